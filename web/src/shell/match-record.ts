import { isWhole, type Json, type Reseed, type Seat } from '@parsecs/kernel';
import { isLanguage, type Language } from '@parsecs/lang';
import type { ClockRules, GameId, Guard, KeptTimes, SeatSpec } from '@parsecs/table';
import type { Glance } from './glance.ts';
import type { PlayerMark } from './player-mark.tsx';

/** What is agreed at the table beside the setup of the game. */
export interface MatchOptions {
  readonly clock?: ClockRules;
  /** Milliseconds for the whole match. */
  readonly matchTime?: number;
  /** Bots agree to every take-back. */
  readonly practice?: boolean;
}

/** What a card on the home page tells without opening the match. */
export interface MatchSummary {
  readonly round: number;
  /** How many choices stand: a step everywhere else; records were always written so. */
  readonly position: number;
  /** Who must decide now; empty when it is over. */
  readonly asked: readonly Seat[];
  /** Present once the match is over; empty for a draw. */
  readonly winners?: readonly Seat[];
}

/** How far a match is, in words of the program. */
interface MatchProgress extends Omit<MatchSummary, 'position'> {
  /** How many choices stand. */
  readonly step: number;
}

export function summaryOf({ step, ...rest }: MatchProgress): MatchSummary {
  return { ...rest, position: step };
}

/** Somebody has chosen something. */
export function hasBegun({ summary }: MatchRecord): boolean {
  return summary.position > 0;
}

/** All that is needed to begin. */
export interface FreshMatch {
  /** Already read by the game's `checkSetup`. */
  readonly setup: Json;
  readonly seed: string;
  readonly seats: readonly SeatSpec[];
}

/** What is known of a match once its table was opened. */
export interface PlayedMatch {
  /** The version of the rules it is played by. */
  readonly rules: string;
  /** What was told before the first choice. */
  readonly beginning: readonly Json[];
  /** Of a match that was cut from another. */
  readonly reseeds?: readonly Reseed[];
  readonly guards?: readonly Guard[];
  /** What was left on the clocks when the page was last seen. */
  readonly times?: KeptTimes;
}

/**
 * One match of this device, as lists show it. What was played lies beside it, entry by entry (or in
 * one piece, until somebody plays on), so that no list ever reads it. `summary`, `savedAt` and
 * `finished` are those of the last entry when the record comes from `storage.ts`.
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
  /** Absent until its table was opened for the first time. */
  readonly played?: PlayedMatch;
  /** What people chose to be known by, seat by seat; read it with `readMarks`. */
  readonly marks?: readonly PlayerMark[];
  /** What its table looked like when somebody last left it; read it with `readGlance`. */
  readonly glance?: Glance;
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
  return isWhole(value, 0, Number.MAX_SAFE_INTEGER);
}

/** No clock runs longer than a year. */
const LONGEST_CLOCK = 366 * 24 * 60 * 60 * 1000;

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
  const { clock, matchTime, practice = false } = value;
  if (matchTime !== undefined && !isWhole(matchTime, 0, LONGEST_CLOCK)) return false;
  if (typeof practice !== 'boolean') return false;
  if (clock === undefined) return true;
  return (
    isFields(clock) &&
    isWhole(clock['budget'], 0, LONGEST_CLOCK) &&
    isWhole(clock['increment'], 0, LONGEST_CLOCK)
  );
}

function isFresh(value: unknown): value is FreshMatch {
  if (!isFields(value)) return false;
  return 'setup' in value && isText(value['seed']) && isListOf(value['seats'], isFields);
}

function isPlayed(value: unknown): boolean {
  if (value === undefined) return true;
  if (!isFields(value)) return false;
  const { rules, beginning, times } = value;
  return isText(rules) && isListOf(beginning, isFields) && isKeptTimes(times);
}

function isKeptTimes(value: unknown): boolean {
  if (value === undefined) return true;
  if (!isFields(value)) return false;
  const { sequence, clock = [], timeLeft = 0 } = value;
  return isCount(sequence) && isListOf(clock, isCount) && isCount(timeLeft);
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
  ['played', isPlayed],
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
