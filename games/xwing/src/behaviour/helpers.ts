import type { Seat } from '@parsecs/kernel';
import { cardOnAttackDice, cardOnDefenceDice } from '../answers/answer-book.ts';
import { usedOnAttackDice, usedOnDefenceDice } from '../answers/chosen.ts';
import type { CardInPlay } from '../battle.ts';
import {
  countFace,
  listDiceChoices,
  rerollDice,
  rollAttackFace,
  rollDefenceFace,
  tellDice,
} from '../dice.ts';
import type { AttackFrame, WindowFrame } from '../frames.ts';
import { tellUse } from '../play/tokens.ts';
import { currentAttack, NONE, type State, seatOf, teamOf } from '../state.ts';
import { BARRED_BITS, type Offer } from './declare.ts';

/** Patterns that several cards share. */

type InAttack = (state: State, self: CardInPlay, attack: AttackFrame) => boolean;

/** The attack of which this ship is the attacker or the defender. */
export function isAttacking(_state: State, self: CardInPlay, attack: AttackFrame): boolean {
  return attack.ship === self.ship;
}

export function isDefending(_state: State, self: CardInPlay, attack: AttackFrame): boolean {
  return attack.target === self.ship;
}

/** A different ship of the same side attacks. */
export function isFriendAttacking(state: State, self: CardInPlay, attack: AttackFrame): boolean {
  return attack.ship !== self.ship && teamOf(state, attack.ship) === teamOf(state, self.ship);
}

export function areFriends(state: State, one: number, other: number): boolean {
  return teamOf(state, one) === teamOf(state, other);
}

export function inAttack(when: InAttack): Offer['when'] {
  return (state, self) => {
    const attack = currentAttack(state);
    return attack !== undefined && when(state, self, attack);
  };
}

function seatOfAttacker(state: State): Seat {
  return seatOf(state, currentAttack(state)?.ship ?? NONE);
}

/** Rerolls attack dice with these faces, so many at least and at most (XW-136, XW-138). */
export function rerollsAttackDice(
  when: InAttack,
  faces: readonly number[],
  least: number,
  most: number,
): Offer {
  return {
    window: 'attack-dice-attacker',
    kind: 'offer',
    by: seatOfAttacker,
    when: inAttack(
      (state, self, attack) =>
        (attack.barred & BARRED_BITS['attacker-reroll']) === 0 && when(state, self, attack),
    ),
    answers: (state, self) =>
      listDiceChoices(currentAttack(state)?.attackDice ?? [], faces, least, most).map((code) =>
        cardOnAttackDice(state, self, code),
      ),
    use: (state, self, answer, on) => {
      const attack = currentAttack(state);
      if (attack === undefined) return;
      tellUse(state, self, on);
      rerollDice(attack.attackDice, usedOnAttackDice(answer), rollAttackFace, on.chance);
      tellDice(state, attack, 'attack', self.card, on);
    },
  };
}

/** Rerolls defence dice with these faces. */
export function rerollsDefenceDice(
  when: InAttack,
  faces: (state: State, self: CardInPlay, attack: AttackFrame) => readonly number[],
  most: number,
): Offer {
  return {
    window: 'defence-dice-defender',
    kind: 'offer',
    when: inAttack(when),
    answers: (state, self) => {
      const attack = currentAttack(state);
      if (attack === undefined) return [];
      return listDiceChoices(attack.defenceDice, faces(state, self, attack), 1, most).map((code) =>
        cardOnDefenceDice(state, self, code),
      );
    },
    use: (state, self, answer, on) => {
      const attack = currentAttack(state);
      if (attack === undefined) return;
      tellUse(state, self, on);
      rerollDice(attack.defenceDice, usedOnDefenceDice(answer), rollDefenceFace, on.chance);
      tellDice(state, attack, 'defence', self.card, on);
    },
  };
}

/** Changes results of the attack dice, all that the card changes at once (XW-135). */
export function changesAttackDice(
  when: InAttack,
  needs: number,
  change: (dice: number[]) => void,
): Offer {
  return {
    window: 'attack-dice-attacker',
    kind: 'offer',
    by: seatOfAttacker,
    when: inAttack(
      (state, self, attack) => countFace(attack.attackDice, needs) > 0 && when(state, self, attack),
    ),
    use: (state, self, _answer, on) => {
      const attack = currentAttack(state);
      if (attack === undefined) return;
      tellUse(state, self, on);
      change(attack.attackDice);
      tellDice(state, attack, 'attack', self.card, on);
    },
  };
}

/** The attack is made with this very card. */
export function isMadeWith(_state: State, self: CardInPlay, attack: AttackFrame): boolean {
  return attack.ship === self.ship && attack.weapon === self.place;
}

/** The window is about the ship of the card. */
export function isAboutSelf(_state: State, self: CardInPlay, frame: WindowFrame): boolean {
  return frame.ship === self.ship;
}
