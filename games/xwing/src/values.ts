import { grantOf, RED, type ShipRules } from './battle.ts';
import { isUpgradeWorking } from './behaviour/cards-in-play.ts';
import type { CardValue } from './cards/vocabulary.ts';
import { countOf, DAMAGE_NUMBERS, sizeOf } from './damage-pack.ts';
import type { Bearing } from './geometry/directions.ts';
import { isTurn } from './names.ts';
import { isFullBattle } from './setup/setup.ts';
import { rulesOf, type State } from './state.ts';
import { ROUND_EFFECT_BITS, type RoundEffect } from './vocabulary.ts';

/** What upgrades that work add to a printed value. */
function granted(state: State, ship: number, rules: ShipRules, value: CardValue): number {
  if (!rules.hasGrants) return 0;
  let sum = 0;
  for (let place = 0; place < rules.grants.length; place += 1) {
    const grant = grantOf(rules, place, value);
    if (grant !== 0 && isUpgradeWorking(state, ship, place)) sum += grant;
  }
  return sum;
}

/** XW-306: the latest change counts, and what ends with the phase came last. */
export function skillOf(state: State, ship: number): number {
  const changed = state.skillForNow[ship] as number;
  if (changed >= 0) return changed;
  const cockpit = state.cockpitDamagedFrom[ship] as number;
  if (cockpit !== 0 && state.round >= cockpit) return 0;
  const rules = rulesOf(state, ship);
  return rules.skill + granted(state, ship, rules, 'skill');
}

export function printedAgility(state: State, ship: number): number {
  const rules = rulesOf(state, ship);
  return rules.agility + granted(state, ship, rules, 'agility');
}

const SHUTTLE_SHIELDS = 6;

export function shieldValue(state: State, ship: number): number {
  const rules = rulesOf(state, ship);
  // XW-254
  if (rules.pilot === undefined) return isFullBattle(state.setup) ? SHUTTLE_SHIELDS : 0;
  return rules.shields + granted(state, ship, rules, 'shields');
}

/** XW-150: damage cards, face up and face down, and what stands in for them (XW-225). */
export function damageOf(state: State, ship: number): number {
  const up = state.damageUp[ship] as number;
  const direct = up === 0 ? 0 : countOf(up, DAMAGE_NUMBERS['direct-hit']);
  return (
    sizeOf(up) + direct + sizeOf(state.damageDown[ship] as number) + (state.markers[ship] as number)
  );
}

export function hullLeft(state: State, ship: number): number {
  return rulesOf(state, ship).hull - damageOf(state, ship);
}

/** XW-305: the colour that counts; with a damaged engine every turn is red, whatever eases it. */
export function effectiveColour(
  state: State,
  ship: number,
  bearing: Bearing,
  colour: number,
): number {
  const up = state.damageUp[ship] as number;
  if (up === 0 || !isTurn(bearing)) return colour;
  return countOf(up, DAMAGE_NUMBERS['damaged-engine']) > 0 ? RED : colour;
}

export function isStressed(state: State, ship: number): boolean {
  return (state.stress[ship] as number) > 0;
}

/** XW-301: a small ship with one ion token, a large one with two. */
export function isIonised(state: State, ship: number): boolean {
  const tokens = state.ion[ship] as number;
  return tokens > 0 && tokens >= (rulesOf(state, ship).kind === 'large' ? 2 : 1);
}

export function hasEffect(state: State, ship: number, effect: RoundEffect): boolean {
  return ((state.effects[ship] as number) & ROUND_EFFECT_BITS[effect]) !== 0;
}

export function giveEffect(state: State, ship: number, effect: RoundEffect): void {
  state.effects[ship] = (state.effects[ship] as number) | ROUND_EFFECT_BITS[effect];
}

export function hasLockOn(state: State, ship: number, target: number): boolean {
  return state.locks[ship * 2] === target || state.locks[ship * 2 + 1] === target;
}

/** XW-065 */
export function hasTaken(state: State, ship: number, action: number): boolean {
  return ((state.actions[ship] as number) & (1 << action)) !== 0;
}

/** C-03 */
export function areTouching(state: State, one: number, other: number): boolean {
  const { touching } = state;
  for (let index = 0; index < touching.length; index += 2) {
    const first = touching[index];
    const second = touching[index + 1];
    if ((first === one && second === other) || (first === other && second === one)) return true;
  }
  return false;
}
