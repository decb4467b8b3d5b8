import type { UpgradeId } from '../cards/ids.ts';
import type { Edge } from '../geometry/directions.ts';
import type { Pose } from '../geometry/pose.ts';
import { idOf, isInPlay, NONE, type State } from '../state.ts';
import { announcedUpgrades } from './announcement.ts';
import { damagedShip } from './asteroid-run.ts';
import { exitsOf } from './exits.ts';
import {
  carrierOf,
  isLying,
  isReturned,
  poseOfSatellite,
  satelliteName,
  satellitesOf,
} from './satellites.ts';

/** What a mission adds to the table; all of it is open. */
export interface MissionView {
  /** XW-245: upgrade cards that the Imperial player has chosen openly. */
  readonly upgrades: readonly UpgradeId[];
  /** XW-269 */
  readonly damagedShip: string | null;
  readonly satellites: readonly SatelliteView[];
  /** Ships that may leave now, and where. */
  readonly exits: readonly ExitView[];
}

export interface ExitView {
  readonly ship: string;
  readonly edges: readonly Edge[];
}

export interface SatelliteView {
  readonly id: string;
  /** Null once it is scanned. */
  readonly at: Pose | null;
  /** The ship that has scanned it. */
  readonly by: string | null;
  /** XW-286 */
  readonly returned: boolean;
}

export function viewMission(state: State): MissionView {
  const damaged = damagedShip(state);
  const count = state.setup.mission === 3 && state.squads.length === 0 ? satellitesOf(state) : 0;
  return {
    upgrades: announcedUpgrades(state),
    damagedShip: damaged === NONE ? null : idOf(state, damaged),
    satellites: Array.from({ length: count }, (_, index) => {
      const carrier = carrierOf(state, index);
      return {
        id: satelliteName(index),
        at: isLying(state, index) ? poseOfSatellite(state, index) : null,
        by: carrier < 0 ? null : idOf(state, carrier),
        returned: isReturned(state, index),
      };
    }),
    exits: state.status.flatMap((_, ship) => {
      const edges = isInPlay(state, ship) ? exitsOf(state, ship) : [];
      return edges.length === 0 ? [] : [{ ship: idOf(state, ship), edges }];
    }),
  };
}
