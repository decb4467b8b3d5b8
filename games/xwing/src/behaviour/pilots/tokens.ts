import type { Answer } from '../../answers/answer.ts';
import { cardOnShip } from '../../answers/answer-book.ts';
import { usedOnShip } from '../../answers/chosen.ts';
import type { CardInPlay } from '../../battle.ts';
import { friendsAtRange, isAtRange } from '../../board.ts';
import {
  changeSkill,
  dropLock,
  giveFocus,
  offerLock,
  placeLock,
  startEffect,
  tellUse,
} from '../../play/tokens.ts';
import { ask, idOf, innermost, NONE, pop, type State, seatOf } from '../../state.ts';
import type { Declarations, On } from '../declare.ts';
import { areFriends, isAboutSelf } from '../helpers.ts';

const YORRS_LIMIT = 2;
const ROARKS_SKILL = 12;

function friendAnswers(
  state: State,
  self: CardInPlay,
  least: number,
  most: number,
): readonly Answer[] {
  return friendsAtRange(state, self.ship, least, most).map((ship) => cardOnShip(state, self, ship));
}

/** Whom the ship has locked. */
function locksOf(state: State, ship: number): readonly number[] {
  return [state.locks[ship * 2], state.locks[ship * 2 + 1]].filter(
    (target): target is number => target !== undefined && target !== NONE,
  );
}

/** The blue token changes hands, the red one stays: nobody acquires a lock. */
function passLock(state: State, from: number, to: number, target: number, on: On): void {
  dropLock(state, from, target, false, on);
  placeLock(state, to, target, 0, on);
}

/** Pilots around focus, locks, stress and pilot skill. */
export const TOKEN_PILOTS: Declarations<
  | 'pilot.captainkagi'
  | 'pilot.captainyorr'
  | 'pilot.coloneljendon'
  | 'pilot.dutchvander'
  | 'pilot.garvendreis'
  | 'pilot.kylekatarn'
  | 'pilot.roarkgarnet'
  | 'pilot.soontirfel'
> = {
  'pilot.garvendreis': {
    offers: [
      {
        window: 'token-spent',
        kind: 'offer',
        when: (state, self, frame) => isAboutSelf(state, self, frame) && frame.other === NONE,
        answers: (state, self) => friendAnswers(state, self, 1, 2),
        use: (state, self, answer, on) => {
          const other = usedOnShip(state, answer);
          tellUse(state, self, on, other);
          giveFocus(state, other, 1, on);
        },
      },
    ],
  },
  'pilot.kylekatarn': {
    offers: [
      {
        window: 'combat-start',
        kind: 'offer',
        when: (state, self) => (state.focus[self.ship] as number) > 0,
        answers: (state, self) => friendAnswers(state, self, 1, 3),
        use: (state, self, answer, on) => {
          const other = usedOnShip(state, answer);
          tellUse(state, self, on, other);
          state.focus[self.ship] = (state.focus[self.ship] as number) - 1;
          on.tell?.({
            type: 'tokens-removed',
            ship: idOf(state, self.ship),
            focus: 1,
            evade: 0,
          });
          giveFocus(state, other, 1, on);
        },
      },
    ],
  },
  'pilot.roarkgarnet': {
    offers: [
      {
        window: 'combat-start',
        kind: 'forced',
        when: () => true,
        answers: (state, self) => friendAnswers(state, self, 1, 3),
        use: (state, self, answer, on) => {
          const other = usedOnShip(state, answer);
          tellUse(state, self, on, other);
          changeSkill(state, other, ROARKS_SKILL, on);
        },
      },
    ],
  },
  'pilot.coloneljendon': {
    offers: [
      {
        window: 'combat-start',
        kind: 'offer',
        when: (state, self) => locksOf(state, self.ship).length > 0,
        answers: (state, self) =>
          friendsAtRange(state, self.ship, 1, 1)
            .filter((friend) => locksOf(state, friend).length === 0)
            .map((friend) => cardOnShip(state, self, friend)),
        use: (state, self, answer, on) => {
          const other = usedOnShip(state, answer);
          tellUse(state, self, on, other);
          startEffect(state, self, [other]);
        },
      },
    ],
    effect: {
      keeps: 'ship',
      run: (state, self, frame, on) => {
        const locks = locksOf(state, self.ship);
        if (locks.length > 1) {
          ask(state, 'card', seatOf(state, self.ship));
          return;
        }
        pop(state, frame);
        for (const target of locks) {
          passLock(state, self.ship, frame.chosen[0] as number, target, on);
        }
      },
      answers: (state, self) =>
        locksOf(state, self.ship).map((target) => cardOnShip(state, self, target)),
      take: (state, self, frame, answer, on) => {
        const other = usedOnShip(state, answer);
        pop(state, frame);
        passLock(state, self.ship, frame.chosen[0] as number, other, on);
      },
    },
  },
  'pilot.dutchvander': {
    offers: [
      {
        window: 'lock-acquired',
        kind: 'forced',
        when: isAboutSelf,
        answers: (state, self) => friendAnswers(state, self, 1, 2),
        use: (state, self, answer, on) => {
          const other = usedOnShip(state, answer);
          tellUse(state, self, on, other);
          offerLock(state, other);
        },
      },
    ],
  },
  'pilot.captainkagi': { modifies: { drawsLocks: true } },
  'pilot.soontirfel': {
    offers: [
      {
        window: 'stress-received',
        kind: 'offer',
        when: isAboutSelf,
        use: (state, self, _answer, on) => {
          tellUse(state, self, on);
          giveFocus(state, self.ship, 1, on);
        },
      },
    ],
  },
  'pilot.captainyorr': {
    offers: [
      {
        window: 'stress-receive',
        kind: 'offer',
        when: (state, self, frame) =>
          frame.ship !== self.ship &&
          (state.stress[self.ship] as number) <= YORRS_LIMIT &&
          areFriends(state, self.ship, frame.ship) &&
          isAtRange(state, self.ship, frame.ship, 1, 2),
        use: (state, self, _answer, on) => {
          tellUse(state, self, on);
          const stress = innermost(state, 'stress');
          if (stress !== undefined) stress.ship = self.ship;
        },
      },
    ],
  },
};
