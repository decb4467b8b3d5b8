import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  COUNTER,
  type Job,
  type JobKind,
  type JobTypes,
  type Limits,
  newCounters,
  type PlayedGame,
  runJob,
  type ThreadResult,
} from './job.ts';
import type { KeptGames } from './kept-games.ts';
import { startThread } from './start-thread.ts';

export interface PoolOptions<T extends JobKind> {
  readonly threads: number;
  readonly limits: Limits;
  readonly stop: AbortSignal;
  /** Where each game is kept as soon as it is over; those that are there already are not played. */
  readonly kept?: KeptGames<JobTypes[T]['share']> | undefined;
  /** Told now and then how many games are played and how many seconds have passed. */
  readonly onProgress: (games: number, seconds: number) => void;
}

const PROGRESS_MS = 100;

export function usualThreads(): number {
  return availableParallelism();
}

export interface PoolResult<T extends JobKind> {
  /** One from each thread, in no particular order. */
  readonly shares: readonly JobTypes[T]['share'][];
  /** How long the thread that worked longest did so. */
  readonly seconds: number;
}

/** Does one piece of work on several cores. */
export async function runOnThreads<T extends JobKind>(
  kind: T,
  task: JobTypes[T]['task'],
  options: PoolOptions<T>,
): Promise<PoolResult<T>> {
  const { limits, stop, kept, onProgress } = options;
  const job: Job<T> = {
    kind,
    task,
    limits,
    kept: kept && new Set(kept.shares.keys()),
    counters: newCounters(),
  };
  const halt = (): void => void Atomics.store(job.counters, COUNTER.stop, 1);
  stop.addEventListener('abort', halt);
  if (stop.aborted) halt();
  const keep = ({ index, share }: PlayedGame<T>): void => kept?.add(index, share);
  const started = performance.now();
  const finished = new AbortController();
  const watch = async (): Promise<void> => {
    while (!finished.signal.aborted) {
      await sleep(PROGRESS_MS, undefined, { signal: finished.signal }).catch(() => undefined);
      onProgress(Atomics.load(job.counters, COUNTER.done), (performance.now() - started) / 1000);
    }
  };
  const watching = watch();
  try {
    const threads = Math.max(1, Math.min(options.threads, limits.games));
    const done =
      threads === 1
        ? [await runJob(job, keep)]
        : await Promise.all(Array.from({ length: threads }, () => spawnWorker(job, keep)));
    return {
      shares: done.map(({ share }) => share),
      seconds: Math.max(...done.map(({ seconds }) => seconds)),
    };
  } finally {
    finished.abort();
    stop.removeEventListener('abort', halt);
    await watching;
  }
}

/** What a thread says: a game that is to be kept, or what it hands back in the end. */
type Said<T extends JobKind> =
  | { readonly game: PlayedGame<T> }
  | { readonly result: ThreadResult<T> };

function spawnWorker<T extends JobKind>(
  job: Job<T>,
  keep: (game: PlayedGame<T>) => void,
): Promise<ThreadResult<T>> {
  return new Promise((resolve, reject) => {
    const worker = startThread(new URL('./thread.ts', import.meta.url), job);
    worker.on('message', (said: Said<T>) => {
      if ('game' in said) keep(said.game);
      else resolve(said.result);
    });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code !== 0) reject(new Error(`a worker thread ended with code ${code}`));
    });
  });
}
