import { exp } from '@parsecs/kernel';
import { colourOf, GREEN, RED } from '../battle.ts';
import { areaOf, obstacleOutlines } from '../board.ts';
import type { DialManoeuvre } from '../cards/ship-types.ts';
import { newFlight } from '../geometry/flight.ts';
import { type Footprint, footprintsOfAllKinds, moveFootprint } from '../geometry/footprint.ts';
import { isBaseOver } from '../geometry/gap.ts';
import { endPoseInto, templateOf } from '../geometry/manoeuvre.ts';
import { listObstaclesHit } from '../geometry/obstacle-hits.ts';
import { isInPlay as isInArea, listCrossedEdges } from '../geometry/play-area.ts';
import { isEscape } from '../missions/exits.ts';
import { missionOf } from '../missions/mission.ts';
import { battleOf, IN_PLAY, rulesOf, type State } from '../state.ts';
import { effectiveColour, isStressed } from '../values.ts';
import { mixIn, remembered } from './mark.ts';
import { gunsOf, hitsSoon, type LikelySpot, type Spot } from './spots.ts';
import { healthOf, priceOfHit, valueLeft } from './strength.ts';
import { hasWayOut } from './way-out.ts';

/** One manoeuvre of a ship's dial: where it leads, and how much its pilot likes it. */
export interface Plan extends Spot {
  readonly place: number;
  /** It leaves the table, and no mission waits for that. */
  readonly isLost: boolean;
  /** Rocks on the way; where it would end on one, one more. */
  readonly rocks: number;
  /** In squad points. */
  liking: number;
  /** How likely it is among all of the ship. */
  weight: number;
}

/** What a pilot dislikes, in squad points. */
const ROCK_COST = 7;
const RED_COST = 2;
const GREEN_GAIN = 2;
const LOST_DIAL_COST = 15;
/** As a part of the ship. */
const TRAPPED_COST = 0.6;
const GONE = -1000;
const FAR_COST = 0.012;
const NEAR = 150;
const FACING_VALUE = 2;
/** Enemies do not always shoot as well as one fears, nor all at one ship. */
export const CAUTION = 0.55;
/** Likings that differ by so much make a manoeuvre e times as likely. */
export const FICKLENESS = 1.6;
/** So many manoeuvres of an enemy are reckoned with. */
const MOST_EXPECTED = 3;

const flight = newFlight();
const starts = footprintsOfAllKinds();
const landings = footprintsOfAllKinds();

/** By ship, its plans; none for ships that are not in play or have no dial. */
export type Plans = readonly (readonly Plan[])[];

/**
 * What every pilot would like to do next, by what lies open on the table: no dial is looked at. First
 * all fly at each other; then each likes what is good against that.
 */
export const plansOf: (state: State) => Plans = remembered(markOfTable, makePlans);

function makePlans(state: State): Plans {
  const spots = standing(state);
  const plans = spots.map((spot, ship) =>
    spot === undefined ? [] : landingsOf(state, ship, spot),
  );
  const expected = plans.map((own, ship) => {
    const spot = spots[ship];
    if (spot === undefined) return [];
    return own.length === 0 ? [{ ...spot, weight: 1 }] : mostLikely(own);
  });
  const prices = pricesOf(state);
  for (const [ship, own] of plans.entries()) {
    for (const plan of own) weigh(state, ship, plan, expected, prices);
    spread(own);
  }
  return plans;
}

/** Everything that plans depend on, in one number; what is hidden is not among it. */
export function markOfTable(state: State): number {
  let mark = state.round + 1;
  for (let ship = 0; ship < state.x.length; ship += 1) {
    mark = mixIn(
      mark,
      (state.x[ship] as number) * 3.1 +
        (state.y[ship] as number) * 7.3 +
        (state.heading[ship] as number) * 13.9 +
        (state.status[ship] as number) * 17.3 +
        (state.stress[ship] as number) * 19.1 +
        healthOf(state, ship) * 23.7 +
        (state.discardedUpgrades[ship] as number) * 27.1 +
        (state.damageUp[ship] as number) * 29.3,
    );
  }
  for (let index = 0; index < state.mission.length; index += 1) {
    mark = mixIn(mark, state.mission[index] as number);
  }
  for (let index = 0; index < state.obstacles.length; index += 1) {
    mark = mixIn(mark, state.obstacles[index] as number);
  }
  return mark;
}

function standing(state: State): readonly (Spot | undefined)[] {
  return state.status.map((status, ship) => {
    if (status !== IN_PLAY) return undefined;
    const base = startOf(state, ship);
    const { x, y, forwardX, forwardY } = base;
    return { x, y, forwardX, forwardY };
  });
}

function pricesOf(state: State): readonly number[] {
  return state.status.map((status, ship) => (status === IN_PLAY ? priceOfHit(state, ship) : 0));
}

function startOf(state: State, ship: number): Footprint {
  const base = starts[rulesOf(state, ship).kind];
  moveFootprint(base, {
    x: state.x[ship] as number,
    y: state.y[ship] as number,
    heading: state.heading[ship] as number,
  });
  return base;
}

/** Every manoeuvre of the dial with what it costs by itself, and how it brings the ship nearer. */
function landingsOf(state: State, ship: number, from: Spot): Plan[] {
  const { dial } = rulesOf(state, ship);
  const { allowsManoeuvre } = missionOf(state);
  const base = startOf(state, ship);
  const aim = nearestEnemy(state, ship, from);
  const plans: Plan[] = [];
  for (let place = 0; place < dial.length; place += 1) {
    if (allowsManoeuvre !== undefined && !allowsManoeuvre(state, ship, place)) continue;
    const manoeuvre = dial[place] as DialManoeuvre;
    const rocks = rocksOn(state, base, manoeuvre);
    const ownLiking = likingOf(state, ship, base, manoeuvre) - ROCK_COST * rocks;
    const { x, y, forwardX, forwardY } = landings[base.kind];
    const spot = { x, y, forwardX, forwardY };
    plans.push({
      ...spot,
      place,
      rocks,
      isLost: ownLiking <= GONE,
      liking: ownLiking + approach(spot, aim),
      weight: 0,
    });
  }
  spread(plans);
  return plans;
}

/** What the manoeuvre costs, whoever stands where; leaves the landing behind. */
function likingOf(state: State, ship: number, base: Footprint, manoeuvre: DialManoeuvre): number {
  const landed = landings[base.kind];
  endPoseInto(flight, base, manoeuvre);
  moveFootprint(landed, flight);
  const area = areaOf(state);
  if (!isInArea(landed, area)) {
    return isEscape(state, ship, listCrossedEdges(landed, area)) ? -GONE : GONE;
  }
  const colour = effectiveColour(state, ship, manoeuvre.bearing, colourOf(manoeuvre));
  const stressed = isStressed(state, ship);
  let liking = 0;
  if (colour === RED) liking -= stressed ? LOST_DIAL_COST : RED_COST;
  else if (colour === GREEN && stressed) liking += GREEN_GAIN;
  const isStressedThen = stressed ? colour !== GREEN : colour === RED;
  if (!hasWayOut(rulesOf(state, ship), landed, isStressedThen, area)) {
    liking -= TRAPPED_COST * valueLeft(state, ship);
  }
  return liking;
}

/** The rocks on the way of a ship that stands so; where it would end on one, one more. */
export function rocksOn(state: State, base: Readonly<Footprint>, manoeuvre: DialManoeuvre): number {
  const outlines = obstacleOutlines(state);
  if (outlines.length === 0) return 0;
  const landed = landings[base.kind];
  endPoseInto(flight, base, manoeuvre);
  flight.travelled = templateOf(manoeuvre).length;
  moveFootprint(landed, flight);
  const rocks = listObstaclesHit(base, manoeuvre, flight, outlines).length;
  return rocks + (outlines.some((outline) => isBaseOver(landed, outline)) ? 1 : 0);
}

function nearestEnemy(
  state: State,
  ship: number,
  { x, y }: Spot,
): Readonly<{ x: number; y: number }> {
  const { count, teams } = battleOf(state);
  const { width, height } = areaOf(state);
  let nearest = Number.POSITIVE_INFINITY;
  let found = { x: width / 2, y: height / 2 };
  for (let other = 0; other < count; other += 1) {
    if (state.status[other] !== IN_PLAY || teams[other] === teams[ship]) continue;
    const dx = (state.x[other] as number) - x;
    const dy = (state.y[other] as number) - y;
    if (dx * dx + dy * dy < nearest) {
      nearest = dx * dx + dy * dy;
      found = { x: state.x[other] as number, y: state.y[other] as number };
    }
  }
  return found;
}

function approach(spot: Spot, aim: Readonly<{ x: number; y: number }>): number {
  const dx = aim.x - spot.x;
  const dy = aim.y - spot.y;
  const way = Math.sqrt(dx * dx + dy * dy);
  if (way === 0) return 0;
  const facing = (dx * spot.forwardX + dy * spot.forwardY) / way;
  return FACING_VALUE * facing - FAR_COST * Math.max(0, way - NEAR);
}

/** The best shot from there less the fire that awaits the ship there. */
function weigh(
  state: State,
  ship: number,
  plan: Plan,
  expected: readonly (readonly LikelySpot[])[],
  prices: readonly number[],
): void {
  const { best, fire } = lookAround(state, ship, plan, expected, prices);
  plan.liking += best - CAUTION * fire;
}

/** The points that the best shot from a spot may cost the enemy, and all of theirs the ship. */
function lookAround(
  state: State,
  ship: number,
  from: Spot,
  expected: readonly (readonly LikelySpot[])[],
  prices: readonly number[],
): { readonly best: number; readonly fire: number } {
  const { count, teams, ships } = battleOf(state);
  const own = gunsOf(rulesOf(state, ship));
  let best = 0;
  let fire = 0;
  for (let other = 0; other < count; other += 1) {
    if (teams[other] === teams[ship]) continue;
    const guns = gunsOf(ships[other] as (typeof ships)[number]);
    let hits = 0;
    for (const spot of expected[other] as readonly LikelySpot[]) {
      hits += spot.weight * hitsSoon(own, from, guns, spot);
      fire += spot.weight * hitsSoon(guns, spot, own, from);
    }
    if (hits > 0) best = Math.max(best, hits * (prices[other] as number));
  }
  return { best, fire: fire * (prices[ship] as number) };
}

/** From likings to how likely each is. */
function spread(plans: readonly Plan[]): void {
  let most = Number.NEGATIVE_INFINITY;
  for (const { liking } of plans) most = Math.max(most, liking);
  let sum = 0;
  for (const plan of plans) {
    plan.weight = exp((plan.liking - most) / FICKLENESS);
    sum += plan.weight;
  }
  for (const plan of plans) plan.weight /= sum;
}

/** The likeliest few, their weights made whole. */
export function mostLikely(plans: readonly Plan[]): readonly LikelySpot[] {
  const best = plans.toSorted((one, other) => other.weight - one.weight).slice(0, MOST_EXPECTED);
  const sum = best.reduce((all, { weight }) => all + weight, 0);
  return best.map(({ x, y, forwardX, forwardY, weight }) => ({
    x,
    y,
    forwardX,
    forwardY,
    weight: weight / sum,
  }));
}
