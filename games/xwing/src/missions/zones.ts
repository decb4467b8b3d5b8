import { at } from '@parsecs/kernel';
import { edgeIn, edgeOf } from '../board.ts';
import { FACTIONS } from '../cards/vocabulary.ts';
import { RANGE_LENGTH, RANGES } from '../geometry/dimensions.ts';
import type { Edge } from '../geometry/directions.ts';
import type { MissionId } from '../setup/setup.ts';
import { hasRole, roleOf, rulesOf, type State, teamOf } from '../state.ts';
import { IMPERIAL_ROLE, REBEL_ROLE } from '../vocabulary.ts';
import { type ZoneName, zoneNameOf } from './zone-names.ts';

/** Where something may be placed: between two distances from an edge. */
export interface Zone {
  readonly edge: Edge;
  readonly from: number;
  readonly to: number;
  /** Its borders do not belong to it: something must be farther away than `from`. */
  readonly open: boolean;
  /** V-01: it is enough if a part of the base is in it. */
  readonly part: boolean;
}

/** XW-022, A-01: one strip of the ruler, or everything up to its far end. */
export function stripAt(state: State, edge: Edge, range: number): Zone {
  const from = state.setup.options.missionPlacementBand === 'strip' ? range - 1 : 0;
  return { edge, from: from * RANGE_LENGTH, to: range * RANGE_LENGTH, open: false, part: false };
}

/** XW-268: nowhere at Range 1–3 of the edges of both players. */
function middleBand(state: State): Zone {
  const edge = edgeIn(state, REBEL_ROLE);
  const isUpright = edge === 'bottom' || edge === 'top';
  const size = isUpright ? state.setup.height : state.setup.width;
  const reach = RANGES * RANGE_LENGTH;
  return { edge, from: reach, to: size - reach, open: true, part: false };
}

function eitherEdge(state: State): readonly Zone[] {
  return [IMPERIAL_ROLE, REBEL_ROLE].map((role) => stripAt(state, edgeIn(state, role), 1));
}

function zonesNamed(state: State, team: number, zone: ZoneName): readonly Zone[] {
  switch (zone) {
    case 'own-1':
    case 'shuttle':
      return [stripAt(state, edgeOf(state, team), 1)];
    case 'own-1-part':
      return [{ ...stripAt(state, edgeOf(state, team), 1), part: true }];
    case 'own-2':
      return [stripAt(state, edgeOf(state, team), 2)];
    case 'middle':
      return [middleBand(state)];
    case 'either':
      return eitherEdge(state);
  }
}

function zoneName(state: State, team: number, shuttle: boolean): ZoneName {
  return zoneNameOf(state.setup, state.phase, at(FACTIONS, roleOf(state, team)), shuttle);
}

/** XW-262, XW-274, XW-288: where ships are placed that are called. */
export function reinforcementZones(state: State, team: number): readonly Zone[] {
  return zonesNamed(state, team, zoneName(state, team, false));
}

export function zonesOf(state: State, ship: number): readonly Zone[] {
  const team = teamOf(state, ship);
  return zonesNamed(state, team, zoneName(state, team, isShuttle(state, ship)));
}

export function isShuttle(state: State, ship: number): boolean {
  return rulesOf(state, ship).pilot === undefined;
}

/** XW-239: the role that places all its pieces first. */
const FIRST_TO_PLACE: Readonly<Record<Exclude<MissionId, 0>, number>> = {
  1: REBEL_ROLE,
  2: IMPERIAL_ROLE,
  3: IMPERIAL_ROLE,
};

/** In a mission ships are placed side by side, the shuttle first; lower is earlier. */
export function placingRank(state: State, mission: Exclude<MissionId, 0>, ship: number): number {
  if (isShuttle(state, ship)) return -1;
  return hasRole(state, ship, FIRST_TO_PLACE[mission]) ? 0 : 1;
}

const SETUP_RULES: Readonly<Record<MissionId, readonly [rebel: string, imperial: string]>> = {
  0: ['XW-022', 'XW-022'],
  1: ['XW-250', 'XW-251'],
  2: ['XW-268', 'XW-267'],
  3: ['XW-280', 'XW-279'],
};
const REINFORCEMENT_RULES: Readonly<Record<MissionId, string>> = {
  0: 'XW-022',
  1: 'XW-262',
  2: 'XW-274',
  3: 'XW-288',
};

/** The rule that says where the ship may stand. */
export function zoneRule(state: State, ship: number): string {
  const { mission } = state.setup;
  if (isShuttle(state, ship)) return 'XW-248';
  if (state.phase !== 'setup') return REINFORCEMENT_RULES[mission];
  return SETUP_RULES[mission][hasRole(state, ship, REBEL_ROLE) ? 0 : 1];
}
