import { at } from '@parsecs/kernel';
import { expectAnswer } from '../answers.ts';
import { defenceDice, removeDefenceDie } from '../attack/dice.ts';
import { distanceTo } from '../board.ts';
import { idOf } from '../lookup.ts';
import { offer, offersAt } from '../offers.ts';
import { discardCard } from '../play/cards.ts';
import { sufferStrain } from '../play/strain.ts';
import { hasAbility, RAIDERS } from '../rules.ts';
import { ask, currentAttack, pop, rulesOf } from '../state.ts';
import { COMMAND_IDS } from '../vocabulary.ts';
import { openEffect, userOf } from './choosing.ts';
import type { AbilityOffer, EffectRules } from './declare.ts';

const RELENTLESS_RANGE = 3;

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
      return [offersAt(state).use('relentless', attack.figure)];
    },
    use: (state, frame, answer, on) => {
      on.tell?.({
        type: 'used',
        figure: idOf(state, userOf(state, answer)),
        ability: 'relentless',
      });
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
      return [offersAt(state).use('shattering-blow', attack.figure)];
    },
    use: (state, frame, answer, on) => {
      const figure = userOf(state, answer);
      on.tell?.({ type: 'used', figure: idOf(state, figure), ability: 'shattering-blow' });
      openEffect(state, 'shattering-blow', figure, at(frame.seats, frame.index));
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
        return [...hand].map((card) => offer({ kind: 'discard', card: at(COMMAND_IDS, card) }));
      }
      return defenceDice(currentAttack(state)).map((die) => offer({ kind: 'die', die }));
    },
    take: (state, frame, answer, on) => {
      if (frame.step === 0) {
        discardCard(state, frame.by, expectAnswer(answer, 'discard').card, 'shattering-blow', on);
        frame.step = 1;
        return;
      }
      pop(state, frame);
      const attack = currentAttack(state);
      if (attack !== undefined) {
        removeDefenceDie(attack, expectAnswer(answer, 'die').die, 'shattering-blow', on);
      }
    },
  },
];
