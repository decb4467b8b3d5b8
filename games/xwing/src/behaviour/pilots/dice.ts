import { basesOf, isAtRange } from '../../board.ts';
import {
  ATTACK_FACES_ALL,
  BLANK,
  CRIT,
  changeFaces,
  countFace,
  DEFENCE_FACES_ALL,
  DEFENCE_FOCUS,
  EVADE,
  HIT,
  rerollDice,
  rollAttackFace,
  tellDice,
} from '../../dice.ts';
import { diceCode } from '../../dice-codes.ts';
import { isInArc } from '../../geometry/arc.ts';
import type { Footprint } from '../../geometry/footprint.ts';
import { giveStress, startEffect, tellUse } from '../../play/tokens.ts';
import { currentAttack, NONE, pop, rulesOf, type State } from '../../state.ts';
import { isStressed } from '../../values.ts';
import { BARRED_BITS, type Declarations } from '../declare.ts';
import {
  changesAttackDice,
  inAttack,
  isAttacking,
  isDefending,
  isFriendAttacking,
  rerollsAttackDice,
  rerollsDefenceDice,
} from '../helpers.ts';

const ANY_NUMBER = 15;
const JONUS_DICE = 2;

/** XW-297: no part of the ship lies in a printed arc of the other one. */
function isOutsideArcs(state: State, ship: number, other: number): boolean {
  const bases = basesOf(state);
  const own = bases[ship] as Footprint;
  const from = bases[other] as Footprint;
  return !rulesOf(state, other).printedArcs.some((arc) => isInArc(from, arc, own));
}

/** Every die that may still be rerolled (XW-138). */
function allFresh(dice: readonly number[]): number {
  return diceCode(ATTACK_FACES_ALL.map((face) => dice.filter((die) => die === face).length));
}

/** Pilots who change how many dice are rolled and what they show. */
export const DICE_PILOTS: Declarations<
  | 'pilot.backstabber'
  | 'pilot.captainjonus'
  | 'pilot.darkcurse'
  | 'pilot.hansolo'
  | 'pilot.hortonsalm'
  | 'pilot.howlrunner'
  | 'pilot.ibtisam'
  | 'pilot.janors'
  | 'pilot.krassistrelix'
  | 'pilot.lukeskywalker'
  | 'pilot.maulermithel'
  | 'pilot.tennumb'
  | 'pilot.wedgeantilles'
  | 'pilot.wingedgundark'
> = {
  'pilot.wedgeantilles': {
    modifies: {
      targetAgility: (state, self, attack) => (isAttacking(state, self, attack) ? -1 : 0),
    },
  },
  'pilot.maulermithel': {
    modifies: { attackDice: (_state, _self, { range }) => (range === 1 ? 1 : 0) },
  },
  'pilot.backstabber': {
    modifies: {
      attackDice: (state, { ship }, { target }) => (isOutsideArcs(state, ship, target) ? 1 : 0),
    },
  },
  'pilot.janors': {
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
  'pilot.darkcurse': {
    modifies: {
      bars: (state, self, what, attack) =>
        isDefending(state, self, attack) &&
        (what === 'attacker-focus' || what === 'attacker-reroll'),
    },
  },
  'pilot.howlrunner': {
    offers: [
      rerollsAttackDice(
        (state, self, attack) =>
          attack.weapon === NONE &&
          isFriendAttacking(state, self, attack) &&
          isAtRange(state, self.ship, attack.ship, 1, 1),
        ATTACK_FACES_ALL,
        1,
        1,
      ),
    ],
  },
  'pilot.captainjonus': {
    offers: [
      rerollsAttackDice(
        (state, self, attack) =>
          attack.weapon !== NONE &&
          isFriendAttacking(state, self, attack) &&
          isAtRange(state, self.ship, attack.ship, 1, 1),
        ATTACK_FACES_ALL,
        1,
        JONUS_DICE,
      ),
    ],
  },
  'pilot.krassistrelix': {
    offers: [
      rerollsAttackDice(
        (state, self, attack) => isAttacking(state, self, attack) && attack.weapon !== NONE,
        ATTACK_FACES_ALL,
        1,
        1,
      ),
    ],
  },
  'pilot.hortonsalm': {
    offers: [
      rerollsAttackDice(
        (state, self, attack) => isAttacking(state, self, attack) && attack.range >= 2,
        [BLANK],
        1,
        ANY_NUMBER,
      ),
    ],
  },
  'pilot.hansolo': {
    offers: [
      {
        window: 'attack-dice-attacker',
        kind: 'offer',
        when: inAttack(
          (state, self, attack) =>
            isAttacking(state, self, attack) &&
            (attack.barred & BARRED_BITS['attacker-reroll']) === 0 &&
            allFresh(attack.attackDice) !== 0,
        ),
        use: (state, self, _answer, on) => {
          const attack = currentAttack(state);
          if (attack === undefined) return;
          tellUse(state, self, on);
          const { attackDice } = attack;
          rerollDice(attackDice, allFresh(attackDice), rollAttackFace, on.chance);
          tellDice(state, attack, 'attack', self.card, on);
        },
      },
    ],
  },
  'pilot.ibtisam': {
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
  'pilot.wingedgundark': {
    offers: [
      changesAttackDice(
        (state, self, attack) => isAttacking(state, self, attack) && attack.range === 1,
        HIT,
        (dice) => void changeFaces(dice, HIT, CRIT, 1),
      ),
    ],
  },
  'pilot.lukeskywalker': {
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
  'pilot.tennumb': { modifies: { uncancelledCrits: () => 1 } },
};
