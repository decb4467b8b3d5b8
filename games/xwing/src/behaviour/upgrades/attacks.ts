import { damageCard } from '../../cards/damage-deck.ts';
import { DAMAGE_IDS } from '../../cards/ids.ts';
import type { CardRules } from '../../declare.ts';
import {
  CRIT,
  changeFaces,
  countFace,
  DEFENCE_BLANK,
  DEFENCE_FOCUS,
  FOCUS,
  HIT,
  LOCKED,
  tellDice,
} from '../../dice.ts';
import { discardDamage, discardUpgrade, giveIon, suffer, tellUse } from '../../play/tokens.ts';
import {
  currentAttack,
  hasFlag,
  innermost,
  isInPlay,
  NO_MORE_ATTACKS,
  NONE,
  push,
  setFlag,
} from '../../state.ts';
import { skillOf } from '../../values.ts';
import {
  changesAttackDice,
  inAttack,
  isAboutSelf,
  isAttacking,
  isDefending,
  isMadeWith,
  rerollsDefenceDice,
} from '../helpers.ts';

/** Flight Instructor: pilots of this skill or less are easy to read. */
const NOVICE = 2;

/** Upgrades around attacks and damage. */
export const ATTACK_UPGRADES: readonly CardRules[] = [
  {
    card: 'upgrade.protontorpedoes',
    offers: [
      changesAttackDice(isMadeWith, FOCUS, (dice) => void changeFaces(dice, FOCUS, CRIT, 1)),
    ],
  },
  // Both attacks are told in the data (XW-307).
  { card: 'upgrade.clustermissiles' },
  { card: 'upgrade.homingmissiles', weapon: { barsEvadeTokens: true } },
  { card: 'upgrade.blasterturret' },
  {
    card: 'upgrade.ioncannonturret',
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
  },
  {
    card: 'upgrade.stealthdevice',
    offers: [
      {
        window: 'damage-before',
        kind: 'forced',
        when: inAttack(isDefending),
        use: (state, self, _answer, on) => {
          tellUse(state, self, on);
          discardUpgrade(state, self, on);
        },
      },
    ],
  },
  {
    card: 'upgrade.determination',
    offers: [
      {
        window: 'damage-card-dealt',
        kind: 'forced',
        when: (state, self, frame) => {
          const deal = innermost(state, 'deal');
          const card = DAMAGE_IDS[deal?.card ?? NONE];
          return (
            isAboutSelf(state, self, frame) &&
            deal?.faceUp === true &&
            deal.lies &&
            card !== undefined &&
            damageCard(card).trait === 'pilot'
          );
        },
        use: (state, self, _answer, on) => {
          const deal = innermost(state, 'deal');
          if (deal === undefined) return;
          tellUse(state, self, on);
          discardDamage(state, self.ship, deal.card, true, on);
          deal.lies = false;
        },
      },
    ],
  },
  {
    card: 'upgrade.gunner',
    offers: [
      {
        window: 'attack-extra',
        kind: 'offer',
        when: inAttack(
          (state, self, attack) =>
            isAttacking(state, self, attack) &&
            !attack.hit &&
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
      },
    ],
  },
  {
    card: 'upgrade.flightinstructor',
    offers: [
      rerollsDefenceDice(
        isDefending,
        (state, _self, attack) =>
          skillOf(state, attack.ship) <= NOVICE ? [DEFENCE_FOCUS, DEFENCE_BLANK] : [DEFENCE_FOCUS],
        1,
      ),
    ],
  },
  {
    card: 'upgrade.firecontrolsystem',
    offers: [
      {
        window: 'attack-after',
        kind: 'offer',
        when: inAttack(
          (state, self, attack) =>
            isAttacking(state, self, attack) && isInPlay(state, attack.target),
        ),
        use: (state, self, _answer, on) => {
          const attack = currentAttack(state);
          if (attack === undefined) return;
          tellUse(state, self, on);
          const { target } = attack;
          push(state, {
            kind: 'lock',
            ship: self.ship,
            only: target,
            optional: false,
            step: 0,
            target: NONE,
          });
        },
      },
    ],
  },
  {
    card: 'upgrade.sensorjammer',
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
];
