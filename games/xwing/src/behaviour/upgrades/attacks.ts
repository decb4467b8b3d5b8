import { damageCard } from '../../cards/damage-deck.ts';
import { DAMAGE_IDS } from '../../cards/ids.ts';
import type { CardRules } from '../../declare.ts';
import { CRIT, changeFaces, FOCUS } from '../../dice.ts';
import { discardDamage, discardUpgrade, giveIon, suffer, tellUse } from '../../play/tokens.ts';
import {
  currentAttack,
  hasFlag,
  innermost,
  NO_MORE_ATTACKS,
  NONE,
  push,
  setFlag,
} from '../../state.ts';
import {
  changesAttackDice,
  inAttack,
  isAboutSelf,
  isAttacking,
  isDefending,
  isMadeWith,
} from '../helpers.ts';

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
];
