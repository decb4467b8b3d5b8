import type { Chance } from '../chance.ts';
import {
  type Game,
  type GameTypes,
  isRefusal,
  type Refusal,
  type Seat,
  seatFromName,
  seatName,
} from '../game.ts';
import { at } from '../lists.ts';
import { writeProblem } from '../scenario.ts';

export type SeatName = `P${number}`;

type TypeOf<T extends GameTypes> = T['event']['type'];
type Told<T extends GameTypes, Type> = Extract<T['event'], { readonly type: Type }>;

/** Longer than anybody waits for a question. */
const PATIENCE = 500;

/** A hand-made position that is played on by naming the answers; each game adds its words. */
export abstract class TestTable<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #told: T['event'][] = [];
  #state: T['state'] | undefined;

  constructor(game: Game<T>) {
    this.#game = game;
  }

  /** The position as `given` of a scenario file has it. */
  protected abstract written(): Readonly<Record<string, unknown>>;

  protected abstract readonly chance: Chance;

  /** Answers that are never taken on the way to another one. */
  protected isLeft(_answer: T['answer']): boolean {
    return false;
  }

  /** The position; laying it out ends with the first look at it. */
  get state(): T['state'] {
    this.#state ??= this.#lay();
    return this.#state;
  }

  protected get isLaid(): boolean {
    return this.#state !== undefined;
  }

  #lay(): T['state'] {
    const laid = this.#game.scenarios.given(this.written(), this.#context());
    if (!laid.ok) throw new Error(laid.problems.map(writeProblem).join('; '));
    return laid.value;
  }

  #context(): { readonly chance: Chance; readonly tell: (event: T['event']) => void } {
    return { chance: this.chance, tell: (event) => this.#told.push(event) };
  }

  /** What is wrong with the position, as path and cause. */
  faults(): readonly string[] {
    const read = this.#game.scenarios.given(this.written(), { chance: this.chance });
    return read.ok ? [] : read.problems.map(({ path, cause }) => `${path} ${cause}`);
  }

  /** Gives answers one after another; what has only one answer is answered on the way. */
  choose(name: SeatName, ...ids: readonly string[]): this {
    for (const id of ids) this.#choose(seatOf(name), id);
    return this;
  }

  #choose(seat: Seat, id: string): void {
    for (;;) {
      const answer = this.#game.asked(this.state).includes(seat)
        ? this.#game.check(this.state, seat, id)
        : undefined;
      if (answer !== undefined && !isRefusal(answer)) {
        this.answer(seat, answer);
        return;
      }
      if (this.#takeOnly()) continue;
      const why = answer === undefined ? 'not asked' : `${answer.refused} (${answer.cause})`;
      const asked = `${this.question()}: ${this.offered().join(' ')}`;
      throw new Error(`${id} by ${seatName(seat)}: ${why}; ${asked}`);
    }
  }

  protected answer(seat: Seat, answer: T['answer']): void {
    this.#game.answer(this.state, seat, answer, this.#context());
  }

  /** Answers everything that has only one answer. */
  settle(): this {
    while (this.#takeOnly());
    return this;
  }

  #takeOnly(): boolean {
    const seat = this.#game.asked(this.state)[0];
    if (seat === undefined) return false;
    const { answers, region } = this.#game.question(this.state, seat);
    const only = answers[0];
    if (only === undefined || answers.length > 1 || region !== undefined) return false;
    if (this.isLeft(only)) return false;
    this.answer(seat, only);
    return true;
  }

  /** Lets everybody do as little as they may until this is asked: `P1 attack`, or just `attack`. */
  until(question: string): this {
    for (let step = 0; !` ${this.question()}`.endsWith(` ${question}`); step += 1) {
      if (step === PATIENCE || this.question() === 'over') {
        throw new Error(`${question} never came up`);
      }
      this.#idle();
    }
    return this;
  }

  /** As little as may be, so many times. */
  idle(times: number = 1): this {
    for (let step = 0; step < times; step += 1) this.#idle();
    return this;
  }

  #idle(): void {
    const seat = at(this.#game.asked(this.state), 0);
    const { answers } = this.#game.question(this.state, seat);
    const quiet = this.quietest
      .map((id) => answers.find((answer) => answer.id === id))
      .find((answer) => answer !== undefined);
    this.answer(seat, quiet ?? this.#game.fallback(this.state, seat));
  }

  /** Answers that do as little as may be, the quietest first. */
  protected readonly quietest: readonly string[] = [];

  asked(): readonly SeatName[] {
    return this.#game.asked(this.state).map((seat) => seatName(seat) as SeatName);
  }

  /** The first of those who are asked. */
  next(): SeatName {
    return at(this.asked(), 0);
  }

  /** Who decides what now, such as `P1 attack`; `over` when the game is. */
  question(): string {
    const seat = this.#game.asked(this.state)[0];
    if (seat === undefined) return 'over';
    return `${seatName(seat)} ${this.#game.question(this.state, seat).kind}`;
  }

  answers(name?: SeatName): readonly T['answer'][] {
    const seat = name === undefined ? this.#game.asked(this.state)[0] : seatOf(name);
    return seat === undefined ? [] : this.#game.question(this.state, seat).answers;
  }

  /** The ids that a seat may choose from, or the one that is asked. */
  offered(name?: SeatName): readonly string[] {
    return this.answers(name).map(({ id }) => id);
  }

  /** The rule that forbids an answer, or `legal`. */
  refusal(name: SeatName, id: string): string {
    return this.refused(name, id)?.refused ?? 'legal';
  }

  /** Why an answer is forbidden, or `legal`. */
  cause(name: SeatName, id: string): string {
    return this.refused(name, id)?.cause ?? 'legal';
  }

  refused(name: SeatName, id: string): Refusal | undefined {
    const answer = this.#game.check(this.state, seatOf(name), id);
    return isRefusal(answer) ? answer : undefined;
  }

  /** Everything told so far; laying out the position tells, too. */
  get events(): readonly T['event'][] {
    return this.state === undefined ? [] : this.#told;
  }

  told<Type extends TypeOf<T>>(type: Type): readonly Told<T, Type>[] {
    return this.events.filter((event): event is Told<T, Type> => event.type === type);
  }

  /** The types of everything told so far, in order. */
  story(): readonly TypeOf<T>[] {
    return this.events.map((event): TypeOf<T> => event.type);
  }

  winners(): readonly string[] {
    return this.#game.outcome(this.state)?.winners.map(seatName) ?? [];
  }

  /** The rule that ended the game. */
  ending(): string | undefined {
    return this.#game.outcome(this.state)?.rule;
  }
}

function seatOf(name: SeatName): Seat {
  return seatFromName(name) ?? -1;
}
