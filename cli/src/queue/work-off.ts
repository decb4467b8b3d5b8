import { once } from 'node:events';
import type { ArenaShare } from '@parsecs/table/arena';
import { type Job, Worker } from 'bullmq';
import { connect, QUEUE } from './connection.ts';
import { GameThreads } from './game-threads.ts';
import type { QueuedGame } from './queued-game.ts';

/** However many workers die over a game, it is played. */
const MOST_DEATHS = 1_000_000;

export interface WorkOptions {
  readonly queue: string;
  readonly threads: number;
  /** Stops after so many games, otherwise only when it is told to. */
  readonly games: number;
  /** A worker that was not heard of for so many milliseconds is taken for dead, and its game is given to another. */
  readonly silence: number;
  readonly stop: AbortSignal;
  readonly onReady: () => void;
}

/** Plays games of the queue until it is stopped; gives how many. A game that has begun is finished. */
export async function workOff(options: WorkOptions): Promise<number> {
  const { threads, games, silence, stop } = options;
  const connection = await connect(options.queue);
  const pool = new GameThreads(threads);
  let [taken, played] = [0, 0];
  const enough = new AbortController();
  const end = (): void => enough.abort();
  stop.addEventListener('abort', end);
  const worker = new Worker<QueuedGame, ArenaShare>(
    QUEUE,
    async ({ data }: Job<QueuedGame, ArenaShare>) => {
      taken += 1;
      if (taken >= games) end();
      const share = await pool.play(data);
      played += 1;
      return share;
    },
    {
      connection,
      concurrency: Math.min(threads, games),
      lockDuration: silence,
      stalledInterval: silence / 2,
      maxStalledCount: MOST_DEATHS,
    },
  );
  worker.on('error', () => undefined);
  try {
    await worker.waitUntilReady();
    options.onReady();
    if (!stop.aborted && !enough.signal.aborted) await once(enough.signal, 'abort');
  } finally {
    stop.removeEventListener('abort', end);
    await worker.close();
    await pool.close();
    connection.destroy();
  }
  return played;
}
