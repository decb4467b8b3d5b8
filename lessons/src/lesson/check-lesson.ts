import { canonicalJson, type Game } from '@parsecs/kernel';
import { type Lesson, stepsOf } from './lesson-file.ts';
import type { LessonState } from './lesson-state.ts';
import {
  answerLesson,
  backInLesson,
  beginLesson,
  isRefused,
  type LessonView,
  playAnswer,
  resumeLesson,
  viewLesson,
} from './run-lesson.ts';
import { LessonFault } from './stage.ts';

export interface LessonReport {
  readonly id: string;
  readonly ok: boolean;
  readonly why: string;
  /** Answers of the learner up to the first own attack, that one included. */
  readonly actions: number;
  /** How often something else was tried. */
  readonly strayed: number;
}

/** So many other answers are tried at each step, spread over all that are offered. */
const MOST_TRIED = 10;
/** How long somebody who strays plays on before going back. */
const PLAYED_ON = 3;

/** Plays a lesson through as it tells one to, and does something else at every step. */
export function checkLesson(game: Game, lesson: Lesson): LessonReport {
  const actions = stepsOf(lesson).findIndex(({ id }) => id === lesson.firstAttack) + 1;
  const check = new LessonCheck(game, lesson);
  try {
    check.all();
    return { id: lesson.id, ok: true, why: '', actions, strayed: check.strayed };
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { id: lesson.id, ok: false, why, actions, strayed: check.strayed };
  }
}

class LessonCheck {
  strayed = 0;
  readonly #game: Game;
  readonly #lesson: Lesson;

  constructor(game: Game, lesson: Lesson) {
    this.#game = game;
    this.#lesson = lesson;
  }

  all(): void {
    let state = beginLesson(this.#game, this.#lesson);
    const states = [state];
    while (!state.finished) {
      const view = this.#view(state);
      this.#goWrong(state, view);
      state = this.#goRight(state, view);
      states.push(state);
    }
    this.#goBack(states);
  }

  /** Every way to fulfil the step leads on, and the lesson goes on with the first. */
  #goRight(state: LessonState, view: LessonView): LessonState {
    const [first, ...others] = view.expected;
    if (first === undefined) throw this.#fault(view, 'nothing that is offered fulfils it');
    for (const id of others) this.#finish(this.#follow(state, view, id), view);
    return this.#follow(state, view, first);
  }

  #follow(state: LessonState, view: LessonView, id: string): LessonState {
    const played = playAnswer(this.#game, this.#lesson, state, id);
    if (isRefused(played)) throw this.#fault(view, `${id} is refused by ${played.refused}`);
    const { chance, unsaid } = played.stage;
    const problems = [
      ...chance.surprises.map((purpose) => `no roll was laid out for “${purpose}”`),
      ...chance.left.map((purpose) => `a roll was not drawn: ${purpose}`),
      ...unsaid.map(({ by, choose }) => `${by} could not answer ${choose}`),
    ];
    if (problems.length > 0) throw this.#fault(view, `${id}: ${problems.join('; ')}`);
    return played.state;
  }

  /** From another way to fulfil a step the rest must still be possible. */
  #finish(from: LessonState, view: LessonView): void {
    let state = from;
    while (!state.finished) {
      const [id] = viewLesson(this.#game, this.#lesson, state).expected;
      if (id === undefined) throw this.#fault(view, 'one way to fulfil it leads nowhere');
      const next = answerLesson(this.#game, this.#lesson, state, id);
      if (isRefused(next)) throw this.#fault(view, `${id} is refused by ${next.refused}`);
      state = next;
    }
  }

  #goWrong(state: LessonState, view: LessonView): void {
    const offered = view.question?.answers.map(({ id }) => id) ?? [];
    const others = offered.filter((id) => !view.expected.includes(id));
    const every = Math.max(1, Math.ceil(others.length / MOST_TRIED));
    for (const id of others.filter((_, index) => index % every === 0)) {
      const next = answerLesson(this.#game, this.#lesson, state, id);
      if (isRefused(next)) throw this.#fault(view, `${id} is refused by ${next.refused}`);
      this.strayed += 1;
      if (!next.strayed) throw this.#fault(view, `${id} should not fulfil it`);
      if (this.#view(next).strayed === undefined) throw this.#fault(view, 'nobody says so');
      const further = this.#playOn(next);
      this.#expectSame(view, state, backInLesson(this.#lesson, further));
    }
  }

  /** The game goes on by its rules for somebody who does not want to go back at once. */
  #playOn(from: LessonState): LessonState {
    let state = from;
    for (let count = 0; count < PLAYED_ON && state.strayed; count += 1) {
      const { question, expected } = viewLesson(this.#game, this.#lesson, state);
      const id = question?.answers.find((answer) => !expected.includes(answer.id))?.id;
      const next = id === undefined ? state : answerLesson(this.#game, this.#lesson, state, id);
      if (isRefused(next)) return state;
      state = next;
    }
    return state;
  }

  #goBack(states: readonly LessonState[]): void {
    let state = states.at(-1);
    for (const before of states.slice(0, -1).toReversed()) {
      if (state === undefined) return;
      state = backInLesson(this.#lesson, state);
      this.#expectSame(this.#view(before), before, state);
    }
  }

  #expectSame(view: LessonView, expected: LessonState, got: LessonState): void {
    if (canonicalJson(expected) !== canonicalJson(got)) {
      throw this.#fault(view, 'going back does not lead here');
    }
  }

  /** What is shown is also what somebody sees who left and came back. */
  #view(state: LessonState): LessonView {
    const view = viewLesson(this.#game, this.#lesson, state);
    const kept: unknown = JSON.parse(JSON.stringify(state));
    const resumed = resumeLesson(this.#game, this.#lesson, kept);
    if (resumed === undefined) throw this.#fault(view, 'it cannot be resumed');
    const again = viewLesson(this.#game, this.#lesson, resumed);
    if (JSON.stringify(again) !== JSON.stringify(view)) {
      throw this.#fault(view, 'it is not the same after a pause');
    }
    this.#checkGlow(view);
    return view;
  }

  /** Only what is on the table or among the answers can glow. */
  #checkGlow(view: LessonView): void {
    const there = `${JSON.stringify(view.view)}${JSON.stringify(view.question?.answers ?? [])}`;
    if (view.strayed !== undefined) return;
    for (const part of view.glows) {
      const name = part.slice(part.indexOf(':') + 1);
      if (![name, part].some((one) => there.includes(JSON.stringify(one))))
        throw this.#fault(view, `${part} is nowhere`);
    }
  }

  #fault({ step }: LessonView, problem: string): LessonFault {
    return new LessonFault(`${step}: ${problem}`);
  }
}
