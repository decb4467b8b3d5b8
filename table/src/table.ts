import {
  type Game,
  type GameTypes,
  type HowChosen,
  isRefusal,
  isTakeBack,
  type Match,
  type Prepared,
  type Refusal,
  type Seat,
  type Viewer,
} from '@parsecs/kernel';
import { Audience, type Listener } from './audience.ts';
import type { Host, StoredEntry, TableHistory } from './host.ts';
import { entryOf, historyOf, snapshotDue, type Times } from './keeping.ts';
import type { TableOptions } from './options.ts';
import { refuse } from './refusals.ts';
import { SAVED_FORMAT, type SavedTable } from './saved.ts';
import type { SeatSnapshot, StoryItem, TakeBackRequest } from './seat-snapshot.ts';
import type { Guard, SeatSpec } from './seats.ts';
import { snapshotFor } from './snapshot-for.ts';
import { Story } from './story.ts';
import { type TableParts, tableParts } from './table-parts.ts';
import { termsOf } from './take-back.ts';
import { Upkeep } from './upkeep.ts';

/**
 * One running match with its seats: the only way in is a choice, the only way out is a snapshot made
 * for one viewer. Commands are taken one after another; an entry stands, is confirmed and told only
 * after it was stored. Whoever calls binds a caller to a seat: the table trusts the seat number.
 */
export class Table<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly #parts: TableParts<T>;
  readonly #match: Match<T>;
  readonly #host: Host<T>;
  readonly #audience: Audience<T>;
  readonly #story: Story<T>;
  readonly #upkeep: Upkeep<T>;
  #request: TakeBackRequest | undefined;
  /** Commands wait here for those before them. */
  #queue: Promise<unknown> = Promise.resolve();

  constructor(options: TableOptions<T>, host: Host<T>) {
    this.game = options.game;
    this.#parts = tableParts(options, host);
    this.#match = this.#parts.match;
    this.#host = host;
    this.#audience = new Audience(host);
    this.#story = new Story(this.#match);
    const tasks = {
      enqueue: (job: () => Promise<void>) => this.#enqueue(job),
      give: (seat: Seat, id: string, how?: HowChosen) => this.#give(seat, id, how),
      callTime: (timeUp: string) => this.#callTime(timeUp),
      showTime: () => this.#showTime(),
      keepTimes: () => this.#keepTimes(),
    };
    this.#upkeep = new Upkeep(this.#parts, host, tasks, options.pace ?? 0);
    this.#noteAsked(undefined);
  }

  /** Sets bots and forced answers going; call it once everybody listens. */
  start(): void {
    this.#upkeep.start();
  }

  /** Holds the table: nobody but people who choose moves anything until it is started again. */
  hold(): void {
    this.#upkeep.hold();
  }

  set pace(milliseconds: number) {
    this.#upkeep.pace = milliseconds;
  }

  snapshot(viewer: Viewer): SeatSnapshot<T> {
    return snapshotFor(viewer, this.#parts, this.#request);
  }

  /** What happened after an entry of the log, or from the beginning, as the viewer may know it. */
  story(viewer: Viewer, since?: number): readonly StoryItem<T>[] {
    return this.#story.tell(viewer, since);
  }

  subscribe(viewer: Viewer, listener: Listener<T>): () => void {
    return this.#audience.add(viewer, listener);
  }

  /** A person's answer. `ask` is the number that came with the question, `sent` names the message. */
  choose(seat: Seat, ask: number, id: string, sent?: string): Promise<Refusal | undefined> {
    return this.#enqueue(async () => this.#refusalOf(seat, ask) ?? this.#give(seat, id, {}, sent));
  }

  /**
   * Answers for a person what need not be asked, because every answer leads to the same. Like what the
   * table answers by itself it is no place to go back to; nobody may say so of a guarded question.
   */
  chooseUnasked(seat: Seat, ask: number, id: string): Promise<Refusal | undefined> {
    return this.#enqueue(async () => {
      const refusal = this.#refusalOf(seat, ask);
      if (refusal !== undefined) return refusal;
      const { guarded, answers } = this.#match.question(seat);
      const isListed = answers.some((answer) => answer.id === id);
      if (guarded === true || !isListed) return refuse('not-asked', { seat });
      return this.#give(seat, id, { unasked: true });
    });
  }

  /** Declines a question that may be declined unseen: it tells nothing about what is held. */
  decline(seat: Seat, sent?: string): Promise<Refusal | undefined> {
    return this.#enqueue(async () => {
      const isAsked = this.game.asked(this.#match.state).includes(seat);
      const decline = isAsked ? this.#match.question(seat).decline : undefined;
      return decline === undefined
        ? refuse('not-asked', { seat })
        : this.#give(seat, decline, {}, sent);
    });
  }

  /** Why the seat may not answer this, or nothing if it may. */
  explain(seat: Seat, id: string): Refusal | undefined {
    const answer = this.game.check(this.#match.state, seat, id);
    return isRefusal(answer) ? answer : undefined;
  }

  setGuard(seat: Seat, guard: Guard): Promise<void> {
    return this.#changeSeats(() => this.#parts.seating.setGuard(seat, guard));
  }

  /** Somebody else, or a bot, plays the seat from now on. */
  reseat(seat: Seat, spec: SeatSpec): Promise<void> {
    return this.#changeSeats(() => this.#parts.seating.reseat(seat, spec));
  }

  /** Whoever plays the seat from elsewhere is there, or gone for now. */
  setPresent(seat: Seat, isPresent: boolean): void {
    if (this.#parts.seating.setPresent(seat, isPresent)) this.#notify(this.#match.records.length);
  }

  /** Takes the seat's last decision back, at once or when the others agree. */
  askTakeBack(seat: Seat, sent?: string): Promise<Refusal | undefined> {
    return this.#enqueue(async () => {
      const point = this.#match.takeBackPoint(seat);
      if (point === undefined) return refuse('nothing-to-take-back', { seat });
      const { seating, isPractice } = this.#parts;
      const terms = termsOf(point, seat, seating.specs, isPractice);
      if (terms === 'free') return this.#goBack(seat, point.backTo, undefined, sent);
      if (terms === 'refused') return refuse('bots-refuse', { seat });
      const others = seating.othersThan(seat).filter((other) => seating.hasPerson(other));
      this.#request = { by: seat, backTo: point.backTo, waitingFor: others };
      return this.#settleRequest(this.#request, sent);
    });
  }

  /** Gives the game up: at any time, asked or not. */
  concede(seat: Seat, sent?: string): Promise<Refusal | undefined> {
    return this.#enqueue(async () => {
      if (!this.#parts.seating.hasPerson(seat)) return refuse('foreign-seat', { seat });
      const { concession } = this.game;
      if (concession === undefined) return refuse('no-concession');
      return this.#give(seat, concession, {}, sent);
    });
  }

  answerTakeBack(seat: Seat, agrees: boolean, sent?: string): Promise<Refusal | undefined> {
    return this.#enqueue(async () => {
      const request = this.#request;
      if (request === undefined || !request.waitingFor.includes(seat)) {
        return refuse('no-request', { seat });
      }
      const waitingFor = request.waitingFor.filter((other) => other !== seat);
      this.#request = agrees ? { ...request, waitingFor } : undefined;
      return this.#settleRequest(this.#request, sent);
    });
  }

  /** Takes up a take-back that was asked for, agreed to or withdrawn in another process. */
  adoptRequest(request: TakeBackRequest | undefined): Promise<void> {
    return this.#enqueue(async () => {
      this.#request = request;
      this.#notify(this.#match.records.length);
    });
  }

  /** The whole table as one piece, for a file. */
  save(): SavedTable {
    const { seating, clock, time, isPractice } = this.#parts;
    return {
      format: SAVED_FORMAT,
      log: this.#match.log(),
      seats: seating.specs,
      guards: seating.guards,
      ...(isPractice && { practice: true }),
      ...(clock && { clock: { ...clock.rules, left: clock.all() } }),
      ...(time && { matchTime: { budget: time.budget, left: time.left() } }),
    };
  }

  /**
   * Takes up entries that another process has stored for the same table; those that are known are
   * passed over. Throws where they do not fit: then this table is not the one that is stored.
   */
  absorb(entries: readonly StoredEntry<T>[]): Promise<void> {
    return this.#enqueue(async () => {
      for (const entry of entries)
        if (entry.sequence > this.#match.records.length) this.#take(entry);
    });
  }

  /** What a store would hold if it had been there from the beginning. */
  stored(): TableHistory<T> {
    return historyOf(this.#match, this.#times(this.#parts.clock?.all()));
  }

  /** Resolves when nothing goes on by itself any more: a person must decide, or it is over or held. */
  async settled(): Promise<void> {
    do {
      await this.#upkeep.underWay?.catch(() => undefined);
      await this.#queue;
    } while (this.#upkeep.underWay !== undefined);
  }

  #enqueue<R>(job: () => Promise<R>): Promise<R> {
    const result = this.#queue.then(job);
    this.#queue = result.catch(() => undefined);
    return result;
  }

  /** Why nobody may answer this question for this seat now, whatever the answer. */
  #refusalOf(seat: Seat, ask: number): Refusal | undefined {
    if (!this.#parts.seating.hasPerson(seat)) return refuse('foreign-seat', { seat });
    if (!this.game.asked(this.#match.state).includes(seat)) return refuse('not-asked', { seat });
    return ask === this.#parts.numbers.of(seat) ? undefined : refuse('stale', { seat });
  }

  async #settleRequest(
    request: TakeBackRequest | undefined,
    sent?: string,
  ): Promise<Refusal | undefined> {
    if (request?.waitingFor.length !== 0) {
      this.#notify(this.#match.records.length);
      return undefined;
    }
    const agreed = this.#parts.seating.othersThan(request.by);
    return this.#goBack(request.by, request.backTo, agreed, sent);
  }

  #goBack(
    seat: Seat,
    backTo: number,
    agreed: readonly Seat[] | undefined,
    sent: string | undefined,
  ): Promise<Refusal | undefined> {
    return this.#commit(this.#match.prepareTakeBack(seat, backTo, agreed), undefined, sent);
  }

  async #give(
    seat: Seat,
    id: string,
    how: HowChosen = {},
    sent?: string,
  ): Promise<Refusal | undefined> {
    const prepared = this.#match.prepare(seat, id, how);
    return 'refused' in prepared ? prepared : this.#commit(prepared, seat, sent);
  }

  /** Stored first, then it stands, then it is told. */
  async #commit(
    prepared: Prepared<T>,
    answered: Seat | undefined,
    sent?: string,
  ): Promise<Refusal | undefined> {
    const { clock } = this.#parts;
    const times = this.#times(clock?.after(answered));
    try {
      await this.#host.store?.append(
        entryOf(this.#match, prepared, times, sent),
        snapshotDue(this.#match, prepared),
      );
    } catch (error) {
      this.#host.failed?.(error);
      return refuse('not-stored');
    }
    if (answered !== undefined) clock?.answered(answered);
    this.#stand(prepared, answered);
    return undefined;
  }

  #stand(prepared: Prepared<T>, answered: Seat | undefined): void {
    this.#match.commit(prepared);
    this.#story.catchUp();
    this.#request = undefined;
    if (isTakeBack(prepared.record.entry)) this.#parts.numbers.forget();
    this.#noteAsked(answered);
    this.#notify(prepared.sequence);
    this.#upkeep.tend();
  }

  #take({ sequence, record, clock, timeLeft }: StoredEntry<T>): void {
    if (sequence !== this.#match.records.length + 1) throw new Error(`no entry before ${sequence}`);
    const { entry } = record;
    const prepared = isTakeBack(entry)
      ? this.#match.prepareTakeBack(entry.by, entry.backTo, entry.agreed)
      : this.#match.prepare(entry.by, entry.choice, entry);
    if ('refused' in prepared) throw new Error(`entry ${sequence} does not fit: ${prepared.cause}`);
    if (clock !== undefined) this.#parts.clock?.adopt(clock);
    if (timeLeft !== undefined) this.#parts.time?.adopt(timeLeft);
    this.#stand(prepared, isTakeBack(entry) ? undefined : entry.by);
  }

  #times(clock: readonly number[] | undefined): Times {
    const { time } = this.#parts;
    return { ...(clock && { clock }), ...(time && { timeLeft: time.left() }) };
  }

  #changeSeats(change: () => void): Promise<void> {
    return this.#enqueue(async () => {
      change();
      const { specs, guards } = this.#parts.seating;
      await this.#host.store?.keepSeats(specs, guards);
      this.#notify(this.#match.records.length);
      this.#upkeep.tend();
    });
  }

  #noteAsked(answered: Seat | undefined): void {
    const asked = this.game.asked(this.#match.state);
    this.#parts.numbers.note(asked, this.#match.records.length, answered);
    this.#parts.clock?.run(asked);
  }

  #notify(from: number): void {
    this.#audience.tell((viewer) => {
      const snapshot = this.snapshot(viewer);
      const items = this.#story.tell(viewer, from);
      return { from, to: snapshot.sequence, items, snapshot };
    });
  }

  #showTime(): void {
    const { clock, time } = this.#parts;
    if ((clock ?? time) !== undefined) this.#notify(this.#match.records.length);
  }

  async #keepTimes(): Promise<void> {
    const sequence = this.#match.records.length;
    await this.#host.store?.keepTimes({ sequence, ...this.#times(this.#parts.clock?.all()) });
  }

  async #callTime(timeUp: string): Promise<void> {
    const prepared = this.#match.prepare(0, timeUp, { unasked: true });
    if (!('refused' in prepared)) await this.#commit(prepared, undefined);
  }
}
