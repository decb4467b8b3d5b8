import {
  at,
  excerpt,
  isListOf,
  isRecord,
  isText,
  type Seat,
  type WrittenFields,
} from '@parsecs/kernel';
import { SHUTTLE, teamOfSeat } from '../battle.ts';
import { PILOT_IDS, type PilotId, UPGRADE_IDS, type UpgradeId } from '../cards/ids.ts';
import { pilotCard } from '../cards/pilots.ts';
import { upgradeCard } from '../cards/upgrades.ts';
import type { Faction } from '../cards/vocabulary.ts';
import { addProblem } from '../lists/draft.ts';
import { fittingProblems } from '../lists/fitting.ts';
import { MOST_BITS } from '../name-bits.ts';
import { SHUTTLE_ID } from '../names.ts';
import { addShip } from '../setup/empty-state.ts';
import {
  ACTIVATED,
  battleOf,
  captainOf,
  DIAL_SHOWN,
  factionOf,
  IN_PLAY,
  NONE,
  OPPORTUNE,
  rulesOf,
  setFlag,
  teamOf,
} from '../state.ts';
import { shieldValue } from '../values.ts';
import { readDamage } from './damage.ts';
import { MOST_LISTED, type Reading } from './reading.ts';

const SHIP_FIELDS: readonly string[] = [
  'pilot',
  'upgrades',
  'discarded',
  'by',
  'at',
  'shields',
  'focus',
  'evade',
  'stress',
  'ion',
  'locks',
  'dial',
  'damageUp',
  'damageDown',
  'activated',
  'attacked',
];

export function placeShips(reading: Reading): void {
  const ships = reading.given['ships'];
  if (Array.isArray(ships) && ships.length > MOST_LISTED) {
    reading.impossible('ships', `more than ${MOST_LISTED}`);
    return;
  }
  if (!isListOf(ships, isRecord)) {
    reading.wrong('ships', 'given-not-a-list');
    return;
  }
  for (const [index, ship] of ships.entries()) placeShip(reading, `ships[${index}]`, ship);
  const { teams } = battleOf(reading.state);
  for (const team of [0, 1]) {
    if (!teams.includes(team)) reading.wrong('ships', 'given-no-ships');
  }
}

function placeShip(reading: Reading, path: string, written: WrittenFields): void {
  const { state } = reading;
  reading.onlyKnown(path, written, SHIP_FIELDS);
  const id = written['pilot'] as PilotId;
  const pilot = pilotNumber(reading, id);
  if (pilot === NONE) {
    reading.wrong(`${path}.pilot`, 'given-not-a-pilot', { text: excerpt(id) });
    return;
  }
  const upgrades = readUpgrades(reading, `${path}.upgrades`, written['upgrades']);
  const isShuttle = pilot === SHUTTLE;
  if (!isShuttle) checkFit(reading, path, id, upgrades);
  const faction = isShuttle ? 'rebel' : pilotCard(id).faction;
  const ship = addShip(state, pilot, upgrades, readSeat(reading, path, written['by'], faction));
  const pose = reading.pose(`${path}.at`, written['at']);
  if (pose !== undefined) {
    state.status[ship] = IN_PLAY;
    state.x[ship] = pose.x;
    state.y[ship] = pose.y;
    state.heading[ship] = pose.heading;
  }
  readTokens(reading, path, written, ship);
  readDamage(reading, path, written, ship);
  readDial(reading, path, written, ship);
  for (const gone of readUpgrades(reading, `${path}.discarded`, written['discarded'])) {
    const place = upgrades.indexOf(gone);
    if (place === NONE) {
      const text = at(UPGRADE_IDS, gone);
      reading.wrong(`${path}.discarded`, 'given-not-an-upgrade', { text });
    } else state.discardedUpgrades[ship] = at(state.discardedUpgrades, ship) | (1 << place);
  }
}

/** XW-252: the shuttle takes part in its mission only. */
function pilotNumber({ state }: Reading, id: string): number {
  if (id === SHUTTLE_ID && state.setup.mission === 1) return SHUTTLE;
  return PILOT_IDS.indexOf(id as PilotId);
}

/** Whoever flies for the faction, unless it is told; it must be where both do. */
function readSeat(reading: Reading, path: string, name: unknown, faction: Faction): Seat {
  const { state } = reading;
  const [team = 0, ...more] = [0, 1].filter((one) => factionOf(state, one) === faction);
  if (name === undefined) {
    if (more.length > 0) reading.wrong(`${path}.by`, 'given-wrong-side');
    return captainOf(team);
  }
  const seat = reading.seat(`${path}.by`, name);
  if (seat === undefined) return captainOf(team);
  if (factionOf(state, teamOfSeat(seat)) === faction) return seat;
  reading.wrong(`${path}.by`, 'given-wrong-side');
  return captainOf(team);
}

function readUpgrades(reading: Reading, path: string, value: unknown): readonly number[] {
  if (Array.isArray(value) && value.length > MOST_BITS) {
    reading.impossible(path, `more than ${MOST_BITS}`);
    return [];
  }
  return reading.list(path, value).flatMap((id) => {
    const upgrade = UPGRADE_IDS.indexOf(id as UpgradeId);
    if (upgrade !== NONE) return [upgrade];
    reading.wrong(path, 'given-not-an-upgrade', { text: excerpt(id) });
    return [];
  });
}

/** XW-209, XW-303: what no squad may carry lies in no position either, unless that is asked for. */
function checkFit(
  reading: Reading,
  path: string,
  pilot: PilotId,
  upgrades: readonly number[],
): void {
  if (reading.given['anyUpgrades'] === true) return;
  const written = upgrades.map((upgrade, place) => ({
    card: upgradeCard(at(UPGRADE_IDS, upgrade)),
    path: `${path}.upgrades[${place}]`,
  }));
  for (const problem of fittingProblems(pilotCard(pilot), written)) {
    addProblem(reading.problems, problem);
  }
}

function readTokens(reading: Reading, path: string, written: WrittenFields, ship: number): void {
  const { state } = reading;
  const most = shieldValue(state, ship);
  const shields = reading.number(`${path}.shields`, written['shields'], most);
  if (shields > most) reading.impossible(`${path}.shields`, `${shields} of ${most}`);
  state.shields[ship] = shields;
  for (const [field, list] of [
    ['focus', state.focus],
    ['evade', state.evade],
    ['stress', state.stress],
    ['ion', state.ion],
  ] as const) {
    list[ship] = reading.number(`${path}.${field}`, written[field], 0);
  }
  if (written['activated'] === true) setFlag(state, ship, ACTIVATED | DIAL_SHOWN);
  if (written['attacked'] === true) setFlag(state, ship, OPPORTUNE);
}

function readDial(reading: Reading, path: string, written: WrittenFields, ship: number): void {
  const { dial } = written;
  if (dial === undefined) return;
  const place = rulesOf(reading.state, ship).dial.findIndex(
    ({ bearing, speed }) => `${bearing}-${speed}` === dial,
  );
  if (place === NONE) {
    reading.wrong(`${path}.dial`, 'given-not-a-manoeuvre', { text: excerpt(dial) });
  } else reading.state.dial[ship] = place;
}

export function readLocks(reading: Reading): void {
  const { state, given } = reading;
  for (const [ship, written] of (given['ships'] as readonly WrittenFields[]).entries()) {
    const path = `ships[${ship}].locks`;
    const locks = reading.list(path, written['locks']);
    if (locks.length > 2) reading.wrong(path, 'given-not-a-list');
    for (const [slot, id] of locks.slice(0, 2).entries()) {
      const target = reading.ship(path, id);
      if (target === NONE) continue;
      if (teamOf(state, target) === teamOf(state, ship)) {
        reading.wrong(path, 'given-wrong-side', { text: excerpt(id) });
      }
      state.locks[ship * 2 + slot] = target;
    }
  }
}

export function readTouching(reading: Reading): void {
  for (const [index, pair] of reading.list('touching', reading.given['touching']).entries()) {
    const path = `touching[${index}]`;
    if (!isListOf(pair, isText) || pair.length !== 2) {
      reading.wrong(path, 'given-not-a-list');
      continue;
    }
    const ships = pair.map((id) => reading.ship(path, id));
    if (!ships.includes(NONE)) reading.state.touching.push(...ships);
  }
}
