import { shipNamed } from '../answers/chosen.ts';
import { UPGRADE_IDS } from '../cards/ids.ts';
import { damagedShip } from '../damaged-ship.ts';
import { idOf, isInPlay, NONE, type State } from '../state.ts';
import type { MissionView } from '../view-types.ts';
import { openUpgrades } from './announcement.ts';
import { exitsOf } from './exits.ts';
import { COUNTED } from './reinforcements.ts';
import {
  carrierOf,
  IN_SUPPLY,
  isLying,
  isReturned,
  poseOfSatellite,
  satelliteName,
  satellitesOf,
} from './satellites.ts';

const NO_MISSION: MissionView = {
  upgrades: [],
  replaced: 0,
  damagedShip: null,
  satellites: [],
  exits: [],
};

export function viewMission(state: State): MissionView {
  if (state.setup.mission === 0) {
    return isRevealed(state) ? NO_MISSION : { ...NO_MISSION, upgrades: openUpgrades(state) };
  }
  const damaged = damagedShip(state);
  const count = state.setup.mission === 3 && isRevealed(state) ? satellitesOf(state) : 0;
  return {
    upgrades: openUpgrades(state),
    replaced: isRevealed(state) ? (state.mission[COUNTED] ?? 0) : 0,
    damagedShip: damaged === NONE ? null : idOf(state, damaged),
    satellites: Array.from({ length: count }, (_, index) => {
      const carrier = carrierOf(state, index);
      return {
        id: satelliteName(index),
        at: isLying(state, index) ? poseOfSatellite(state, index) : null,
        lastAt: poseOfSatellite(state, index),
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

/** Until the squads are revealed a mission keeps open cards, then its own memory. */
function isRevealed({ squads }: State): boolean {
  return squads.length === 0;
}

/** What `state.mission` holds, from what everybody sees of it. */
export function restoreMission(state: State, mission: MissionView): number[] {
  if (!isRevealed(state)) return mission.upgrades.map((id) => UPGRADE_IDS.indexOf(id));
  const shipOrNone = (name: string | null): number =>
    name === null ? NONE : shipNamed(state, name);
  switch (state.setup.mission) {
    case 0:
      return [];
    case 1:
      return [mission.replaced];
    case 2:
      return [mission.replaced, shipOrNone(mission.damagedShip)];
    case 3:
      return [
        mission.replaced,
        ...mission.satellites.flatMap(({ at, lastAt: { x, y, heading }, by }) => [
          x,
          y,
          heading,
          at === null && by === null ? IN_SUPPLY : shipOrNone(by),
        ]),
      ];
  }
}
