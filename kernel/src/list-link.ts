import type { Checked } from './game.ts';

/**
 * A squad, fleet or army as a short text that needs no escaping in an address:
 *
 *     1 r kAB.l.l ~name 7f
 *     version, side, list, perhaps a name, two letters of checksum
 *
 * Each game writes its own list with these letters, one for each of 64 things, and dots.
 */
export interface ListLink {
  /** One letter. */
  readonly side: string;
  readonly list: string;
  /** Empty for none. */
  readonly name: string;
}

/** What can be wrong with a link. */
export const LINK_CAUSES = ['link-too-long', 'link-other-version', 'link-broken'] as const;
export type LinkCause = (typeof LINK_CAUSES)[number];

export const LINK_ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
export const LONGEST_LIST_NAME = 120;
const VERSION = '1';
const BEFORE_NAME = '~';
const CHECK_LENGTH = 2;

/** The letter for a place below 64. */
export function linkLetter(place: number): string {
  return LINK_ALPHABET.charAt(place);
}

/** −1 for what is none of the letters. */
export function linkPlace(letter: string | undefined): number {
  return letter === undefined ? -1 : LINK_ALPHABET.indexOf(letter);
}

export function writeLink({ side, list, name }: ListLink): string {
  const title = name === '' ? '' : BEFORE_NAME + writeLinkText(name);
  const body = `${VERSION}${side}${list}${title}`;
  return body + checksumOf(body);
}

/** What a link holds; `read` gives nothing where the list is none. */
export function readLink<T>(
  link: string,
  longestList: number,
  read: (parts: ListLink) => T | undefined,
): Checked<T> {
  const text = link.trim();
  const longest = longestList + VERSION.length + 2 + CHECK_LENGTH + LONGEST_LIST_NAME * MOST_PIECES;
  if (text.length > longest) return wrong('link-too-long', { most: longest });
  if (text !== '' && !text.startsWith(VERSION)) return wrong('link-other-version');
  const body = text.slice(0, -CHECK_LENGTH);
  if (body === '' || checksumOf(body) !== text.slice(-CHECK_LENGTH)) return wrong('link-broken');
  const parts = partsOf(body);
  const value = parts && read(parts);
  return value === undefined ? wrong('link-broken') : { ok: true, value, warnings: [] };
}

function wrong(cause: LinkCause, params?: Readonly<Record<string, number>>): Checked<never> {
  return { ok: false, problems: [{ path: '', cause, ...(params && { params }) }] };
}

function partsOf(body: string): ListLink | undefined {
  const nameAt = body.indexOf(BEFORE_NAME);
  const list = nameAt === -1 ? body.slice(2) : body.slice(2, nameAt);
  const name = nameAt === -1 ? '' : readLinkText(body.slice(nameAt + 1));
  if (name === undefined || name.length > LONGEST_LIST_NAME) return undefined;
  return { side: body.charAt(1), list, name };
}

/** FNV-1a, folded to twelve bits: a letter lost or mistyped is noticed. */
function checksumOf(body: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < body.length; index += 1) {
    hash = Math.imul(hash ^ body.charCodeAt(index), 0x01000193);
  }
  const folded = (hash ^ (hash >>> 12) ^ (hash >>> 24)) & 0xfff;
  return linkLetter(folded >>> 6) + linkLetter(folded & 0x3f);
}

const BITS = 5;
const LOW = 0x1f;
const MORE = 0x20;
const MOST_CODE = 0x10_ffff;
/** No character needs more pieces than five. */
const MOST_PIECES = 5;

/** Any text in 64 letters: each character five bits at a time, the sixth says that more follow. */
export function writeLinkText(text: string): string {
  let written = '';
  for (const character of text) {
    let rest = character.codePointAt(0) ?? 0;
    do {
      const piece = rest & LOW;
      rest >>>= BITS;
      written += linkLetter(rest > 0 ? piece | MORE : piece);
    } while (rest > 0);
  }
  return written;
}

/** Nothing when it was not written so. */
export function readLinkText(written: string): string | undefined {
  let text = '';
  let code = 0;
  let pieces = 0;
  for (const letter of written) {
    const piece = linkPlace(letter);
    if (piece === -1 || pieces === MOST_PIECES) return undefined;
    code |= (piece & LOW) << (BITS * pieces);
    pieces += 1;
    if (piece < MORE) {
      // The last piece of a longer one is never empty: every text has one writing only.
      if (code > MOST_CODE || (pieces > 1 && piece === 0)) return undefined;
      text += String.fromCodePoint(code);
      code = 0;
      pieces = 0;
    }
  }
  return pieces === 0 ? text : undefined;
}
