import { cardOnAttackDice } from '../../answers/answer-book.ts';
import { usedOnAttackDice } from '../../answers/chosen.ts';
import {
  ATTACK_FACES_ALL,
  CRIT,
  changeFaces,
  countFace,
  DEFENCE_BLANK,
  DEFENCE_FOCUS,
  FOCUS,
  HIT,
  LOCKED,
  listDiceChoices,
  rerollDice,
  rollAttackFace,
  tellDice,
} from '../../dice.ts';
import { acquireLock, giveStress, startEffect, suffer, tellUse } from '../../play/tokens.ts';
import {
  currentAttack,
  hasFlag,
  isInPlay,
  NO_MORE_ATTACKS,
  pop,
  push,
  setFlag,
} from '../../state.ts';
import { giveEffect, hasEffect, hullLeft, isStressed, skillOf } from '../../values.ts';
import { BARRED_BITS, type Declarations, type Offer } from '../declare.ts';
import {
  changesAttackDice,
  inAttack,
  isAboutSelf,
  isAttacking,
  isDefending,
  rerollsDefenceDice,
} from '../helpers.ts';

/** Flight Instructor: pilots of this skill or less are easy to read. */
const NOVICE = 2;
const VADERS_PRICE = 2;
const FAR = 3;

/** After a miss one more attack with the primary weapon, and none after that (XW-307). */
const ATTACKS_AGAIN: Offer = {
  window: 'attack-extra',
  kind: 'offer',
  when: inAttack(
    (state, self, attack) =>
      isAttacking(state, self, attack) &&
      // each attack of a pair counts for itself, or both must miss.
      (state.setup.options.gunnerAfterOneMiss ? attack.missed : !attack.hit) &&
      !hasFlag(state, self.ship, NO_MORE_ATTACKS),
  ),
  use: (state, self, _answer, on) => {
    tellUse(state, self, on);
    setFlag(state, self.ship, NO_MORE_ATTACKS);
    push(state, {
      kind: 'opportunity',
      ship: self.ship,
      primaryOnly: true,
      by: self.number,
      step: 0,
    });
  },
};

/** Upgrades around attacks, on either side. */
export const ATTACK_UPGRADES: Declarations<
  | 'upgrade.darthvader'
  | 'upgrade.deadeye'
  | 'upgrade.elusiveness'
  | 'upgrade.firecontrolsystem'
  | 'upgrade.flightinstructor'
  | 'upgrade.gunner'
  | 'upgrade.lukeskywalker'
  | 'upgrade.mercenarycopilot'
  | 'upgrade.rebelcaptive'
  | 'upgrade.sensorjammer'
> = {
  'upgrade.deadeye': { modifies: { focusForLock: true } },
  'upgrade.rebelcaptive': {
    offers: [
      {
        window: 'attack-declared',
        kind: 'forced',
        when: (state, self, frame) =>
          isAboutSelf(state, self, frame) && !hasEffect(state, self.ship, 'rebelcaptive-used'),
        use: (state, self, _answer, on, frame) => {
          tellUse(state, self, on, frame.other);
          giveEffect(state, self.ship, 'rebelcaptive-used');
          giveStress(state, frame.other);
        },
      },
    ],
  },
  'upgrade.elusiveness': {
    offers: [
      {
        window: 'attack-dice-defender',
        kind: 'offer',
        when: inAttack(
          (state, self, attack) =>
            isDefending(state, self, attack) &&
            !isStressed(state, self.ship) &&
            (attack.barred & BARRED_BITS['attacker-reroll']) === 0,
        ),
        answers: (state, self) =>
          listDiceChoices(currentAttack(state)?.attackDice ?? [], ATTACK_FACES_ALL, 1, 1).map(
            (code) => cardOnAttackDice(state, self, code),
          ),
        use: (state, self, answer, on) => {
          tellUse(state, self, on);
          startEffect(state, self, [usedOnAttackDice(answer)]);
          giveStress(state, self.ship);
        },
      },
    ],
    effect: {
      keeps: 'dice',
      // The stress token was the price: taken over by somebody else, it buys nothing.
      run: (state, self, frame, on) => {
        pop(state, frame);
        const attack = currentAttack(state);
        if (attack === undefined || state.stressed !== self.ship) return;
        rerollDice(attack.attackDice, frame.chosen[0] as number, rollAttackFace, on.chance);
        tellDice(state, attack, 'attack', self.card, on);
      },
    },
  },
  'upgrade.sensorjammer': {
    offers: [
      {
        window: 'attack-dice-defender',
        kind: 'offer',
        when: inAttack(
          (state, self, attack) =>
            isDefending(state, self, attack) && countFace(attack.attackDice, HIT) > 0,
        ),
        use: (state, self, _answer, on) => {
          const attack = currentAttack(state);
          if (attack === undefined) return;
          tellUse(state, self, on);
          const die = attack.attackDice.findIndex((shown) => (shown & 3) === HIT);
          attack.attackDice[die] = FOCUS | LOCKED;
          tellDice(state, attack, 'attack', self.card, on);
        },
      },
    ],
  },
  'upgrade.mercenarycopilot': {
    offers: [
      changesAttackDice(
        (state, self, attack) => isAttacking(state, self, attack) && attack.range === FAR,
        HIT,
        (dice) => void changeFaces(dice, HIT, CRIT, 1),
      ),
    ],
  },
  'upgrade.flightinstructor': {
    offers: [
      rerollsDefenceDice(
        isDefending,
        (state, _self, attack) =>
          skillOf(state, attack.ship) <= NOVICE ? [DEFENCE_FOCUS, DEFENCE_BLANK] : [DEFENCE_FOCUS],
        1,
      ),
    ],
  },
  'upgrade.gunner': { offers: [ATTACKS_AGAIN] },
  'upgrade.lukeskywalker': {
    offers: [
      ATTACKS_AGAIN,
      changesAttackDice(
        (state, self, attack) => isAttacking(state, self, attack) && attack.by === self.number,
        FOCUS,
        (dice) => void changeFaces(dice, FOCUS, HIT, 1),
      ),
    ],
  },
  'upgrade.firecontrolsystem': {
    offers: [
      {
        window: 'attack-after',
        kind: 'offer',
        when: (state, self, frame) =>
          isAboutSelf(state, self, frame) && isInPlay(state, frame.other),
        use: (state, self, _answer, on, frame) => {
          tellUse(state, self, on);
          acquireLock(state, self.ship, frame.other);
        },
      },
    ],
  },
  'upgrade.darthvader': {
    offers: [
      {
        window: 'attack-after',
        kind: 'offer',
        when: (state, self, frame) =>
          isAboutSelf(state, self, frame) &&
          isInPlay(state, frame.other) &&
          hullLeft(state, self.ship) > 0,
        use: (state, self, _answer, on, frame) => {
          tellUse(state, self, on, frame.other);
          startEffect(state, self, [frame.other]);
          suffer(state, self.ship, VADERS_PRICE, 0);
        },
      },
    ],
    effect: {
      keeps: 'ship',
      run: (state, _self, frame) => {
        frame.step += 1;
        if (frame.step === 1) suffer(state, frame.chosen[0] as number, 0, 1);
        else pop(state, frame);
      },
    },
  },
};
