import type { AttackFrame } from '../frames.ts';
import { tellUse } from '../play/tokens.ts';
import { NONE, rulesOf, type State } from '../state.ts';
import { printedAgility } from '../values.ts';
import { BARRED } from '../vocabulary.ts';
import { rulesOfCard } from './catalogue.ts';
import { BARRED_BITS, type Modifier, type On } from './declare.ts';
import { hasModifier, modifiersWith } from './uses.ts';

/** Values that cards in play change. */

/** XW-110 */
export function primaryValue(state: State, ship: number): number {
  let value = rulesOf(state, ship).attack;
  for (const { self, modifier } of modifiersWith(state, ship, 'attackValue')) {
    value += modifier.attackValue?.(state, self) ?? 0;
  }
  return Math.max(0, value);
}

/** XW-119, XW-120: add and subtract everything first, then never below 0. */
export function agilityOf(state: State, ship: number, attack?: AttackFrame, on?: On): number {
  let agility = printedAgility(state, ship);
  for (const { self, modifier } of modifiersWith(state, ship, 'agility')) {
    const change = modifier.agility?.(state, self) ?? 0;
    agility += change;
    if (change !== 0 && on?.tell !== undefined) tellUse(state, self, on);
  }
  if (attack !== undefined) {
    for (const { self, modifier } of modifiersWith(state, attack.ship, 'targetAgility')) {
      const change = modifier.targetAgility?.(state, self, attack) ?? 0;
      agility += change;
      if (change !== 0 && on?.tell !== undefined) tellUse(state, self, on, ship);
    }
  }
  return Math.max(0, agility);
}

/** Tells the cards of a ship that are in force all the time and have just mattered. */
export function tellInForce(
  state: State,
  ship: number,
  hook: keyof Modifier,
  on: On,
  target: number = NONE,
): void {
  if (on.tell === undefined) return;
  for (const { self } of modifiersWith(state, ship, hook)) tellUse(state, self, on, target);
}

/** XW-220: what cards on either side forbid in the attack. */
export function barredIn(state: State, attack: AttackFrame, on: On): number {
  let bits = 0;
  for (const ship of [attack.ship, attack.target]) {
    for (const { self, modifier } of modifiersWith(state, ship, 'bars')) {
      const before = bits;
      for (const what of BARRED) {
        if (modifier.bars?.(state, self, what, attack) === true) bits |= BARRED_BITS[what];
      }
      if (bits !== before && on.tell !== undefined) tellUse(state, self, on);
    }
  }
  if (attack.weapon >= 0) {
    const upgrade = rulesOf(state, attack.ship).upgrades[attack.weapon];
    if (upgrade !== undefined) {
      const weapon = rulesOfCard(`upgrade.${upgrade.id}`).weapon;
      if (weapon?.barsEvadeTokens === true) bits |= BARRED_BITS['evade-tokens'];
    }
  }
  return bits;
}

/** XW-167: stress stops every action, unless a card says otherwise. */
export function mayActStressed(state: State, ship: number): boolean {
  return hasModifier(state, ship, 'actsStressed');
}
