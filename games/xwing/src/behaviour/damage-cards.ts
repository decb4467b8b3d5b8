import { cardAnswer } from '../answers/answer-book.ts';
import { expectAnswer } from '../answers/chosen.ts';
import { type CardInPlay, RED } from '../battle.ts';
import { DAMAGE_CARDS, type DamageCard } from '../cards/damage-deck.ts';
import { ATTACK_RESULTS } from '../cards/vocabulary.ts';
import { countOf } from '../damage-pack.ts';
import { HIT, rollSingle } from '../dice.ts';
import { discardUpgrade, giveStress, suffer, tellUse, turnDown } from '../play/tokens.ts';
import { battleOf, innermost, type State } from '../state.ts';
import type { ActionId } from '../vocabulary.ts';
import type { CardAction, Declarations, On } from './declare.ts';
import { isAboutSelf } from './helpers.ts';

/** How many copies of the card lie face up on its ship. */
function copies(state: State, { ship, damage }: CardInPlay): number {
  return countOf(state.damageUp[ship] as number, damage);
}

/** A die is rolled for each copy; a hit, not a critical hit, costs one damage. */
function burn(state: State, self: CardInPlay, on: On): void {
  tellUse(state, self, on);
  let damage = 0;
  for (let copy = copies(state, self); copy > 0; copy -= 1) {
    if (rollSingle(state, self.ship, 'attack', self.card, on) === HIT) damage += 1;
  }
  suffer(state, self.ship, damage, 0);
}

/** The action that turns the card face down, with or without a roll. */
function repairOf(id: DamageCard['id']): { readonly action: CardAction } {
  const card = DAMAGE_CARDS.find((known) => known.id === id);
  const mending = card?.repair?.on.map((result) => ATTACK_RESULTS.indexOf(result)) ?? [];
  return {
    action: {
      action: id as ActionId,
      can: () => true,
      perform: (state, self, on) => {
        tellUse(state, self, on);
        const mends =
          card?.repair?.roll !== true ||
          mending.includes(rollSingle(state, self.ship, 'attack', self.card, on));
        if (mends) turnDown(state, self.ship, self.damage, on);
      },
    },
  };
}

/** `damage.resolve`: the text of this very card is due. */
function isDue(state: State, self: CardInPlay): boolean {
  const deal = innermost(state, 'deal');
  return deal?.ship === self.ship && deal.card === self.damage;
}

/** XW-303: upgrades that are secondary weapons and still there. */
function weaponsLeft(state: State, ship: number): readonly CardInPlay[] {
  return battleOf(state).cardsInPlay.filter(
    (self) =>
      self.ship === ship &&
      self.place >= 0 &&
      battleOf(state).ships[ship]?.weapons.includes(self.place) === true &&
      ((state.discardedUpgrades[ship] as number) & (1 << self.place)) === 0,
  );
}

export const DAMAGE_RULES: Declarations<
  | 'damage.blinded-pilot'
  | 'damage.console-fire'
  | 'damage.damaged-cockpit'
  | 'damage.damaged-engine'
  | 'damage.damaged-sensor-array'
  | 'damage.direct-hit'
  | 'damage.injured-pilot'
  | 'damage.minor-explosion'
  | 'damage.minor-hull-breach'
  | 'damage.munitions-failure'
  | 'damage.structural-damage'
  | 'damage.stunned-pilot'
  | 'damage.thrust-control-fire'
  | 'damage.weapon-malfunction'
> = {
  'damage.blinded-pilot': {
    modifies: { noAttackDice: () => true },
    offers: [
      {
        // Of a pair each attack is one of its own (XW-307): the second is not blind.
        window: 'compare-after',
        kind: 'forced',
        when: isAboutSelf,
        use: (state, self, _answer, on) => {
          tellUse(state, self, on);
          while (copies(state, self) > 0) turnDown(state, self.ship, self.damage, on);
        },
      },
    ],
  },
  'damage.console-fire': {
    ...repairOf('console-fire'),
    offers: [
      {
        window: 'combat-start',
        kind: 'forced',
        when: () => true,
        use: (state, self, _answer, on) => burn(state, self, on),
      },
    ],
  },
  // What it does to the pilot skill is told in `skillOf`.
  'damage.damaged-cockpit': {},
  // What it does to the colours of turns is told in `effectiveColour`.
  'damage.damaged-engine': {},
  'damage.damaged-sensor-array': {
    ...repairOf('damaged-sensor-array'),
    modifies: { barsBarActions: true },
  },
  // What it weighs is told in `damageOf`.
  'damage.direct-hit': {},
  // What it switches off is told in `isInjured`.
  'damage.injured-pilot': {},
  'damage.minor-explosion': {
    offers: [
      {
        window: 'damage-resolve',
        kind: 'forced',
        when: isDue,
        use: (state, self, _answer, on) => {
          tellUse(state, self, on);
          const face = rollSingle(state, self.ship, 'attack', self.card, on);
          turnDown(state, self.ship, self.damage, on);
          if (face === HIT) suffer(state, self.ship, 1, 0);
        },
      },
    ],
  },
  'damage.minor-hull-breach': {
    offers: [
      {
        window: 'executed',
        kind: 'forced',
        when: (state, self, frame) =>
          isAboutSelf(state, self, frame) && innermost(state, 'manoeuvre')?.colour === RED,
        use: (state, self, _answer, on) => burn(state, self, on),
      },
    ],
  },
  'damage.munitions-failure': {
    offers: [
      {
        window: 'damage-resolve',
        kind: 'forced',
        when: isDue,
        answers: (state, self) => {
          const weapons = weaponsLeft(state, self.ship);
          if (weapons.length === 0) return [cardAnswer(state, self)];
          // Of two that are alike either is the same loss.
          const kinds = new Map(weapons.map((weapon) => [weapon.card, weapon]));
          return [...kinds.values()].map((weapon) => cardAnswer(state, weapon));
        },
        use: (state, self, answer, on) => {
          tellUse(state, self, on);
          const { card } = expectAnswer(answer, 'use');
          const lost = weaponsLeft(state, self.ship).findLast((weapon) => weapon.card === card);
          if (lost !== undefined) discardUpgrade(state, lost, on);
          turnDown(state, self.ship, self.damage, on);
        },
      },
    ],
  },
  'damage.structural-damage': {
    ...repairOf('structural-damage'),
    modifies: { agility: (state, self) => -copies(state, self) },
  },
  'damage.stunned-pilot': {
    offers: [
      {
        window: 'executed',
        kind: 'forced',
        when: (state, self, frame) => {
          const manoeuvre = innermost(state, 'manoeuvre');
          return (
            isAboutSelf(state, self, frame) &&
            manoeuvre !== undefined &&
            (manoeuvre.overlapped || manoeuvre.onObstacle)
          );
        },
        use: (state, self, _answer, on) => {
          tellUse(state, self, on);
          suffer(state, self.ship, copies(state, self), 0);
        },
      },
    ],
  },
  'damage.thrust-control-fire': {
    offers: [
      {
        window: 'damage-resolve',
        kind: 'forced',
        when: isDue,
        use: (state, self, _answer, on) => {
          tellUse(state, self, on);
          turnDown(state, self.ship, self.damage, on);
          giveStress(state, self.ship);
        },
      },
    ],
  },
  'damage.weapon-malfunction': {
    ...repairOf('weapon-malfunction'),
    modifies: { attackValue: (state, self) => -copies(state, self) },
  },
};
