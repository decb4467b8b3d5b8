import type { Checked } from '@parsecs/kernel';
import {
  AFFILIATIONS,
  type Affiliation,
  COMMAND_IDS,
  type CommandId,
  DEPLOYMENT_IDS,
  type DeploymentId,
} from '../vocabulary.ts';
import type { Army } from './table.ts';

/** What can be wrong with a link. */
export const LINK_CAUSES = ['link-too-long', 'link-other-version', 'link-broken'] as const;
export type LinkCause = (typeof LINK_CAUSES)[number];

/** An army and what somebody called it. */
export interface NamedArmy {
  readonly name: string;
  readonly army: Army;
}

/**
 * An army as a short text that needs no escaping in an address. Two characters stand for a card, by
 * its place among all cards (which never changes), and how often it is taken:
 *
 *     1 i BBJB . KBQB ~name 7f
 *     version, affiliation, Deployment cards, Command cards, perhaps a name, two characters of checksum
 */
const VERSION = '1';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const LETTERS: Readonly<Record<Affiliation, string>> = {
  imperial: 'i',
  rebel: 'r',
  mercenary: 'm',
};
const BETWEEN = '.';
const BEFORE_NAME = '~';
const CHECK_LENGTH = 2;
const MOST_COPIES = ALPHABET.length - 1;
export const LONGEST_ARMY_NAME = 120;
/** A sixteen-bit letter of a name takes three characters. */
const NAME_UNIT = 3;
const LONGEST = 1200;

export function armyToLink({ name, army }: NamedArmy): string {
  const short = name.slice(0, LONGEST_ARMY_NAME);
  const title = short === '' ? '' : BEFORE_NAME + writeName(short);
  const cards = writeCards(DEPLOYMENT_IDS, army.deployments);
  const deck = writeCards(COMMAND_IDS, army.commands);
  const body = `${VERSION}${LETTERS[army.affiliation]}${cards}${BETWEEN}${deck}${title}`;
  return body + checkOf(body);
}

/** The army that a link holds, legal or not; its cards stand in the order of all cards. */
export function armyFromLink(link: string): Checked<NamedArmy> {
  const text = link.trim();
  if (text.length > LONGEST) return wrong('link-too-long', { most: LONGEST });
  if (text !== '' && !text.startsWith(VERSION)) return wrong('link-other-version');
  const body = text.slice(0, -CHECK_LENGTH);
  if (body === '' || checkOf(body) !== text.slice(-CHECK_LENGTH)) return wrong('link-broken');
  const value = readBody(body);
  return value === undefined ? wrong('link-broken') : { ok: true, value, warnings: [] };
}

function wrong(cause: LinkCause, params?: Readonly<Record<string, number>>): Checked<NamedArmy> {
  return { ok: false, problems: [{ path: '', cause, ...(params && { params }) }] };
}

function writeCards<T extends string>(all: readonly T[], held: readonly T[]): string {
  return all
    .map((card, place) => {
      const count = held.filter((other) => other === card).length;
      if (count === 0) return '';
      return letterOf(place) + letterOf(Math.min(count, MOST_COPIES));
    })
    .join('');
}

function readBody(body: string): NamedArmy | undefined {
  const affiliation = AFFILIATIONS.find((one) => LETTERS[one] === body[1]);
  const nameAt = body.indexOf(BEFORE_NAME);
  const name = nameAt === -1 ? '' : readName(body.slice(nameAt + 1));
  const [cards, deck] = body.slice(2, nameAt === -1 ? undefined : nameAt).split(BETWEEN);
  const deployments = readCards<DeploymentId>(DEPLOYMENT_IDS, cards);
  const commands = readCards<CommandId>(COMMAND_IDS, deck);
  if (affiliation === undefined || name === undefined) return undefined;
  if (deployments === undefined || commands === undefined) return undefined;
  return { name, army: { affiliation, deployments, commands } };
}

function readCards<T extends string>(all: readonly T[], text: string | undefined): T[] | undefined {
  if (text === undefined || text.length % 2 > 0) return undefined;
  const found: T[] = [];
  for (let place = 0; place < text.length; place += 2) {
    const card = all[placeOf(text[place])];
    const count = placeOf(text[place + 1]);
    if (card === undefined || count < 1) return undefined;
    for (let copy = 0; copy < count; copy += 1) found.push(card);
  }
  return found;
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
