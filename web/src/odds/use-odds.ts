import type { GameId } from '@parsecs/table';
import { useEffect, useRef, useState } from 'react';
import { lossOf } from '../shell/lost-part.ts';
import type { OddsFault, OddsResult } from './kind.ts';
import type { OddsAnswer } from './messages.ts';
import type { Setting } from './setting.ts';

/** Nobody waits for longer. */
const GIVE_UP_MS = 20_000;
/** A question that has been overtaken may go on for so long, then its worker is replaced. */
const PATIENCE_MS = 250;

export interface UsedOdds {
  /** Those of the settings they were worked out for; the last ones stay until the next have come. */
  readonly results: readonly (OddsResult | OddsFault)[] | undefined;
  /** What is shown belongs to other settings. */
  readonly isWorking: boolean;
}

type Told = (answer: OddsAnswer) => void;

/** One worker that is asked one thing at a time; of what waits only the latest counts. */
class Desk {
  readonly #told: Told;
  readonly #lost: (error: unknown) => void;
  #worker: Worker | undefined;
  #askedAt: number | undefined;
  #waiting: { readonly game: GameId; readonly settings: readonly Setting[] } | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #end: ReturnType<typeof setTimeout> | undefined;

  constructor(told: Told, lost: (error: unknown) => void) {
    this.#told = told;
    this.#lost = lost;
  }

  ask(game: GameId, settings: readonly Setting[]): void {
    if (this.#askedAt === undefined) {
      this.#askedAt = performance.now();
      this.#open().postMessage({ game, settings });
      this.#end = setTimeout(() => {
        this.#told({ results: settings.map(() => 'too-long') });
        this.#next(true);
      }, GIVE_UP_MS);
      return;
    }
    this.#waiting = { game, settings };
    this.#timer ??= setTimeout(
      () => this.#next(true),
      Math.max(0, this.#askedAt + PATIENCE_MS - performance.now()),
    );
  }

  close(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#end);
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #open(): Worker {
    if (this.#worker !== undefined) return this.#worker;
    const worker = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });
    lossOf(worker).catch(this.#lost);
    worker.addEventListener('message', ({ data }: MessageEvent<OddsAnswer>) => {
      if (this.#waiting === undefined) this.#told(data);
      this.#next(false);
    });
    this.#worker = worker;
    return worker;
  }

  #next(isLate: boolean): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#end);
    this.#timer = undefined;
    if (isLate) this.close();
    this.#askedAt = undefined;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (waiting !== undefined) this.ask(waiting.game, waiting.settings);
  }
}

/** The odds of one or two settings, worked out beside the page. */
export function useOdds(game: GameId, settings: readonly Setting[]): UsedOdds {
  const [told, tell] = useState<OddsAnswer>();
  const [isWorking, work] = useState(true);
  const [lost, lose] = useState<unknown>();
  const desk = useRef<Desk>(undefined);
  useEffect(() => {
    const own = new Desk((answer) => {
      tell(answer);
      work(false);
    }, lose);
    desk.current = own;
    return () => own.close();
  }, []);
  const written = JSON.stringify(settings);
  useEffect(() => {
    work(true);
    desk.current?.ask(game, JSON.parse(written) as readonly Setting[]);
  }, [game, written]);
  // Whoever stands above knows what a lost part of the page means.
  if (lost !== undefined) throw lost as Error;
  return { results: told?.results, isWorking };
}
