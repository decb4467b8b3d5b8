import { type BotRequest, decide } from '@parsecs/bots';
import { isGameId, loadGame } from '@parsecs/table';
import { type Remote, releaseProxy, wrap } from 'comlink';

/** What a bot's worker can do. */
export interface BotHost {
  think(request: BotRequest): Promise<string>;
}

/** A bot thinking in its own thread. */
export class WorkerBots implements BotHost {
  async think(request: BotRequest): Promise<string> {
    if (!isGameId(request.game)) throw new RangeError(`no game ${request.game}`);
    return decide(await loadGame(request.game), request, () => performance.now());
  }
}

interface Thread {
  readonly worker: Worker;
  readonly remote: Remote<BotHost>;
}

/** Bots of one table: they share a thread, which ends when a thought is cancelled. */
export class BotThread {
  #thread: Thread | undefined;

  readonly think = (request: BotRequest, signal: AbortSignal): Promise<string> =>
    new Promise((resolve, reject) => {
      const stop = (): void => {
        this.#end();
        reject(new DOMException('nobody waits for it', 'AbortError'));
      };
      // After a new build the script may be gone; then nobody would ever answer.
      const lose = (): void => {
        this.#end();
        reject(new Error('the bots cannot be loaded'));
      };
      const { worker, remote } = this.#open();
      signal.addEventListener('abort', stop, { once: true });
      worker.addEventListener('error', lose, { once: true });
      remote
        .think(request)
        .then(resolve, reject)
        .finally(() => {
          signal.removeEventListener('abort', stop);
          worker.removeEventListener('error', lose);
        });
    });

  #open(): Thread {
    if (this.#thread === undefined) {
      const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
      this.#thread = { worker, remote: wrap<BotHost>(worker) };
    }
    return this.#thread;
  }

  #end(): void {
    this.#thread?.remote[releaseProxy]();
    this.#thread?.worker.terminate();
    this.#thread = undefined;
  }
}
