import {
  type Game,
  type GameTypes,
  isTakeBack,
  type LogFault,
  MATCH_FORMAT,
  Match,
  type MatchLog,
  type Reseed,
  type RunOptions,
  runLog,
} from '@parsecs/kernel';
import type { ClockRules } from './clock.ts';
import type { Host, KeptTimes, TableHistory } from './host.ts';
import { numbersAfter, type QuestionNumbers } from './question-numbers.ts';
import type { SavedTable } from './saved.ts';
import type { Guard, SeatSpec } from './seats.ts';
import { Table } from './table.ts';

export type Resumed<T extends GameTypes> =
  | { readonly table: Table<T> }
  | { readonly fault: LogFault };

/** A table as its store holds it: the beginning, who sits there, and every entry. */
export interface StoredTable<T extends GameTypes = GameTypes> extends TableHistory<T> {
  readonly game: string;
  readonly rules: string;
  readonly setup: unknown;
  readonly seed: string;
  /** Of a match that was cut from another. */
  readonly reseeds?: readonly Reseed[];
  readonly seats: readonly SeatSpec[];
  readonly guards?: readonly Guard[];
  readonly clock?: ClockRules;
  /** Milliseconds for the whole match. */
  readonly matchTime?: number;
  readonly practice?: boolean;
  /** What was kept of the clocks since the last entry. */
  readonly times?: KeptTimes;
}

/** Takes out a table that was put away in one piece, by running its log once. */
export function resumeTable<T extends GameTypes>(
  game: Game<T>,
  saved: SavedTable,
  host: Host<T>,
  pace = 0,
  options: RunOptions<T> = {},
): Resumed<T> {
  const run = runLog(game, saved.log, options);
  if ('fault' in run) return run;
  const { seats, guards, clock, matchTime, practice } = saved;
  const left = { clockLeft: clock?.left, timeLeft: matchTime?.left };
  const kept = { seats, guards, clock, matchTime: matchTime?.budget, practice, ...left };
  return seatTable(run.match, kept, host, pace);
}

/** Takes out a table from its store: what lies behind the last snapshot is not run again. */
export function restoreTable<T extends GameTypes>(
  game: Game<T>,
  stored: StoredTable<T>,
  host: Host<T>,
  pace = 0,
): Resumed<T> {
  if (stored.game !== game.id) return { fault: { cause: 'other-game', path: 'game' } };
  if (stored.rules !== game.version) return { fault: { cause: 'other-rules', path: 'rules' } };
  const setup = game.checkSetup(stored.setup);
  if (!setup.ok) return { fault: { cause: 'bad-setup', path: 'setup' } };
  const { seed, reseeds, entries, snapshots, seats, guards } = stored;
  const gap = entries.findIndex(({ sequence }, index) => sequence !== index + 1);
  if (gap !== -1) return { fault: { cause: 'bad-entry', entry: gap } };
  const restored = Match.restore(game, {
    setup: setup.value,
    seed,
    records: entries.map((entry) => entry.record),
    ...(reseeds && { reseeds }),
    snapshots,
  });
  if ('fault' in restored) return restored;
  const { clock, matchTime, practice } = stored;
  const kept = stored.times;
  const last = kept?.sequence === entries.length ? kept : entries.at(-1);
  const left = { clockLeft: last?.clock, timeLeft: last?.timeLeft };
  const agreed = { seats, guards, clock, matchTime, practice, ...left };
  return seatTable(restored.match, agreed, host, pace, numbersAfter(entries));
}

/** What a table was put away with. */
interface KeptOptions {
  readonly seats: readonly SeatSpec[];
  readonly guards: readonly Guard[] | undefined;
  readonly clock: ClockRules | undefined;
  readonly clockLeft: readonly number[] | undefined;
  readonly matchTime: number | undefined;
  readonly timeLeft: number | undefined;
  readonly practice: boolean | undefined;
}

function seatTable<T extends GameTypes>(
  match: Match<T>,
  { seats, guards, clock, clockLeft, matchTime, timeLeft, practice }: KeptOptions,
  host: Host<T>,
  pace: number,
  numbers?: QuestionNumbers,
): Resumed<T> {
  const { game, setup, seed } = match;
  if (seats.length !== game.seatsOf(setup)) return { fault: { cause: 'bad-setup', path: 'seats' } };
  const table = new Table(
    {
      game,
      setup,
      seed,
      seats,
      pace,
      match,
      ...(numbers && { numbers }),
      ...(guards && { guards }),
      ...(clock && { clock }),
      ...(clockLeft && { clockLeft }),
      ...(matchTime !== undefined && { matchTime }),
      ...(timeLeft !== undefined && { timeLeft }),
      ...(practice !== undefined && { practice }),
    },
    host,
  );
  return { table };
}

/** The log of a stored table without running it: for watching under other rules, and for files. */
export function logOfStored(stored: StoredTable): MatchLog {
  const { game, rules, setup, seed, reseeds, beginning, entries } = stored;
  const told: (readonly unknown[])[] = [beginning];
  for (const { record } of entries) {
    if (isTakeBack(record.entry)) told.length = record.entry.backTo + 1;
    else told.push(record.events);
  }
  const choices = entries.map(({ record }) => record.entry);
  const log = { format: MATCH_FORMAT, game, rules, setup, seed, choices, hash: '', told };
  return { ...log, ...(reseeds && { reseeds }) } as MatchLog;
}
