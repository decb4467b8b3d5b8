import {
  type Checked,
  type ListLink,
  LONGEST_LIST_NAME,
  readCounted,
  readLink,
  writeCounted,
  writeLink,
} from '@parsecs/kernel';
import { SHIP_IDS } from '../cards/ship-ids.ts';
import { SHIPS } from '../cards/ships.ts';
import { FACTIONS, type Faction } from '../vocabulary.ts';
import { type Fleet, fleetOf } from './fleet-list.ts';

/** A fleet and what somebody called it. */
export interface NamedFleet {
  readonly name: string;
  readonly fleet: Fleet;
}

/** Ships stand for themselves by their places in the set, which therefore never change. */
const FACTION_LETTERS: Readonly<Record<Faction, string>> = { light: 'l', dark: 'd' };
const LONGEST_LIST = 2000;

/** Links hold ships of the set alone: nothing else has a place in it. */
export function fleetToLink({ name, fleet }: NamedFleet): string {
  const ships = fleet.ships.map(({ ship, count }) => [ship, count] as const);
  const list = writeCounted<string>(SHIP_IDS, ships);
  const short = name.slice(0, LONGEST_LIST_NAME);
  return writeLink({ side: FACTION_LETTERS[fleet.faction], list, name: short });
}

/** The fleet that a link holds, legal or not. */
export function fleetFromLink(link: string): Checked<NamedFleet> {
  return readLink(link, LONGEST_LIST, readFleetIn);
}

function readFleetIn({ side, list, name }: ListLink): NamedFleet | undefined {
  const faction = FACTIONS.find((one) => FACTION_LETTERS[one] === side);
  const ships = readCounted<string>(SHIP_IDS, list);
  if (faction === undefined || ships === undefined) return undefined;
  const counts = new Map<string, number>();
  for (const [ship, count] of ships) counts.set(ship, (counts.get(ship) ?? 0) + count);
  return { name, fleet: fleetOf(faction, counts, SHIPS) };
}
