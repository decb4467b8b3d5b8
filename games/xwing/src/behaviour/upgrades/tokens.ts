import { cardOnShip } from '../../answers/answer-book.ts';
import { usedOnShip } from '../../answers/chosen.ts';
import { friendsAtRange } from '../../board.ts';
import { EVADE, rollSingle } from '../../dice.ts';
import { acquireLock, changeSkill, placeLock, tellUse } from '../../play/tokens.ts';
import { ask, currentAttack, NONE, pop, seatOf } from '../../state.ts';
import { skillOf } from '../../values.ts';
import type { Declarations } from '../declare.ts';
import { isAboutSelf } from '../helpers.ts';

/** Upgrades around focus, locks and pilot skill. */
export const TOKEN_UPGRADES: Declarations<
  | 'upgrade.moldycrow'
  | 'upgrade.r5k6'
  | 'upgrade.reconspecialist'
  | 'upgrade.st321'
  | 'upgrade.swarmtactics'
  | 'upgrade.weaponsengineer'
> = {
  'upgrade.swarmtactics': {
    offers: [
      {
        window: 'combat-start',
        kind: 'offer',
        when: () => true,
        answers: (state, self) =>
          friendsAtRange(state, self.ship, 1, 1).map((ship) => cardOnShip(state, self, ship)),
        use: (state, self, answer, on) => {
          const other = usedOnShip(state, answer);
          tellUse(state, self, on, other);
          changeSkill(state, other, skillOf(state, self.ship), on);
        },
      },
    ],
  },
  'upgrade.r5k6': {
    offers: [
      {
        window: 'token-spent',
        kind: 'forced',
        when: (state, self, frame) => isAboutSelf(state, self, frame) && frame.other !== NONE,
        use: (state, self, _answer, on, frame) => {
          tellUse(state, self, on, frame.other);
          if (rollSingle(state, self.ship, 'defence', self.card, on) !== EVADE) return;
          const attack = currentAttack(state);
          if (attack !== undefined) attack.noLock = true;
          acquireLock(state, self.ship, frame.other);
        },
      },
    ],
  },
  'upgrade.weaponsengineer': {
    modifies: { holdsTwoLocks: true },
    // With two locks held, which of them a third one replaces.
    effect: {
      keeps: 'ship',
      run: (state, self) => ask(state, 'card', seatOf(state, self.ship)),
      answers: (state, self) =>
        [0, 1].map((slot) => cardOnShip(state, self, state.locks[self.ship * 2 + slot] as number)),
      take: (state, self, frame, answer, on) => {
        const other = usedOnShip(state, answer);
        pop(state, frame);
        tellUse(state, self, on, other);
        const slot = state.locks[self.ship * 2] === other ? 0 : 1;
        placeLock(state, self.ship, frame.chosen[0] as number, slot, on);
      },
    },
  },
  'upgrade.reconspecialist': { modifies: { focusTokens: 2 } },
  'upgrade.moldycrow': { modifies: { keepsFocus: true } },
  'upgrade.st321': { modifies: { locksAnywhere: true } },
};
