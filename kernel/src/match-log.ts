import type { Json } from './canonical.ts';
import { type FairRecord, isFairRecord } from './fair.ts';
import type { Refusal, Seat } from './game.ts';
import { isListOf, isRecord, isText, isWhole } from './shape.ts';

export const MATCH_FORMAT = 'parsecs-match/1';

export interface ChoiceEntry {
  readonly by: Seat;
  readonly choice: string;
  /**
   * The table said it, for a person who did not want to be asked or because the time of the match is
   * up: it was no decision of theirs.
   */
  readonly unasked?: true;
}

/** Goes back to the moment when `backTo` choices stood; `agreed` lists the seats that had to agree. */
export interface TakeBackEntry {
  readonly by: Seat;
  readonly backTo: number;
  readonly agreed?: readonly Seat[];
}

export type LogEntry = ChoiceEntry | TakeBackEntry;

/** After so many choices chance went on from another seed. */
export interface Reseed {
  readonly at: number;
  readonly seed: string;
}

/** The whole match: running it again gives every state it ever had. */
export interface MatchLog {
  readonly format: typeof MATCH_FORMAT;
  readonly game: string;
  readonly rules: string;
  readonly setup: Json;
  readonly seed: string;
  readonly choices: readonly LogEntry[];
  /** Only in a log cut from another: where chance had started afresh before the cut. */
  readonly reseeds?: readonly Reseed[];
  /** Hash of the state after the last entry. */
  readonly hash: string;
  /** What was told at each step, the beginning first, for watching under later rules. */
  readonly told: readonly (readonly Json[])[];
  /** Of a match online: what everybody had sealed before it began, opened, so that its dice can be checked. */
  readonly fair?: FairRecord;
}

export interface LogFault {
  readonly cause:
    | 'not-a-log'
    | 'other-game'
    | 'other-rules'
    | 'bad-setup'
    | 'bad-entry'
    | 'too-long'
    | 'hash-differs';
  /** Which entry, counted from 0, where one is to blame. */
  readonly entry?: number;
  readonly refusal?: Refusal;
  /** The field of the file that is wrong. */
  readonly path?: string;
}

export function isTakeBack(entry: LogEntry): entry is TakeBackEntry {
  return 'backTo' in entry;
}

/** Ten times the longest match anybody has seen: more is no match but an attack. */
const MOST_ENTRIES = 25_000;
/** Real events are lists of records of lists: a few levels. */
const DEEPEST_EVENT = 12;

/** Reads a file that should hold a match; never throws on what somebody else wrote. */
export function readLog(input: unknown): { readonly log: MatchLog } | { readonly fault: LogFault } {
  const wrong = (path: string): { readonly fault: LogFault } => ({
    fault: { cause: 'not-a-log', path },
  });
  if (!isRecord(input)) return wrong('');
  if (input['format'] !== MATCH_FORMAT) return wrong('format');
  for (const field of ['game', 'rules', 'seed', 'hash']) {
    if (typeof input[field] !== 'string') return wrong(field);
  }
  if (!('setup' in input)) return wrong('setup');
  const { choices, told, fair } = input;
  if (!Array.isArray(choices)) return wrong('choices');
  if (choices.length > MOST_ENTRIES) return { fault: { cause: 'too-long', path: 'choices' } };
  const entry = choices.findIndex((each) => !isEntry(each));
  if (entry !== -1) return wrong(`choices[${entry}]`);
  // `afresh` is how older files spell it.
  const { afresh, reseeds = afresh, ...rest } = input;
  if (reseeds !== undefined && !isListOf(reseeds, isReseed)) return wrong('reseeds');
  if (fair !== undefined && !isFairRecord(fair)) return wrong('fair');
  const fault = findFaultInTold(told);
  if (fault !== undefined) return wrong(fault);
  const log = { ...rest, ...(reseeds !== undefined && { reseeds }) };
  return { log: log as unknown as MatchLog };
}

function isEntry(entry: unknown): entry is LogEntry {
  if (!isRecord(entry) || !isCount(entry['by'])) return false;
  const { choice, unasked } = entry;
  if (typeof choice === 'string') return unasked === undefined || unasked === true;
  return (
    isCount(entry['backTo']) &&
    (entry['agreed'] === undefined || isListOf(entry['agreed'], isCount))
  );
}

/** Told events are shown without being run: whatever is no event would break who shows it. */
function findFaultInTold(told: unknown): string | undefined {
  if (!Array.isArray(told) || told.length > MOST_ENTRIES + 1) return 'told';
  for (const [step, events] of told.entries()) {
    if (!Array.isArray(events)) return `told[${step}]`;
    const event = events.findIndex((each) => !isEvent(each));
    if (event !== -1) return `told[${step}][${event}]`;
  }
  return undefined;
}

function isEvent(event: unknown): boolean {
  return isRecord(event) && typeof event['type'] === 'string' && isShallow(event, DEEPEST_EVENT);
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}

function isReseed(value: unknown): value is Reseed {
  return isRecord(value) && isCount(value['at']) && isText(value['seed']);
}

function isCount(value: unknown): value is number {
  return isWhole(value, 0, Number.MAX_SAFE_INTEGER);
}
