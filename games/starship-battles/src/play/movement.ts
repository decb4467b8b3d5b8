import { at } from '@parsecs/kernel';
import type { Battle } from '../battle.ts';
import { mustStop, STOPPING_ABILITY } from '../behaviour/stops.ts';
import { AROUND, columnOf, ROW, rowOf } from '../geometry/squares.ts';
import { STEPS, STRAIGHT_STEPS, stepTurn, stepWay } from '../geometry/steps.ts';
import { ABILITY_NUMBERS, isInForce, type State, sideUp } from '../state.ts';

/**
 * A scratch copy of the map around one moving ship. A square holds a mark only if the mark is newer
 * than the survey: nothing is ever cleared.
 */
const SQUARES = ROW * (ROW + 2);
const enemy = new Int32Array(SQUARES);
const friend = new Int32Array(SQUARES);
const stop = new Int32Array(SQUARES);
const reached = new Int32Array(SQUARES);
let survey = 0;
let columns = 0;
let rows = 0;

/** Rows above the map are squares too for a footprint that sticks out. */
const MARGIN = ROW;

function isOff(square: number): boolean {
  return square < 0 || columnOf(square) >= columns || rowOf(square) >= rows;
}

function markFootprint(marks: Int32Array, square: number, size: number): void {
  for (let dy = 0; dy < size; dy += 1) {
    for (let dx = 0; dx < size; dx += 1) marks[square + dy * ROW + dx + MARGIN] = survey;
  }
}

/** Marks the squares in which the mover would have to stop: around the other ship's footprint. */
function markZone(square: number, size: number): void {
  const left = columnOf(square) - 1;
  const top = rowOf(square) - 1;
  for (let dy = 0; dy < size + 2; dy += 1) {
    for (let dx = 0; dx < size + 2; dx += 1) {
      if (left + dx >= 0) stop[(top + dy) * ROW + left + dx + MARGIN] = survey;
    }
  }
}

/** Surveys the map for a ship that is about to move. */
function surveyFor(state: State, battle: Battle, mover: number): void {
  survey += 1;
  ({ columns, rows } = battle.rules);
  const type = at(battle.types, mover);
  const moverSide = sideUp(state, battle, mover);
  const { places } = state;
  const displaces = type.class <= 2;
  for (const ship of at(battle.ofFaction, type.faction)) {
    const place = at(places, ship);
    if (place >= 0 && ship !== mover) markFootprint(friend, place, at(battle.types, ship).size);
  }
  for (const ship of at(battle.ofFaction, 1 - type.faction)) {
    const place = at(places, ship);
    if (place < 0) continue;
    const other = at(battle.types, ship);
    // SB-060: fighters do not bar the way of the large classes.
    if (!(displaces && other.isFighter)) markFootprint(enemy, place, other.size);
    if (type.isFighter !== other.isFighter) continue;
    const otherSide = sideUp(state, battle, ship);
    if (!type.isFighter && at(otherSide.abilities, ABILITY_NUMBERS[STOPPING_ABILITY]) === 0)
      continue;
    if (mustStop({ mover: type, moverSide, other, otherSide })) markZone(place, other.size);
  }
}

/**
 * Every square that a class 3 or 4 ship can reach and stay in (SB-054 to SB-065). Gives whether it
 * could leave the map instead.
 */
export function reachSquares(state: State, battle: Battle, ship: number, into: number[]): boolean {
  surveyFor(state, battle, ship);
  return flood(at(state.places, ship), at(battle.types, ship).class, into);
}

/** The squares within so many steps of the surveyed ship. */
function flood(start: number, steps: number, into: number[]): boolean {
  let flees = false;
  let frontier: number[] = [start];
  reached[start + MARGIN] = survey;
  for (let left = steps; left > 0; left -= 1) {
    const next: number[] = [];
    for (let index = 0; index < frontier.length; index += 1) {
      const from = frontier[index] as number;
      for (let way = 0; way < 8; way += 1) {
        const square = from + (AROUND[way] as number);
        if (isOff(square)) {
          flees = true;
          continue;
        }
        const cell = square + MARGIN;
        if (reached[cell] === survey || enemy[cell] === survey) continue;
        const shared = friend[cell] === survey;
        const stops = stop[cell] === survey;
        // SB-205: a stop on a friend makes the step illegal.
        if (shared && stops) continue;
        reached[cell] = survey;
        if (!shared) into.push(square);
        if (!stops) next.push(square);
      }
    }
    frontier = next;
  }
  return flees;
}

/** Where one step of a large ship leads, and what it would mean. */
export interface StepResult {
  readonly place: number;
  readonly facing: number;
  readonly fault: 'none' | 'flees' | 'enemy' | 'stop-on-friend';
  readonly stops: boolean;
  readonly shared: boolean;
}

function takeStep(place: number, facing: number, step: number): StepResult {
  const turned = (facing + stepTurn(step)) & 3;
  const to = place + stepWay(step, turned);
  const result = { place: to, facing: turned, stops: false, shared: false };
  if (isOff(to) || isOff(to + ROW + 1)) return { ...result, fault: 'flees' };
  let stops = false;
  let shared = false;
  for (let corner = 0; corner < 4; corner += 1) {
    const cell = to + (corner & 1) + (corner >> 1) * ROW + MARGIN;
    if (enemy[cell] === survey) return { ...result, fault: 'enemy' };
    if (friend[cell] === survey) shared = true;
    // A footprint is adjacent to the other ship when one of its squares is.
    if (stop[cell] === survey) stops = true;
  }
  const fault = stops && shared ? 'stop-on-friend' : 'none';
  return { place: to, facing: turned, stops, shared, fault };
}

/** What a path of a large ship offers: its steps so far, and whether the next one leaves the map. */
export type OfferPath = (first: number, second: number, flees: boolean) => void;

/** SB-173: the steps that the ship may choose from now. */
export function stepsOf(state: State, battle: Battle, ship: number): readonly number[] {
  const diagonal =
    at(battle.types, ship).class === 2 &&
    isInForce(state, at(battle.owners, ship), 'power-to-engines');
  return diagonal ? STEPS : STRAIGHT_STEPS;
}

/** Every legal path of a class 1 or 2 ship (SB-051 to SB-053, SB-058 to SB-062). */
export function listPaths(state: State, battle: Battle, ship: number, offer: OfferPath): void {
  surveyFor(state, battle, ship);
  const steps = stepsOf(state, battle, ship);
  const two = at(battle.types, ship).class === 2;
  const place = at(state.places, ship);
  let flees = false;
  for (const first of steps) {
    const one = takeStep(place, at(state.facings, ship), first);
    if (one.fault === 'flees') flees = true;
    if (one.fault !== 'none') continue;
    if (!one.shared) offer(first, -1, false);
    if (!two || one.stops) continue;
    let fleesThen = false;
    for (const second of steps) {
      const then = takeStep(one.place, one.facing, second);
      if (then.fault === 'flees') fleesThen = true;
      else if (then.fault === 'none' && !then.shared) offer(first, second, false);
    }
    if (fleesThen) offer(first, -1, true);
  }
  if (flees) offer(-1, -1, true);
}

/** Follows a written path of a large ship; gives what each step would mean. */
export function followPath(
  state: State,
  battle: Battle,
  ship: number,
  steps: readonly number[],
): readonly StepResult[] {
  surveyFor(state, battle, ship);
  const results: StepResult[] = [];
  let place = at(state.places, ship);
  let facing = at(state.facings, ship);
  for (const step of steps) {
    const result = takeStep(place, facing, step);
    results.push(result);
    ({ place, facing } = result);
  }
  return results;
}

/** What bars a square for a class 3 or 4 ship, for somebody who asks why. */
export function squareFault(
  state: State,
  battle: Battle,
  ship: number,
  square: number,
):
  | 'off-the-map'
  | 'blocked-by-enemy'
  | 'ends-on-friend'
  | 'must-stop'
  | 'stops-on-friend'
  | 'too-far' {
  surveyFor(state, battle, ship);
  if (isOff(square)) return 'off-the-map';
  if (enemy[square + MARGIN] === survey) return 'blocked-by-enemy';
  const onFriend = friend[square + MARGIN] === survey;
  if (onFriend && stop[square + MARGIN] === survey) return 'stops-on-friend';
  if (onFriend) return 'ends-on-friend';
  const start = at(state.places, ship);
  const steps = at(battle.types, ship).class;
  const dx = Math.abs(columnOf(square) - columnOf(start));
  const dy = Math.abs(rowOf(square) - rowOf(start));
  if (Math.max(dx, dy) > steps) return 'too-far';
  // Where nobody would stop it, could the ship get there at all?
  stop.fill(0);
  const free: number[] = [];
  flood(start, steps, free);
  return free.includes(square) ? 'must-stop' : 'blocked-by-enemy';
}
