import { at, takeOut } from '@parsecs/kernel';
import { cardOnShip, cardWithWord, DECLINE, isWord } from '../../answers/answer-book.ts';
import { usedOnShip, usedWithWord } from '../../answers/chosen.ts';
import { type CardInPlay, WHITE } from '../../battle.ts';
import { enemiesAtRange, friendsAtRange } from '../../board.ts';
import { listCards } from '../../damage-pack.ts';
import {
  CRIT,
  changeFaces,
  DEFENCE_FOCUS,
  EVADE,
  FOCUS,
  HIT,
  PURPOSES,
  rollSingle,
} from '../../dice.ts';
import { startManoeuvre } from '../../play/dial.ts';
import {
  discardDamage,
  dropLock,
  giveStress,
  offerFreeAction,
  rollFreely,
  startEffect,
  suffer,
  tellUse,
  turnUp,
} from '../../play/tokens.ts';
import { ask, idOf, isInPlay, pop, rulesOf, type State, seatOf } from '../../state.ts';
import { giveEffect, hasEffect, hasLockOn, skillOf } from '../../values.ts';
import { ACTION_NUMBERS, type ActionId, CARD_ACTIONS, type RoundEffect } from '../../vocabulary.ts';
import type { CardRules, Declarations, On } from '../declare.ts';
import { changesAttackDice, isAboutSelf, isAttacking } from '../helpers.ts';

/** An action whose effect lasts until the round ends. */
function lasts(effect: ActionId & RoundEffect): Pick<CardRules, 'action'> {
  return {
    action: {
      action: effect,
      perform: (state, self, on) => {
        tellUse(state, self, on);
        giveEffect(state, self.ship, effect);
      },
    },
  };
}

function hasIcon(state: State, ship: number, action: ActionId): boolean {
  return (rulesOf(state, ship).bar & (1 << ACTION_NUMBERS[action])) !== 0;
}

/** Two attack dice, and all damage they show. */
function scrape(state: State, self: CardInPlay, on: On): void {
  const faces = [0, 1].map(() => rollSingle(state, self.ship, 'attack', self.card, on));
  const count = (face: number): number => faces.filter((shown) => shown === face).length;
  suffer(state, self.ship, count(HIT), count(CRIT));
}

function lockersOf(state: State, ship: number): readonly number[] {
  return state.status.flatMap((_, locker) => (hasLockOn(state, locker, ship) ? [locker] : []));
}

/** Squad Leader, A-28: friendly ships only. */
function juniors(state: State, { ship }: CardInPlay): readonly number[] {
  const skill = skillOf(state, ship);
  return friendsAtRange(state, ship, 1, 2).filter((friend) => skillOf(state, friend) < skill);
}

/** A face-down card that nobody has looked at; markers stand in for cards (XW-225). */
function discardUnseen(state: State, { ship }: CardInPlay, on: On): void {
  const down = listCards(at(state.damageDown, ship));
  if (down.length > 0) {
    const card = at(down, on.chance.pick(PURPOSES.downCard, down.length));
    discardDamage(state, ship, card, false, on);
    return;
  }
  state.markers[ship] = at(state.markers, ship) - 1;
  takeOut(state.markerOrder, ship);
  on.tell?.({ type: 'damage-discarded', ship: idOf(state, ship), cards: [] });
}

/** Upgrades that are actions, or follow one. */
export const ACTION_UPGRADES: Declarations<
  | 'upgrade.daredevil'
  | 'upgrade.engineupgrade'
  | 'upgrade.experthandling'
  | 'upgrade.expose'
  | 'upgrade.marksmanship'
  | 'upgrade.millenniumfalcon'
  | 'upgrade.pushthelimit'
  | 'upgrade.r2f2'
  | 'upgrade.r5d8'
  | 'upgrade.saboteur'
  | 'upgrade.shieldupgrade'
  | 'upgrade.slavei'
  | 'upgrade.squadleader'
  | 'upgrade.veteraninstincts'
> = {
  'upgrade.marksmanship': {
    ...lasts('marksmanship'),
    offers: [
      changesAttackDice(
        (state, self, attack) =>
          isAttacking(state, self, attack) && hasEffect(state, self.ship, 'marksmanship'),
        FOCUS,
        (dice) => {
          changeFaces(dice, FOCUS, CRIT, 1);
          changeFaces(dice, FOCUS, HIT, dice.length);
        },
      ),
    ],
  },
  'upgrade.expose': {
    ...lasts('expose'),
    modifies: {
      attackValue: (state, self) => (hasEffect(state, self.ship, 'expose') ? 1 : 0),
      agility: (state, self) => (hasEffect(state, self.ship, 'expose') ? -1 : 0),
    },
  },
  'upgrade.r2f2': {
    ...lasts('r2f2'),
    modifies: { agility: (state, self) => (hasEffect(state, self.ship, 'r2f2') ? 1 : 0) },
  },
  'upgrade.pushthelimit': {
    offers: [
      {
        window: 'action-performed',
        kind: 'offer',
        when: (state, self, frame) =>
          isAboutSelf(state, self, frame) && !hasEffect(state, self.ship, 'pushthelimit-used'),
        freeAction: (state, self) => rulesOf(state, self.ship).bar,
        use: (state, self, _answer, on) => {
          tellUse(state, self, on);
          giveEffect(state, self.ship, 'pushthelimit-used');
          startEffect(state, self, [at(state.actions, self.ship)]);
          offerFreeAction(state, self.ship, rulesOf(state, self.ship).bar);
        },
      },
    ],
    effect: {
      keeps: 'actions',
      run: (state, self, frame) => {
        pop(state, frame);
        // Stress follows the action; an action that was passed after all brings none.
        if (at(state.actions, self.ship) !== frame.chosen[0]) giveStress(state, self.ship);
      },
    },
  },
  'upgrade.daredevil': {
    action: {
      action: 'daredevil',
      perform: (state, self, on) => {
        tellUse(state, self, on);
        startEffect(state, self);
      },
    },
    effect: {
      run: (state, self, frame, on) => {
        frame.step += 1;
        if (frame.step === 1) ask(state, 'card', seatOf(state, self.ship));
        else if (frame.step === 2) giveStress(state, self.ship);
        else {
          pop(state, frame);
          if (isInPlay(state, self.ship) && !hasIcon(state, self.ship, 'boost')) {
            scrape(state, self, on);
          }
        }
      },
      answers: (state, self) => [
        cardWithWord(state, self, 'left'),
        cardWithWord(state, self, 'right'),
      ],
      take: (state, self, _frame, answer) => {
        const bearing = usedWithWord(answer) === 'left' ? 'turn-left' : 'turn-right';
        startManoeuvre(state, self.ship, { bearing, speed: 1 }, WHITE);
      },
    },
  },
  'upgrade.experthandling': {
    action: {
      action: 'experthandling',
      contains: 'barrel-roll',
      perform: (state, self, on) => {
        tellUse(state, self, on);
        startEffect(state, self);
        rollFreely(state, self.ship, on);
      },
    },
    effect: {
      run: (state, self, frame) => {
        frame.step += 1;
        if (frame.step === 1 && !hasIcon(state, self.ship, 'barrel-roll')) {
          giveStress(state, self.ship);
        } else if (frame.step <= 2 && lockersOf(state, self.ship).length > 0) {
          frame.step = 2;
          ask(state, 'card', seatOf(state, self.ship));
        } else pop(state, frame);
      },
      answers: (state, self) => [
        ...lockersOf(state, self.ship).map((locker) => cardOnShip(state, self, locker)),
        DECLINE,
      ],
      take: (state, self, _frame, answer, on) => {
        if (isWord(answer, 'decline')) return;
        dropLock(state, usedOnShip(state, answer), self.ship, false, on);
      },
    },
  },
  'upgrade.squadleader': {
    action: {
      action: 'squadleader',
      can: (state, self) => juniors(state, self).length > 0,
      perform: (state, self) => startEffect(state, self),
    },
    effect: {
      run: (state, self) => ask(state, 'card', seatOf(state, self.ship)),
      answers: (state, self) => juniors(state, self).map((ship) => cardOnShip(state, self, ship)),
      take: (state, self, frame, answer, on) => {
        const other = usedOnShip(state, answer);
        pop(state, frame);
        tellUse(state, self, on, other);
        offerFreeAction(state, other, rulesOf(state, other).bar | CARD_ACTIONS);
      },
    },
  },
  'upgrade.r5d8': {
    action: {
      action: 'r5d8',
      can: (state, self) =>
        at(state.damageDown, self.ship) !== 0 || at(state.markers, self.ship) > 0,
      perform: (state, self, on) => {
        tellUse(state, self, on);
        const face = rollSingle(state, self.ship, 'defence', self.card, on);
        if (face === EVADE || face === DEFENCE_FOCUS) discardUnseen(state, self, on);
      },
    },
  },
  'upgrade.saboteur': {
    action: {
      action: 'saboteur',
      can: (state, self) => enemiesAtRange(state, self.ship, 1, 1).length > 0,
      perform: (state, self) => startEffect(state, self),
    },
    effect: {
      run: (state, self) => ask(state, 'card', seatOf(state, self.ship)),
      answers: (state, self) =>
        enemiesAtRange(state, self.ship, 1, 1).map((ship) => cardOnShip(state, self, ship)),
      take: (state, self, frame, answer, on) => {
        const other = usedOnShip(state, answer);
        pop(state, frame);
        tellUse(state, self, on, other);
        const face = rollSingle(state, self.ship, 'attack', self.card, on);
        const down = listCards(at(state.damageDown, other));
        if ((face !== HIT && face !== CRIT) || down.length === 0) return;
        turnUp(state, other, at(down, on.chance.pick(PURPOSES.downCard, down.length)), on);
      },
    },
  },
  // Only what the data say: icons, values and slots.
  'upgrade.engineupgrade': {},
  'upgrade.shieldupgrade': {},
  'upgrade.veteraninstincts': {},
  'upgrade.millenniumfalcon': {},
  'upgrade.slavei': {},
};
