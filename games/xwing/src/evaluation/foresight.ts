import { areaOf, basesOf, putShip } from '../board.ts';
import type { Manoeuvre } from '../geometry/directions.ts';
import { flyInto, newFlight } from '../geometry/flight.ts';
import { type Footprint, footprintsOfAllKinds, moveFootprint } from '../geometry/footprint.ts';
import { isInPlay as isInArea } from '../geometry/play-area.ts';
import {
  ACTIVATED,
  battleOf,
  DIAL_SHOWN,
  hasFlag,
  IN_PLAY,
  NONE,
  rulesOf,
  type State,
  teamOf,
} from '../state.ts';
import { isIonised, skillOf } from '../values.ts';

const AHEAD: Manoeuvre = { bearing: 'straight', speed: 2 };
/** XW-301 */
const DRIFTING: Manoeuvre = { bearing: 'straight', speed: 1 };

const flight = newFlight();
const landings = footprintsOfAllKinds();

function isMoving({ phase }: State): boolean {
  return phase !== 'combat' && phase !== 'end';
}

/** Whether the ship will still move before anybody shoots. */
export function willMove(state: State, ship: number): boolean {
  if (!isMoving(state)) return false;
  return state.status[ship] === IN_PLAY && !hasFlag(state, ship, ACTIVATED);
}

/** The manoeuvre on the ship's dial, as far as this side knows it. */
export function knownManoeuvre(state: State, ship: number, own: number): Manoeuvre | undefined {
  const place = state.dial[ship] as number;
  if (place === NONE) return undefined;
  const isKnown = teamOf(state, ship) === own || hasFlag(state, ship, DIAL_SHOWN);
  return isKnown ? rulesOf(state, ship).dial[place] : undefined;
}

/** A position to come. */
export interface Foreseen {
  readonly state: State;
  /** Where everybody stands; right until the bases of another position are asked for. */
  readonly bases: readonly Footprint[];
  /** Ships that are in the way of each other on the way there. */
  readonly bumped: readonly number[];
}

/**
 * The same position with every ship where it will have moved to, as one side sees it: its own ships
 * go by their dials, all others as usual, as long as that keeps them on the table and nobody stands
 * before them. They move in their order, and whoever is in the way stops them.
 */
export function foresee(state: State, own: number): Foreseen {
  if (!isMoving(state)) return { state, bases: basesOf(state), bumped: NOBODY };
  const soon: State = {
    ...state,
    x: state.x.slice(),
    y: state.y.slice(),
    heading: state.heading.slice(),
  };
  const bases = basesOf(soon);
  const bumped: number[] = [];
  for (const ship of orderOfMoving(state)) {
    const base = bases[ship] as Footprint;
    const known = knownManoeuvre(state, ship, own);
    if (known === undefined && state.touching.includes(ship)) continue;
    flyInto(flight, base, known ?? usualManoeuvre(state, ship), bases);
    if (known === undefined && !isOnTable(state, ship)) continue;
    if (flight.overlapped) bumped.push(ship);
    putShip(soon, ship, flight);
    moveFootprint(base, flight);
  }
  return { state: soon, bases, bumped };
}

const NOBODY: readonly number[] = [];

/** XW-053, XW-054: by pilot skill, the side with the initiative first. */
export function orderOfMoving(state: State): readonly number[] {
  const { teams, count } = battleOf(state);
  const ships: number[] = [];
  const ranks: number[] = [];
  for (let ship = 0; ship < count; ship += 1) {
    if (!willMove(state, ship)) continue;
    const rank = skillOf(state, ship) * 2 + (teams[ship] === state.initiative ? 0 : 1);
    let place = ships.length;
    for (; place > 0 && (ranks[place - 1] as number) > rank; place -= 1) {
      ships[place] = ships[place - 1] as number;
      ranks[place] = ranks[place - 1] as number;
    }
    ships[place] = ship;
    ranks[place] = rank;
  }
  return ships;
}

function usualManoeuvre(state: State, ship: number): Manoeuvre {
  return isIonised(state, ship) ? DRIFTING : AHEAD;
}

function isOnTable(state: State, ship: number): boolean {
  const landed = landings[rulesOf(state, ship).kind];
  moveFootprint(landed, flight);
  return isInArea(landed, areaOf(state));
}
