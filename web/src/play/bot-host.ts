import { type BotRequest, consider, type Decision } from '@parsecs/bots';
import { type Game, seededChance } from '@parsecs/kernel';
import { isGameId, loadGame } from '@parsecs/table';
import { type Remote, releaseProxy, wrap } from 'comlink';

/** What a bot's worker can do. */
export interface BotHost {
  /** The answer, what it was chosen from, and why. */
  consider(request: BotRequest): Promise<Decision>;
  /** The answers of the asked seat that are worth a thought, by what it may know; none is judged. */
  sensible(request: SensibleRequest): Promise<readonly string[]>;
}

export type SensibleRequest = Pick<BotRequest, 'game' | 'seat' | 'view' | 'seed'>;

/** A bot thinking in its own thread. */
export class WorkerBots implements BotHost {
  async consider(request: BotRequest): Promise<Decision> {
    return consider(await gameOf(request), request, () => performance.now());
  }

  async sensible(request: SensibleRequest): Promise<readonly string[]> {
    const game = await gameOf(request);
    const { view, seat, seed } = request;
    const state = game.imagine(view, seededChance(seed));
    const { answers } = game.question(state, seat);
    const { sensible } = game.thinking;
    const kept = sensible === undefined ? answers : sensible(state, answers);
    return kept.map(({ id }) => id);
  }
}

async function gameOf({ game }: Pick<BotRequest, 'game'>): Promise<Game> {
  if (!isGameId(game)) throw new RangeError(`no game ${game}`);
  return loadGame(game);
}

interface Thread {
  readonly worker: Worker;
  readonly remote: Remote<BotHost>;
}

/** Bots of one table: they share a thread, which ends when a thought is cancelled. */
export class BotThread {
  #thread: Thread | undefined;

  readonly consider = (request: BotRequest, signal: AbortSignal): Promise<Decision> =>
    this.#ask((remote) => remote.consider(request), signal);

  readonly sensible = (request: SensibleRequest, signal: AbortSignal): Promise<readonly string[]> =>
    this.#ask((remote) => remote.sensible(request), signal);

  /** Nobody needs it any more. */
  close(): void {
    this.#end();
  }

  #ask<T>(what: (remote: Remote<BotHost>) => Promise<T>, signal: AbortSignal): Promise<T> {
    return new Promise((resolve, reject) => {
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
      what(remote)
        .then(resolve, reject)
        .finally(() => {
          signal.removeEventListener('abort', stop);
          worker.removeEventListener('error', lose);
        });
    });
  }

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
