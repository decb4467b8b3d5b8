import { arcsOf, isInWeaponRange, missingToken } from '../attack/targets.ts';
import { isUpgradeWorking } from '../behaviour/cards-in-play.ts';
import type { SecondaryWeapon } from '../cards/upgrades.ts';
import type { WeaponToken } from '../cards/vocabulary.ts';
import { isInArc } from '../geometry/arc.ts';
import { RANGE_LENGTH, RANGES } from '../geometry/dimensions.ts';
import type { Footprint } from '../geometry/footprint.ts';
import { BEYOND_RANGE, bandOf, distanceBetween } from '../geometry/range.ts';
import { shotOdds } from '../odds/odds.ts';
import { rulesOf, type State } from '../state.ts';
import { damageOf, hasLockOn, printedAgility } from '../values.ts';

/** What a ship is worth although it is as good as destroyed, as a part of its points. */
export const BARE_VALUE = 0.4;

const REACH = RANGES * RANGE_LENGTH;
const TOUCHING = 0.01;
/** Far more than rounding can make of a distance. */
const ROUNDING = 1e-6;
const MOST_EVADES = 2;
const MOST_DICE = 8;
const expected: (number | undefined)[] = [];

/** The points that one attack on the target, with the best weapon for it, may be hoped to cost it. */
export function shotValue(
  state: State,
  bases: readonly Footprint[],
  ship: number,
  target: number,
): number {
  const damage = shotDamage(state, bases, ship, target);
  return damage === 0 ? 0 : lossFrom(state, target, damage);
}

/** The damage that one attack on the target, with the best weapon for it, may be hoped to do. */
export function shotDamage(
  state: State,
  bases: readonly Footprint[],
  ship: number,
  target: number,
): number {
  const from = bases[ship] as Footprint;
  const to = bases[target] as Footprint;
  const { attack, upgrades, weapons } = rulesOf(state, ship);
  if (attack === 0) return 0;
  const isPrimaryAimed = isAimed(state, ship, from, to);
  if (!isPrimaryAimed && weapons.length === 0) return 0;
  const band = bandBetween(from, to);
  if (band === TOUCHED || band === BEYOND_RANGE) return 0;
  const aim: Aim = { state, ship, target, from, to, band };
  let damage = isPrimaryAimed ? damageOfPrimary(aim) : 0;
  for (const place of weapons) {
    if (!isUpgradeWorking(state, ship, place)) continue;
    const weapon = upgrades[place]?.weapon as SecondaryWeapon;
    damage = Math.max(damage, damageOfSecondary(aim, weapon));
  }
  return damage;
}

/** XW-180: nobody attacks whom it touches. */
const TOUCHED = 0;

/** The exact distance is worked out only where the middles leave the band open. */
function bandBetween(from: Footprint, to: Footprint): number {
  const dx = from.x - to.x;
  const dy = from.y - to.y;
  const square = dx * dx + dy * dy;
  const reach = REACH + from.reach + to.reach;
  if (square > reach * reach) return BEYOND_RANGE;
  const apart = Math.sqrt(square);
  const least = apart - from.reach - to.reach - ROUNDING;
  const most = apart - insideOf(from) - insideOf(to) + ROUNDING;
  const band = bandOf(most);
  if (least > TOUCHING && bandOf(least) === band) return band;
  const distance = distanceBetween(from, to);
  return distance < TOUCHING ? TOUCHED : bandOf(distance);
}

/** From the middle to the nearest edge of the base. */
function insideOf({ halfLength, halfWidth }: Footprint): number {
  return Math.min(halfLength, halfWidth);
}

interface Aim {
  readonly state: State;
  readonly ship: number;
  readonly target: number;
  readonly from: Footprint;
  readonly to: Footprint;
  readonly band: number;
}

function isAimed(
  state: State,
  ship: number,
  from: Footprint,
  to: Footprint,
  weapon?: SecondaryWeapon,
): boolean {
  for (const arc of arcsOf(state, ship, weapon)) if (isInArc(from, arc, to)) return true;
  return false;
}

function damageOfPrimary(aim: Aim): number {
  const { state, ship, target, band } = aim;
  const attackDice = rulesOf(state, ship).attack + (band === 1 ? 1 : 0);
  const defenceDice = printedAgility(state, target) + (band === 3 ? 1 : 0);
  return expectedDamage(aim, attackDice, defenceDice, []);
}

/** What the card does besides its dice is left to the engine. */
function damageOfSecondary(aim: Aim, weapon: SecondaryWeapon): number {
  const { state, ship, target, from, to, band } = aim;
  if (!isInWeaponRange(state, ship, weapon, band)) return 0;
  if (missingToken(state, ship, weapon, target) !== undefined) return 0;
  if (!isAimed(state, ship, from, to, weapon)) return 0;
  const defenceDice = printedAgility(state, target);
  return weapon.attacks * expectedDamage(aim, weapon.dice, defenceDice, weapon.spends);
}

/** The points that so much damage to the target may be hoped to cost it. */
export function lossFrom(state: State, target: number, damage: number): number {
  const rules = rulesOf(state, target);
  const points = valueOfCards(state, target);
  const whole = rules.hull + rules.shields;
  const left = rules.hull - damageOf(state, target) + (state.shields[target] as number);
  const chance = Math.min(1, damage / Math.max(1, left));
  return (
    points * ((1 - BARE_VALUE) * (Math.min(damage, left) / whole) + BARE_VALUE * chance * chance)
  );
}

/** The points of a ship with its upgrades; the shuttle has none, but everything depends on it. */
export function valueOfCards(state: State, ship: number): number {
  const { pilot, points } = rulesOf(state, ship);
  return pilot === undefined ? SHUTTLE_VALUE : points;
}

const SHUTTLE_VALUE = 40;

function expectedDamage(
  { state, ship, target }: Aim,
  attack: number,
  defence: number,
  spent: readonly WeaponToken[],
): number {
  const attackDice = Math.min(MOST_DICE, attack);
  const defenceDice = Math.min(MOST_DICE, defence);
  const attackFocus = (state.focus[ship] as number) > (spent.includes('focus') ? 1 : 0);
  const lock = hasLockOn(state, ship, target) && !spent.includes('target-lock');
  const defenceFocus = (state.focus[target] as number) > 0;
  const evades = Math.min(MOST_EVADES, state.evade[target] as number);
  const bits = (attackFocus ? 1 : 0) | (lock ? 2 : 0) | (defenceFocus ? 4 : 0) | (evades << 3);
  const key = (attackDice * (MOST_DICE + 1) + defenceDice) * 32 + bits;
  let known = expected[key];
  if (known === undefined) {
    const shot = { attackDice, attackFocus, lock, defenceDice, defenceFocus, evades };
    known = shotOdds(shot).expected;
    expected[key] = known;
  }
  return known;
}
