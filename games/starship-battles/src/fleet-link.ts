import type { Checked } from '@parsecs/kernel';
import { type Fleet, fleetOf } from './fleet.ts';
import { SHIP_IDS, SHIPS } from './ships.ts';
import { FACTIONS, type Faction } from './vocabulary.ts';

/** What can be wrong with a link. */
export const LINK_CAUSES = ['link-too-long', 'link-other-version', 'link-broken'] as const;
export type LinkCause = (typeof LINK_CAUSES)[number];

/** A fleet and what somebody called it. */
export interface NamedFleet {
  readonly name: string;
  readonly fleet: Fleet;
}

/**
 * A fleet of the set as a short text that needs no escaping in an address. Two characters stand for
 * a ship, by its place in the set (which never changes), and how often it is taken:
 *
 *     1 l KBcD ~name 7f
 *     version, faction, ships and their counts, perhaps a name, two characters of checksum
 */
const VERSION = '1';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const FACTION_LETTERS: Readonly<Record<Faction, string>> = { light: 'l', dark: 'd' };
const BEFORE_NAME = '~';
const CHECK_LENGTH = 2;
/** As many as one character counts; more copies are written as another pair. */
const MOST_IN_PAIR = ALPHABET.length - 1;
export const LONGEST_FLEET_NAME = 120;
/** A sixteen-bit letter of a name takes three characters. */
const NAME_UNIT = 3;
const LONGEST = 2400;

export function fleetToLink({ name, fleet }: NamedFleet): string {
  const ships = fleet.ships.map(({ ship, count }) => {
    const letter = letterOf(SHIP_IDS.indexOf(ship));
    const full = (letter + letterOf(MOST_IN_PAIR)).repeat(Math.floor(count / MOST_IN_PAIR));
    const rest = count % MOST_IN_PAIR;
    return rest === 0 ? full : full + letter + letterOf(rest);
  });
  const short = name.slice(0, LONGEST_FLEET_NAME);
  const title = short === '' ? '' : BEFORE_NAME + writeName(short);
  const body = `${VERSION}${FACTION_LETTERS[fleet.faction]}${ships.join('')}${title}`;
  return body + checkOf(body);
}

/** The fleet that a link holds, legal or not. */
export function fleetFromLink(link: string): Checked<NamedFleet> {
  const text = link.trim();
  if (text.length > LONGEST) return wrong('link-too-long', { most: LONGEST });
  if (text !== '' && !text.startsWith(VERSION)) return wrong('link-other-version');
  const body = text.slice(0, -CHECK_LENGTH);
  if (body === '' || checkOf(body) !== text.slice(-CHECK_LENGTH)) return wrong('link-broken');
  const value = readBody(body);
  return value === undefined ? wrong('link-broken') : { ok: true, value, warnings: [] };
}

function wrong(cause: LinkCause, params?: Readonly<Record<string, number>>): Checked<NamedFleet> {
  return { ok: false, problems: [{ path: '', cause, ...(params && { params }) }] };
}

function readBody(body: string): NamedFleet | undefined {
  const faction = FACTIONS.find((one) => FACTION_LETTERS[one] === body[1]);
  const nameAt = body.indexOf(BEFORE_NAME);
  const list = nameAt === -1 ? body.slice(2) : body.slice(2, nameAt);
  const name = nameAt === -1 ? '' : readName(body.slice(nameAt + 1));
  if (faction === undefined || name === undefined || list.length % 2 > 0) return undefined;
  const counts = new Map<string, number>();
  for (let place = 0; place < list.length; place += 2) {
    const ship = SHIP_IDS[placeOf(list[place])];
    const count = placeOf(list[place + 1]);
    if (ship === undefined || count < 1) return undefined;
    counts.set(ship, (counts.get(ship) ?? 0) + count);
  }
  return { name, fleet: fleetOf(faction, counts, SHIPS) };
}

function writeName(name: string): string {
  let written = '';
  for (let index = 0; index < name.length; index += 1) {
    const code = name.charCodeAt(index);
    written += letterOf(code >>> 12) + letterOf((code >>> 6) & 0x3f) + letterOf(code & 0x3f);
  }
  return written;
}

function readName(written: string): string | undefined {
  let name = '';
  for (let place = 0; place < written.length; place += NAME_UNIT) {
    const [high, middle, low] = [0, 1, 2].map((index) => placeOf(written[place + index]));
    if (high === undefined || middle === undefined || low === undefined) return undefined;
    if (high < 0 || high > 0xf || middle < 0 || low < 0) return undefined;
    name += String.fromCharCode((high << 12) | (middle << 6) | low);
  }
  return name;
}

function letterOf(place: number): string {
  return ALPHABET.charAt(place);
}

function placeOf(letter: string | undefined): number {
  return letter === undefined ? -1 : ALPHABET.indexOf(letter);
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
