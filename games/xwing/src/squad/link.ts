import type { Checked } from '@parsecs/kernel';
import { PILOT_IDS, type PilotId, UPGRADE_IDS, type UpgradeId } from '../cards/ids.ts';
import { FACTIONS, type Faction } from '../cards/vocabulary.ts';
import { readText, writeText } from './link-text.ts';
import { LONGEST_NAME, MOST_SHIPS, MOST_UPGRADES, type Squad, squadOf } from './squad.ts';

/** What can be wrong with a link. */
export const LINK_CAUSES = ['link-too-long', 'link-other-version', 'link-broken'] as const;
export type LinkCause = (typeof LINK_CAUSES)[number];

/**
 * A squad as a short text that needs no escaping in an address. One character stands for one card,
 * by its place in the order of all ids, which therefore never changes:
 *
 *     1 r kAB.l.l~name 7f
 *     version, faction, ships with their upgrades, perhaps a name, two characters of checksum
 */
const VERSION = '1';
export const LINK_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const FACTION_LETTERS: Readonly<Record<Faction, string>> = { rebel: 'r', imperial: 'i' };
const BETWEEN_SHIPS = '.';
const BEFORE_NAME = '~';
const CHECK_LENGTH = 2;
/** The longest name and the most ships with the most cards, and some room. */
const LONGEST = 8 + MOST_SHIPS * (MOST_UPGRADES + 2) + LONGEST_NAME * 5;

export function squadToLink(squad: Squad): string {
  const { name, faction, ships } = squadOf(squad);
  const written = ships.map(
    ({ pilot, upgrades }) =>
      letterOf(PILOT_IDS.indexOf(pilot)) +
      upgrades.map((upgrade) => letterOf(UPGRADE_IDS.indexOf(upgrade))).join(''),
  );
  const title = name === undefined ? '' : BEFORE_NAME + writeText(name, LINK_ALPHABET);
  const body = `${VERSION}${FACTION_LETTERS[faction]}${written.join(BETWEEN_SHIPS)}${title}`;
  return body + checkOf(body);
}

/** The squad that a link holds, legal or not. */
export function squadFromLink(link: string): Checked<Squad> {
  const text = link.trim();
  if (text.length > LONGEST) return wrong('link-too-long', { most: LONGEST });
  if (text !== '' && !text.startsWith(VERSION)) return wrong('link-other-version');
  const body = text.slice(0, -CHECK_LENGTH);
  if (body === '' || checkOf(body) !== text.slice(-CHECK_LENGTH)) return wrong('link-broken');
  const squad = readBody(body);
  return squad === undefined ? wrong('link-broken') : { ok: true, value: squad, warnings: [] };
}

function wrong(cause: LinkCause, params?: Readonly<Record<string, number>>): Checked<Squad> {
  return { ok: false, problems: [{ path: '', cause, ...(params && { params }) }] };
}

function readBody(body: string): Squad | undefined {
  const faction = FACTIONS.find((one) => FACTION_LETTERS[one] === body[1]);
  const nameAt = body.indexOf(BEFORE_NAME);
  const list = nameAt === -1 ? body.slice(2) : body.slice(2, nameAt);
  const name = nameAt === -1 ? '' : readText(body.slice(nameAt + 1), LINK_ALPHABET);
  if (faction === undefined || name === undefined || name.length > LONGEST_NAME) return undefined;
  const ships = list === '' ? [] : list.split(BETWEEN_SHIPS);
  if (ships.length > MOST_SHIPS) return undefined;
  const read: Squad['ships'][number][] = [];
  for (const ship of ships) {
    const pilot: PilotId | undefined = PILOT_IDS[placeOf(ship[0])];
    const upgrades = ship
      .slice(1)
      .split('')
      .map((letter) => UPGRADE_IDS[placeOf(letter)]);
    if (pilot === undefined || !areKnown(upgrades)) return undefined;
    read.push({ pilot, upgrades });
  }
  return squadOf({ name, faction, ships: read });
}

function areKnown(upgrades: readonly (UpgradeId | undefined)[]): upgrades is readonly UpgradeId[] {
  return upgrades.length <= MOST_UPGRADES && !upgrades.includes(undefined);
}

function letterOf(place: number): string {
  return LINK_ALPHABET.charAt(place);
}

function placeOf(letter: string | undefined): number {
  return letter === undefined ? -1 : LINK_ALPHABET.indexOf(letter);
}

/** FNV-1a, folded to twelve bits: a letter lost or mistyped is noticed. */
function checkOf(body: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < body.length; index += 1) {
    hash = Math.imul(hash ^ body.charCodeAt(index), 0x01000193);
  }
  const folded = (hash ^ (hash >>> 12) ^ (hash >>> 24)) & 0xfff;
  return letterOf(folded >>> 6) + letterOf(folded & 0x3f);
}
