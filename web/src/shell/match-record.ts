import type { Json, Seat } from '@parsecs/kernel';
import { isLanguage, type Language } from '@parsecs/lang';
import type { ClockRules, GameId, SeatSpec } from '@parsecs/table';

/** What is agreed at the table beside the setup of the game. */
export interface MatchOptions {
  readonly clock?: ClockRules;
}

/** What a card on the home page tells without opening the match. */
export interface MatchSummary {
  readonly round: number;
  /** How many choices stand. */
  readonly position: number;
  /** Who must decide now; empty when it is over. */
  readonly asked: readonly Seat[];
  /** Present once the match is over; empty for a draw. */
  readonly winners?: readonly Seat[];
}

/** All that is needed to begin. */
export interface FreshMatch {
  /** Already read by the game's `checkSetup`. */
  readonly setup: Json;
  readonly seed: string;
  readonly seats: readonly SeatSpec[];
}

/**
 * One match of this device, as it lies in the store.
 *
 * The play page opens it like this: without `table` nothing was played yet, and the table is made
 * from `fresh`; with `table` (a `SavedTable`, to be read by `readSaved`, because the store may hold
 * what an older version wrote) it is resumed with the clock that is in it; a fresh one takes its
 * clock from `options`.
 * After each step the page writes the whole record back with `putMatch`, with a new `table`,
 * `summary`, `savedAt` and `finished`; everything else stays as it was.
 */
export interface MatchRecord {
  readonly id: string;
  readonly game: GameId;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly savedAt: number;
  /** As typed; empty where nobody gave a name (then `seatNames` finds the words). */
  readonly seatNames: readonly string[];
  /** Each seat plays in its own language. */
  readonly languages: readonly Language[];
  readonly finished: boolean;
  readonly summary: MatchSummary;
  readonly options: MatchOptions;
  readonly fresh: FreshMatch;
  /** A `SavedTable`, as somebody once wrote it. */
  readonly table?: unknown;
}

/** Something in the store that is no match record; it is kept and offered for download. */
export interface BrokenRecord {
  readonly id: string;
  readonly content: unknown;
  /** The field that cannot be read. */
  readonly path: string;
}

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isSummary(value: unknown): value is MatchSummary {
  if (!isFields(value)) return false;
  const { round, position, asked, winners } = value;
  return (
    isCount(round) &&
    isCount(position) &&
    isListOf(asked, isCount) &&
    (winners === undefined || isListOf(winners, isCount))
  );
}

function isOptions(value: unknown): value is MatchOptions {
  if (!isFields(value)) return false;
  const { clock } = value;
  if (clock === undefined) return true;
  return isFields(clock) && isCount(clock['budget']) && isCount(clock['increment']);
}

function isFresh(value: unknown): value is FreshMatch {
  if (!isFields(value)) return false;
  return 'setup' in value && isText(value['seed']) && isListOf(value['seats'], isFields);
}

function isListOf<T>(value: unknown, is: (item: unknown) => item is T): value is readonly T[] {
  return Array.isArray(value) && value.every((item) => is(item));
}

const CHECKS: readonly (readonly [keyof MatchRecord, (value: unknown) => boolean])[] = [
  ['id', isText],
  ['game', isText],
  ['startedAt', isTime],
  ['savedAt', isTime],
  ['seatNames', (value) => isListOf(value, isText)],
  ['languages', (value) => isListOf(value, isLanguage)],
  ['finished', (value) => typeof value === 'boolean'],
  ['summary', isSummary],
  ['options', isOptions],
  ['fresh', isFresh],
  ['table', (value) => value === undefined || isFields(value)],
];

/**
 * Reads what lies in the store. Only the shape that lists and pages rely on is checked here; what
 * the match itself holds is read by the table when it is opened.
 */
export function readRecord(
  content: unknown,
): { readonly record: MatchRecord } | { readonly path: string } {
  if (!isFields(content)) return { path: '' };
  const wrong = CHECKS.find(([field, isRight]) => !isRight(content[field]));
  if (wrong !== undefined) return { path: wrong[0] };
  return { record: content as unknown as MatchRecord };
}
