import { type BotId, type BotRequest, decide } from '@parsecs/bots';
import {
  at,
  type Game,
  type GameTypes,
  type HowChosen,
  isRefusal,
  isTakeBack,
  Match,
  type Prepared,
  type Refusal,
  type Seat,
  sha256,
  type Viewer,
} from '@parsecs/kernel';
import { Audience, type Listener } from './audience.ts';
import { Clock } from './clock.ts';
import { type Due, Errand } from './errand.ts';
import type { Host, TableHistory } from './host.ts';
import { entryOf, historyOf, snapshotDue, type Times } from './keeping.ts';
import { MatchTime } from './match-time.ts';
import type { TableOptions } from './options.ts';
import { type OwnAnswer, ownAnswer } from './own-answers.ts';
import { QuestionNumbers } from './question-numbers.ts';
import { refuse } from './refusals.ts';
import { SAVED_FORMAT, type SavedTable } from './saved.ts';
import type { Asked, Asking, SeatSnapshot, StoryItem, TakeBackRequest } from './seat-snapshot.ts';
import { type Guard, isPerson, type SeatSpec, usualGuard } from './seats.ts';
import { Story } from './story.ts';
import { takeBacksAt, termsOf } from './take-back.ts';

/**
 * One running match with its seats: the only way in is a choice, the only way out is a snapshot made
 * for one viewer. Commands are taken one after another; an entry stands, is confirmed and told only
 * after it was stored. Whoever calls binds a caller to a seat: the table trusts the seat number.
 */
export class Table<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly #match: Match<T>;
  readonly #seats: SeatSpec[];
  readonly #guards: Guard[];
  readonly #present: boolean[];
  readonly #host: Host<T>;
  readonly #clock: Clock | undefined;
  readonly #time: MatchTime | undefined;
  readonly #isPractice: boolean;
  readonly #audience: Audience<T>;
  readonly #story: Story<T>;
  readonly #numbers = new QuestionNumbers();
  #pace: number;
  #request: TakeBackRequest | undefined;
  #held = false;
  /** Commands wait here for those before them. */
  #queue: Promise<unknown> = Promise.resolve();
  #errand: Errand | undefined;
  #watch: AbortController | undefined;

  constructor(options: TableOptions<T>, host: Host<T>) {
    const { game, setup, seed, seats, clock, matchTime, pace, guards, clockLeft } = options;
    if (seats.length !== game.seatsOf(setup)) {
      throw new RangeError(`${game.id} needs ${game.seatsOf(setup)} seats, got ${seats.length}`);
    }
    this.game = game;
    this.#match = options.match ?? new Match(game, setup, seed);
    this.#seats = [...seats];
    this.#guards = seats.map((_, seat) => guards?.[seat] ?? usualGuard(seats));
    this.#present = seats.map((spec) => spec.kind !== 'elsewhere');
    this.#host = host;
    this.#audience = new Audience(host);
    this.#pace = pace ?? 0;
    this.#isPractice = options.practice === true;
    this.#clock = clock && new Clock(clock, seats.length, host.now, clockLeft);
    const hasTime = matchTime !== undefined && game.timeUp !== undefined;
    this.#time = hasTime ? new MatchTime(matchTime, host, options.timeLeft) : undefined;
    this.#story = new Story(this.#match);
    this.#noteAsked(undefined);
  }

  /** Sets bots and forced answers going; call it once everybody listens. */
  start(): void {
    this.#held = false;
    this.#time?.run();
    this.#showTime();
    this.#tend();
  }

  /** Holds the table: nobody but people who choose moves anything until it is started again. */
  hold(): void {
    this.#held = true;
    this.#stop();
    this.#time?.stop();
    this.#showTime();
  }

  set pace(milliseconds: number) {
    this.#pace = milliseconds;
  }

  snapshot(viewer: Viewer): SeatSnapshot<T> {
    const { game } = this;
    const { state, records, length } = this.#match;
    const asked = game.asked(state);
    const outcome = game.outcome(state);
    const mustDecide = typeof viewer === 'number' && asked.includes(viewer) && !this.#own(viewer);
    return {
      viewer,
      sequence: records.length,
      step: length,
      view: game.view(state, viewer),
      asked,
      asking: asked.flatMap((seat) => (this.#own(seat) === undefined ? [this.#asking(seat)] : [])),
      ...(mustDecide && { question: this.#put(viewer) }),
      seats: this.#seats.map((spec, seat) => ({
        spec,
        guard: at(this.#guards, seat),
        present: at(this.#present, seat),
        ...(this.#clock && { clock: this.#clock.left(seat) }),
      })),
      round: game.round(state),
      ...(this.#time && { timeLeft: this.#time.left() }),
      takeBacks: takeBacksAt(this.#match, this.#seats, this.#isPractice),
      practice: this.#isPractice,
      canConcede: outcome === undefined && game.concession !== undefined,
      ...(this.#request && { request: this.#request }),
      ...(outcome && { outcome }),
    };
  }

  /** What happened after an entry of the log, or from the beginning, as the viewer may know it. */
  story(viewer: Viewer, since?: number): readonly StoryItem<T>[] {
    return this.#story.tell(viewer, since);
  }

  subscribe(viewer: Viewer, listener: Listener<T>): () => void {
    return this.#audience.add(viewer, listener);
  }

  /** A person's answer. `ask` is the number that came with the question. */
  choose(seat: Seat, ask: number, id: string): Promise<Refusal | undefined> {
    return this.#enqueue(async () => {
      const spec = this.#seats[seat];
      if (spec === undefined || !isPerson(spec)) return refuse('foreign-seat', { seat });
      if (!this.game.asked(this.#match.state).includes(seat)) return refuse('not-asked', { seat });
      if (ask !== this.#numbers.of(seat)) return refuse('stale', { seat });
      return this.#give(seat, id);
    });
  }

  /** Declines a question that may be declined unseen: it tells nothing about what is held. */
  decline(seat: Seat): Promise<Refusal | undefined> {
    return this.#enqueue(async () => {
      const isAsked = this.game.asked(this.#match.state).includes(seat);
      const decline = isAsked ? this.#match.question(seat).decline : undefined;
      return decline === undefined ? refuse('not-asked', { seat }) : this.#give(seat, decline);
    });
  }

  /** Why the seat may not answer this, or nothing if it may. */
  explain(seat: Seat, id: string): Refusal | undefined {
    const answer = this.game.check(this.#match.state, seat, id);
    return isRefusal(answer) ? answer : undefined;
  }

  setGuard(seat: Seat, guard: Guard): Promise<void> {
    return this.#changeSeats(() => {
      this.#guards[seat] = guard;
    });
  }

  /** Somebody else, or a bot, plays the seat from now on. */
  reseat(seat: Seat, spec: SeatSpec): Promise<void> {
    return this.#changeSeats(() => {
      this.#seats[seat] = spec;
      this.#present[seat] = spec.kind !== 'elsewhere';
    });
  }

  /** Whoever plays the seat from elsewhere is there, or gone for now. */
  setPresent(seat: Seat, isPresent: boolean): void {
    if (this.#present[seat] === isPresent) return;
    this.#present[seat] = isPresent;
    this.#notify(this.#match.records.length);
  }

  /** Takes the seat's last decision back, at once or when the others agree. */
  askTakeBack(seat: Seat): Promise<Refusal | undefined> {
    return this.#enqueue(async () => {
      const point = this.#match.takeBackPoint(seat);
      if (point === undefined) return refuse('nothing-to-take-back', { seat });
      const terms = termsOf(point, seat, this.#seats, this.#isPractice);
      if (terms === 'free') return this.#goBack(seat, point.backTo, undefined);
      if (terms === 'refused') return refuse('bots-refuse', { seat });
      const others = this.#seats.flatMap((spec, other) =>
        other !== seat && isPerson(spec) ? [other] : [],
      );
      this.#request = { by: seat, backTo: point.backTo, waitingFor: others };
      return this.#settleRequest(this.#request);
    });
  }

  /** Gives the game up: at any time, asked or not. */
  concede(seat: Seat): Promise<Refusal | undefined> {
    return this.#enqueue(async () => {
      const spec = this.#seats[seat];
      if (spec === undefined || !isPerson(spec)) return refuse('foreign-seat', { seat });
      const { concession } = this.game;
      return concession === undefined ? refuse('no-concession') : this.#give(seat, concession);
    });
  }

  answerTakeBack(seat: Seat, agrees: boolean): Promise<Refusal | undefined> {
    return this.#enqueue(async () => {
      const request = this.#request;
      if (request === undefined || !request.waitingFor.includes(seat)) {
        return refuse('no-request', { seat });
      }
      const waitingFor = request.waitingFor.filter((other) => other !== seat);
      this.#request = agrees ? { ...request, waitingFor } : undefined;
      return this.#settleRequest(this.#request);
    });
  }

  /** The whole table as one piece, for a file. */
  save(): SavedTable {
    return {
      format: SAVED_FORMAT,
      log: this.#match.log(),
      seats: [...this.#seats],
      guards: [...this.#guards],
      ...(this.#isPractice && { practice: true }),
      ...(this.#clock && { clock: { ...this.#clock.rules, left: this.#clock.all() } }),
      ...(this.#time && { matchTime: { budget: this.#time.budget, left: this.#time.left() } }),
    };
  }

  /** What a store would hold if it had been there from the beginning. */
  stored(): TableHistory<T> {
    return historyOf(this.#match, this.#times(this.#clock?.all()));
  }

  /** Resolves when nothing goes on by itself any more: a person must decide, or it is over or held. */
  async settled(): Promise<void> {
    do {
      await this.#errand?.done.catch(() => undefined);
      await this.#queue;
    } while (this.#errand !== undefined);
  }

  #enqueue<R>(job: () => Promise<R>): Promise<R> {
    const result = this.#queue.then(job);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  async #settleRequest(request: TakeBackRequest | undefined): Promise<Refusal | undefined> {
    if (request?.waitingFor.length !== 0) {
      this.#notify(this.#match.records.length);
      return undefined;
    }
    const agreed = this.#seats.flatMap((_, seat) => (seat === request.by ? [] : [seat]));
    return this.#goBack(request.by, request.backTo, agreed);
  }

  #goBack(
    seat: Seat,
    backTo: number,
    agreed: readonly Seat[] | undefined,
  ): Promise<Refusal | undefined> {
    return this.#commit(this.#match.prepareTakeBack(seat, backTo, agreed), undefined);
  }

  async #give(seat: Seat, id: string, how: HowChosen = {}): Promise<Refusal | undefined> {
    const prepared = this.#match.prepare(seat, id, how);
    return 'refused' in prepared ? prepared : this.#commit(prepared, seat);
  }

  /** Stored first, then it stands, then it is told. */
  async #commit(prepared: Prepared<T>, answered: Seat | undefined): Promise<Refusal | undefined> {
    const from = prepared.sequence;
    const times = this.#times(this.#clock?.after(answered));
    try {
      await this.#host.store?.append(
        entryOf(this.#match, prepared, times),
        snapshotDue(this.#match, prepared),
      );
    } catch (error) {
      this.#host.failed?.(error);
      return refuse('not-stored');
    }
    if (answered !== undefined) this.#clock?.answered(answered);
    this.#match.commit(prepared);
    this.#story.catchUp();
    this.#request = undefined;
    if (isTakeBack(prepared.record.entry)) this.#numbers.forget();
    this.#noteAsked(answered);
    this.#notify(from);
    this.#tend();
    return undefined;
  }

  #times(clock: readonly number[] | undefined): Times {
    return { ...(clock && { clock }), ...(this.#time && { timeLeft: this.#time.left() }) };
  }

  #changeSeats(change: () => void): Promise<void> {
    return this.#enqueue(async () => {
      change();
      await this.#host.store?.keepSeats([...this.#seats], [...this.#guards]);
      this.#notify(this.#match.records.length);
      this.#tend();
    });
  }

  #noteAsked(answered: Seat | undefined): void {
    const asked = this.game.asked(this.#match.state);
    this.#numbers.note(asked, this.#match.records.length, answered);
    this.#clock?.run(asked);
  }

  #askOf(seat: Seat): number {
    return this.#numbers.of(seat) ?? 0;
  }

  #own(seat: Seat): OwnAnswer | undefined {
    const [spec, guard] = [at(this.#seats, seat), at(this.#guards, seat)];
    return ownAnswer(this.#match, seat, spec, guard);
  }

  #put(seat: Seat): Asked<T> {
    const { region, ...question } = this.#match.question(seat);
    return { ...question, ask: this.#askOf(seat), continuous: region !== undefined };
  }

  #asking(seat: Seat): Asking {
    const { kind, rule, decline } = this.#match.question(seat);
    return { seat, kind, rule, guarded: decline !== undefined };
  }

  #notify(from: number): void {
    this.#audience.tell((viewer) => {
      const snapshot = this.snapshot(viewer);
      const items = this.#story.tell(viewer, from);
      return { from, to: snapshot.sequence, items, snapshot };
    });
  }

  /** Sees to what needs no person, one thing at a time: what is under way and still due goes on. */
  #tend(): void {
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

  /** Everybody sees from when on the time runs, or stands. */
  #showTime(): void {
    if (this.#time !== undefined) this.#notify(this.#match.records.length);
  }

  /** When the time of the match is up the table says so; nobody has answered anything. */
  #watchTime(): void {
    const { timeUp } = this.game;
    const { state } = this.#match;
    if (this.#time === undefined || timeUp === undefined) return;
    if (this.game.outcome(state) !== undefined) {
      this.#time.stop();
      return;
    }
    if (isRefusal(this.game.check(state, 0, timeUp))) return;
    this.#time
      .watch(() => this.#enqueue(() => this.#callTime(timeUp)))
      .catch((error: unknown) => this.#host.failed?.(error));
  }

  async #callTime(timeUp: string): Promise<void> {
    if (this.#held) return;
    const prepared = this.#match.prepare(0, timeUp, { unasked: true });
    if (!('refused' in prepared)) await this.#commit(prepared, undefined);
  }

  #due(): Due | undefined {
    for (const seat of this.game.asked(this.#match.state)) {
      const own = this.#own(seat);
      if (own !== undefined) return { own, ask: this.#askOf(seat) };
    }
    return undefined;
  }

  #run(due: Due): void {
    const errand = new Errand(due, this.#pace, this.#host, {
      think: (bot, seat, signal) => this.#think(bot, seat, signal),
      give: (given, id) => this.#enqueue(() => this.#finish(given, id)),
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
    const refusal = await this.#give(seat, id, pause === 'guard' ? { unasked: true } : {});
    if (refusal === undefined) return;
    this.hold();
    if (refusal.cause !== 'not-stored') throw new Error(`own answer refused: ${refusal.cause}`);
  }

  #think(bot: BotId, seat: Seat, signal: AbortSignal): Promise<string> {
    const { game } = this;
    const { state, seed } = this.#match;
    const request: BotRequest = {
      game: game.id,
      bot,
      seat,
      view: game.view(state, seat),
      // A stream per seat and question, from which the seed of the match cannot be found.
      seed: sha256(`${seed}/bots/${seat}/${this.#askOf(seat)}`),
    };
    const { think } = this.#host;
    return think?.(request, signal) ?? Promise.resolve(decide(game as unknown as Game, request));
  }

  /** When somebody's time is up the table gives the usual answer for them. */
  #watchClock(): void {
    const clock = this.#clock;
    const asked = this.game.asked(this.#match.state);
    if (clock === undefined || asked.length === 0) return;
    const controller = new AbortController();
    this.#watch = controller;
    const { signal } = controller;
    const wait = async (): Promise<void> => {
      const least = Math.min(...asked.map((seat) => clock.left(seat)));
      await this.#host.pause('clock', least, signal);
      if (signal.aborted) return;
      await this.#enqueue(async () => {
        if (signal.aborted) return;
        const late = asked.find((seat) => clock.left(seat) === 0);
        if (late === undefined) this.#watchClock();
        else await this.#give(late, this.game.fallback(this.#match.state, late).id);
      });
    };
    wait().catch((error: unknown) => this.#host.failed?.(error));
  }
}
