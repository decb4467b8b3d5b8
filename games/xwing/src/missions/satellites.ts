import { at, type Chance, type Refusal, type Region } from '@parsecs/kernel';
import type { Answer } from '../answers/answer.ts';
import { readAnswer } from '../answers/read-answer.ts';
import { answerOf } from '../answers/write-answer.ts';
import { areaOf, edgeIn } from '../board.ts';
import { RANGE_LENGTH } from '../geometry/dimensions.ts';
import { EDGES } from '../geometry/directions.ts';
import { areOutlinesOverlapping, gapBetweenOutlines } from '../geometry/gap.ts';
import { type Outline, outlineOf } from '../geometry/outline.ts';
import { depthsFrom, isInStrip } from '../geometry/play-area.ts';
import { commitPoseInto, type Pose } from '../geometry/pose.ts';
import { bandOf } from '../geometry/range.ts';
import { readSatellite, writeSatellite } from '../names.ts';
import { otherQuestion } from '../refuse.ts';
import { isFullBattle } from '../setup/setup.ts';
import { DESTROYED, NONE, type State } from '../state.ts';
import { type Cause, REBEL_ROLE } from '../vocabulary.ts';
import { rangeOfSatellite } from './zone-names.ts';
import { stripAt } from './zones.ts';

/** XW-280 to XW-283: four numbers in `state.mission` for each satellite, after the first one. */
const FIRST = 1;
const PER_SATELLITE = 4;

/** XW-281 */
const FEW = 2;
/** As many as there are tokens. */
export const MOST_SATELLITES = 4;

export function satellitesOf(state: State): number {
  return (state.mission.length - FIRST) / PER_SATELLITE;
}

function satellitesDue(state: State): number {
  return isFullBattle(state.setup) ? MOST_SATELLITES : FEW;
}

export function areAllPlaced(state: State): boolean {
  return satellitesOf(state) >= satellitesDue(state);
}

export function satelliteName(index: number): string {
  return writeSatellite(index + 1);
}

export function satelliteNamed(name: string): number {
  const number = readSatellite(name);
  if (number === undefined) throw new Error(`no satellite ${name}`);
  return number - 1;
}

export function poseOfSatellite(state: State, index: number): Pose {
  const place = FIRST + index * PER_SATELLITE;
  const { mission } = state;
  return { x: at(mission, place), y: at(mission, place + 1), heading: at(mission, place + 2) };
}

/** Where a satellite is that was scanned and lost. */
export const IN_SUPPLY = -2;

/** The ship that has scanned it, −1 while it lies in the play area. */
export function carrierOf(state: State, index: number): number {
  return at(state.mission, FIRST + index * PER_SATELLITE + 3);
}

export function isLying(state: State, index: number): boolean {
  return carrierOf(state, index) === NONE;
}

/** XW-286: back in the supply with the ship that carried it. */
export function isReturned(state: State, index: number): boolean {
  const carrier = carrierOf(state, index);
  return carrier === IN_SUPPLY || state.status[carrier] === DESTROYED;
}

export function addSatellite(
  state: State,
  { x, y, heading }: Readonly<Pose>,
  carrier: number = NONE,
): void {
  state.mission.push(x, y, heading, carrier);
}

/** XW-284 */
export function giveSatellite(state: State, index: number, ship: number): void {
  state.mission[FIRST + index * PER_SATELLITE + 3] = ship;
}

export function satelliteOutline(state: State, index: number): Outline {
  return outlineOf('satellite', poseOfSatellite(state, index));
}

function outlines(state: State): readonly Outline[] {
  return Array.from({ length: satellitesOf(state) }, (_, index) => satelliteOutline(state, index));
}

function rangeOfNext(placed: number): number {
  return rangeOfSatellite(placed + 1);
}

function areNeighbours(one: Outline, other: Outline): boolean {
  const band = bandOf(gapBetweenOutlines(one, other));
  return band === 2 || band === 3;
}

/** XW-283 */
function countLonely(placed: readonly Outline[]): number {
  return placed.filter((one) => !placed.some((other) => other !== one && areNeighbours(one, other)))
    .length;
}

interface Fault {
  readonly refused: string;
  readonly cause: Cause;
}

function satelliteFault(
  state: State,
  outline: Outline,
  placed: readonly Outline[],
): Fault | undefined {
  const area = areaOf(state);
  const edge = edgeIn(state, REBEL_ROLE);
  const { from, to } = stripAt(state, edge, rangeOfNext(placed.length));
  if (!isInStrip(outline, area, edge, from, to)) {
    const refused = placed.length < FEW ? 'XW-280' : 'XW-281';
    return { refused, cause: 'outside-zone' };
  }
  const sides = EDGES.filter((_, index) => (index - EDGES.indexOf(edge)) % 2 !== 0);
  if (sides.some((side) => bandOf(depthsFrom(side, outline, area).nearest) === 1)) {
    return { refused: 'XW-282', cause: 'too-near' };
  }
  if (placed.some((other) => areOutlinesOverlapping(outline, other))) {
    return { refused: 'XW-280', cause: 'place-taken' };
  }
  if (canBeFinished(state, [...placed, outline])) return undefined;
  return { refused: 'XW-283', cause: 'satellite-alone' };
}

/** XW-283: whether no satellite has to stay alone. */
function canBeFinished(state: State, placed: readonly Outline[]): boolean {
  const lonely = countLonely(placed);
  const left = satellitesDue(state) - placed.length;
  if (lonely === 0 && left !== 1) return true;
  if (left === 0) return false;
  // Each of several that are to come takes care of one.
  if (left > 1) return lonely <= left;
  return (
    someSpot(state, placed.length, (spot) => countLonely([...placed, spot]) === 0) !== undefined
  );
}

const STEP = 20;
const HALF_TURN = 180;

/** A pose on a grid over the strip of the next satellite that will do. */
function someSpot(
  state: State,
  placed: number,
  isGood: (outline: Outline) => boolean,
): Pose | undefined {
  const { width, height } = areaOf(state);
  const range = rangeOfNext(placed);
  const depth = (range - 0.5) * RANGE_LENGTH;
  const edge = edgeIn(state, REBEL_ROLE);
  const length = edge === 'bottom' || edge === 'top' ? width : height;
  for (let along = RANGE_LENGTH + STEP; along <= length - RANGE_LENGTH - STEP; along += STEP) {
    const pose = poseFrom(state, along, depth, 0);
    if (isGood(outlineOf('satellite', pose))) return pose;
  }
  return undefined;
}

function poseFrom(state: State, along: number, depth: number, turn: number): Pose {
  const { width, height } = areaOf(state);
  const pose: Pose = { x: 0, y: 0, heading: 0 };
  switch (edgeIn(state, REBEL_ROLE)) {
    case 'bottom':
      commitPoseInto(pose, along, depth, turn);
      break;
    case 'top':
      commitPoseInto(pose, along, height - depth, turn + HALF_TURN);
      break;
    case 'left':
      commitPoseInto(pose, depth, along, turn);
      break;
    case 'right':
      commitPoseInto(pose, width - depth, along, turn);
      break;
  }
  return pose;
}

function satelliteAnswer(placed: number, { x, y, heading }: Pose): Answer {
  return answerOf({ kind: 'satellite', satellite: satelliteName(placed), at: { x, y, heading } });
}

export function satelliteAnswers(state: State): readonly Answer[] {
  const placed = outlines(state);
  const pose = someSpot(
    state,
    placed.length,
    (outline) => satelliteFault(state, outline, placed) === undefined,
  );
  return pose === undefined ? [] : [satelliteAnswer(placed.length, pose)];
}

export function satelliteRegion(state: State): Region<Answer> {
  return {
    check: (id) => checkSatellite(state, readAnswer(id)),
    sample: (chance) => sampleSatellite(state, chance),
  };
}

function checkSatellite(state: State, answer: Answer | undefined): Answer | Refusal {
  if (answer?.kind !== 'satellite') return otherQuestion(answer);
  const placed = outlines(state);
  if (answer.satellite !== satelliteName(placed.length)) {
    return { refused: 'XW-280', cause: 'obstacle-taken' };
  }
  return satelliteFault(state, outlineOf('satellite', answer.at), placed) ?? answer;
}

const TRIES = 30;
const TENTHS = 10;
const ANY_TURN = 360;

function sampleSatellite(state: State, chance: Chance): Answer {
  const placed = outlines(state);
  const { from, to } = stripAt(state, edgeIn(state, REBEL_ROLE), rangeOfNext(placed.length));
  const { width, height } = areaOf(state);
  const length = Math.min(width, height) - 2 * RANGE_LENGTH;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const pose = poseFrom(
      state,
      RANGE_LENGTH + chance.pick('along', length * TENTHS) / TENTHS,
      from + chance.pick('depth', (to - from) * TENTHS) / TENTHS,
      chance.pick('turn', ANY_TURN),
    );
    if (satelliteFault(state, outlineOf('satellite', pose), placed) === undefined) {
      return satelliteAnswer(placed.length, pose);
    }
  }
  return at(satelliteAnswers(state), 0);
}
