import type { Seat } from '@parsecs/kernel';
import { colourOf, GREEN, RED, teamOfSeat } from '../battle.ts';
import { areaOf } from '../board.ts';
import type { DialManoeuvre } from '../cards/ship-types.ts';

import type { Footprint } from '../geometry/footprint.ts';
import { isInPlay as isInArea, listCrossedEdges } from '../geometry/play-area.ts';
import { squadPoints } from '../lists/squad.ts';
import { isEscape } from '../missions/exits.ts';
import { missionOf } from '../missions/mission.ts';
import { squadOfNumbers } from '../play/squads.ts';
import {
  battleOf,
  CHANGING,
  DESTROYED,
  ESCAPED,
  factionOf,
  hasFlag,
  IN_PLAY,
  isOver,
  NONE,
  OPPORTUNE,
  roleOf,
  rulesOf,
  type State,
} from '../state.ts';
import { damageOf, effectiveColour, isStressed } from '../values.ts';
import { REBEL_ROLE } from '../vocabulary.ts';
import { foresee, knownManoeuvre, willMove } from './foresight.ts';
import { isStuck, type KnownShots, knownBest, knownShots } from './known-shots.ts';
import { rocksOnWay } from './rocks.ts';
import { BARE_VALUE, valueOfCards } from './shots.ts';
import { hasWayOut } from './way-out.ts';

/** What one thing is worth, in squad points. */
const FOCUS_VALUE = 0.8;
const EVADE_VALUE = 0.8;
const LOCK_VALUE = 0.8;
const STRESS_COST = 2.5;
const ION_COST = 2;
const BUMP_COST = 2;
/** Once is bad luck; whoever touches somebody already shall fly free. */
const STUCK_COST = 10;
const ROCK_COST = 8;
/** As a part of the ship: it will leave the table, or cannot help leaving it soon. */
const GONE_COST = 1;
const TRAPPED_COST = 0.6;
/** XW-168: a red manoeuvre of a stressed ship is replaced by what the enemy likes. */
const LOST_DIAL_COST = 12;
/** For each millimetre to the nearest enemy, beyond what is near. */
const FAR_COST = 0.012;
const NEAR = 150;
/** For looking straight at the nearest enemy; as much is lost for looking away. */
const FACING_VALUE = 2;
/** For each millimetre to the middle of one's own ships. */
const ALONE_COST = 0.004;
/** Enemies do not always shoot as well as one fears. */
const CAUTION = 0.8;
/** From this round on nothing that repeats itself shall go on repeating itself. */
const ENDLESS_FIGHT = 20;
const MOST_ARBITRARY_COST = 20;
const WON = 10_000;

/** Ships and their health, tokens, and who will have whom in front of the guns. */
export function instinct(state: State, seat: Seat): number {
  if (isOver(state)) {
    if (state.winners.length === 0) return 0;
    return state.winners.includes(seat) ? WON : -WON;
  }
  // Taking a dial back is never a step forward by itself; without this a lost player would do
  // nothing else.
  if (state.phase === 'planning' && state.planning[seat] === CHANGING) return -2 * WON;
  const own = teamOfSeat(seat);
  const built = state.squads[own];
  if (built) return squadPoints(squadOfNumbers(factionOf(state, own), built));
  const { count, teams } = battleOf(state);
  let score = 0;
  for (let ship = 0; ship < count; ship += 1) {
    const status = state.status[ship];
    if (status === DESTROYED || status === ESCAPED) continue;
    const value = shipValue(state, ship);
    score += teams[ship] === own ? value : -value;
  }
  return score + positionValue(state, own);
}

function shipValue(state: State, ship: number): number {
  // XW-025: the shields are not up yet.
  if (state.phase === 'setup') return valueOfCards(state, ship);
  const rules = rulesOf(state, ship);
  const whole = rules.hull + rules.shields;
  const left = rules.hull - damageOf(state, ship) + (state.shields[ship] as number);
  const locks =
    (state.locks[ship * 2] === NONE ? 0 : 1) + (state.locks[ship * 2 + 1] === NONE ? 0 : 1);
  return (
    valueOfCards(state, ship) * (BARE_VALUE + ((1 - BARE_VALUE) * Math.max(0, left)) / whole) +
    FOCUS_VALUE * (state.focus[ship] as number) +
    EVADE_VALUE * (state.evade[ship] as number) +
    LOCK_VALUE * locks -
    STRESS_COST * (state.stress[ship] as number) -
    ION_COST * (state.ion[ship] as number)
  );
}

function positionValue(state: State, own: number): number {
  const { count, teams } = battleOf(state);
  let score = 0;
  for (let ship = 0; ship < count; ship += 1) {
    if (state.status[ship] === IN_PLAY && teams[ship] === own) {
      score -= riskOfManoeuvre(state, ship, own);
    }
  }
  const { state: soon, bases, bumped } = foresee(state, own);
  if (state.phase !== 'setup') {
    const goal = missionOf(state).evaluate?.(soon) ?? 0;
    score += roleOf(state, own) === REBEL_ROLE ? goal : -goal;
  }
  const shots = knownShots(soon, bases);
  for (let ship = 0; ship < count; ship += 1) {
    if (state.status[ship] !== IN_PLAY) continue;
    if (teams[ship] !== own) score -= CAUTION * bestShot(soon, bases, shots, ship);
    else if (isInArea(bases[ship] as Footprint, areaOf(soon))) {
      score += standing(soon, bases, ship) + bestShot(soon, bases, shots, ship);
      if (bumped.includes(ship)) {
        score -= state.touching.includes(ship) ? stuckCost(state) : BUMP_COST;
      }
    } else score += valueOfLeaving(soon, bases, ship);
  }
  return score;
}

/** Rocks on the way, and what the colour of the manoeuvre does. */
function riskOfManoeuvre(state: State, ship: number, own: number): number {
  if (!willMove(state, ship)) return 0;
  const manoeuvre = knownManoeuvre(state, ship, own) as DialManoeuvre | undefined;
  if (manoeuvre === undefined) return 0;
  const colour = effectiveColour(state, ship, manoeuvre.bearing, colourOf(manoeuvre));
  const stressed = isStressed(state, ship);
  let risk = 0;
  if (colour === RED) risk += stressed ? LOST_DIAL_COST : STRESS_COST;
  else if (colour === GREEN && stressed) risk -= STRESS_COST;
  if (state.round >= ENDLESS_FIGHT) risk += arbitraryCost(state, ship);
  risk += ROCK_COST * rocksOnWay(state, ship, manoeuvre);
  return risk;
}

/** The longer it lasts, the more a pilot dares to get free, even towards the edge. */
function stuckCost({ round }: State): number {
  return STUCK_COST + Math.max(0, round - ENDLESS_FIGHT);
}

/** What a pilot dislikes about a manoeuvre for no reason, another one every round. */
function arbitraryCost({ round, dial }: State, ship: number): number {
  const lot = (round * 31 + (dial[ship] as number) * 17 + ship * 7) % 101;
  return (MOST_ARBITRARY_COST * lot) / 100;
}

/** How well a ship stands: with a way on, towards the enemy, among its friends. */
function standing(soon: State, bases: readonly Footprint[], ship: number): number {
  const base = bases[ship] as Footprint;
  const isFree = hasWayOut(rulesOf(soon, ship), base, isStressed(soon, ship), areaOf(soon));
  const trapped = isFree ? 0 : TRAPPED_COST * valueOfCards(soon, ship);
  return company(soon, bases, ship) - trapped;
}

/** A ship that leaves the table is lost, unless its mission waits for that. */
function valueOfLeaving(soon: State, bases: readonly Footprint[], ship: number): number {
  const edges = listCrossedEdges(bases[ship] as Footprint, areaOf(soon));
  const escapes = isEscape(soon, ship, edges);
  return (escapes ? 1 : -GONE_COST) * valueOfCards(soon, ship);
}

function company(soon: State, bases: readonly Footprint[], ship: number): number {
  const { count, teams } = battleOf(soon);
  const base = bases[ship] as Footprint;
  const area = areaOf(soon);
  let score = 0;
  let friends = 0;
  let middleX = 0;
  let middleY = 0;
  let nearest = Number.POSITIVE_INFINITY;
  let towardsX = area.width / 2 - base.x;
  let towardsY = area.height / 2 - base.y;
  for (let other = 0; other < count; other += 1) {
    if (other === ship || soon.status[other] !== IN_PLAY) continue;
    const there = bases[other] as Footprint;
    const dx = there.x - base.x;
    const dy = there.y - base.y;
    const gap = Math.sqrt(dx * dx + dy * dy);
    if (teams[other] === teams[ship]) {
      friends += 1;
      middleX += dx;
      middleY += dy;
    } else if (gap < nearest) {
      nearest = gap;
      towardsX = dx;
      towardsY = dy;
    }
  }
  const way = Math.sqrt(towardsX * towardsX + towardsY * towardsY);
  if (friends > 0) {
    score -= (ALONE_COST * Math.sqrt(middleX * middleX + middleY * middleY)) / friends;
  }
  if (way === 0) return score;
  const facing = (towardsX * base.forwardX + towardsY * base.forwardY) / way;
  return score + FACING_VALUE * facing - FAR_COST * Math.max(0, way - NEAR);
}

/** The best target of a ship that has not had its attack yet. */
function bestShot(
  soon: State,
  bases: readonly Footprint[],
  shots: KnownShots,
  ship: number,
): number {
  if (soon.phase === 'combat' && hasFlag(soon, ship, OPPORTUNE)) return 0;
  return isStuck(shots, soon, ship) ? 0 : knownBest(shots, soon, bases, ship);
}
