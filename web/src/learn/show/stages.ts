import {
  type AnswerBase,
  at,
  type EventBase,
  type FixedRoll,
  fixedChance,
  type Game,
  isRefusal,
  type Question,
  type Refusal,
  type Scenario,
  type Seat,
  type StepContext,
  seatFromName,
} from '@parsecs/kernel';

/** What was answered, or was tried and is not allowed. */
export interface Tried {
  readonly seat: Seat;
  readonly id: string;
  readonly question: Question<AnswerBase> | undefined;
  readonly refusal: Refusal | undefined;
  /** Nobody has done it, but it is allowed now. */
  readonly isOnlyAllowed?: true;
}

/** What an example says is allowed may be a long list. */
const MOST_OFFERS = 4;

/** One moment of an example: what was done, what was told, and how the table lies then. */
export interface Stage {
  readonly tried: Tried | undefined;
  readonly events: readonly EventBase[];
  readonly rules: readonly string[];
  /** What each seat sees. */
  readonly views: readonly unknown[];
  readonly asked: readonly Seat[];
}

/** Plays a scenario file with its own rolls and keeps every moment; the first is its position. */
export function stagesOf(game: Game, scenario: Scenario): readonly Stage[] {
  return new Playing(game, scenario).all();
}

class Playing {
  readonly #game: Game;
  readonly #scenario: Scenario;
  readonly #context: StepContext<EventBase>;
  readonly #state: unknown;
  readonly #stages: Stage[] = [];
  #told: EventBase[] = [];

  constructor(game: Game, scenario: Scenario) {
    this.#game = game;
    this.#scenario = scenario;
    const rolls = (scenario.rolls ?? []).map(
      (roll): FixedRoll =>
        'order' in roll
          ? { purpose: roll.purpose, order: game.scenarios.readOrder(roll.purpose, roll.order) }
          : roll,
    );
    this.#context = {
      chance: fixedChance(rolls),
      tell: (event): unknown => this.#told.push(event),
    };
    const given = game.scenarios.given(scenario.given, this.#context);
    if (!given.ok) throw new Error(given.problems.map(({ cause }) => cause).join(', '));
    this.#state = given.value;
  }

  all(): readonly Stage[] {
    this.#keep(undefined);
    for (const step of this.#scenario.when) {
      const tries = 'check' in step ? (step.check.refused ?? []) : [];
      for (const { by, choose } of tries) this.#refused(by, choose);
      if ('check' in step) continue;
      if (step.refused === undefined) this.#answer(step.by, step.choose);
      else this.#refused(step.by, step.choose);
    }
    this.#settle(undefined);
    if (this.#told.length > 0) this.#keep(undefined);
    for (const { to, including, exactly } of this.#scenario.then.offered ?? [])
      for (const id of (including ?? exactly ?? []).slice(0, MOST_OFFERS)) this.#allowed(to, id);
    for (const { by, choose } of this.#scenario.then.refused ?? []) this.#refused(by, choose);
    return this.#stages;
  }

  #answer(by: string, id: string): void {
    const seat = seatFromName(by) ?? 0;
    this.#settle({ seat, id });
    const tried = this.#tried(seat, id);
    const answer = this.#game.check(this.#state, seat, id);
    if (isRefusal(answer)) throw new Error(`${id}: ${answer.cause}`);
    this.#game.answer(this.#state, seat, answer, this.#context);
    this.#keep(tried);
  }

  /** Nothing changes; it is worth seeing why. */
  #refused(by: string, id: string): void {
    const seat = seatFromName(by) ?? 0;
    const tried = this.#tried(seat, id);
    if (tried.question === undefined) return;
    const checked = this.#game.check(this.#state, seat, id);
    if (isRefusal(checked)) this.#keep({ ...tried, refusal: checked });
  }

  #allowed(by: string, id: string): void {
    this.#keep({ ...this.#tried(seatFromName(by) ?? 0, id), isOnlyAllowed: true });
  }

  #tried(seat: Seat, id: string): Tried {
    const isAsked = this.#game.asked(this.#state).includes(seat);
    const question = isAsked ? this.#game.question(this.#state, seat) : undefined;
    return { seat, id, question, refusal: undefined };
  }

  /** What has one answer is answered, as the table would. */
  #settle(next: { readonly seat: Seat; readonly id: string } | undefined): void {
    for (;;) {
      const seat = this.#game.asked(this.#state)[0];
      if (seat === undefined) return;
      const { answers, region } = this.#game.question(this.#state, seat);
      if (answers.length !== 1 || region !== undefined) return;
      const answer = at(answers, 0);
      if (next?.seat === seat && next.id === answer.id) return;
      this.#game.answer(this.#state, seat, answer, this.#context);
    }
  }

  #keep(tried: Tried | undefined): void {
    const events = this.#told;
    this.#told = [];
    this.#stages.push({
      tried,
      events,
      rules: events.map((event) => this.#game.ruleOf(event)),
      views: this.#views(),
      asked: this.#game.asked(this.#state),
    });
  }

  #views(): readonly unknown[] {
    const first = this.#game.view(this.#state, 0);
    const { seats } = first as { readonly seats: readonly unknown[] };
    return seats.map((_, seat) => this.#game.view(this.#state, seat));
  }
}
