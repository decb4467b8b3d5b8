import { sha256 } from './sha256.ts';
import { isListOf, isRecord, isText } from './shape.ts';

/** Who commits: the host with its secret, or a seat, counted from 0, with its salt. */
export type FairParty = 'host' | number;

/** Everything needed to check afterwards that nobody could choose the dice. */
export interface FairRecord {
  readonly version: 1;
  readonly commitments: { readonly host: string; readonly seats: readonly string[] };
  readonly secret: string;
  readonly salts: readonly string[];
  readonly seed: string;
}

/** Whether somebody else's record has the form of one; what is in it is another question. */
export function isFairRecord(value: unknown): value is FairRecord {
  if (!isRecord(value) || value['version'] !== 1) return false;
  const { commitments, secret, salts, seed } = value;
  return (
    isRecord(commitments) &&
    isText(commitments['host']) &&
    isListOf(commitments['seats'], isText) &&
    isText(secret) &&
    isListOf(salts, isText) &&
    isText(seed)
  );
}

export type FairProblem = 'host-commitment' | 'seat-commitment' | 'seed';

export type FairVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: FairProblem; readonly seat?: number };

/**
 * What a party publishes before anyone reveals. Salts are committed as well as the secret: if they
 * were sent in the open, whoever speaks last would know all the rest, and a host in league with
 * that seat could try salts until the dice please them both. The text must hold at least 128 random
 * bits, or the others guess it from the commitment.
 */
export function commitTo(text: string, party: FairParty): string {
  return hashParts('parsecs/fair/1/commitment', [String(party), text]);
}

/** The seed of the match, once all have revealed. */
export function fairSeed(secret: string, salts: readonly string[]): string {
  return hashParts('parsecs/fair/1/seed', [secret, ...salts]);
}

/** Whether everybody revealed what they had committed to, and the seed follows from it. */
export function verifyFair(record: FairRecord): FairVerdict {
  const { commitments, secret, salts, seed } = record;
  if (!isOpenedBy(commitments.host, secret, 'host')) {
    return { ok: false, problem: 'host-commitment' };
  }
  const seats = Math.max(commitments.seats.length, salts.length);
  for (let seat = 0; seat < seats; seat += 1) {
    if (!isOpenedBy(commitments.seats[seat], salts[seat], seat)) {
      return { ok: false, problem: 'seat-commitment', seat };
    }
  }
  return seed === fairSeed(secret, salts) ? { ok: true } : { ok: false, problem: 'seed' };
}

function isOpenedBy(
  commitment: string | undefined,
  text: string | undefined,
  party: FairParty,
): boolean {
  return text !== undefined && !hasNoUtf8(text) && commitment === commitTo(text, party);
}

// The party's name in the commitment keeps a seat from publishing a copy of another's and opening
// it later with the text that the other revealed; the lengths keep ['ab', 'c'] from ['a', 'bc'].
function hashParts(domain: string, parts: readonly string[]): string {
  let text = `${domain}/${parts.length}`;
  for (const part of parts) {
    if (hasNoUtf8(part)) throw new RangeError('half a surrogate pair cannot be committed to');
    text += `/${part.length}:${part}`;
  }
  return sha256(text);
}

// All half pairs hash alike, so a commitment to one could be opened with another.
function hasNoUtf8(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}
