import { type Checked, type ListLink, readLink, writeLink } from '@parsecs/kernel';
import { PILOT_IDS, type PilotId, UPGRADE_IDS, type UpgradeId } from '../cards/ids.ts';
import { FACTIONS, type Faction } from '../cards/vocabulary.ts';
import { readCardLetters, writeCardLetters } from './card-letters.ts';
import { MOST_SHIPS, MOST_UPGRADES, type Squad, squadOf } from './squad.ts';

/**
 * Letters stand for cards, by their places in the order of all ids, which therefore never changes;
 * a ship is its pilot and its upgrades, and a dot stands between ships.
 */
const FACTION_LETTERS: Readonly<Record<Faction, string>> = { rebel: 'r', imperial: 'i' };
const BETWEEN_SHIPS = '.';
/** Two letters a card are enough for many years of cards. */
const LONGEST_LIST = MOST_SHIPS * (2 * (MOST_UPGRADES + 1) + BETWEEN_SHIPS.length);

export function squadToLink(squad: Squad): string {
  const { name = '', faction, ships } = squadOf(squad);
  const written = ships.map(
    ({ pilot, upgrades }) =>
      writeCardLetters(PILOT_IDS.indexOf(pilot)) +
      upgrades.map((upgrade) => writeCardLetters(UPGRADE_IDS.indexOf(upgrade))).join(''),
  );
  return writeLink({ side: FACTION_LETTERS[faction], list: written.join(BETWEEN_SHIPS), name });
}

/** The squad that a link holds, legal or not. */
export function squadFromLink(link: string): Checked<Squad> {
  return readLink(link, LONGEST_LIST, readSquadIn);
}

function readSquadIn({ side, list, name }: ListLink): Squad | undefined {
  const faction = FACTIONS.find((one) => FACTION_LETTERS[one] === side);
  const ships = list === '' ? [] : list.split(BETWEEN_SHIPS);
  if (faction === undefined || ships.length > MOST_SHIPS) return undefined;
  const read: Squad['ships'][number][] = [];
  for (const ship of ships) {
    const [first = -1, ...others] = readCardLetters(ship) ?? [];
    const pilot: PilotId | undefined = PILOT_IDS[first];
    const upgrades = others.map((place) => UPGRADE_IDS[place]);
    if (pilot === undefined || !areKnown(upgrades)) return undefined;
    read.push({ pilot, upgrades });
  }
  return squadOf({ name, faction, ships: read });
}

function areKnown(upgrades: readonly (UpgradeId | undefined)[]): upgrades is readonly UpgradeId[] {
  return upgrades.length <= MOST_UPGRADES && !upgrades.includes(undefined);
}
