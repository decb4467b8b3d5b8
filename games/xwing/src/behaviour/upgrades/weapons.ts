import type { Seat } from '@parsecs/kernel';
import type { Answer } from '../../answers/answer.ts';
import { cardOnAttackDice } from '../../answers/answer-book.ts';
import { usedOnAttackDice } from '../../answers/chosen.ts';
import type { CardInPlay } from '../../battle.ts';
import { basesOf, poseOf } from '../../board.ts';
import { BLANK, CRIT, changeFaces, countFace, EVADE, FOCUS, HIT, tellDice } from '../../dice.ts';
import { diceCode, diceOfCode } from '../../dice-codes.ts';
import { footprintOf } from '../../geometry/footprint.ts';
import { bandOf, distanceBetween } from '../../geometry/range.ts';
import { giveIon, suffer, tellUse } from '../../play/tokens.ts';
import { currentAttack, isInPlay, push, rulesOf, type State, seatOf } from '../../state.ts';
import { STRIKES } from '../../vocabulary.ts';
import type { CardRules, Declarations } from '../declare.ts';
import { changesAttackDice, inAttack, isMadeWith } from '../helpers.ts';

const ADVANCED_CHANGES = 3;

/** So many dice with this face, as the parameter of a card. */
function diceAnswer(state: State, self: CardInPlay, face: number, count: number): Answer {
  const counts = [0, 0, 0, 0];
  counts[face] = count;
  return cardOnAttackDice(state, self, diceCode(counts));
}

/** A hit is one damage and one ion token; then every result is cancelled. */
const IONISES: CardRules = {
  offers: [
    {
      window: 'damage-before',
      kind: 'forced',
      when: inAttack(isMadeWith),
      use: (state, self, _answer, on) => {
        const attack = currentAttack(state);
        if (attack === undefined) return;
        tellUse(state, self, on);
        attack.hits = 0;
        attack.crits = 0;
        giveIon(state, attack.target, on);
        suffer(state, attack.target, 1, 0, attack.ship);
      },
    },
  ],
};

/** Ships of either side at Range 1 of where the defender is, or was before it fell. */
function shipsAround(state: State, target: number): number[] {
  const from = footprintOf(rulesOf(state, target).kind, poseOf(state, target));
  return basesOf(state).flatMap((base, ship) =>
    ship !== target && isInPlay(state, ship) && bandOf(distanceBetween(from, base)) === 1
      ? [ship]
      : [],
  );
}

/** Autoblaster: the critical results that the defender could cancel. */
function cancellable(state: State): number {
  const attack = currentAttack(state);
  if (attack === undefined) return 0;
  const evades = countFace(attack.defenceDice, EVADE) + attack.evades;
  return Math.min(evades, Math.max(0, countFace(attack.attackDice, CRIT) - attack.safeCrits));
}

function seatOfDefender(state: State, self: CardInPlay): Seat {
  return seatOf(state, currentAttack(state)?.target ?? self.ship);
}

/** Secondary weapons, beyond what the data say. */
export const WEAPON_UPGRADES: Declarations<
  | 'upgrade.advprotontorpedoes'
  | 'upgrade.assaultmissiles'
  | 'upgrade.autoblaster'
  | 'upgrade.blasterturret'
  | 'upgrade.clustermissiles'
  | 'upgrade.concussionmissiles'
  | 'upgrade.heavylasercannon'
  | 'upgrade.homingmissiles'
  | 'upgrade.ioncannon'
  | 'upgrade.ioncannonturret'
  | 'upgrade.protontorpedoes'
> = {
  'upgrade.protontorpedoes': {
    offers: [
      changesAttackDice(isMadeWith, FOCUS, (dice) => void changeFaces(dice, FOCUS, CRIT, 1)),
    ],
  },
  'upgrade.advprotontorpedoes': {
    offers: [
      {
        window: 'attack-dice-attacker',
        kind: 'offer',
        when: inAttack(isMadeWith),
        answers: (state, self) => {
          const blanks = countFace(currentAttack(state)?.attackDice ?? [], BLANK);
          const most = Math.min(blanks, ADVANCED_CHANGES);
          return Array.from({ length: most }, (_, index) =>
            diceAnswer(state, self, BLANK, index + 1),
          );
        },
        use: (state, self, answer, on) => {
          const attack = currentAttack(state);
          if (attack === undefined) return;
          tellUse(state, self, on);
          changeFaces(attack.attackDice, BLANK, FOCUS, diceOfCode(usedOnAttackDice(answer), BLANK));
          tellDice(state, attack, 'attack', self.card, on);
        },
      },
    ],
  },
  'upgrade.concussionmissiles': {
    offers: [changesAttackDice(isMadeWith, BLANK, (dice) => void changeFaces(dice, BLANK, HIT, 1))],
  },
  'upgrade.assaultmissiles': {
    offers: [
      {
        window: 'damage-after',
        kind: 'forced',
        when: inAttack(
          (state, self, attack) =>
            isMadeWith(state, self, attack) && shipsAround(state, attack.target).length > 0,
        ),
        use: (state, self, _answer, on, frame) => {
          tellUse(state, self, on);
          push(state, {
            kind: 'bomb',
            bomb: STRIKES.indexOf('assaultmissiles'),
            by: seatOf(state, self.ship),
            ships: shipsAround(state, frame.other),
            step: 0,
          });
        },
      },
    ],
  },
  // Both attacks are told in the data (XW-307).
  'upgrade.clustermissiles': {},
  'upgrade.homingmissiles': { weapon: { barsEvadeTokens: true } },
  'upgrade.autoblaster': {
    weapon: { sparesHits: true },
    offers: [
      {
        window: 'compare-start',
        kind: 'forced',
        by: seatOfDefender,
        when: inAttack(
          (state, self, attack) => isMadeWith(state, self, attack) && cancellable(state) > 0,
        ),
        answers: (state, self) => {
          const most = cancellable(state);
          return Array.from({ length: most + 1 }, (_, index) =>
            diceAnswer(state, self, CRIT, most - index),
          );
        },
        use: (state, _self, answer) => {
          const attack = currentAttack(state);
          if (attack !== undefined) attack.choice = diceOfCode(usedOnAttackDice(answer), CRIT);
        },
      },
    ],
  },
  'upgrade.heavylasercannon': {
    offers: [
      {
        window: 'attack-dice-rolled',
        kind: 'forced',
        when: inAttack(
          (state, self, attack) =>
            isMadeWith(state, self, attack) && countFace(attack.attackDice, CRIT) > 0,
        ),
        use: (state, self, _answer, on) => {
          const attack = currentAttack(state);
          if (attack === undefined) return;
          tellUse(state, self, on);
          changeFaces(attack.attackDice, CRIT, HIT, attack.attackDice.length);
          tellDice(state, attack, 'attack', self.card, on);
        },
      },
    ],
  },
  'upgrade.ioncannon': IONISES,
  'upgrade.ioncannonturret': IONISES,
  'upgrade.blasterturret': {},
};
