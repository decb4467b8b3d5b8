import { performance } from 'node:perf_hooks';
import { setImmediate as yieldToEvents } from 'node:timers/promises';
import type { ArenaShare, ArenaTask } from '@parsecs/table/arena';
import { arenaRunner } from './arena-job.ts';
import { type BalanceShare, type BalanceTask, balanceRunner } from './balance-job.ts';
import { type BlindShare, type BlindTask, blindRunner } from './blind-job.ts';
import { type FitShare, type FitTask, fitRunner } from './fit-job.ts';
import { type FuzzShare, type FuzzTask, fuzzRunner } from './fuzz-job.ts';
import type { JobRunner } from './job-runner.ts';
import { type SimulateShare, type SimulateTask, simulateRunner } from './simulate-job.ts';
import { type StreamsShare, type StreamsTask, streamsRunner } from './streams-job.ts';

export interface JobTypes {
  readonly simulate: { readonly task: SimulateTask; readonly share: SimulateShare };
  readonly fuzz: { readonly task: FuzzTask; readonly share: FuzzShare };
  readonly balance: { readonly task: BalanceTask; readonly share: BalanceShare };
  readonly arena: { readonly task: ArenaTask; readonly share: ArenaShare };
  readonly blind: { readonly task: BlindTask; readonly share: BlindShare };
  readonly fit: { readonly task: FitTask; readonly share: FitShare };
  readonly streams: { readonly task: StreamsTask; readonly share: StreamsShare };
}

export type JobKind = keyof JobTypes;

const RUNNERS: {
  readonly [T in JobKind]: (task: JobTypes[T]['task']) => Promise<JobRunner<JobTypes[T]['share']>>;
} = {
  simulate: simulateRunner,
  fuzz: fuzzRunner,
  balance: balanceRunner,
  arena: arenaRunner,
  blind: blindRunner,
  fit: fitRunner,
  streams: streamsRunner,
};

/** Whichever comes first ends the work. */
export interface Limits {
  readonly games: number;
  readonly seconds: number;
}

/** One piece of work as it is handed to a thread. */
export interface Job<T extends JobKind = JobKind> {
  readonly kind: T;
  readonly task: JobTypes[T]['task'];
  readonly limits: Limits;
  /** Games that are kept already; where there are any such, every other is told as soon as it is over. */
  readonly kept?: ReadonlySet<number> | undefined;
  /** Shared by all threads; `COUNTER` names them. */
  readonly counters: Int32Array;
}

/** One game of a job that keeps its games. */
export interface PlayedGame<T extends JobKind = JobKind> {
  readonly index: number;
  readonly share: JobTypes[T]['share'];
}

/** What a thread hands back: its share, and how long it worked, without the time to get ready. */
export interface ThreadResult<T extends JobKind = JobKind> {
  readonly share: JobTypes[T]['share'];
  readonly seconds: number;
}

/** The number of the next game that nobody has taken; games that are played; whether to stop. */
export const COUNTER = { next: 0, done: 1, stop: 2 } as const;

export function newCounters(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(3 * Int32Array.BYTES_PER_ELEMENT));
}

const YIELD_MS = 50;

/**
 * Takes the next game until the limits are reached. Who plays which game does not matter:
 * a game depends on its number alone.
 */
export async function runJob<T extends JobKind>(
  job: Job<T>,
  tell: (game: PlayedGame<T>) => void,
): Promise<ThreadResult<T>> {
  const { kind, task, limits, kept, counters } = job;
  const runner = await RUNNERS[kind](task);
  const started = performance.now();
  let yieldedAt = started;
  for (;;) {
    const now = performance.now();
    if (now - started >= limits.seconds * 1000 || Atomics.load(counters, COUNTER.stop) !== 0) break;
    const index = Atomics.add(counters, COUNTER.next, 1);
    if (index >= limits.games) break;
    if (kept?.has(index) !== true) {
      await runner.play(index);
      if (kept !== undefined) tell({ index, share: runner.share() });
    }
    Atomics.add(counters, COUNTER.done, 1);
    if (now - yieldedAt < YIELD_MS) continue;
    yieldedAt = now;
    await yieldToEvents();
  }
  return { share: runner.share(), seconds: (performance.now() - started) / 1000 };
}
