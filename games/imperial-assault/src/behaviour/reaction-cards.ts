import { at } from '@parsecs/kernel';
import { expectAnswer } from '../answers.ts';
import {
  defenceDice,
  freshAttackDice,
  freshDefenceDice,
  removeDefenceDie,
  rerollDie,
} from '../attack/dice.ts';
import { areAdjacent, figuresOf, friendsOf } from '../board.ts';
import type { AttackFrame } from '../frames.ts';
import { groupId } from '../lookup.ts';
import type { DieName } from '../names.ts';
import { offer } from '../offers.ts';
import { fits } from '../play/cards.ts';
import { loseConditions } from '../play/conditions.ts';
import { CELEBRATION, sufferDamage } from '../play/defeat.ts';
import { gainOf, score } from '../play/victory.ts';
import { RAIDERS } from '../rules.ts';
import {
  activationOf,
  currentAttack,
  figureOf,
  hasCondition,
  isOnMap,
  ownerOf,
  type State,
} from '../state.ts';
import { EXHAUSTED, HARMFUL, READY } from '../vocabulary.ts';
import { asking, openEffect } from './choosing.ts';
import type { AbilityOffer, CardOffer, EffectRules } from './declare.ts';

const CELEBRATION_VP = 4;
const DEFLECTION_DAMAGE = 2;
const FURY = 3;

/** The attack in progress, if this player makes it with his own figure (IA-306). */
function ownAttack(state: State, seat: number): AttackFrame | undefined {
  const attack = currentAttack(state);
  return attack !== undefined && ownerOf(state, attack.figure) === seat ? attack : undefined;
}

function ownedLuke(state: State, seat: number): number {
  return figuresOf(state, seat).find((figure) => fits(state, figure, 'son-of-skywalker')) ?? -1;
}

/** Cards that answer something or join an attack. */
export const REACTION_CARDS: readonly CardOffer[] = [
  {
    id: 'rally',
    window: 'start-of-activation',
    can: (state, { about }, seat) =>
      isOnMap(state, about) &&
      ownerOf(state, about) === seat &&
      hasCondition(state, about, HARMFUL),
    play: (state, { about }, _seat, on) => loseConditions(state, about, HARMFUL, on),
  },
  {
    id: 'to-the-limit',
    window: 'after-special-action',
    can: (state, { about }) => isOnMap(state, about),
    play: (state, { about }) => {
      const own = activationOf(state, about);
      if (own !== undefined) own.limit = true;
    },
  },
  {
    id: 'son-of-skywalker',
    window: 'after-activation',
    can: (state, _frame, seat) => {
      const luke = ownedLuke(state, seat);
      return luke !== -1 && state.groups[figureOf(state, luke).group] === EXHAUSTED;
    },
    play: (state, _frame, seat, on) => {
      const { group } = figureOf(state, ownedLuke(state, seat));
      state.groups = state.groups.with(group, READY);
      on.tell?.({ type: 'readied', group: groupId(state, group) });
    },
  },
  {
    id: 'celebration',
    window: 'after-defeat',
    can: (state, { waiting }, seat) =>
      waiting.some(
        (trigger, index) =>
          index % 2 === 0 &&
          trigger === CELEBRATION &&
          ownerOf(state, at(waiting, index + 1)) !== seat,
      ),
    play: (state, _frame, seat, on) =>
      score(state, gainOf(seat, CELEBRATION_VP), 'celebration', on),
  },
  {
    id: 'element-of-surprise',
    window: 'declaring',
    can: (state, _frame, seat) => {
      const attack = ownAttack(state, seat);
      if (attack === undefined || attack.target >= RAIDERS) return false;
      const own = activationOf(state, attack.figure);
      // IA-259
      return (
        own !== undefined && !own.seenBy.includes(attack.target) && attack.defenceDice.length > 0
      );
    },
    play: (state, _frame, seat) => openEffect(state, 'element-of-surprise', -1, seat),
  },
  {
    id: 'one-in-a-million',
    window: 'declaring',
    can: (state, _frame, seat) => {
      const attack = ownAttack(state, seat);
      if (attack === undefined || !fits(state, attack.figure, 'one-in-a-million')) return false;
      return activationOf(state, attack.figure) === undefined && attack.defenceDice.length > 0;
    },
    play: (state, _frame, _seat, on) => {
      const attack = currentAttack(state);
      if (attack === undefined) return;
      while (attack.defenceDice.length > 0) {
        removeDefenceDie(attack, 'defence-1', 'one-in-a-million', on);
      }
    },
  },
  {
    id: 'deflection',
    window: 'declared-on-you',
    can: (state, { about }) => isOnMap(state, about) && fits(state, about, 'deflection'),
    play: (state) => {
      const attack = currentAttack(state);
      if (attack !== undefined) attack.deflected += 1;
    },
  },
  {
    id: 'guardian-stance',
    window: 'reroll-defence',
    can: (state, { about }) => {
      const attack = currentAttack(state);
      if (attack === undefined) return false;
      const dice = [...freshAttackDice(attack), ...freshDefenceDice(attack)];
      return (
        dice.length > 0 &&
        friendsOf(state, about).some(
          (figure) => fits(state, figure, 'guardian-stance') && areAdjacent(state, figure, about),
        )
      );
    },
    play: (state, _frame, seat) => openEffect(state, 'guardian-stance', -1, seat),
  },
  {
    id: 'deadeye',
    window: 'modify-attack',
    can: (state, _frame, seat) => ownAttack(state, seat)?.melee === false,
    play: (state) => {
      const attack = currentAttack(state);
      if (attack !== undefined) attack.deadeye = true;
    },
  },
  {
    id: 'furious-charge',
    window: 'after-attack-on-you',
    can: (state, { about }) => {
      const attack = currentAttack(state);
      return (
        attack !== undefined &&
        attack.dealt >= FURY &&
        isOnMap(state, about) &&
        fits(state, about, 'furious-charge')
      );
    },
    play: (state, { about }, _seat, on) => {
      const { group } = figureOf(state, about);
      // IA-296: while the group activates its card is turned in any case.
      if (state.groups[group] !== EXHAUSTED) return;
      state.groups = state.groups.with(group, READY);
      on.tell?.({ type: 'readied', group: groupId(state, group) });
    },
  },
];

/** The second part of Deflection comes after the attack. */
export const CARD_AFTERMATH: readonly AbilityOffer[] = [
  {
    id: 'deflection',
    window: 'after-attack-on-you',
    kind: 'forced',
    answers: (state) => {
      const attack = currentAttack(state);
      if (attack === undefined || attack.deflected === 0 || attack.dealt !== 0) return [];
      if (!isOnMap(state, attack.figure)) return [];
      return [offer({ kind: 'resolve', card: 'deflection' })];
    },
    use: (state, frame, _answer, on) => {
      const attack = currentAttack(state);
      if (attack === undefined) return;
      const seat = at(frame.seats, frame.index);
      sufferDamage(state, [attack.figure], DEFLECTION_DAMAGE, 'deflection', seat, on);
    },
  },
];

export const REACTION_EFFECTS: readonly EffectRules[] = [
  asking(
    'element-of-surprise',
    'remove-die',
    (state) => defenceDice(currentAttack(state)).map((die) => offer({ kind: 'die', die })),
    (state, _frame, answer, on) => {
      const attack = currentAttack(state);
      if (attack !== undefined) {
        removeDefenceDie(attack, expectAnswer(answer, 'die').die, 'element-of-surprise', on);
      }
    },
  ),
  asking(
    'guardian-stance',
    'reroll-set',
    (state) => {
      const attack = currentAttack(state);
      if (attack === undefined) return [];
      // The dice of one side, never of both.
      const sets = [...setsOf(freshAttackDice(attack)), ...setsOf(freshDefenceDice(attack))];
      return sets.map((dice) => offer({ kind: 'dice', dice }));
    },
    (state, _frame, answer, on) => {
      const attack = currentAttack(state);
      if (attack === undefined) return;
      for (const die of expectAnswer(answer, 'dice').dice) {
        rerollDie(attack, die, 'guardian-stance', on);
      }
    },
  ),
];

/** Every set of at least one die that was not rerolled yet. */
function setsOf(dice: readonly DieName[]): readonly (readonly DieName[])[] {
  let sets: readonly (readonly DieName[])[] = [[]];
  for (const die of dice) sets = [...sets, ...sets.map((set) => [...set, die])];
  return sets.filter((set) => set.length > 0);
}
