import { at, type Chance, pickOne, type Refusal, type Region } from '@parsecs/kernel';
import { type Answer, poseAnswer } from '../answers.ts';
import { areaOf, basesOf, edgeOf } from '../board.ts';
import { EXTENTS, RANGE_LENGTH, TOLERANCE } from '../geometry/dimensions.ts';
import { type Footprint, footprintOf, moveFootprint } from '../geometry/footprint.ts';
import { findOverlapped } from '../geometry/overlap.ts';
import { depthsFrom, type Edge, isInPlay as isInArea } from '../geometry/play-area.ts';
import { commitPoseInto, type Pose } from '../geometry/pose.ts';
import { battleOf, factionOf, idOf, rulesOf, type State, UNPLACED } from '../state.ts';
import { skillOf } from '../values.ts';
import type { Cause } from '../vocabulary.ts';

/** XW-020 to XW-023: where ships are set up. */

/** The ships that may be placed next, all of one seat. */
export function nextToPlace(state: State): readonly number[] {
  const { seats } = state.roster;
  let best = Number.POSITIVE_INFINITY;
  let found: number[] = [];
  for (let ship = 0; ship < seats.length; ship += 1) {
    if (state.status[ship] !== UNPLACED) continue;
    const rank =
      skillOf(state, ship) * 32 +
      (factionOf(state, ship) === state.initiative ? 0 : 16) +
      at(seats, ship);
    if (rank < best) {
      best = rank;
      found = [ship];
    } else if (rank === best) found.push(ship);
  }
  return found;
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

/** XW-022: wholly within Range 1; a base too deep for that stands at the edge itself. */
function isInZone(state: State, base: Footprint, edge: Edge): boolean {
  const area = areaOf(state);
  if (!isInArea(base, area)) return false;
  const { nearest, farthest } = depthsFrom(edge, base, area);
  if (farthest <= RANGE_LENGTH + TOLERANCE) return true;
  return farthest - nearest > RANGE_LENGTH && nearest <= TOLERANCE;
}

function placeFault(state: State, ship: number, pose: Pose): Cause | undefined {
  const base = footprintOf(rulesOf(state, ship).kind, pose);
  const edge = edgeOf(state, factionOf(state, ship));
  if (!isInArea(base, areaOf(state))) return 'outside-area';
  if (!isInZone(state, base, edge)) return 'outside-zone';
  if (findOverlapped(base, basesOf(state)) !== -1) return 'place-taken';
  return isRoomLeft(state, ship, pose) ? undefined : 'no-room-for-the-rest';
}

/** So few ships on that side that each finds a place wherever the others stand. */
function isRoomy(state: State, faction: number, length: number): boolean {
  const { factions, ships } = battleOf(state);
  let widest = 0;
  let blocked = 0;
  let count = 0;
  for (let ship = 0; ship < factions.length; ship += 1) {
    if (factions[ship] !== faction) continue;
    const { width } = EXTENTS[at(ships, ship).kind];
    widest = Math.max(widest, width);
    blocked += width * Math.SQRT2;
    count += 1;
  }
  return blocked + count * widest <= length;
}

/** The ships of a side that wait to be placed. */
function unplaced(state: State, faction: number): readonly number[] {
  return battleOf(state).factions.flatMap((other, ship) =>
    other === faction && state.status[ship] === UNPLACED ? [ship] : [],
  );
}

/** Whether the other ships of the side still find a place when this one stands there. */
function isRoomLeft(state: State, ship: number, pose: Pose): boolean {
  const faction = factionOf(state, ship);
  const edge = edgeOf(state, faction);
  if (isRoomy(state, faction, lengthOf(state, edge))) return true;
  const taken = [...basesOf(state), footprintOf(rulesOf(state, ship).kind, pose)];
  const rest = unplaced(state, faction).filter((other) => other !== ship);
  if (pack(state, edge, rest, taken) !== undefined) return true;
  const own = packedPlace(state, ship);
  return own?.x === pose.x && own.y === pose.y && own.heading === pose.heading;
}

/** A place for each of the ships, large ones first, from the left end on; nothing if one has none. */
function pack(
  state: State,
  edge: Edge,
  ships: readonly number[],
  taken: readonly Footprint[],
): ReadonlyMap<number, Pose> | undefined {
  const places = new Map<number, Pose>();
  const bases = [...taken];
  const size = (ship: number): number => EXTENTS[rulesOf(state, ship).kind].length;
  for (const ship of ships.toSorted((one, other) => size(other) - size(one) || one - other)) {
    const base = findGap(state, edge, ship, bases);
    if (base === undefined) return undefined;
    bases.push(base);
    places.set(ship, { x: base.x, y: base.y, heading: base.heading });
  }
  return places;
}

/** Divides the sides of both bases, so that an empty strip is filled without a gap. */
const PACKING_STEP = 4;

function findGap(
  state: State,
  edge: Edge,
  ship: number,
  bases: readonly Footprint[],
): Footprint | undefined {
  const { kind } = rulesOf(state, ship);
  const half = EXTENTS[kind].length / 2;
  const base = footprintOf(kind, { x: 0, y: 0, heading: 0 });
  const last = lengthOf(state, edge) - half;
  for (const depth of [half, RANGE_LENGTH - half]) {
    for (let along = half; along <= last; along += PACKING_STEP) {
      moveFootprint(base, poseAt(state, edge, along, depth, 0));
      if (findOverlapped(base, bases) === -1) return base;
    }
  }
  return undefined;
}

/** The place of the ship in a packing of all that are left of its side. */
function packedPlace(state: State, ship: number): Pose | undefined {
  const faction = factionOf(state, ship);
  const rest = unplaced(state, faction);
  return pack(state, edgeOf(state, faction), rest, [...basesOf(state)])?.get(ship);
}

function placeAnswer(state: State, ship: number, pose: Pose): Answer {
  const { x, y, heading } = pose;
  return poseAnswer(`${idOf(state, ship)}@${x},${y},${heading}`, 'place', ship, -1, x, y, heading);
}

const SPOTS = 5;

/** For the first ship that may be next a few places, looking straight ahead; one at least. */
export function placeAnswers(state: State): readonly Answer[] {
  const ship = at(nextToPlace(state), 0);
  const edge = edgeOf(state, factionOf(state, ship));
  const half = EXTENTS[rulesOf(state, ship).kind].length / 2;
  const length = lengthOf(state, edge);
  const answers: Answer[] = [];
  for (let spot = 1; spot <= SPOTS; spot += 1) {
    const pose = poseAt(state, edge, (length * spot) / (SPOTS + 1), RANGE_LENGTH - half, 0);
    if (placeFault(state, ship, pose) === undefined) answers.push(placeAnswer(state, ship, pose));
  }
  if (answers.length > 0) return answers;
  const packed = packedPlace(state, ship);
  return packed === undefined ? [] : [placeAnswer(state, ship, packed)];
}

export function placeRegion(state: State): Region<Answer> {
  return {
    check: (id) => checkPlace(state, id),
    sample: (chance) => samplePlace(state, chance),
  };
}

const NUMBER = String.raw`(-?\d{1,4}(?:\.\d{1,6})?)`;
const PLACE = new RegExp(`^([a-z0-9-]+)@${NUMBER},${NUMBER},${NUMBER}$`);

const PLACE_RULES: Readonly<Partial<Record<Cause, string>>> = {
  'outside-area': 'XW-022',
  'outside-zone': 'XW-022',
  'place-taken': 'XW-022',
  'no-room-for-the-rest': 'XW-022',
};

export function checkPlace(state: State, id: string): Answer | Refusal {
  const found = PLACE.exec(id);
  if (found === null) return { refused: 'table', cause: 'unknown-answer' };
  const ship = battleOf(state).indexOf.get(found[1] ?? '');
  if (ship === undefined) return { refused: 'table', cause: 'unknown-answer' };
  const candidates = nextToPlace(state);
  if (!candidates.includes(ship)) return { refused: 'XW-020', cause: 'not-this-ship' };
  const pose: Pose = { x: 0, y: 0, heading: 0 };
  commitPoseInto(pose, Number(found[2]), Number(found[3]), Number(found[4]));
  const cause = placeFault(state, ship, pose);
  if (cause !== undefined) return { refused: PLACE_RULES[cause] ?? 'XW-022', cause };
  return placeAnswer(state, ship, pose);
}

const TRIES = 20;
const TENTHS = 10;
const ANY_TURN = 3600;

function samplePlace(state: State, chance: Chance): Answer {
  const ship = pickOne(chance, 'ship', nextToPlace(state));
  const edge = edgeOf(state, factionOf(state, ship));
  const length = lengthOf(state, edge);
  const base = footprintOf(rulesOf(state, ship).kind, { x: 0, y: 0, heading: 0 });
  for (let tries = 0; tries < TRIES; tries += 1) {
    // Half of the ships look straight ahead, as most players place them.
    const turn = chance.pick('ahead', 2) === 0 ? 0 : chance.pick('turn', ANY_TURN) / TENTHS;
    moveFootprint(base, poseAt(state, edge, 0, 0, turn));
    const { nearest, farthest } = depthsFrom(edge, base, areaOf(state));
    const half = (farthest - nearest) / 2;
    const room = Math.max(0, Math.floor((RANGE_LENGTH - 2 * half) * TENTHS));
    const depth = half + chance.pick('depth', room + 1) / TENTHS;
    const width = Math.max(1, Math.floor((length - 2 * half) * TENTHS));
    const along = half + chance.pick('along', width) / TENTHS;
    const pose = poseAt(state, edge, along, depth, turn);
    if (placeFault(state, ship, pose) === undefined) return placeAnswer(state, ship, pose);
  }
  const answers = placeAnswers(state);
  return at(answers, chance.pick('place', answers.length));
}
