import {
  type AnswerBase,
  at,
  type EventBase,
  type FixedRoll,
  type Game,
  isRefusal,
  type Refusal,
  type ScenarioRoll,
  type Seat,
  seatFromName,
  seatName,
  writeProblem,
} from '@parsecs/kernel';
import { fits } from '../pattern.ts';
import { LaidChance } from './laid-chance.ts';
import type { Lesson, LessonChapter, LessonStep, ScriptedAnswer } from './lesson-file.ts';

/** One answer as it was given, with what came of it. */
export interface Told {
  readonly by: Seat;
  readonly answer: AnswerBase;
  readonly events: readonly EventBase[];
}

export class LessonFault extends Error {
  override readonly name: string = 'LessonFault';
}

/** One chapter being played: the position, its chance, and who answers what. */
export class Stage {
  readonly seat: Seat;
  readonly state: unknown;
  readonly told: Told[] = [];
  readonly answers: ScriptedAnswer[] = [];
  chance: LaidChance;
  /** Sees every answer right after it was given. */
  watch: ((told: Told) => void) | undefined;
  readonly #game: Game;
  readonly #lesson: Lesson;
  #script: ScriptedAnswer[];
  /** The step from which the learner has strayed. */
  #strayedFrom: string | undefined;

  constructor(game: Game, lesson: Lesson, chapter: LessonChapter) {
    this.#game = game;
    this.#lesson = lesson;
    this.seat = seatFromName(lesson.seat) ?? 0;
    this.chance = this.#layOut(chapter.rolls ?? [], 'given');
    this.#script = [...(chapter.meanwhile ?? [])];
    const given = game.scenarios.given(chapter.given, { chance: this.chance });
    if (!given.ok) throw new LessonFault(`given: ${given.problems.map(writeProblem).join('; ')}`);
    this.state = given.value;
  }

  isFulfilledBy(step: LessonStep, answer: AnswerBase): boolean {
    return step.fulfilled.some((wanted) =>
      typeof wanted === 'string' ? wanted === answer.id : fits(answer, wanted),
    );
  }

  /** From here on the step goes its way: its dice are laid out, and its script is followed. */
  follow(step: LessonStep): void {
    this.chance = this.#layOut(step.rolls ?? [], step.id);
    this.#script = [...(step.meanwhile ?? [])];
    this.#strayedFrom = undefined;
  }

  /** Off the way there is no script, and the dice are what they are. */
  stray(step: LessonStep): void {
    this.#script = [];
    this.#strayedFrom = step.id;
  }

  /** Answers that were written and found no place. */
  get unsaid(): readonly ScriptedAnswer[] {
    return this.#script;
  }

  check(seat: Seat, id: string): AnswerBase | Refusal {
    if (!this.#game.asked(this.state).includes(seat))
      return { refused: 'table', cause: 'not-asked' };
    return this.#game.check(this.state, seat, id);
  }

  give(seat: Seat, answer: AnswerBase): void {
    if (this.#strayedFrom !== undefined) {
      this.chance = this.#layOut([], `${this.#strayedFrom} ${this.answers.length}`);
    }
    const events: EventBase[] = [];
    this.#game.answer(this.state, seat, answer, {
      chance: this.chance,
      tell: (event) => events.push(event),
    });
    const told = { by: seat, answer, events };
    this.told.push(told);
    this.answers.push({ by: seatName(seat), choose: answer.id });
    this.watch?.(told);
  }

  /**
   * Everybody else answers, until the learner has something to decide or the game is over. Without a step
   * that is awaited only what is written is played.
   */
  goOn(awaited: LessonStep | undefined): void {
    for (;;) {
      if (awaited === undefined && this.#script.length === 0) return;
      const asked = this.#game.asked(this.state);
      const seat = asked.find((one) => one !== this.seat) ?? asked[0];
      if (seat === undefined) return;
      const answer = this.#answerFor(seat, awaited);
      if (answer === undefined) return;
      this.give(seat, answer);
    }
  }

  #answerFor(seat: Seat, awaited: LessonStep | undefined): AnswerBase | undefined {
    const written = this.#scripted(seat);
    if (written !== undefined) return written;
    const { answers, region } = this.#game.question(this.state, seat);
    const only = answers.length === 1 && region === undefined ? at(answers, 0) : undefined;
    if (seat !== this.seat) return only ?? this.#game.fallback(this.state, seat);
    const isAwaited =
      only !== undefined && awaited !== undefined && this.isFulfilledBy(awaited, only);
    return isAwaited ? undefined : only;
  }

  /** The next written answer of this seat, if it can be given now. */
  #scripted(seat: Seat): AnswerBase | undefined {
    const index = this.#script.findIndex(({ by }) => by === seatName(seat));
    const next = this.#script[index];
    if (next === undefined) return undefined;
    const answer = this.#game.check(this.state, seat, next.choose);
    if (isRefusal(answer)) return undefined;
    this.#script.splice(index, 1);
    return answer;
  }

  #layOut(rolls: readonly ScenarioRoll[], seed: string): LaidChance {
    const { readOrder } = this.#game.scenarios;
    const laid = rolls.map(
      (roll): FixedRoll =>
        'order' in roll ? { ...roll, order: readOrder(roll.purpose, roll.order) } : roll,
    );
    return new LaidChance(laid, `${this.#lesson.id} ${seed}`);
  }
}
