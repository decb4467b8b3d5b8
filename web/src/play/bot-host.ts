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
    return decide(await loadGame(request.game), request);
  }
}

/** Bots of one table: they share a thread, which ends when a thought is cancelled. */
export class BotThread {
  #worker: Worker | undefined;
  #remote: Remote<BotHost> | undefined;

  readonly think = (request: BotRequest, signal: AbortSignal): Promise<string> =>
    new Promise((resolve, reject) => {
      const stop = (): void => {
        this.#end();
        reject(new DOMException('nobody waits for it', 'AbortError'));
      };
      signal.addEventListener('abort', stop, { once: true });
      this.#open()
        .think(request)
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', stop));
    });

  #open(): Remote<BotHost> {
    if (this.#remote !== undefined) return this.#remote;
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
    const remote = wrap<BotHost>(worker);
    this.#worker = worker;
    this.#remote = remote;
    return remote;
  }

  #end(): void {
    this.#remote?.[releaseProxy]();
    this.#worker?.terminate();
    this.#remote = undefined;
    this.#worker = undefined;
  }
}
