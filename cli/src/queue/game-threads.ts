import type { Worker } from 'node:worker_threads';
import { at } from '@parsecs/kernel';
import type { ArenaShare } from '@parsecs/table/arena';
import { startThread } from '../work/start-thread.ts';
import type { GameReply, QueuedGame } from './queued-game.ts';

/** Games are played in threads, so that the process can say all the time that it is alive. */
export class GameThreads {
  readonly #idle: Worker[] = [];
  readonly #all: Worker[] = [];

  constructor(count: number) {
    for (let thread = 0; thread < count; thread += 1) {
      const worker = startThread(new URL('./game-thread.ts', import.meta.url), undefined);
      this.#all.push(worker);
      this.#idle.push(worker);
    }
  }

  /** Never asked for more games at a time than there are threads. */
  play(game: QueuedGame): Promise<ArenaShare> {
    const worker = at(this.#idle.splice(0, 1), 0);
    return new Promise((resolve, reject) => {
      const settle = (reply: GameReply): void => {
        worker.off('error', reject);
        this.#idle.push(worker);
        if ('share' in reply) resolve(reply.share);
        else reject(new Error(reply.error));
      };
      worker.once('error', reject);
      worker.once('message', settle);
      worker.postMessage(game);
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#all.map((worker) => worker.terminate()));
  }
}
