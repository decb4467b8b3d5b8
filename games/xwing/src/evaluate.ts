import { at, type Seat } from '@parsecs/kernel';
import { areaOf, baseOf, obstacleOutlines } from './board.ts';
import { isInArc } from './geometry/arc.ts';
import { type Footprint, footprintOf, moveFootprint } from './geometry/footprint.ts';
import { isBaseOver } from './geometry/gap.ts';
import { endPoseInto, type Manoeuvre } from './geometry/manoeuvre.ts';
import { isInPlay as isInArea } from './geometry/play-area.ts';
import type { Pose } from './geometry/pose.ts';
import { bandOf, distanceBetween } from './geometry/range.ts';
import { missionOf } from './missions/mission.ts';
import {
  ACTIVATED,
  battleOf,
  CHANGING,
  factionOf,
  factionOfSeat,
  hasFlag,
  IN_PLAY,
  isOver,
  NONE,
  rulesOf,
  type State,
} from './state.ts';
import { damageOf, isIonised } from './values.ts';
import { REBEL } from './vocabulary.ts';

/** What one thing is worth, in squad points. */
const FOCUS_WORTH = 1.5;
const EVADE_WORTH = 1.2;
const LOCK_WORTH = 1;
const STRESS_COST = 2;
const ION_COST = 2;
const UNSET_DIAL = 60;
const ROCK_COST = 5;
const BUMP_COST = 1.5;
const FAR_COST = 0.01;
/** By range: the worth of one attack die that can be fired. */
const DIE_WORTH: readonly number[] = [0, 1.6, 1.1, 0.8, 0];
const WON = 10_000;

const pool: Footprint[] = [];
const pose: Pose = { x: 0, y: 0, heading: 0 };
const AHEAD: Manoeuvre = { bearing: 'straight', speed: 2 };

/** Ships and their health, tokens, and who will have whom in front of the guns. */
export function evaluate(state: State, seat: Seat): number {
  if (isOver(state)) {
    if (state.winners.length === 0) return 0;
    return state.winners.includes(seat) ? WON : -WON;
  }
  // Taking a dial back is never a step forward by itself; without this a lost player would do
  // nothing else.
  if (state.phase === 'planning' && state.planning[seat] === CHANGING) return -2 * WON;
  const own = factionOfSeat(state, seat);
  const { count } = battleOf(state);
  let score = 0;
  for (let ship = 0; ship < count; ship += 1) {
    if (state.status[ship] !== IN_PLAY) continue;
    const worth = shipWorth(state, ship);
    score += factionOf(state, ship) === own ? worth : -worth;
  }
  if (state.phase === 'setup') return score;
  const goal = missionOf(state).worth?.(state) ?? 0;
  return score + positionWorth(state, own) + (own === REBEL ? goal : -goal);
}

function shipWorth(state: State, ship: number): number {
  const rules = rulesOf(state, ship);
  const points = rules.pilot?.points ?? 25;
  const whole = rules.hull + rules.shields;
  const left = rules.hull - damageOf(state, ship) + (state.shields[ship] as number);
  const locks =
    (state.locks[ship * 2] === NONE ? 0 : 1) + (state.locks[ship * 2 + 1] === NONE ? 0 : 1);
  return (
    points * (0.4 + (0.6 * Math.max(0, left)) / whole) +
    FOCUS_WORTH * (state.focus[ship] as number) +
    EVADE_WORTH * (state.evade[ship] as number) +
    LOCK_WORTH * locks -
    STRESS_COST * (state.stress[ship] as number) -
    ION_COST * (state.ion[ship] as number)
  );
}

/** Where each ship will be: its dial if it is one's own and set, else two ahead. */
function foreseen(state: State, ship: number, own: number): Footprint {
  const rules = rulesOf(state, ship);
  const base = baseOf(state, ship);
  let landed = pool[ship];
  if (landed === undefined || landed.kind !== base.kind) {
    landed = footprintOf(base.kind, base);
    pool[ship] = landed;
  }
  moveFootprint(landed, base);
  const isMoving =
    (state.phase === 'planning' || state.phase === 'activation') &&
    !hasFlag(state, ship, ACTIVATED);
  if (!isMoving) return landed;
  const place = state.dial[ship] as number;
  const isOwn = factionOf(state, ship) === own;
  if (isOwn && place === NONE) return landed;
  endPoseInto(pose, base, isOwn ? at(rules.dial, place) : AHEAD);
  const [x, y, heading] = [landed.x, landed.y, landed.heading];
  moveFootprint(landed, pose);
  if (!isOwn && !isInArea(landed, areaOf(state))) moveFootprint(landed, { x, y, heading });
  return landed;
}

function positionWorth(state: State, own: number): number {
  const { count } = battleOf(state);
  let score = 0;
  for (let ship = 0; ship < count; ship += 1) {
    if (state.status[ship] === IN_PLAY) foreseen(state, ship, own);
  }
  for (let ship = 0; ship < count; ship += 1) {
    if (state.status[ship] !== IN_PLAY) continue;
    const isOwn = factionOf(state, ship) === own;
    if (isOwn) score -= dangerOf(state, ship);
    let nearest = 0;
    for (let other = 0; other < count; other += 1) {
      if (other === ship || state.status[other] !== IN_PLAY) continue;
      if (factionOf(state, other) === factionOf(state, ship)) continue;
      const worth = shotWorth(state, ship, other);
      score += isOwn ? worth : -0.8 * worth;
      const gap = gapBetween(ship, other);
      if (nearest === 0 || gap < nearest) nearest = gap;
    }
    if (isOwn) score -= FAR_COST * Math.max(0, nearest - 150);
  }
  return score;
}

/** Flying off the table, onto a rock, into somebody, or not knowing where to. */
function dangerOf(state: State, ship: number): number {
  const landed = pool[ship] as Footprint;
  const points = rulesOf(state, ship).pilot?.points ?? 25;
  let danger = 0;
  const needsDial = rulesOf(state, ship).pilot !== undefined && !isIonised(state, ship);
  if (state.phase === 'planning' && state.dial[ship] === NONE && needsDial) {
    danger += UNSET_DIAL;
  }
  if (!isInArea(landed, areaOf(state))) danger += points;
  for (const outline of obstacleOutlines(state))
    if (isBaseOver(landed, outline)) danger += ROCK_COST;
  for (let other = 0; other < state.status.length; other += 1) {
    if (other === ship || state.status[other] !== IN_PLAY) continue;
    if (gapBetween(ship, other) < landed.halfLength + (pool[other] as Footprint).halfLength) {
      danger += BUMP_COST;
    }
  }
  return danger;
}

function gapBetween(one: number, other: number): number {
  const a = pool[one] as Footprint;
  const b = pool[other] as Footprint;
  return Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));
}

function shotWorth(state: State, ship: number, target: number): number {
  const { arcs, attack } = rulesOf(state, ship);
  const from = pool[ship] as Footprint;
  const to = pool[target] as Footprint;
  if (attack === 0 || gapBetween(ship, target) > 300 + from.reach + to.reach) return 0;
  if (!arcs.some((arc) => isInArc(from, arc, to))) return 0;
  const band = bandOf(distanceBetween(from, to));
  return at(DIE_WORTH, band) * (band === 1 ? attack + 1 : attack);
}
