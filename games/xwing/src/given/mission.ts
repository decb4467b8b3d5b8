import { excerpt, isRecord, type WrittenFields } from '@parsecs/kernel';
import { SHUTTLE } from '../battle.ts';
import { chooseDamaged } from '../damaged-ship.ts';
import { missionOf } from '../missions/mission.ts';
import { addSatellite } from '../missions/satellites.ts';
import { SHUTTLE_ID } from '../names.ts';
import { hasRole, NONE } from '../state.ts';
import { IMPERIAL_ROLE, REBEL_ROLE } from '../vocabulary.ts';
import type { Reading } from './reading.ts';

const SATELLITE_FIELDS: readonly string[] = ['at', 'by'];

/** XW-269, XW-280: the damaged ship, and satellites with the ships that have scanned them. */
export function readMission(reading: Reading): void {
  const { state, given } = reading;
  const { mission } = state.setup;
  state.mission = [...(missionOf(state).memory ?? [])];
  const { satellites, damagedShip } = given;
  // XW-248
  if (mission === 1 && !state.roster.pilots.includes(SHUTTLE)) {
    reading.impossible('ships', `mission 1 without the ship ${SHUTTLE_ID}`);
  }
  if (damagedShip !== undefined) {
    const ship = reading.ship('damagedShip', damagedShip);
    if (mission !== 2) reading.impossible('damagedShip', `mission ${mission}`);
    else if (ship !== NONE && !hasRole(state, ship, REBEL_ROLE)) {
      reading.wrong('damagedShip', 'given-wrong-side', { text: excerpt(damagedShip) });
    } else if (ship !== NONE) chooseDamaged(state, ship);
  }
  for (const [index, written] of reading.list('satellites', satellites).entries()) {
    const path = `satellites[${index}]`;
    const fields: WrittenFields = isRecord(written) ? written : {};
    reading.onlyKnown(path, fields, SATELLITE_FIELDS);
    const pose = reading.pose(`${path}.at`, fields['at']);
    const by = fields['by'] === undefined ? NONE : reading.ship(`${path}.by`, fields['by']);
    if (by !== NONE && !hasRole(state, by, IMPERIAL_ROLE)) {
      reading.wrong(`${path}.by`, 'given-wrong-side', { text: excerpt(fields['by']) });
    }
    if (mission !== 3) reading.impossible(path, `mission ${mission}`);
    else if (pose !== undefined) addSatellite(state, pose, by);
  }
}
