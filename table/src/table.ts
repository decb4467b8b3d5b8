import { BOTS } from '@parsecs/bots';
import {
  at,
  type Game,
  type GameTypes,
  isTakeBack,
  type LogFault,
  Match,
  type Question,
  type Refusal,
  runLog,
  type Seat,
  type StreamChance,
  seededChance,
  type Viewer,
} from '@parsecs/kernel';
import { Clock, type ClockRules } from './clock.ts';
import type { Asked, Look, StoryItem, TakeBackRequest, Update } from './look.ts';
import { refuse } from './refusals.ts';
import { SAVED_FORMAT, type SavedTable } from './saved.ts';
import { type Guard, isPerson, type SeatSpec, usualGuard } from './seats.ts';
import { Story } from './story.ts';

/** What a table needs from the place where it stands. */
export interface Surroundings {
  /** Waits; resolves at once where nobody watches. */
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly now: () => number;
  /** Called after every entry of the log. */
  readonly save?: (saved: SavedTable) => void;
  /** A bot or a rule threw: a bug of ours. The match stands as it was saved last. */
  readonly failed?: (error: unknown) => void;
}

export interface TableOptions<T extends GameTypes> {
  readonly game: Game<T>;
  readonly setup: T['setup'];
  readonly seed: string;
  readonly seats: readonly SeatSpec[];
  readonly clock?: ClockRules;
  /** Milliseconds before a bot answers, and before a secret of a person is kept by a pause. */
  readonly pace?: number;
}

const NO_PACE = 0;

type Listener<T extends GameTypes> = (update: Update<T>) => void;

interface OwnAnswer {
  readonly seat: Seat;
  /** Milliseconds to wait before it, so that nothing can be read from the pace. */
  readonly wait: number;
  readonly answer: () => string;
}

/** One running match with its seats: the only way in is a choice, the only way out is a look. */
export class Table<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly #match: Match<T>;
  readonly #seats: readonly SeatSpec[];
  readonly #guards: Guard[];
  readonly #around: Surroundings;
  readonly #clock: Clock | undefined;
  readonly #listeners = new Map<Listener<T>, Viewer>();
  readonly #story: Story<T>;
  readonly #botDice: StreamChance;
  /** When each seat was last asked anew, as a sequence number. */
  readonly #askedAt = new Map<Seat, number>();
  #pace: number;
  #request: TakeBackRequest | undefined;
  /** Grows with every entry: whoever waited finds out that the world went on. */
  #moment = 0;
  #held = false;
  /** The log is being run again: nothing of it is news. */
  #resuming = false;

  constructor(options: TableOptions<T>, around: Surroundings, clockLeft?: readonly number[]) {
    const { game, setup, seed, seats, clock, pace } = options;
    if (seats.length !== game.seatsOf(setup)) {
      throw new RangeError(`${game.id} needs ${game.seatsOf(setup)} seats, got ${seats.length}`);
    }
    this.game = game;
    this.#match = new Match(game, setup, seed);
    this.#seats = seats;
    this.#guards = seats.map(() => usualGuard(seats));
    this.#around = around;
    this.#pace = pace ?? NO_PACE;
    this.#clock = clock && new Clock(clock, seats.length, around.now, clockLeft);
    this.#botDice = seededChance(`${seed}/bots`);
    this.#story = new Story(game);
    this.#story.addStep(0, undefined, this.#match.toldAt(0));
    this.#noteAsked(undefined);
  }

  /** Takes out a table that was put away; a fault says why that cannot be done. */
  static resume<T extends GameTypes>(
    game: Game<T>,
    saved: SavedTable,
    around: Surroundings,
    pace: number = NO_PACE,
  ): { readonly table: Table<T> } | { readonly fault: LogFault } {
    const run = runLog(game, saved.log);
    if ('fault' in run) return run;
    const { setup, seed } = run.match;
    const { seats, clock } = saved;
    if (seats.length !== game.seatsOf(setup))
      return { fault: { cause: 'bad-setup', path: 'seats' } };
    const options = { game, setup, seed, seats, pace, ...(clock && { clock }) };
    const table = new Table(options, around, clock?.left);
    table.#resuming = true;
    for (const entry of saved.log.choices) {
      if (isTakeBack(entry)) table.#goBack(entry.by, entry.backTo, entry.agreed);
      else table.#apply(entry.by, entry.choice);
    }
    table.#resuming = false;
    for (const [seat, guard] of (saved.guards ?? []).entries()) table.#guards[seat] = guard;
    return { table };
  }

  /** Sets bots and forced answers going; call it once everybody listens. */
  start(): void {
    this.#held = false;
    this.#goOn();
  }

  /** Holds the table: nobody but people who choose moves anything until it is started again. */
  hold(): void {
    this.#held = true;
    this.#moment += 1;
  }

  set pace(milliseconds: number) {
    this.#pace = milliseconds;
  }

  look(viewer: Viewer): Look<T> {
    const { game } = this;
    const { state } = this.#match;
    const asked = game.asked(state);
    const outcome = game.outcome(state);
    const seat = viewer === 'spectator' ? undefined : viewer;
    const takeBack = seat === undefined ? undefined : this.#match.takeBackPoint(seat);
    return {
      viewer,
      sequence: this.#match.entries.length,
      position: this.#match.length,
      view: game.view(state, viewer),
      asked,
      ...(seat !== undefined && this.#mustDecide(seat) && { question: this.#put(seat) }),
      seats: this.#seats.map((spec, index) => ({
        spec,
        guard: at(this.#guards, index),
        ...(this.#clock && { clock: this.#clock.left(index) }),
      })),
      round: game.round(state),
      ...(takeBack && { takeBack }),
      ...(this.#request && { request: this.#request }),
      ...(outcome && { outcome }),
    };
  }

  /** Everything that happened so far, as the viewer may know it. */
  story(viewer: Viewer): readonly StoryItem<T>[] {
    return this.#story.all(viewer, this.#match.state);
  }

  subscribe(viewer: Viewer, listener: Listener<T>): () => void {
    this.#listeners.set(listener, viewer);
    return () => this.#listeners.delete(listener);
  }

  /** A person's answer. `ask` is the number that came with the question. */
  choose(seat: Seat, ask: number, id: string): Refusal | undefined {
    const spec = this.#seats[seat];
    if (spec === undefined || !isPerson(spec)) return refuse('foreign-seat', { seat });
    if (!this.game.asked(this.#match.state).includes(seat)) {
      return refuse('not-asked', { seat });
    }
    if (ask !== this.#askedAt.get(seat)) return refuse('stale', { seat });
    const refusal = this.#apply(seat, id);
    if (refusal === undefined) this.#goOn();
    return refusal;
  }

  /** Why the seat may not answer this, or nothing if it may. */
  whyNot(seat: Seat, id: string): Refusal | undefined {
    const answer = this.game.check(this.#match.state, seat, id);
    return 'refused' in answer ? answer : undefined;
  }

  setGuard(seat: Seat, guard: Guard): void {
    this.#guards[seat] = guard;
    this.#around.save?.(this.save());
    this.#notify(undefined);
    this.#goOn();
  }

  /** Takes the seat's last decision back, at once or when the others agree. */
  askTakeBack(seat: Seat): Refusal | undefined {
    const point = this.#match.takeBackPoint(seat);
    if (point === undefined) return refuse('nothing-to-take-back', { seat });
    if (point.free) {
      this.#goBack(seat, point.backTo, undefined);
      this.#goOn();
      return undefined;
    }
    // Bots never mind; people are asked.
    const others = this.#seats.flatMap((spec, other) =>
      other !== seat && isPerson(spec) ? [other] : [],
    );
    this.#request = { by: seat, backTo: point.backTo, waitingFor: others };
    this.#settleRequest();
    return undefined;
  }

  answerTakeBack(seat: Seat, agrees: boolean): Refusal | undefined {
    const request = this.#request;
    if (request === undefined || !request.waitingFor.includes(seat)) {
      return refuse('no-request', { seat });
    }
    this.#request = agrees
      ? { ...request, waitingFor: request.waitingFor.filter((other) => other !== seat) }
      : undefined;
    this.#settleRequest();
    return undefined;
  }

  save(): SavedTable {
    return {
      format: SAVED_FORMAT,
      log: this.#match.log(),
      seats: this.#seats,
      guards: [...this.#guards],
      ...(this.#clock && { clock: { ...this.#clock.rules, left: this.#clock.all() } }),
    };
  }

  #settleRequest(): void {
    const request = this.#request;
    if (request?.waitingFor.length !== 0) {
      this.#notify(undefined);
      return;
    }
    const agreed = this.#seats.flatMap((_, seat) => (seat === request.by ? [] : [seat]));
    this.#goBack(request.by, request.backTo, agreed);
    this.#goOn();
  }

  #goBack(seat: Seat, backTo: number, agreed: readonly Seat[] | undefined): void {
    this.#match.takeBack(seat, backTo, agreed);
    this.#askedAt.clear();
    this.#after(undefined, this.#story.addTakeBack(seat, backTo, agreed));
  }

  #apply(seat: Seat, id: string): Refusal | undefined {
    const refusal = this.#match.choose(seat, id);
    if (refusal !== undefined) return refusal;
    if (!this.#resuming) this.#clock?.answered(seat);
    const position = this.#match.length;
    this.#after(seat, this.#story.addStep(position, seat, this.#match.toldAt(position)));
    return undefined;
  }

  #after(answered: Seat | undefined, item: StoryItem<T>): void {
    this.#moment += 1;
    this.#request = undefined;
    this.#noteAsked(answered);
    if (this.#resuming) return;
    this.#around.save?.(this.save());
    this.#notify(item);
  }

  /** A seat that stays asked while others answer keeps the number of its question. */
  #noteAsked(answered: Seat | undefined): void {
    const asked = this.game.asked(this.#match.state);
    for (const seat of this.#askedAt.keys()) {
      if (seat === answered || !asked.includes(seat)) this.#askedAt.delete(seat);
    }
    for (const seat of asked) {
      if (!this.#askedAt.has(seat)) this.#askedAt.set(seat, this.#match.entries.length);
    }
    this.#clock?.run(asked);
  }

  #put(seat: Seat): Asked<T> {
    const { region, ...question } = this.game.question(this.#match.state, seat);
    return { ...question, ask: this.#askedAt.get(seat) ?? 0, continuous: region !== undefined };
  }

  #notify(item: StoryItem<T> | undefined): void {
    for (const [listener, viewer] of this.#listeners) {
      const look = this.look(viewer);
      if (item === undefined) listener({ look });
      else listener({ look, item: this.#story.tell(item, viewer, this.#match.state) });
    }
  }

  #goOn(): void {
    this.#drive().catch((error: unknown) => this.#around.failed?.(error));
  }

  /** Lets bots think and answers what needs no person, until a person must decide. */
  async #drive(): Promise<void> {
    for (;;) {
      if (this.#held) return;
      const moment = this.#moment;
      const next = this.#nextByItself();
      if (next === undefined) break;
      if (next.wait > 0) await this.#around.pause(next.wait);
      if (moment !== this.#moment) return;
      const refusal = this.#apply(next.seat, next.answer());
      if (refusal !== undefined) throw new Error(`own answer refused: ${refusal.cause}`);
    }
    await this.#watchClock();
  }

  #nextByItself(): OwnAnswer | undefined {
    for (const seat of this.game.asked(this.#match.state)) {
      const own = this.#ownAnswer(seat);
      if (own !== undefined) return own;
    }
    return undefined;
  }

  /** The seat is asked, and the table will not answer for it. */
  #mustDecide(seat: Seat): boolean {
    return this.game.asked(this.#match.state).includes(seat) && this.#ownAnswer(seat) === undefined;
  }

  /** How the table answers an asked seat by itself, if it does. */
  #ownAnswer(seat: Seat): OwnAnswer | undefined {
    const { game } = this;
    const { state } = this.#match;
    const question = game.question(state, seat);
    const spec = at(this.#seats, seat);
    const single = question.answers.length === 1 && question.region === undefined;
    if (single && question.guarded !== true) {
      return { seat, wait: 0, answer: () => at(question.answers, 0).id };
    }
    if (spec.kind === 'bot') {
      return { seat, wait: this.#pace, answer: () => this.#askBot(spec.bot, seat, question) };
    }
    const guard = at(this.#guards, seat);
    const { decline } = question;
    if (guard === 'decline' && decline !== undefined) {
      return { seat, wait: this.#pace, answer: () => decline };
    }
    if (question.guarded === true && guard !== 'ask' && single) {
      return { seat, wait: this.#pace, answer: () => game.fallback(state, seat).id };
    }
    return undefined;
  }

  #askBot(bot: keyof typeof BOTS, seat: Seat, question: Question<T['answer']>): string {
    const view = this.game.view(this.#match.state, seat);
    return BOTS[bot].choose({ game: this.game, view, question, chance: this.#botDice });
  }

  /** When somebody's time is up the table gives the usual answer for them. */
  async #watchClock(): Promise<void> {
    const clock = this.#clock;
    const asked = this.game.asked(this.#match.state);
    if (clock === undefined || asked.length === 0) return;
    const moment = this.#moment;
    await this.#around.pause(Math.min(...asked.map((seat) => clock.left(seat))));
    if (moment !== this.#moment || this.#held) return;
    const late = asked.find((seat) => clock.left(seat) === 0);
    if (late !== undefined) this.#apply(late, this.game.fallback(this.#match.state, late).id);
    await this.#drive();
  }
}
