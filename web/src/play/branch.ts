import type { MatchLog } from '@parsecs/kernel';
import { SAVED_FORMAT, type SeatSpec } from '@parsecs/table';
import { summaryOf } from '../shell/match-record.ts';
import { useSettings } from '../shell/settings.ts';
import { type MatchRecord, newMatchId, putMatch } from '../shell/storage.ts';
import { openWorker } from './open-worker.ts';

/** One seat for me, bots in all others. */
export function againstBots(seats: readonly SeatSpec[], me: number): readonly SeatSpec[] {
  const { opponent } = useSettings.getState();
  return seats.map((seat, index): SeatSpec => {
    const name = seat.kind === 'bot' || seat.name === undefined ? {} : { name: seat.name };
    if (index === me) return { kind: 'here', ...name };
    return seat.kind === 'bot' ? seat : { kind: 'bot', bot: opponent, ...name };
  });
}

/** Lays a new match into the store that goes on where a log ends, and gives its id. */
export async function beginBranch(
  record: MatchRecord,
  log: MatchLog,
  seats: readonly SeatSpec[],
  round: number,
): Promise<string> {
  const next = branchRecord(record, log, seats, round);
  await putMatch(next, { format: SAVED_FORMAT, log, seats });
  return next.id;
}

/** A match up to an earlier moment, as the log of a new one. */
export async function cutLog(log: MatchLog, step: number): Promise<MatchLog> {
  const worker = openWorker();
  try {
    await Promise.race([worker.replay.open(log, 'spectator'), worker.loss]);
    return await worker.replay.branch(step);
  } finally {
    worker.close();
  }
}

function branchRecord(
  record: MatchRecord,
  log: MatchLog,
  seats: readonly SeatSpec[],
  round: number,
): MatchRecord {
  const now = Date.now();
  const { played: _, glance: __, ...rest } = record;
  return {
    ...rest,
    id: newMatchId(),
    startedAt: now,
    savedAt: now,
    seatNames: seats.map(({ name }) => name ?? ''),
    finished: false,
    summary: summaryOf({ step: log.told.length - 1, round, asked: [] }),
    fresh: { setup: log.setup, seed: log.seed, seats },
  };
}
