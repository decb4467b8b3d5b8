import { isInArc } from '../geometry/arc.ts';
import { RANGE_LENGTH, RANGES } from '../geometry/dimensions.ts';
import type { Footprint } from '../geometry/footprint.ts';
import { BEYOND_RANGE, bandOf, distanceBetween } from '../geometry/range.ts';
import { shotOdds } from '../odds/odds.ts';
import { rulesOf, type State } from '../state.ts';
import { damageOf, hasLockOn, printedAgility } from '../values.ts';

/** What a ship is worth although it is as good as destroyed, as a part of its points. */
export const BARE_WORTH = 0.4;

const REACH = RANGES * RANGE_LENGTH;
const TOUCHING = 0.01;
const MOST_EVADES = 2;
const MOST_DICE = 8;
const expected: (number | undefined)[] = [];

/** The points that one attack on the target may be hoped to cost it. */
export function shotWorth(
  state: State,
  bases: readonly Footprint[],
  ship: number,
  target: number,
): number {
  const from = bases[ship] as Footprint;
  const to = bases[target] as Footprint;
  const { attack, arcs } = rulesOf(state, ship);
  const reach = REACH + from.reach + to.reach;
  const dx = from.x - to.x;
  const dy = from.y - to.y;
  if (attack === 0 || dx * dx + dy * dy > reach * reach) return 0;
  if (!arcs.some((arc) => isInArc(from, arc, to))) return 0;
  const distance = distanceBetween(from, to);
  const band = bandOf(distance);
  // XW-180: nobody attacks whom it touches.
  if (distance < TOUCHING || band === BEYOND_RANGE) return 0;
  const damage = expectedDamage(state, ship, target, band);
  return damage === 0 ? 0 : lossFrom(state, target, damage);
}

function lossFrom(state: State, target: number, damage: number): number {
  const rules = rulesOf(state, target);
  const points = worthOfCards(state, target);
  const whole = rules.hull + rules.shields;
  const left = rules.hull - damageOf(state, target) + (state.shields[target] as number);
  const chance = Math.min(1, damage / Math.max(1, left));
  return (
    points * ((1 - BARE_WORTH) * (Math.min(damage, left) / whole) + BARE_WORTH * chance * chance)
  );
}

/** The points of a ship with its upgrades; the shuttle has none, but everything depends on it. */
export function worthOfCards(state: State, ship: number): number {
  const { pilot, upgrades } = rulesOf(state, ship);
  let points = pilot?.points ?? SHUTTLE_WORTH;
  for (let place = 0; place < upgrades.length; place += 1) points += upgrades[place]?.points ?? 0;
  return points;
}

const SHUTTLE_WORTH = 40;

function expectedDamage(state: State, ship: number, target: number, band: number): number {
  const attackDice = Math.min(MOST_DICE, rulesOf(state, ship).attack + (band === 1 ? 1 : 0));
  const defenceDice = Math.min(MOST_DICE, printedAgility(state, target) + (band === 3 ? 1 : 0));
  const attackFocus = (state.focus[ship] as number) > 0;
  const lock = hasLockOn(state, ship, target);
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
