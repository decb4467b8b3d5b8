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
  runJob,
  type ThreadResult,
} from './job.ts';
import { startThread } from './start-thread.ts';

export interface PoolOptions {
  readonly threads: number;
  readonly limits: Limits;
  readonly stop: AbortSignal;
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
  options: PoolOptions,
): Promise<PoolResult<T>> {
  const { limits, stop, onProgress } = options;
  const job: Job<T> = { kind, task, limits, counters: newCounters() };
  const halt = (): void => void Atomics.store(job.counters, COUNTER.stop, 1);
  stop.addEventListener('abort', halt);
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
        ? [await runJob(job)]
        : await Promise.all(Array.from({ length: threads }, () => spawnWorker(job)));
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

function spawnWorker<T extends JobKind>(job: Job<T>): Promise<ThreadResult<T>> {
  return new Promise((resolve, reject) => {
    const worker = startThread(new URL('./thread.ts', import.meta.url), job);
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code !== 0) reject(new Error(`a worker thread ended with code ${code}`));
    });
  });
}
