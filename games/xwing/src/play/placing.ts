import { at, type Chance, pickOne, type Refusal, type Region } from '@parsecs/kernel';
import type { Answer } from '../answers/answer.ts';
import { readAnswer } from '../answers/read-answer.ts';
import { placeAnswer } from '../answers/write-answer.ts';
import { areaOf, basesOf, obstacleOutlines } from '../board.ts';
import { EXTENTS, type FootprintKind, TOLERANCE } from '../geometry/dimensions.ts';
import type { Edge } from '../geometry/directions.ts';
import { type Footprint, footprintOf, moveFootprint } from '../geometry/footprint.ts';
import { isBaseOver } from '../geometry/gap.ts';
import { findOverlapped } from '../geometry/overlap.ts';
import { depthsFrom, isInPlay as isInArea } from '../geometry/play-area.ts';
import { commitPoseInto, type Pose } from '../geometry/pose.ts';
import {
  isShuttle,
  placingRank,
  reinforcementZones,
  type Zone,
  zoneRule,
  zonesOf,
} from '../missions/zones.ts';
import { otherQuestion } from '../refuse.ts';
import { battleOf, idOf, rulesOf, type State, teamOf, UNPLACED } from '../state.ts';
import { skillOf } from '../values.ts';
import type { Cause } from '../vocabulary.ts';

/** XW-020 to XW-023, XW-239: where ships are set up. */

/** The ships that may be placed next, all of one seat. */
export function nextToPlace(state: State): readonly number[] {
  const { seats } = state.roster;
  let best = Number.POSITIVE_INFINITY;
  let found: number[] = [];
  for (let ship = 0; ship < seats.length; ship += 1) {
    if (state.status[ship] !== UNPLACED) continue;
    const rank = rankOf(state, ship) * 16 + at(seats, ship);
    if (rank < best) {
      best = rank;
      found = [ship];
    } else if (rank === best) found.push(ship);
  }
  return found;
}

/** XW-020, XW-021, or the order of the mission. */
function rankOf(state: State, ship: number): number {
  const { mission } = state.setup;
  if (mission !== 0) return placingRank(state, mission, ship);
  return skillOf(state, ship) * 2 + (teamOf(state, ship) === state.initiative ? 0 : 1);
}

/** Along an edge from its left end as its player sees it, and away from it. */
function poseAt(state: State, edge: Edge, along: number, depth: number, turn: number): Pose {
  const { width, height } = areaOf(state);
  const pose: Pose = { x: 0, y: 0, heading: 0 };
  switch (edge) {
    case 'bottom':
      commitPoseInto(pose, along, depth, turn);
      break;
    case 'top':
      commitPoseInto(pose, width - along, height - depth, turn + 180);
      break;
    case 'left':
      commitPoseInto(pose, depth, height - along, turn + 90);
      break;
    case 'right':
      commitPoseInto(pose, width - depth, along, turn + 270);
      break;
  }
  return pose;
}

function lengthOf(state: State, edge: Edge): number {
  const { width, height } = areaOf(state);
  return edge === 'bottom' || edge === 'top' ? width : height;
}

/** XW-022: wholly inside, or in part (V-01); a base too deep for Range 1 stands at the edge itself. */
function isInZone(state: State, base: Footprint, { edge, from, to, open, part }: Zone): boolean {
  const { nearest, farthest } = depthsFrom(edge, base, areaOf(state));
  if (open) return nearest > from + TOLERANCE && farthest < to - TOLERANCE;
  if (nearest >= from - TOLERANCE && farthest <= to + TOLERANCE) return true;
  if (part) return nearest <= to + TOLERANCE;
  return from === 0 && farthest - nearest > to && nearest <= TOLERANCE;
}

function placeFault(state: State, ship: number, pose: Readonly<Pose>): Cause | undefined {
  const base = footprintOf(rulesOf(state, ship).kind, pose);
  const zones = zonesOf(state, ship);
  if (!isInArea(base, areaOf(state))) return 'outside-area';
  if (!zones.some((zone) => isInZone(state, base, zone))) return 'outside-zone';
  if (isShuttle(state, ship) && !isCentred(state, at(zones, 0), pose)) return 'outside-zone';
  if (isTaken(state, base, basesOf(state))) return 'place-taken';
  return isRoomLeft(state, ship, pose) ? undefined : 'no-room-for-the-rest';
}

/** XW-262: not over another base, nor over an obstacle. */
function isTaken(state: State, base: Footprint, bases: readonly Footprint[]): boolean {
  if (findOverlapped(base, bases) !== -1) return true;
  return obstacleOutlines(state).some((outline) => isBaseOver(base, outline));
}

/** XW-248: in the middle of its edge, the nose straight away from it. */
function isCentred(state: State, { edge }: Zone, pose: Readonly<Pose>): boolean {
  const depth = depthsFrom(edge, footprintOf('shuttle', pose), areaOf(state)).nearest;
  const length = EXTENTS.shuttle.length / 2;
  const centred = poseAt(state, edge, lengthOf(state, edge) / 2, depth + length, 0);
  return (
    centred.heading === pose.heading &&
    Math.abs(centred.x - pose.x) <= TOLERANCE &&
    Math.abs(centred.y - pose.y) <= TOLERANCE
  );
}

/** So few ships on that side that each finds a place wherever the others stand. */
function isRoomy(state: State, team: number, length: number): boolean {
  const { teams, ships } = battleOf(state);
  let widest = 0;
  let blocked = 0;
  let count = 0;
  for (let ship = 0; ship < teams.length; ship += 1) {
    if (teams[ship] !== team) continue;
    const { width } = EXTENTS[at(ships, ship).kind];
    widest = Math.max(widest, width);
    blocked += width * Math.SQRT2;
    count += 1;
  }
  return blocked + count * widest <= length;
}

/** The ships of a side that wait to be placed. */
function unplaced(state: State, team: number): readonly number[] {
  return battleOf(state).teams.flatMap((other, ship) =>
    other === team && state.status[ship] === UNPLACED ? [ship] : [],
  );
}

/** Whether the other ships of the side still find a place when this one stands there. */
function isRoomLeft(state: State, ship: number, pose: Readonly<Pose>): boolean {
  const team = teamOf(state, ship);
  const zones = zonesOf(state, ship);
  if (isRoomy(state, team, lengthOf(state, at(zones, 0).edge))) return true;
  const taken = [...basesOf(state), footprintOf(rulesOf(state, ship).kind, pose)];
  const rest = unplaced(state, team).filter((other) => other !== ship);
  if (pack(state, rest, taken) !== undefined) return true;
  const own = packedPlace(state, ship);
  return own?.x === pose.x && own.y === pose.y && own.heading === pose.heading;
}

/** A place for each of the ships, large ones first, from the left end on; nothing if one has none. */
function pack(
  state: State,
  ships: readonly number[],
  taken: readonly Footprint[],
): ReadonlyMap<number, Pose> | undefined {
  const places = new Map<number, Pose>();
  const bases = [...taken];
  const size = (ship: number): number => EXTENTS[rulesOf(state, ship).kind].length;
  for (const ship of ships.toSorted((one, other) => size(other) - size(one) || one - other)) {
    const base = findGap(state, zonesOf(state, ship), rulesOf(state, ship).kind, bases);
    if (base === undefined) return undefined;
    bases.push(base);
    places.set(ship, { x: base.x, y: base.y, heading: base.heading });
  }
  return places;
}

/** Divides the sides of both bases, so that an empty strip is filled without a gap. */
const PACKING_STEP = 4;
/** Off the borders of an open zone. */
const MARGIN = 1;

function findGap(
  state: State,
  zones: readonly Zone[],
  kind: FootprintKind,
  bases: readonly Footprint[],
): Footprint | undefined {
  const half = EXTENTS[kind].length / 2;
  const base = footprintOf(kind, { x: 0, y: 0, heading: 0 });
  for (const zone of zones) {
    const last = lengthOf(state, zone.edge) - half;
    for (const depth of rowsOf(zone, half)) {
      for (let along = half; along <= last; along += PACKING_STEP) {
        moveFootprint(base, poseAt(state, zone.edge, along, depth, 0));
        if (!isTaken(state, base, bases)) return base;
      }
    }
  }
  return undefined;
}

/** Depths of rows side by side from one border to the other, the last one at the far border. */
function rowsOf({ from, to, open }: Zone, half: number): readonly number[] {
  const margin = open ? MARGIN : 0;
  const last = to - margin - half;
  const rows: number[] = [];
  for (let depth = from + margin + half; depth < last; depth += 2 * half) rows.push(depth);
  return [...rows, last];
}

/** XW-262: whether a ship that is called finds a place. */
export function hasRoomForMore(state: State, team: number, kind: FootprintKind): boolean {
  return findGap(state, reinforcementZones(state, team), kind, [...basesOf(state)]) !== undefined;
}

/** The place of the ship in a packing of all that are left of its side. */
function packedPlace(state: State, ship: number): Pose | undefined {
  const rest = unplaced(state, teamOf(state, ship));
  return pack(state, rest, [...basesOf(state)])?.get(ship);
}

const SPOTS = 5;

/** For the first ship that may be next a few places, looking straight ahead; one at least. */
export function placeAnswers(state: State): readonly Answer[] {
  const ship = at(nextToPlace(state), 0);
  const poses = zonesOf(state, ship).flatMap((zone) =>
    isShuttle(state, ship) ? shuttleSpots(state, zone) : spotsIn(state, zone, ship),
  );
  const answers = poses
    .filter((pose) => placeFault(state, ship, pose) === undefined)
    .map((pose) => placeAnswer(idOf(state, ship), pose));
  if (answers.length > 0) return answers;
  const packed = packedPlace(state, ship);
  return packed === undefined ? [] : [placeAnswer(idOf(state, ship), packed)];
}

function spotsIn(state: State, zone: Zone, ship: number): readonly Pose[] {
  const half = EXTENTS[rulesOf(state, ship).kind].length / 2;
  const depth = zone.open ? (zone.from + zone.to) / 2 : zone.to - half;
  const length = lengthOf(state, zone.edge);
  return Array.from({ length: SPOTS }, (_, spot) =>
    poseAt(state, zone.edge, (length * (spot + 1)) / (SPOTS + 1), depth, 0),
  );
}

/** XW-248: as far ahead as it may be, in the middle of its strip, and at the edge. */
function shuttleSpots(state: State, { edge, to }: Zone): readonly Pose[] {
  const half = EXTENTS.shuttle.length / 2;
  const middle = lengthOf(state, edge) / 2;
  return [to - half, to / 2, half].map((depth) => poseAt(state, edge, middle, depth, 0));
}

export function placeRegion(state: State): Region<Answer> {
  return {
    check: (id) => checkPlace(state, readAnswer(id)),
    sample: (chance) => samplePlace(state, chance),
  };
}

export function checkPlace(state: State, answer: Answer | undefined): Answer | Refusal {
  if (answer?.kind !== 'place') return otherQuestion(answer);
  const ship = battleOf(state).indexOf.get(answer.ship);
  if (ship === undefined) return otherQuestion(answer);
  const candidates = nextToPlace(state);
  if (!candidates.includes(ship)) {
    return { refused: state.setup.mission === 0 ? 'XW-020' : 'XW-239', cause: 'not-this-ship' };
  }
  const cause = placeFault(state, ship, answer.at);
  if (cause !== undefined) {
    return { refused: cause === 'outside-zone' ? zoneRule(state, ship) : 'XW-022', cause };
  }
  return answer;
}

const TRIES = 20;
const TENTHS = 10;
const ANY_TURN = 3600;

function samplePlace(state: State, chance: Chance): Answer {
  const ship = pickOne(chance, 'ship', nextToPlace(state));
  const zones = zonesOf(state, ship);
  if (!isShuttle(state, ship)) {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const zone = zones.length === 1 ? at(zones, 0) : pickOne(chance, 'zone', zones);
      const pose = samplePose(state, ship, zone, chance);
      if (placeFault(state, ship, pose) === undefined) return placeAnswer(idOf(state, ship), pose);
    }
  }
  const answers = placeAnswers(state);
  return at(answers, chance.pick('place', answers.length));
}

function samplePose(state: State, ship: number, zone: Zone, chance: Chance): Pose {
  const { edge, from, to } = zone;
  const base = footprintOf(rulesOf(state, ship).kind, { x: 0, y: 0, heading: 0 });
  // Half of the ships look straight ahead, as most players place them.
  const turn = chance.pick('ahead', 2) === 0 ? 0 : chance.pick('turn', ANY_TURN) / TENTHS;
  moveFootprint(base, poseAt(state, edge, 0, 0, turn));
  const { nearest, farthest } = depthsFrom(edge, base, areaOf(state));
  const half = (farthest - nearest) / 2;
  const room = Math.max(0, Math.floor((to - from - 2 * half) * TENTHS));
  const depth = from + half + chance.pick('depth', room + 1) / TENTHS;
  const width = Math.max(1, Math.floor((lengthOf(state, edge) - 2 * half) * TENTHS));
  const along = half + chance.pick('along', width) / TENTHS;
  return poseAt(state, edge, along, depth, turn);
}
