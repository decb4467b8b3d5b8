import type { Json, LogFault, MatchLog } from '@parsecs/kernel';
import type { Language } from '@parsecs/lang';
import type { ClockRules, GameId, SavedTable, SeatSpec } from '@parsecs/table';
import { progressOf } from '../play/progress.ts';
import {
  type MatchRecord,
  type MatchSummary,
  readRecord,
  summaryOf,
} from '../shell/match-record.ts';

const BYTE_ORDER_MARK = /^\uFEFF/;

/** Why a file cannot be opened; `path` names the field. */
export type FileFault =
  | { readonly cause: 'not-json' | 'not-a-match' | 'is-a-board'; readonly path?: string }
  | { readonly cause: 'bad-field'; readonly path: string }
  | {
      readonly cause: 'cannot-be-run';
      readonly path: string;
      readonly game: GameId;
      readonly fault: LogFault;
    };

export type OpenedFile =
  | {
      readonly record: MatchRecord;
      /** What was played, where anything was. */
      readonly table?: SavedTable;
      readonly page: 'play' | 'replay';
    }
  | { readonly fault: FileFault };

export interface Around {
  readonly id: string;
  readonly now: number;
  readonly language: Language;
}

/**
 * Reads a file that somebody brings: a saved table, the log of a match, or a record of this store.
 * Never throws on its content, and changes nothing.
 */
export async function readMatchFile(
  text: string,
  around: Around,
  progress: (done: number) => void = () => undefined,
): Promise<OpenedFile> {
  let content: unknown;
  try {
    content = JSON.parse(text.replace(BYTE_ORDER_MARK, ''));
  } catch {
    return { fault: { cause: 'not-json' } };
  }
  if (typeof content !== 'object' || content === null) return { fault: { cause: 'not-a-match' } };
  const fields: Readonly<Record<string, unknown>> = { ...content };
  const { schema } = fields;
  if (typeof schema === 'string' && schema.includes('-board/'))
    return { fault: { cause: 'is-a-board' } };
  const { MATCH_FORMAT, readLog } = await import('@parsecs/kernel');
  const { readSaved, SAVED_FORMAT } = await import('@parsecs/table');
  if (fields['format'] === SAVED_FORMAT) {
    const read = readSaved(content);
    if ('fault' in read) return { fault: { cause: 'bad-field', path: read.fault.path } };
    return fromLog(read.saved.log, read.saved, around, progress);
  }
  if (fields['format'] === MATCH_FORMAT) {
    const read = readLog(content);
    if ('fault' in read) return { fault: { cause: 'bad-field', path: read.fault.path ?? '' } };
    return fromLog(read.log, undefined, around, progress);
  }
  if ('fresh' in fields) return fromRecord(fields, around, progress);
  return { fault: { cause: 'not-a-match', path: 'format' } };
}

/** A record of the store; older ones hold what was played inside. */
async function fromRecord(
  fields: Readonly<Record<string, unknown>>,
  around: Around,
  progress: (done: number) => void,
): Promise<OpenedFile> {
  const { table, played: _, ...content } = fields;
  if (table !== undefined) {
    const { readSaved } = await import('@parsecs/table');
    const read = readSaved(table);
    if ('fault' in read) return { fault: { cause: 'bad-field', path: `table.${read.fault.path}` } };
    return fromLog(read.saved.log, read.saved, around, progress);
  }
  const read = readRecord(content);
  if ('path' in read) return { fault: { cause: 'bad-field', path: read.path } };
  const { record } = read;
  const { isGameId, isSeatSpec, loadGame } = await import('@parsecs/table');
  if (!isGameId(record.game)) return { fault: { cause: 'bad-field', path: 'game' } };
  const game = await loadGame(record.game);
  const setup = game.checkSetup(record.fresh.setup);
  if (!setup.ok) {
    return { fault: { cause: 'bad-field', path: `fresh.setup.${setup.problems[0]?.path ?? ''}` } };
  }
  const wrong = record.fresh.seats.findIndex((seat) => !isSeatSpec(seat));
  if (wrong !== -1 || record.fresh.seats.length !== game.seatsOf(setup.value)) {
    return { fault: { cause: 'bad-field', path: `fresh.seats[${Math.max(0, wrong)}]` } };
  }
  return { record: { ...record, id: around.id, savedAt: around.now }, page: 'play' };
}

async function fromLog(
  log: MatchLog,
  saved: SavedTable | undefined,
  around: Around,
  progress: (done: number) => void,
): Promise<OpenedFile> {
  const { runLog } = await import('@parsecs/kernel');
  const { isGameId, loadGame, SAVED_FORMAT } = await import('@parsecs/table');
  const prefix = saved === undefined ? '' : 'log.';
  if (!isGameId(log.game)) return { fault: { cause: 'bad-field', path: `${prefix}game` } };
  const game = await loadGame(log.game);
  const setup = game.checkSetup(log.setup);
  if (!setup.ok) {
    const path = `${prefix}setup.${setup.problems[0]?.path ?? ''}`;
    return { fault: { cause: 'bad-field', path } };
  }
  const count = game.seatsOf(setup.value);
  if (saved !== undefined && saved.seats.length !== count) {
    return { fault: { cause: 'bad-field', path: 'seats' } };
  }
  const seats = saved?.seats ?? Array.from({ length: count }, (): SeatSpec => ({ kind: 'here' }));
  const table: SavedTable = saved ?? { format: SAVED_FORMAT, log, seats };
  const run = runLog(game, log, { onEntry: progressOf(log.choices.length, progress) });
  if ('fault' in run) {
    const { fault } = run;
    // Rules were corrected since: it can still be watched from what was told.
    if (fault.cause === 'other-rules') {
      const summary = summaryOf({ step: log.choices.length, round: 1, asked: [] });
      const record = recordOf(table, summary, true, setup.value as Json, around);
      return { record, table, page: 'replay' };
    }
    const path = prefix + (fault.entry === undefined ? fault.path : `choices[${fault.entry}]`);
    return { fault: { cause: 'cannot-be-run', path, game: log.game, fault } };
  }
  const { state, length } = run.match;
  const outcome = game.outcome(state);
  const summary = summaryOf({
    step: length,
    round: game.round(state),
    asked: game.asked(state),
    ...(outcome && { winners: outcome.winners }),
  });
  const finished = outcome !== undefined;
  const record = recordOf(table, summary, finished, setup.value as Json, around);
  return { record, table, page: finished || saved === undefined ? 'replay' : 'play' };
}

function recordOf(
  table: SavedTable,
  summary: MatchSummary,
  finished: boolean,
  setup: Json,
  around: Around,
): MatchRecord {
  const { seats, log, clock, matchTime, practice } = table;
  return {
    id: around.id,
    game: log.game as MatchRecord['game'],
    startedAt: around.now,
    savedAt: around.now,
    seatNames: seats.map((seat) => seat.name ?? ''),
    languages: seats.map(() => around.language),
    finished,
    summary,
    options: {
      ...(clock && { clock: rulesOf(clock) }),
      ...(matchTime && { matchTime: matchTime.budget }),
      ...(practice && { practice }),
    },
    fresh: { setup, seed: log.seed, seats },
  };
}

function rulesOf({ budget, increment }: ClockRules): ClockRules {
  return { budget, increment };
}
