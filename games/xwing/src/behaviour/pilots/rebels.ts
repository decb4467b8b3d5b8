import { cardAnswer } from '../../answers.ts';
import { friendsAtRange, isAtRange } from '../../board.ts';
import type { CardRules } from '../../declare.ts';
import {
  ATTACK_FACES_ALL,
  BLANK,
  changeFaces,
  countFace,
  DEFENCE_FACES_ALL,
  DEFENCE_FOCUS,
  EVADE,
  tellDice,
} from '../../dice.ts';
import { giveFocus, giveStress, offerLock, startEffect, tellUse } from '../../play/tokens.ts';
import { currentAttack, idOf, NONE, pop } from '../../state.ts';
import { isStressed } from '../../values.ts';
import {
  inAttack,
  isAboutSelf,
  isAttacking,
  isDefending,
  isFriendAttacking,
  rerollsAttackDice,
  rerollsDefenceDice,
} from '../helpers.ts';

const ANY_NUMBER = 15;

export const REBEL_PILOTS: readonly CardRules[] = [
  {
    card: 'pilot.wedgeantilles',
    modifies: {
      targetAgility: (state, self, attack) => (isAttacking(state, self, attack) ? -1 : 0),
    },
  },
  {
    card: 'pilot.lukeskywalker',
    offers: [
      {
        window: 'defence-dice-defender',
        kind: 'offer',
        when: inAttack(
          (state, self, attack) =>
            isDefending(state, self, attack) && countFace(attack.defenceDice, DEFENCE_FOCUS) > 0,
        ),
        use: (state, self, _answer, on) => {
          const attack = currentAttack(state);
          if (attack === undefined) return;
          tellUse(state, self, on);
          changeFaces(attack.defenceDice, DEFENCE_FOCUS, EVADE, 1);
          tellDice(state, attack, 'defence', self.card, on);
        },
      },
    ],
  },
  {
    card: 'pilot.garvendreis',
    offers: [
      {
        window: 'token-spent',
        kind: 'offer',
        when: (state, self, frame) => isAboutSelf(state, self, frame) && frame.other === NONE,
        answers: (state, self) =>
          friendsAtRange(state, self.ship, 1, 2).map((ship) =>
            cardAnswer(state, self, 'ship', ship),
          ),
        use: (state, self, answer, on) => {
          tellUse(state, self, on, answer.b);
          giveFocus(state, answer.b, 1, on);
        },
      },
    ],
  },
  {
    card: 'pilot.biggsdarklighter',
    modifies: {
      barsTarget: (state, self, _attacker, target, couldTargetSelf) =>
        isAtRange(state, self.ship, target, 1, 1) && couldTargetSelf(),
    },
  },
  {
    card: 'pilot.janors',
    offers: [
      {
        window: 'attack-dice-count',
        kind: 'offer',
        when: inAttack(
          (state, self, attack) =>
            isFriendAttacking(state, self, attack) &&
            !isStressed(state, self.ship) &&
            isAtRange(state, self.ship, attack.ship, 1, 3),
        ),
        use: (state, self, _answer, on) => {
          tellUse(state, self, on);
          startEffect(state, self);
          giveStress(state, self.ship);
        },
      },
    ],
    effect: {
      // The stress token was the price: taken over by somebody else, it buys nothing.
      run: (state, self, frame) => {
        pop(state, frame);
        const attack = currentAttack(state);
        if (attack !== undefined && state.stressed === self.ship) attack.moreAttackDice += 1;
      },
    },
  },
  {
    card: 'pilot.kylekatarn',
    offers: [
      {
        window: 'combat-start',
        kind: 'offer',
        when: (state, self) => (state.focus[self.ship] as number) > 0,
        answers: (state, self) =>
          friendsAtRange(state, self.ship, 1, 3).map((ship) =>
            cardAnswer(state, self, 'ship', ship),
          ),
        use: (state, self, answer, on) => {
          tellUse(state, self, on, answer.b);
          state.focus[self.ship] = (state.focus[self.ship] as number) - 1;
          on.tell?.({
            type: 'tokens-removed',
            ship: idOf(state, self.ship),
            focus: 1,
            evade: 0,
          });
          giveFocus(state, answer.b, 1, on);
        },
      },
    ],
  },
  {
    card: 'pilot.hortonsalm',
    offers: [
      rerollsAttackDice(
        (state, self, attack) => isAttacking(state, self, attack) && attack.range >= 2,
        [BLANK],
        1,
        ANY_NUMBER,
      ),
    ],
  },
  {
    card: 'pilot.ibtisam',
    offers: [
      rerollsAttackDice(
        (state, self, attack) => isAttacking(state, self, attack) && isStressed(state, self.ship),
        ATTACK_FACES_ALL,
        1,
        1,
      ),
      rerollsDefenceDice(
        (state, self, attack) => isDefending(state, self, attack) && isStressed(state, self.ship),
        () => DEFENCE_FACES_ALL,
        1,
      ),
    ],
  },
  {
    card: 'pilot.dutchvander',
    offers: [
      {
        window: 'lock-acquired',
        kind: 'forced',
        when: isAboutSelf,
        answers: (state, self) =>
          friendsAtRange(state, self.ship, 1, 2).map((ship) =>
            cardAnswer(state, self, 'ship', ship),
          ),
        use: (state, self, answer, on) => {
          tellUse(state, self, on, answer.b);
          offerLock(state, answer.b);
        },
      },
    ],
  },
];
