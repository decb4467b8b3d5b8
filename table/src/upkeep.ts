import { type BotRequest, decide } from '@parsecs/bots';
import {
  type Game,
  type GameTypes,
  type HowChosen,
  isRefusal,
  type Refusal,
  type Seat,
  sha256,
} from '@parsecs/kernel';
import { type Due, Errand } from './errand.ts';
import type { Host } from './host.ts';
import type { BotSeat } from './seats.ts';
import type { TableParts } from './table-parts.ts';

/** What the table does when the upkeep finds that it is due. */
export interface UpkeepTasks {
  /** Lets a job wait for the commands before it. */
  readonly enqueue: (job: () => Promise<void>) => Promise<void>;
  readonly give: (seat: Seat, id: string, how?: HowChosen) => Promise<Refusal | undefined>;
  /** Says that the time of the match is up; nobody has answered anything. */
  readonly callTime: (timeUp: string) => Promise<void>;
  /** Everybody sees from when on the time runs, or stands. */
  readonly showTime: () => void;
  readonly keepTimes: () => Promise<void>;
}

/** So many milliseconds of a thought may be lost with a page that is closed. */
const KEEP_TIMES_EVERY = 5000;

/** Sees to what needs no person: forced answers, bots, secrets that are kept, and clocks. */
export class Upkeep<T extends GameTypes> {
  /** Milliseconds before a bot answers, and before a secret of a person is kept by a pause. */
  pace: number;
  readonly #parts: TableParts<T>;
  readonly #host: Host<T>;
  readonly #tasks: UpkeepTasks;
  #held = false;
  #errand: Errand | undefined;
  #watch: AbortController | undefined;
  #keeping: AbortController | undefined;

  constructor(parts: TableParts<T>, host: Host<T>, tasks: UpkeepTasks, pace: number) {
    this.#parts = parts;
    this.#host = host;
    this.#tasks = tasks;
    this.pace = pace;
  }

  /** What the table is about to answer by itself. */
  get underWay(): Promise<void> | undefined {
    return this.#errand?.done;
  }

  start(): void {
    this.#held = false;
    this.#parts.time?.run();
    this.#parts.clock?.go();
    this.#tasks.showTime();
    this.tend();
    this.#keepTimes();
  }

  hold(): void {
    this.#held = true;
    this.#stop();
    this.#parts.time?.stop();
    this.#parts.clock?.stand();
    this.#tasks.showTime();
    this.#keeping?.abort();
    this.#keeping = undefined;
    this.#keepTimesOnce();
  }

  /** One thing at a time: what is under way and still due goes on. */
  tend(): void {
    if (this.#held) return;
    this.#watchTime();
    const due = this.#due();
    if (due !== undefined && this.#errand?.isAbout(due) === true) return;
    this.#stop();
    if (due === undefined) this.#watchClock();
    else this.#run(due);
  }

  #stop(): void {
    this.#errand?.giveUp();
    this.#errand = undefined;
    this.#watch?.abort();
    this.#watch = undefined;
  }

  /** Whoever closes the page in the middle of a thought has thought all the same. */
  #keepTimes(): void {
    const { clock, time } = this.#parts;
    if (this.#keeping !== undefined || (clock ?? time) === undefined) return;
    const controller = new AbortController();
    this.#keeping = controller;
    const { signal } = controller;
    const keepOn = async (): Promise<void> => {
      while (!signal.aborted) {
        await this.#host.pause('clock', KEEP_TIMES_EVERY, signal);
        if (!signal.aborted) this.#keepTimesOnce();
      }
    };
    keepOn().catch((error: unknown) => this.#host.failed?.(error));
  }

  #keepTimesOnce(): void {
    const { clock, time } = this.#parts;
    if ((clock ?? time) === undefined) return;
    this.#tasks
      .enqueue(() => this.#tasks.keepTimes())
      .catch((error: unknown) => this.#host.failed?.(error));
  }

  #watchTime(): void {
    const { match, time } = this.#parts;
    const { game, state } = match;
    const { timeUp } = game;
    if (time === undefined || timeUp === undefined) return;
    if (game.outcome(state) !== undefined) {
      time.stop();
      return;
    }
    if (isRefusal(game.check(state, 0, timeUp))) return;
    const { enqueue, callTime } = this.#tasks;
    time
      .watch(() => enqueue(async () => (this.#held ? undefined : callTime(timeUp))))
      .catch((error: unknown) => this.#host.failed?.(error));
  }

  #due(): Due | undefined {
    const { match, seating } = this.#parts;
    for (const seat of match.game.asked(match.state)) {
      const own = seating.ownAnswer(match, seat);
      if (own !== undefined) return { own, ask: this.#askOf(seat) };
    }
    return undefined;
  }

  #askOf(seat: Seat): number {
    return this.#parts.numbers.of(seat) ?? 0;
  }

  #run(due: Due): void {
    const errand = new Errand(due, this.pace, this.#host, {
      think: (bot, seat, signal) => this.#think(bot, seat, signal),
      give: (given, id) => this.#tasks.enqueue(() => this.#finish(given, id)),
    });
    this.#errand = errand;
    errand.done.catch((error: unknown) => {
      // A bot that cannot answer is not asked for ever.
      if (this.#errand === errand) this.#errand = undefined;
      if (!errand.isGivenUp) this.#host.failed?.(error);
    });
  }

  async #finish(errand: Errand, id: string): Promise<void> {
    if (errand.isGivenUp) return;
    this.#errand = undefined;
    const { seat, pause } = errand.due.own;
    const refusal = await this.#tasks.give(seat, id, pause === 'guard' ? { unasked: true } : {});
    if (refusal === undefined) return;
    this.hold();
    if (refusal.cause !== 'not-stored') throw new Error(`own answer refused: ${refusal.cause}`);
  }

  #think({ bot, style }: BotSeat, seat: Seat, signal: AbortSignal): Promise<string> {
    const { game, state, seed } = this.#parts.match;
    const request: BotRequest = {
      game: game.id,
      bot,
      seat,
      view: game.view(state, seat),
      // A stream per seat and question, from which the seed of the match cannot be found.
      seed: sha256(`${seed}/bots/${seat}/${this.#askOf(seat)}`),
      ...(style && { style }),
    };
    const { think } = this.#host;
    return think?.(request, signal) ?? Promise.resolve(decide(game as unknown as Game, request));
  }

  /** When somebody's time is up the table gives the usual answer for them. */
  #watchClock(): void {
    const { match, clock } = this.#parts;
    const asked = match.game.asked(match.state);
    if (clock === undefined || asked.length === 0) return;
    const controller = new AbortController();
    this.#watch = controller;
    const { signal } = controller;
    const wait = async (): Promise<void> => {
      const least = Math.min(...asked.map((seat) => clock.left(seat)));
      await this.#host.pause('clock', least, signal);
      if (signal.aborted) return;
      await this.#tasks.enqueue(async () => {
        if (signal.aborted) return;
        const late = asked.find((seat) => clock.left(seat) === 0);
        if (late === undefined) this.#watchClock();
        else await this.#tasks.give(late, match.game.fallback(match.state, late).id);
      });
    };
    wait().catch((error: unknown) => this.#host.failed?.(error));
  }
}
