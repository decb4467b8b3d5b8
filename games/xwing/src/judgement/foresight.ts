import { areaOf, baseOf } from '../board.ts';
import { footprintsOfAllKinds, moveFootprint } from '../geometry/footprint.ts';
import { endPoseInto, type Manoeuvre } from '../geometry/manoeuvre.ts';
import { isInPlay as isInArea } from '../geometry/play-area.ts';
import type { Pose } from '../geometry/pose.ts';
import {
  ACTIVATED,
  DIAL_SHOWN,
  factionOf,
  hasFlag,
  IN_PLAY,
  NONE,
  rulesOf,
  type State,
} from '../state.ts';
import { isIonised } from '../values.ts';

const AHEAD: Manoeuvre = { bearing: 'straight', speed: 2 };
/** XW-301 */
const DRIFTING: Manoeuvre = { bearing: 'straight', speed: 1 };

const pose: Pose = { x: 0, y: 0, heading: 0 };
const landings = footprintsOfAllKinds();

/** Whether the ship will still move before anybody shoots. */
export function willMove(state: State, ship: number): boolean {
  if (state.phase === 'combat' || state.phase === 'end') return false;
  return state.status[ship] === IN_PLAY && !hasFlag(state, ship, ACTIVATED);
}

/** The manoeuvre on the ship's dial, as far as this side knows it. */
export function knownManoeuvre(state: State, ship: number, own: number): Manoeuvre | undefined {
  const place = state.dial[ship] as number;
  if (place === NONE) return undefined;
  const isKnown = factionOf(state, ship) === own || hasFlag(state, ship, DIAL_SHOWN);
  return isKnown ? rulesOf(state, ship).dial[place] : undefined;
}

/**
 * The same position with every ship where it will have moved to, as one side sees it: its own ships
 * go by their dials, all others straight ahead, as long as that keeps them on the table. Nobody is
 * in anybody's way.
 */
export function foresee(state: State, own: number): State {
  const x = state.x.slice();
  const y = state.y.slice();
  const heading = state.heading.slice();
  for (let ship = 0; ship < x.length; ship += 1) {
    if (!willMove(state, ship)) continue;
    const known = knownManoeuvre(state, ship, own);
    endPoseInto(pose, baseOf(state, ship), known ?? usualManoeuvre(state, ship));
    if (known === undefined && !isOnTable(state, ship)) continue;
    x[ship] = pose.x;
    y[ship] = pose.y;
    heading[ship] = pose.heading;
  }
  return { ...state, x, y, heading };
}

function usualManoeuvre(state: State, ship: number): Manoeuvre {
  return isIonised(state, ship) ? DRIFTING : AHEAD;
}

function isOnTable(state: State, ship: number): boolean {
  const landed = landings[rulesOf(state, ship).kind];
  moveFootprint(landed, pose);
  return isInArea(landed, areaOf(state));
}
