import type { Battle, ShipRules } from '../battle.ts';
import { isUpgradeWorking } from '../behaviour/cards-in-play.ts';
import { hasModifier } from '../behaviour/uses.ts';
import { isOnObstacle } from '../board.ts';
import type { Footprint } from '../geometry/footprint.ts';
import { battleOf, IN_PLAY, type State } from '../state.ts';
import { printedAgility } from '../values.ts';
import { lossFrom, shotDamage } from './shots.ts';

/** So many numbers of a ship say all that a shot by it or at it, and what it costs, depends on. */
const FACTS = 14;
const UNKNOWN = -1;
const NO = 0;
const YES = 1;

/**
 * The shots of a match as they were found last. Positions that are looked at one after the other
 * differ by one ship or two, and only their shots are worked out anew.
 */
export interface KnownShots {
  /** By ship. */
  readonly facts: Float64Array;
  /** By ship and target. */
  readonly damages: Float64Array;
  /** By ship, what its best shot may be hoped to cost the enemy. */
  readonly bests: Float64Array;
  /** By ship, whether it stands on an obstacle. */
  readonly stuck: Int8Array;
  obstacles: readonly number[];
}

const KNOWN = new WeakMap<Battle, KnownShots>();
let lastBattle: Battle | undefined;
let lastShots: KnownShots | undefined;

function shotsOf(battle: Battle): KnownShots {
  if (battle === lastBattle && lastShots !== undefined) return lastShots;
  let shots = KNOWN.get(battle);
  if (shots === undefined) {
    const { count } = battle;
    shots = {
      facts: new Float64Array(count * FACTS).fill(Number.NaN),
      damages: new Float64Array(count * count).fill(UNKNOWN),
      bests: new Float64Array(count).fill(UNKNOWN),
      stuck: new Int8Array(count).fill(UNKNOWN),
      obstacles: [],
    };
    KNOWN.set(battle, shots);
  }
  lastBattle = battle;
  lastShots = shots;
  return shots;
}

/** What is known of the shots in this position; right until those of another are asked for. */
export function knownShots(state: State, bases: readonly Footprint[]): KnownShots {
  const battle = battleOf(state);
  const shots = shotsOf(battle);
  if (shots.obstacles !== state.obstacles) {
    shots.stuck.fill(UNKNOWN);
    shots.obstacles = state.obstacles;
  }
  for (let ship = 0; ship < battle.count; ship += 1) {
    if (takeFacts(shots.facts, state, bases[ship] as Footprint, ship)) {
      forget(shots, battle, ship);
    }
  }
  return shots;
}

/** Whether any of them has changed. */
function takeFacts(facts: Float64Array, state: State, base: Footprint, ship: number): boolean {
  const first = ship * FACTS;
  let isNew = take(facts, first, base.x);
  isNew = take(facts, first + 1, base.y) || isNew;
  isNew = take(facts, first + 2, base.heading) || isNew;
  isNew = take(facts, first + 3, state.focus[ship] as number) || isNew;
  isNew = take(facts, first + 4, state.evade[ship] as number) || isNew;
  isNew = take(facts, first + 5, state.locks[2 * ship] as number) || isNew;
  isNew = take(facts, first + 6, state.locks[2 * ship + 1] as number) || isNew;
  isNew = take(facts, first + 7, state.status[ship] as number) || isNew;
  isNew = take(facts, first + 8, state.shields[ship] as number) || isNew;
  isNew = take(facts, first + 9, state.damageUp[ship] as number) || isNew;
  isNew = take(facts, first + 10, state.damageDown[ship] as number) || isNew;
  isNew = take(facts, first + 11, state.markers[ship] as number) || isNew;
  isNew = take(facts, first + 12, printedAgility(state, ship)) || isNew;
  return take(facts, first + 13, weaponsOf(state, ship)) || isNew;
}

function take(facts: Float64Array, index: number, value: number): boolean {
  if (facts[index] === value) return false;
  facts[index] = value;
  return true;
}

/** The secondary weapons that work and what cards change about them, one bit each. */
function weaponsOf(state: State, ship: number): number {
  const { weapons } = battleOf(state).ships[ship] as ShipRules;
  if (weapons.length === 0) return 0;
  let bits =
    (hasModifier(state, ship, 'stretchesRange') ? 1 : 0) |
    (hasModifier(state, ship, 'focusForLock') ? 2 : 0);
  for (let index = 0; index < weapons.length; index += 1) {
    if (isUpgradeWorking(state, ship, weapons[index] as number)) bits |= 4 << index;
  }
  return bits;
}

function forget({ damages, bests, stuck }: KnownShots, battle: Battle, ship: number): void {
  const { count, teams } = battle;
  stuck[ship] = UNKNOWN;
  bests[ship] = UNKNOWN;
  for (let other = 0; other < count; other += 1) {
    if (teams[other] === teams[ship]) continue;
    damages[ship * count + other] = UNKNOWN;
    damages[other * count + ship] = UNKNOWN;
    bests[other] = UNKNOWN;
  }
}

/** `shotDamage` between enemies from what is known. */
export function knownDamage(
  { damages }: KnownShots,
  state: State,
  bases: readonly Footprint[],
  ship: number,
  target: number,
): number {
  const index = ship * bases.length + target;
  let damage = damages[index] as number;
  if (damage === UNKNOWN) {
    damage = shotDamage(state, bases, ship, target);
    damages[index] = damage;
  }
  return damage;
}

/** What the best shot of the ship may be hoped to cost the enemy, from what is known. */
export function knownBest(
  shots: KnownShots,
  state: State,
  bases: readonly Footprint[],
  ship: number,
): number {
  const known = shots.bests[ship] as number;
  if (known !== UNKNOWN) return known;
  const { count, teams } = battleOf(state);
  let best = 0;
  for (let target = 0; target < count; target += 1) {
    if (state.status[target] !== IN_PLAY || teams[target] === teams[ship]) continue;
    const damage = knownDamage(shots, state, bases, ship, target);
    if (damage > 0) best = Math.max(best, lossFrom(state, target, damage));
  }
  shots.bests[ship] = best;
  return best;
}

/** `isOnObstacle` from what is known. */
export function isStuck({ stuck }: KnownShots, state: State, ship: number): boolean {
  if (stuck[ship] === UNKNOWN) stuck[ship] = isOnObstacle(state, ship) ? YES : NO;
  return stuck[ship] === YES;
}
