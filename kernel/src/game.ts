import type { Chance } from './chance.ts';
import type { Evaluation } from './evaluation.ts';
import type { Thinking } from './thinking.ts';

/** A place at the table, counted from 0 in turn order. Files and people write it as `P1`, `P2`, … */
export type Seat = number;

/** Whoever looks at a match: one of its seats, or somebody who may only see what everybody sees. */
export type Viewer = Seat | 'spectator';

/**
 * One answer: data, a union by `kind` in each game, with names in all other fields. It is compared by
 * value and means the same after being sent or stored. Its id says all of it in one text and is
 * stable: the same answer has the same id in every position.
 */
export interface AnswerBase {
  readonly kind: string;
  readonly id: string;
}

/** An answer that has no id yet. */
export type Unwritten<A extends AnswerBase> = A extends unknown ? Omit<A, 'id'> : never;

/** What happened, told in order. A revealing event shows something that was hidden until now. */
export interface EventBase {
  readonly type: string;
  readonly reveals?: true;
}

/** A decision in a continuous space: its answers cannot be listed, so they are checked and sampled. */
export interface Region<A extends AnswerBase> {
  readonly check: (id: string) => A | Refusal;
  readonly sample: (chance: Chance) => A;
}

export interface Question<A extends AnswerBase> {
  readonly seat: Seat;
  /** What is decided, from the game's own vocabulary of questions. */
  readonly kind: string;
  /** The rule that asks. */
  readonly rule: string;
  /** Every legal answer; for a region, the few that are worth offering as a start. */
  readonly answers: readonly A[];
  readonly region?: Region<A>;
  /**
   * Everybody knows that this seat is asked, but whether it could answer more than one thing is its
   * secret: the table must not let the pace of the game tell.
   */
  readonly guarded?: true;
  /**
   * The answer that uses nothing, where a guarded question may be declined unseen. A seat may have
   * the table give it; a guarded question without it must be decided by its seat.
   */
  readonly decline?: string;
}

/** Why something is not allowed: the rule, and the cause in the game's vocabulary of causes. */
export interface Refusal {
  readonly refused: string;
  readonly cause: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A fault in something a person wrote: where it stands, which rule it breaks, and the cause. */
export interface Problem {
  readonly path: string;
  readonly rule?: string;
  readonly cause: string;
  readonly params?: Readonly<Record<string, string | number>>;
}

export type Checked<T> =
  | { readonly ok: true; readonly value: T; readonly warnings: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** What the rules say to a list that somebody wrote: a squad, a fleet, an army. */
export interface ListReview {
  /** What it costs, as far as it can be read. */
  readonly points: number;
  /** Every reason why it is not legal; none if it is. */
  readonly problems: readonly Problem[];
  readonly warnings: readonly Problem[];
}

export interface Outcome {
  readonly winners: readonly Seat[];
  /** The rule that ended the game. */
  readonly rule: string;
  /** Victory points by seat, where the game counts such. */
  readonly scores?: readonly number[];
}

export type Tell<E extends EventBase> = (event: E) => void;

/** Where the dice and the audience of a step are. Without `tell` no event is built at all. */
export interface StepContext<E extends EventBase> {
  readonly chance: Chance;
  readonly tell?: Tell<E> | undefined;
}

/** The types a game is made of, bundled so that generic code carries one parameter. */
export interface GameTypes {
  readonly setup: unknown;
  readonly state: unknown;
  readonly view: unknown;
  readonly answer: AnswerBase;
  readonly event: EventBase;
}

/**
 * A game is a deterministic machine driven by answers. State is plain JSON and changes only inside
 * `begin` and `answer`; everything else reads.
 */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** A match stays on the rules version it began with. */
  readonly version: string;
  readonly seats: readonly number[];
  /** Ready-made setups by name; the first one for a number of seats is its default. */
  readonly setups: Readonly<Record<string, T['setup']>>;
  /** Every card that has behaviour; `cardsOf` names those that an event shows at work. */
  readonly cards: readonly string[];

  checkSetup(input: unknown): Checked<T['setup']>;
  /** Any setup that the rules allow – lists, options, boards of all kinds: what fuzzing plays. */
  randomSetup(chance: Chance): T['setup'];
  /**
   * Judges a list in the file format of the game, for games that are played with lists. `most` is
   * the agreed limit of points, 0 for none; without it the usual one counts.
   */
  reviewList?(input: unknown, most?: number): ListReview;
  seatsOf(setup: T['setup']): number;
  begin(setup: T['setup'], context: StepContext<T['event']>): T['state'];

  /** Who must decide now; empty only when the game is over. */
  asked(state: T['state']): readonly Seat[];
  /** What an asked seat must decide. */
  question(state: T['state'], seat: Seat): Question<T['answer']>;
  /** The legal answer with this id, or why it is refused. */
  check(state: T['state'], seat: Seat, id: string): T['answer'] | Refusal;
  /** Applies one legal answer. */
  answer(
    state: T['state'],
    seat: Seat,
    answer: T['answer'],
    context: StepContext<T['event']>,
  ): void;
  /**
   * The answer with this id as data, whether it is legal now or not; nothing where no answer of this
   * game is written so. Together with `writeAnswer` the only place that knows how ids are made.
   */
  readAnswer(id: string): T['answer'] | undefined;
  /** The id of an answer: what it says, in words that can be stored. */
  writeAnswer(answer: Unwritten<T['answer']>): string;
  /** What is answered for a seat that gives no answer in time. */
  fallback(state: T['state'], seat: Seat): T['answer'];
  /**
   * The id of the answer that gives the game up, where a game has one: accepted from every seat at
   * any time, asked or not, until it is over; listed in no question.
   */
  readonly concession?: string;
  /**
   * The id of the answer that the table gives when the time agreed for the match is up, where a game
   * knows what that means: given for seat 0, asked or not, by no person and no bot; listed in no
   * question. `check` refuses it where it would change nothing, such as in the last round.
   */
  readonly timeUp?: string;
  outcome(state: T['state']): Outcome | undefined;

  copy(state: T['state']): T['state'];
  view(state: T['state'], viewer: Viewer): T['view'];
  /** The event as the viewer may see it, or nothing. */
  viewEvent(event: T['event'], viewer: Viewer, state: T['state']): T['event'] | undefined;
  /** A state that could be true for somebody who knows only this view. */
  imagine(view: T['view'], chance: Chance): T['state'];
  /** What a position is judged by, so that its weights can be fitted. */
  readonly evaluation: Evaluation<T['state']>;
  /** The chance of the seat's side to win, from 0 to 1, by `evaluation`; of all sides together 1. */
  evaluate(state: T['state'], seat: Seat): number;
  /** How bots think about it. */
  readonly thinking: Thinking<T>;
  /** Nothing is half done: a moment at which the position can be judged. True when it is over. */
  settled(state: T['state']): boolean;
  /** Seats that win and lose together with this one, itself included. */
  allies(state: T['state'], seat: Seat): readonly Seat[];
  /** The round the game is in, counted from 1. */
  round(state: T['state']): number;

  /** What must hold after every step; each line names one violation. */
  violations(state: T['state']): readonly string[];
  /** The rule behind what happened. */
  ruleOf(event: T['event']): string;
  cardsOf(event: T['event']): readonly string[];
  readonly scenarios: ScenarioAdapter<T>;
}

/** How scenario files describe positions, chance and facts of one game. */
export interface ScenarioAdapter<T extends GameTypes = GameTypes> {
  /** The position described by `given`, or what is wrong with the description. */
  given(given: unknown, context: StepContext<T['event']>): Checked<T['state']>;
  /** A written deck order in the terms of the state. */
  readOrder(purpose: string, order: readonly unknown[]): readonly unknown[];
  /** Compares facts of the state with the expected ones; each line names one difference. */
  compare(state: T['state'], expected: Readonly<Record<string, unknown>>): readonly string[];
  /** The told event in the words a scenario file uses. */
  writeEvent(event: T['event']): Readonly<Record<string, unknown>>;
}

export function isRefusal(value: AnswerBase | Refusal): value is Refusal {
  return 'refused' in value;
}

export function seatName(seat: Seat): string {
  return `P${seat + 1}`;
}

export function seatFromName(name: string): Seat | undefined {
  return /^P[1-9]\d?$/.test(name) ? Number(name.slice(1)) - 1 : undefined;
}

/** The legal answer with this id among those listed: what most games' `check` begins with. */
export function findAnswer<A extends AnswerBase>(question: Question<A>, id: string): A | undefined {
  return question.answers.find((answer) => answer.id === id);
}
