import type { GameId } from '@parsecs/table';
import type { ArenaShare, ArenaTask, Bout } from '@parsecs/table/arena';
import { lossOf } from '../shell/lost-part.ts';
import type { LabOffer, LabReply, LabRequest } from './messages.ts';

/** One core stays free for the page. */
export function usualWorkers(): number {
  return Math.max(1, (navigator.hardwareConcurrency || 2) - 1);
}

/** One worker, asked one thing at a time. */
class Bench {
  readonly #worker: Worker;
  readonly #loss: Promise<never>;

  constructor() {
    this.#worker = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' });
    this.#loss = lossOf(this.#worker);
  }

  ask<K extends LabReply['kind']>(
    request: LabRequest,
    kind: K,
  ): Promise<Extract<LabReply, { readonly kind: K }>> {
    const reply = new Promise<Extract<LabReply, { readonly kind: K }>>((resolve, reject) => {
      this.#worker.addEventListener(
        'message',
        ({ data }: MessageEvent<LabReply>) => {
          if (data.kind === kind) resolve(data as Extract<LabReply, { readonly kind: K }>);
          else reject(new Error(data.kind === 'failed' ? data.problem : data.kind));
        },
        { once: true },
      );
      this.#worker.postMessage(request);
    });
    return Promise.race([reply, this.#loss]);
  }

  close(): void {
    this.#worker.terminate();
  }
}

const offers = new Map<GameId, Promise<LabOffer>>();

/** What can be measured of a game; always the same promise. */
export function offerOf(game: GameId): Promise<LabOffer> {
  const known = offers.get(game);
  if (known !== undefined) return known;
  const bench = new Bench();
  const asked = bench
    .ask({ kind: 'offer', game }, 'offer')
    .then(({ offer }) => offer)
    .finally(() => bench.close());
  asked.catch(() => offers.delete(game));
  offers.set(game, asked);
  return asked;
}

export interface RunOptions {
  readonly task: ArenaTask;
  readonly games: number;
  readonly workers: number;
  readonly stop: AbortSignal;
  readonly onBegun: (bouts: readonly Bout[]) => void;
  readonly onPlayed: (share: ArenaShare) => void;
}

/** So many games on several workers. Who plays which does not matter: a game depends on its number alone. */
export async function runGames(options: RunOptions): Promise<void> {
  const { task, games, stop, onBegun, onPlayed } = options;
  const count = Math.min(options.workers, games);
  const benches = Array.from({ length: count }, () => new Bench());
  const stopped = new Promise<void>((resolve) => {
    stop.addEventListener('abort', () => resolve(), { once: true });
  });
  let next = 0;
  const work = async (bench: Bench, place: number): Promise<void> => {
    const { bouts } = await bench.ask({ kind: 'begin', task }, 'begun');
    if (place === 0) onBegun(bouts);
    if (bouts.length === 0) return;
    while (next < games && !stop.aborted) {
      const index = next;
      next += 1;
      const { share } = await bench.ask({ kind: 'play', index }, 'played');
      if (!stop.aborted) onPlayed(share);
    }
  };
  try {
    // Whoever stops does not wait for games that are on their way.
    await Promise.race([stopped, Promise.all(benches.map(work))]);
  } finally {
    for (const bench of benches) bench.close();
  }
}
