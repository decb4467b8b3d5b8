import type { StoredSnapshot } from '@parsecs/kernel';
import type { KeptTimes, StoredTable } from '@parsecs/table';
import type { DatedEntry, TableRow } from '../storage/storage.ts';
import { type Desk, guardOf, specOf } from './desk.ts';

interface Found {
  readonly entries: readonly DatedEntry[];
  readonly snapshots: readonly StoredSnapshot[];
  readonly now: number;
}

/** What the rules need of what was found in the database. */
export function storedTable(row: TableRow, seed: string, found: Found): StoredTable {
  const { desk, game } = row;
  const { rules, setup, seats, clock, matchTime, practice } = desk;
  const times = timesNow(row, found);
  return {
    game,
    rules,
    setup,
    seed,
    seats: seats.map(specOf),
    guards: seats.map(guardOf),
    practice,
    beginning: [],
    entries: found.entries.map(({ entry }) => entry),
    snapshots: found.snapshots,
    ...(clock && { clock }),
    ...(matchTime !== undefined && { matchTime }),
    ...(times && { times }),
  };
}

/** Clocks run on while no process has the table open, unless it is held. */
function timesNow({ desk, times: kept }: TableRow, { entries, now }: Found): KeptTimes | undefined {
  const last = entries.at(-1);
  const isKept = kept !== undefined && kept.sequence === entries.length;
  const known = isKept ? kept : last && { ...last.entry, at: last.at };
  if (known === undefined) return undefined;
  const spent = desk.held ? 0 : Math.max(0, now - since(desk, known.at));
  const asked = last?.entry.summary?.asked ?? [];
  const { clock, timeLeft } = known;
  return {
    sequence: entries.length,
    ...(clock && {
      clock: clock.map((left, seat) => (asked.includes(seat) ? Math.max(0, left - spent) : left)),
    }),
    ...(timeLeft !== undefined && { timeLeft: Math.max(0, timeLeft - spent) }),
  };
}

function since({ goingSince = 0 }: Desk, at: number): number {
  return Math.max(goingSince, at);
}
