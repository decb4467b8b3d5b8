import type { BotRequest } from '@parsecs/bots';
import type { EntryRecord, GameTypes, Outcome, Seat, StoredSnapshot } from '@parsecs/kernel';
import type { Guard, SeatSpec } from './seats.ts';

/** Why the table lets time pass: before a bot or a kept secret answers, or until a clock or the match runs out. */
export type PauseReason = 'bot' | 'guard' | 'clock';

/** What a table needs from the place where it stands: a worker, a process, a server. */
export interface Host<T extends GameTypes = GameTypes> {
  readonly now: () => number;
  /** Waits, or until the signal says that nobody waits any more. */
  readonly pause: (why: PauseReason, milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Lets a bot decide, such as in a worker of its own; without it the table thinks by itself. */
  readonly think?: (request: BotRequest, signal: AbortSignal) => Promise<string>;
  /** Where everything is kept; without it only `save` keeps anything. */
  readonly store?: TableStore<T>;
  /** A bot, a rule, a listener or the store threw: a bug of ours, or a full disk. */
  readonly failed?: (error: unknown) => void;
}

/**
 * Keeps a table. An entry is told to nobody before its promise is kept; when it is broken, the entry
 * has never happened.
 */
export interface TableStore<T extends GameTypes = GameTypes> {
  append(entry: StoredEntry<T>, snapshot?: StoredSnapshot<T>): Promise<void>;
  /** Who sits where, and how each wants to be asked. */
  keepSeats(seats: readonly SeatSpec[], guards: readonly Guard[]): Promise<void>;
  /** What is left on the clocks between two entries: time that was spent is not given back. */
  keepTimes(times: KeptTimes): Promise<void>;
}

/** What is left on each clock and of the match, after so many entries. */
export interface KeptTimes extends Pick<StoredEntry, 'sequence' | 'clock' | 'timeLeft'> {}

/** One entry as it is stored: small, and never written again. */
export interface StoredEntry<T extends GameTypes = GameTypes> {
  /** Counted from 1: how many entries there are with it. */
  readonly sequence: number;
  readonly record: EntryRecord<T>;
  /** The sender's own name of the message that led to it: one that is sent twice counts once. */
  readonly sent?: string;
  /** What is left on each clock. */
  readonly clock?: readonly number[];
  /** What is left of the time of the match. */
  readonly timeLeft?: number;
  /** How the match stands with it, for lists that must not run it; the last entry has one. */
  readonly summary?: StoredSummary;
}

export interface StoredSummary {
  readonly step: number;
  readonly round: number;
  readonly asked: readonly Seat[];
  readonly winners?: Outcome['winners'];
}

/** Everything that happened at a table, as its store holds it. */
export interface TableHistory<T extends GameTypes = GameTypes> {
  /** What was told before the first choice. */
  readonly beginning: readonly T['event'][];
  readonly entries: readonly StoredEntry<T>[];
  /** States that were put aside; the last few are enough. */
  readonly snapshots: readonly StoredSnapshot<T>[];
}
