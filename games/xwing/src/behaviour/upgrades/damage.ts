import { cardOnDamage } from '../../answers/answer-book.ts';
import { usedOnDamage } from '../../answers/chosen.ts';
import { isAtRange } from '../../board.ts';
import { damageCard } from '../../cards/damage-deck.ts';
import { DAMAGE_IDS } from '../../cards/ids.ts';
import { listCards } from '../../damage-pack.ts';
import {
  discardDamage,
  discardUpgrade,
  regainShield,
  suffer,
  tellUse,
  turnDown,
} from '../../play/tokens.ts';
import { currentAttack, innermost } from '../../state.ts';
import type { Declarations } from '../declare.ts';
import { areFriends, inAttack, isAboutSelf, isDefending } from '../helpers.ts';

function hasTrait(card: number, trait: 'pilot' | 'ship'): boolean {
  const id = DAMAGE_IDS[card];
  return id !== undefined && damageCard(id).trait === trait;
}

/** Upgrades around damage. */
export const DAMAGE_UPGRADES: Declarations<
  | 'upgrade.chewbacca'
  | 'upgrade.determination'
  | 'upgrade.drawtheirfire'
  | 'upgrade.r5astromech'
  | 'upgrade.stealthdevice'
> = {
  'upgrade.stealthdevice': {
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
  'upgrade.drawtheirfire': {
    offers: [
      {
        window: 'damage-before',
        kind: 'offer',
        when: inAttack(
          (state, self, { target, crits }) =>
            crits > 0 &&
            target !== self.ship &&
            areFriends(state, self.ship, target) &&
            isAtRange(state, self.ship, target, 1, 1),
        ),
        use: (state, self, _answer, on) => {
          const attack = currentAttack(state);
          if (attack === undefined) return;
          tellUse(state, self, on, attack.target);
          attack.crits -= 1;
          suffer(state, self.ship, 0, 1, attack.ship);
        },
      },
    ],
  },
  'upgrade.determination': {
    offers: [
      {
        window: 'damage-card-dealt',
        kind: 'forced',
        when: (state, self, frame) => {
          const deal = innermost(state, 'deal');
          return (
            isAboutSelf(state, self, frame) &&
            deal?.faceUp === true &&
            deal.lies &&
            hasTrait(deal.card, 'pilot')
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
  'upgrade.chewbacca': {
    offers: [
      {
        window: 'damage-card-dealt',
        kind: 'offer',
        when: (state, self, frame) =>
          isAboutSelf(state, self, frame) && innermost(state, 'deal')?.lies === true,
        use: (state, self, _answer, on) => {
          const deal = innermost(state, 'deal');
          if (deal === undefined) return;
          tellUse(state, self, on);
          discardDamage(state, self.ship, deal.card, deal.faceUp, on);
          deal.lies = false;
          regainShield(state, self.ship, on);
          discardUpgrade(state, self, on);
        },
      },
    ],
  },
  'upgrade.r5astromech': {
    offers: [
      {
        window: 'end-effects',
        kind: 'offer',
        when: () => true,
        answers: (state, self) =>
          [...new Set(listCards(state.damageUp[self.ship] as number))]
            .filter((card) => hasTrait(card, 'ship'))
            .map((card) => cardOnDamage(state, self, card)),
        use: (state, self, answer, on) => {
          tellUse(state, self, on);
          turnDown(state, self.ship, usedOnDamage(answer), on);
        },
      },
    ],
  },
};
