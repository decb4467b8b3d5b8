import { GREEN } from '../../battle.ts';
import type { CardRules } from '../../declare.ts';
import { CRIT, changeFaces, FOCUS, HIT } from '../../dice.ts';
import {
  giveStress,
  offerFreeAction,
  regainShield,
  startEffect,
  tellUse,
} from '../../play/tokens.ts';
import { innermost, pop, rulesOf } from '../../state.ts';
import { giveEffect, hasEffect, isStressed, shieldValue } from '../../values.ts';
import { CARD_ACTIONS } from '../../vocabulary.ts';
import { changesAttackDice, isAboutSelf, isAttacking } from '../helpers.ts';

/** Upgrades around manoeuvres and actions. */
export const ACTION_UPGRADES: readonly CardRules[] = [
  {
    card: 'upgrade.marksmanship',
    action: {
      action: 'marksmanship',
      can: () => true,
      perform: (state, self, on) => {
        tellUse(state, self, on);
        giveEffect(state, self.ship, 'marksmanship');
      },
    },
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
  {
    card: 'upgrade.pushthelimit',
    offers: [
      {
        window: 'action-performed',
        kind: 'offer',
        when: (state, self, frame) =>
          isAboutSelf(state, self, frame) &&
          !isStressed(state, self.ship) &&
          !hasEffect(state, self.ship, 'pushthelimit-used'),
        use: (state, self, _answer, on) => {
          tellUse(state, self, on);
          giveEffect(state, self.ship, 'pushthelimit-used');
          startEffect(state, self);
          offerFreeAction(state, self.ship, rulesOf(state, self.ship).bar);
        },
      },
    ],
    effect: {
      run: (state, self, frame) => {
        pop(state, frame);
        giveStress(state, self.ship);
      },
    },
  },
  {
    card: 'upgrade.r2d2',
    offers: [
      {
        window: 'executed',
        kind: 'offer',
        when: (state, self, frame) =>
          isAboutSelf(state, self, frame) &&
          innermost(state, 'manoeuvre')?.colour === GREEN &&
          (state.shields[self.ship] as number) < shieldValue(state, self.ship),
        use: (state, self, _answer, on) => {
          tellUse(state, self, on);
          regainShield(state, self.ship, on);
        },
      },
    ],
  },
  {
    card: 'upgrade.r2f2',
    action: {
      action: 'r2f2',
      can: () => true,
      perform: (state, self, on) => {
        tellUse(state, self, on);
        giveEffect(state, self.ship, 'r2f2');
      },
    },
    modifies: { agility: (state, self) => (hasEffect(state, self.ship, 'r2f2') ? 1 : 0) },
  },
  {
    card: 'upgrade.advancedsensors',
    offers: [
      {
        window: 'before-reveal',
        kind: 'offer',
        when: (state, self, frame) =>
          isAboutSelf(state, self, frame) && !isStressed(state, self.ship),
        use: (state, self, _answer, on) => {
          tellUse(state, self, on);
          giveEffect(state, self.ship, 'skips-action');
          offerFreeAction(state, self.ship, rulesOf(state, self.ship).bar | CARD_ACTIONS);
        },
      },
    ],
  },
  // Only what the data say: icons, values and slots.
  { card: 'upgrade.engineupgrade' },
  { card: 'upgrade.shieldupgrade' },
  { card: 'upgrade.veteraninstincts' },
  { card: 'upgrade.millenniumfalcon' },
  { card: 'upgrade.slavei' },
];
