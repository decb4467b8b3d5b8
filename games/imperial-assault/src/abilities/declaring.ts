import { at } from '@parsecs/kernel';
import { removeDefenceDie } from '../attack/dice.ts';
import { distanceTo } from '../board.ts';
import type { AbilityOffer, EffectRules } from '../declare.ts';
import { idOf } from '../lookup.ts';
import { discardCard } from '../play/cards.ts';
import { sufferStrain } from '../play/strain.ts';
import { DEFENCE_DICE, reply } from '../replies.ts';
import { hasAbility, RAIDERS } from '../rules.ts';
import { ask, currentAttack, pop, rulesOf } from '../state.ts';
import { ABILITY_IDS } from '../vocabulary.ts';
import { openEffect } from './choosing.ts';

const RELENTLESS_RANGE = 3;
const RELENTLESS = ABILITY_IDS.indexOf('relentless');
const SHATTERING_BLOW = ABILITY_IDS.indexOf('shattering-blow');

/** What happens when an attack is declared (IA-179). */
export const DECLARING: readonly AbilityOffer[] = [
  {
    id: 'relentless',
    window: 'declaring',
    kind: 'forced',
    answers: (state) => {
      const attack = currentAttack(state);
      if (attack === undefined || attack.target >= RAIDERS) return [];
      if (!hasAbility(rulesOf(state), attack.figure, 'relentless')) return [];
      if (distanceTo(state, attack.figure, attack.target) > RELENTLESS_RANGE) return [];
      return [reply(state, 'use', RELENTLESS, attack.figure)];
    },
    use: (state, frame, answer, on) => {
      on.tell?.({ type: 'used', figure: idOf(state, answer.b), ability: 'relentless' });
      sufferStrain(state, frame.about, 1);
    },
  },
  {
    id: 'shattering-blow',
    window: 'declaring',
    kind: 'offer',
    answers: (state, _frame, seat) => {
      const attack = currentAttack(state);
      if (attack === undefined || attack.defenceDice.length === 0) return [];
      if (!hasAbility(rulesOf(state), attack.figure, 'shattering-blow')) return [];
      // IA-264: how many cards are held is public, so the offer tells nothing.
      if (at(state.hands, seat).length === 0) return [];
      return [reply(state, 'use', SHATTERING_BLOW, attack.figure)];
    },
    use: (state, frame, answer, on) => {
      on.tell?.({ type: 'used', figure: idOf(state, answer.b), ability: 'shattering-blow' });
      openEffect(state, 'shattering-blow', answer.b, at(frame.seats, frame.index));
    },
  },
];

export const DECLARING_EFFECTS: readonly EffectRules[] = [
  {
    id: 'shattering-blow',
    run: (state, frame) => ask(state, frame.step === 0 ? 'discard' : 'remove-die', frame.by),
    answers: (state, frame) => {
      if (frame.step === 0) {
        const hand = new Set(at(state.hands, frame.by));
        return [...hand].map((card) => reply(state, 'discard', card));
      }
      const dice = currentAttack(state)?.defenceDice ?? [];
      return dice.map((_, index) => reply(state, 'die', DEFENCE_DICE + index));
    },
    take: (state, frame, answer, on) => {
      if (frame.step === 0) {
        discardCard(state, frame.by, answer.a, 'shattering-blow', on);
        frame.step = 1;
        return;
      }
      pop(state, frame);
      const attack = currentAttack(state);
      if (attack !== undefined) {
        removeDefenceDie(attack, answer.a - DEFENCE_DICE, 'shattering-blow', on);
      }
    },
  },
];
