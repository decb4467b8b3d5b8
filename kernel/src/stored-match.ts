import type { GameTypes } from './game.ts';
import { isTakeBack, type LogEntry, type Reseed } from './match-log.ts';
import type { Snapshot } from './snapshots.ts';

/** One entry of the log with what came of it: what a store appends. */
export interface EntryRecord<T extends GameTypes = GameTypes> {
  readonly entry: LogEntry;
  readonly events: readonly T['event'][];
  /** There was nothing to decide: one answer, and everybody could know. */
  readonly forced: boolean;
  /** Somebody other than the chooser learned something that cannot be unlearned. */
  readonly revealing: boolean;
}

/** A match as a store holds it. */
export interface StoredMatch<T extends GameTypes = GameTypes> {
  readonly setup: T['setup'];
  readonly seed: string;
  readonly reseeds?: readonly Reseed[];
  readonly records: readonly EntryRecord<T>[];
  /** States that were put aside, each after so many entries. */
  readonly snapshots?: readonly StoredSnapshot<T>[];
}

export interface StoredSnapshot<T extends GameTypes = GameTypes> extends Snapshot<T['state']> {
  readonly sequence: number;
}

/** Nobody went back behind it since. */
export function isUsable(snapshot: StoredSnapshot, records: readonly EntryRecord[]): boolean {
  if (snapshot.sequence > records.length) return false;
  return records
    .slice(snapshot.sequence)
    .every(({ entry }) => !isTakeBack(entry) || entry.backTo >= snapshot.step);
}
