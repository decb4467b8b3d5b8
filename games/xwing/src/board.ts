import { at } from '@parsecs/kernel';
import type { Battle } from './battle.ts';
import { OBSTACLE_IDS } from './cards/ids.ts';
import { isInContact } from './geometry/contact.ts';
import type { PlayArea } from './geometry/dimensions.ts';
import { EDGES, type Edge } from './geometry/directions.ts';
import { type Footprint, footprintOf, moveFootprint } from './geometry/footprint.ts';
import { isBaseOver } from './geometry/gap.ts';
import { type Outline, outlineOf } from './geometry/outline.ts';
import type { Pose } from './geometry/pose.ts';
import { type Band, bandOf, distanceBetween } from './geometry/range.ts';
import type { Surroundings } from './geometry/surroundings.ts';
import { battleOf, IN_PLAY, isInPlay, PER_OBSTACLE, roleOf, type State } from './state.ts';
import { areTouching } from './values.ts';

/** What lies on the table, derived from the state whenever it is needed and never stored in it. */

const FOOTPRINTS = new WeakMap<Battle, Footprint[]>();
let lastBattle: Battle | undefined;
let lastFootprints: Footprint[] | undefined;

/** Where ships are kept that are not on the table: far away from it and from each other. */
const AWAY = -100_000;
const APART = 1000;

function footprintsFor(battle: Battle): Footprint[] {
  if (battle === lastBattle && lastFootprints !== undefined) return lastFootprints;
  let footprints = FOOTPRINTS.get(battle);
  if (footprints === undefined) {
    footprints = battle.ships.map(({ kind }, ship) =>
      footprintOf(kind, { x: AWAY - ship * APART, y: AWAY, heading: 0 }),
    );
    FOOTPRINTS.set(battle, footprints);
  }
  lastBattle = battle;
  lastFootprints = footprints;
  return footprints;
}

const pose: Pose = { x: 0, y: 0, heading: 0 };

function bring(state: State, footprint: Footprint, ship: number): void {
  if (state.status[ship] === IN_PLAY) {
    pose.x = state.x[ship] as number;
    pose.y = state.y[ship] as number;
    pose.heading = state.heading[ship] as number;
  } else {
    pose.x = AWAY - ship * APART;
    pose.y = AWAY;
    pose.heading = 0;
  }
  moveFootprint(footprint, pose);
}

/**
 * The bases of all ships, by ship; those not in play lie far away. The list is shared by all states
 * of a match: it is right until the next call.
 */
export function basesOf(state: State): readonly Footprint[] {
  const footprints = footprintsFor(battleOf(state));
  for (let ship = 0; ship < footprints.length; ship += 1) {
    bring(state, footprints[ship] as Footprint, ship);
  }
  return footprints;
}

/** One base only; the others may be wrong afterwards. */
export function baseOf(state: State, ship: number): Footprint {
  const footprint = footprintsFor(battleOf(state))[ship] as Footprint;
  bring(state, footprint, ship);
  return footprint;
}

export function poseOf(state: State, ship: number): Pose {
  return { x: at(state.x, ship), y: at(state.y, ship), heading: at(state.heading, ship) };
}

export function putShip(state: State, ship: number, to: Readonly<Pose>): void {
  state.x[ship] = to.x;
  state.y[ship] = to.y;
  state.heading[ship] = to.heading;
}

export function areaOf(state: State): PlayArea {
  return state.setup;
}

const OUTLINES = new WeakMap<readonly number[], readonly Outline[]>();
let lastObstacles: readonly number[] | undefined;
let lastOutlines: readonly Outline[] = [];

export function obstacleOutlines(state: State): readonly Outline[] {
  const { obstacles } = state;
  if (obstacles === lastObstacles) return lastOutlines;
  let outlines = OUTLINES.get(obstacles);
  if (outlines === undefined) {
    const made: Outline[] = [];
    for (let index = 0; index < obstacles.length; index += PER_OBSTACLE) {
      made.push(
        outlineOf(
          at(OBSTACLE_IDS, at(obstacles, index)),
          {
            x: at(obstacles, index + 1),
            y: at(obstacles, index + 2),
            heading: at(obstacles, index + 3),
          },
          obstacles[index + 4] === 1,
        ),
      );
    }
    outlines = made;
    OUTLINES.set(obstacles, outlines);
  }
  lastObstacles = obstacles;
  lastOutlines = outlines;
  return outlines;
}

/** XW-193 */
export function isOnObstacle(state: State, ship: number): boolean {
  const outlines = obstacleOutlines(state);
  if (outlines.length === 0) return false;
  const base = baseOf(state, ship);
  for (let index = 0; index < outlines.length; index += 1) {
    if (isBaseOver(base, outlines[index] as Outline)) return true;
  }
  return false;
}

/** XW-312: base to base; a ship is at Range 1 of itself. */
function rangeBetween(state: State, one: number, other: number): Band {
  if (one === other) return 1;
  const footprints = footprintsFor(battleOf(state));
  const from = footprints[one] as Footprint;
  const to = footprints[other] as Footprint;
  bring(state, from, one);
  bring(state, to, other);
  return bandOf(distanceBetween(from, to));
}

/** Whether the other ship is in play at one of these ranges. */
export function isAtRange(
  state: State,
  ship: number,
  other: number,
  least: number,
  most: number,
): boolean {
  if (!isInPlay(state, other)) return false;
  const band = rangeBetween(state, ship, other);
  return band >= least && band <= most;
}

/** XW-014, XW-230: ships of the same side at these ranges, the ship itself left out. */
export function friendsAtRange(
  state: State,
  ship: number,
  least: number,
  most: number,
): readonly number[] {
  return shipsAtRange(state, ship, least, most, true);
}

export function enemiesAtRange(
  state: State,
  ship: number,
  least: number,
  most: number,
): readonly number[] {
  return shipsAtRange(state, ship, least, most, false);
}

function shipsAtRange(
  state: State,
  ship: number,
  least: number,
  most: number,
  friendly: boolean,
): readonly number[] {
  const { teams, count } = battleOf(state);
  const found: number[] = [];
  for (let other = 0; other < count; other += 1) {
    if (other === ship || (teams[other] === teams[ship]) !== friendly) continue;
    if (isAtRange(state, ship, other, least, most)) found.push(other);
  }
  return found;
}

export function surroundingsOf(state: State): Surroundings {
  return {
    ships: basesOf(state),
    obstacles: obstacleOutlines(state),
    area: areaOf(state),
    templateBlocked: state.setup.options.barrelRollTemplateBlocked,
  };
}

/** XW-180, A-14: whether the two may not attack each other. */
export function isTouching(state: State, one: number, other: number): boolean {
  if (state.setup.options.touching === 'overlap') return areTouching(state, one, other);
  const footprints = footprintsFor(battleOf(state));
  const first = footprints[one] as Footprint;
  const second = footprints[other] as Footprint;
  bring(state, first, one);
  bring(state, second, other);
  return isInContact(first, second);
}

/** XW-019, XW-188: the edge of a role. */
export function edgeIn(state: State, role: number): Edge {
  return at(EDGES, (state.edge + role * 2) % EDGES.length);
}

/** The edge of a team. */
export function edgeOf(state: State, team: number): Edge {
  return edgeIn(state, roleOf(state, team));
}
