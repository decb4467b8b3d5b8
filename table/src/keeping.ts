import type { Game, GameTypes, Match, Prepared, StoredSnapshot } from '@parsecs/kernel';
import type { StoredEntry, StoredSummary, TableHistory } from './host.ts';

/** So many entries lie between two snapshots that are stored: what resuming costs at most. */
const STORED_SNAPSHOT_EVERY = 128;

/** What is left on the clocks when something is stored. */
export type Times = Pick<StoredEntry, 'clock' | 'timeLeft'>;

/** An entry as it is stored, before it stands. */
export function entryOf<T extends GameTypes>(
  { game, length }: Match<T>,
  prepared: Prepared<T>,
  times: Times,
  sent?: string,
): StoredEntry<T> {
  const { record, state, sequence } = prepared;
  const summary = summaryOf(game, state, stepOf(prepared, length));
  return { sequence: sequence + 1, record, ...(sent !== undefined && { sent }), ...times, summary };
}

/** The state that is put aside with an entry, where one is due. */
export function snapshotDue<T extends GameTypes>(
  { length }: Match<T>,
  prepared: Prepared<T>,
): StoredSnapshot<T> | undefined {
  const { state, chance } = prepared;
  const sequence = prepared.sequence + 1;
  if (sequence % STORED_SNAPSHOT_EVERY !== 0) return undefined;
  return { sequence, step: stepOf(prepared, length), state, chance: chance.state() };
}

/** What a store would hold if it had been there from the beginning. */
export function historyOf<T extends GameTypes>(match: Match<T>, times: Times): TableHistory<T> {
  const { game, records, length, state } = match;
  const last = { ...times, summary: summaryOf(game, state, length) };
  const entries = records.map((record, index): StoredEntry<T> => {
    const isLast = index === records.length - 1;
    return { sequence: index + 1, record, ...(isLast && last) };
  });
  // The end, and one before it from which a take-back starts.
  const earlier = match.snapshotBefore(length - STORED_SNAPSHOT_EVERY);
  const end = { sequence: records.length, ...match.snapshot() };
  const snapshots = earlier.step > 0 ? [earlier, end] : [end];
  return { beginning: match.eventsAt(0), entries, snapshots };
}

function summaryOf<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  step: number,
): StoredSummary {
  const winners = game.outcome(state)?.winners;
  const [round, asked] = [game.round(state), game.asked(state)];
  return { step, round, asked, ...(winners && { winners }) };
}

function stepOf({ record: { entry } }: Prepared, length: number): number {
  return 'backTo' in entry ? entry.backTo : length + 1;
}
