import {
  type Checked,
  LINK_ALPHABET,
  type ListLink,
  LONGEST_LIST_NAME,
  linkLetter,
  linkPlace,
  readLink,
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

/**
 * Two letters stand for a ship of the set: its place in the set, which never changes, and how often
 * it is taken.
 */
const FACTION_LETTERS: Readonly<Record<Faction, string>> = { light: 'l', dark: 'd' };
/** As many as one letter counts; more copies are written as another pair. */
const MOST_IN_PAIR = LINK_ALPHABET.length - 1;
const LONGEST_LIST = 2000;

export function fleetToLink({ name, fleet }: NamedFleet): string {
  const ships = fleet.ships.map(({ ship, count }) => {
    const letter = linkLetter(placeOf(ship));
    const full = (letter + linkLetter(MOST_IN_PAIR)).repeat(Math.floor(count / MOST_IN_PAIR));
    const rest = count % MOST_IN_PAIR;
    return rest === 0 ? full : full + letter + linkLetter(rest);
  });
  const short = name.slice(0, LONGEST_LIST_NAME);
  return writeLink({ side: FACTION_LETTERS[fleet.faction], list: ships.join(''), name: short });
}

/** Links hold ships of the set alone: nothing else has a place in it. */
function placeOf(ship: string): number {
  const place = SHIP_IDS.findIndex((id) => id === ship);
  if (place === -1) throw new RangeError(`${ship} is no ship of the set`);
  return place;
}

/** The fleet that a link holds, legal or not. */
export function fleetFromLink(link: string): Checked<NamedFleet> {
  return readLink(link, LONGEST_LIST, readFleetIn);
}

function readFleetIn({ side, list, name }: ListLink): NamedFleet | undefined {
  const faction = FACTIONS.find((one) => FACTION_LETTERS[one] === side);
  if (faction === undefined || list.length % 2 > 0) return undefined;
  const counts = new Map<string, number>();
  for (let place = 0; place < list.length; place += 2) {
    const ship = SHIP_IDS[linkPlace(list[place])];
    const count = linkPlace(list[place + 1]);
    if (ship === undefined || count < 1) return undefined;
    counts.set(ship, (counts.get(ship) ?? 0) + count);
  }
  return { name, fleet: fleetOf(faction, counts, SHIPS) };
}
