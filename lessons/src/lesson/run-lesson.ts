import {
  type AnswerBase,
  at,
  type EventBase,
  type Game,
  isRefusal,
  type Question,
  type Refusal,
  type Seat,
  seatFromName,
} from '@parsecs/kernel';
import {
  type GlowingPart,
  type Lesson,
  type LessonStep,
  type StepWord,
  stepsOf,
} from './lesson-file.ts';
import {
  LESSON_FORMAT,
  type LessonState,
  placeOf,
  readLessonState,
  stepOf,
} from './lesson-state.ts';
import { Stage, type Told } from './stage.ts';

/** What a page has to draw. Words are keys of the catalogue `lessons`. */
export interface LessonView {
  readonly step: string;
  /** Counted from 1. */
  readonly number: number;
  readonly of: number;
  /** What is to be done now, and why; the end of the lesson once it is finished. */
  readonly says: string;
  /** What came of the step before. */
  readonly said?: string;
  /** Something else was done: what comes of it, and that one can go back. */
  readonly strayed?: string;
  readonly glows: readonly GlowingPart[];
  readonly seat: Seat;
  /** What the learner may decide now; nothing when it is over. */
  readonly question?: Question<AnswerBase>;
  /** Those of the offered answers that fulfil the step. */
  readonly expected: readonly string[];
  readonly canGoBack: boolean;
  readonly finished: boolean;
  /** The position as the learner may know it. */
  readonly view: unknown;
  readonly round: number;
  /** What has happened since the learner's last answer, that answer included. */
  readonly told: readonly ToldAnswer[];
}

export interface ToldAnswer {
  readonly by: Seat;
  readonly choose: string;
  readonly events: readonly EventBase[];
}

/** Whether an answer was refused; the state that was there still stands then. */
export function isRefused(next: object): next is Refusal {
  return 'refused' in next;
}

const NOT_ASKED: Refusal = { refused: 'table', cause: 'not-asked' };

/** The key of what a step says. */
export function wordsOf(lesson: Lesson, step: string, word: 'before' | StepWord): string {
  return `${lesson.id}.${step}.${word}`;
}

export function beginLesson(game: Game, lesson: Lesson): LessonState {
  const opened = openChapter(game, lesson, 0).answers;
  return {
    format: LESSON_FORMAT,
    lesson: lesson.id,
    answers: [opened],
    began: [opened.length],
    strayed: false,
    finished: false,
  };
}

/** One answer of the learner; whoever is asked then answers until the learner has to decide again. */
export function answerLesson(
  game: Game,
  lesson: Lesson,
  state: LessonState,
  id: string,
): LessonState | Refusal {
  const played = playAnswer(game, lesson, state, id);
  return isRefused(played) ? played : played.state;
}

/** Why an answer cannot be given now; nothing where it can. */
export function explainInLesson(
  game: Game,
  lesson: Lesson,
  state: LessonState,
  id: string,
): Refusal | undefined {
  const { stage } = replay(game, lesson, state);
  const answer = stage.check(stage.seat, id);
  return isRefusal(answer) ? answer : undefined;
}

/** What came of an answer, with the stage on which it was played. */
export interface Played {
  readonly state: LessonState;
  readonly stage: Stage;
}

/** The same with the stage on which it was played, for whoever checks lessons. */
export function playAnswer(
  game: Game,
  lesson: Lesson,
  state: LessonState,
  id: string,
  watch?: (stage: Stage, told: Told) => void,
): Played | Refusal {
  const { stage, step } = replay(game, lesson, state);
  if (watch !== undefined) stage.watch = (told) => watch(stage, told);
  const answer = state.finished ? NOT_ASKED : stage.check(stage.seat, id);
  if (isRefusal(answer)) return answer;
  if (stage.isFulfilledBy(step, answer)) {
    stage.follow(step);
    stage.give(stage.seat, answer);
    return { stage, state: nextStep(game, lesson, state, stage) };
  }
  stage.stray(step);
  stage.give(stage.seat, answer);
  stage.goOn(step);
  return { stage, state: { ...state, answers: withLast(state, stage), strayed: true } };
}

function nextStep(game: Game, lesson: Lesson, state: LessonState, stage: Stage): LessonState {
  const number = state.began.length;
  const next = stepsOf(lesson)[number];
  const isInChapter = next !== undefined && placeOf(lesson, number).index > 0;
  stage.goOn(isInChapter ? next : undefined);
  const after = { ...state, answers: withLast(state, stage), strayed: false };
  if (next === undefined) return { ...after, finished: true };
  if (isInChapter) return { ...after, began: [...state.began, stage.answers.length] };
  const opened = openChapter(game, lesson, placeOf(lesson, number).chapter).answers;
  return {
    ...after,
    answers: [...after.answers, opened],
    began: [...state.began, opened.length],
  };
}

/** To the beginning of the step, or of the one before if nothing was done in it. */
export function backInLesson(lesson: Lesson, state: LessonState): LessonState {
  const here = at(state.began, stepOf(state));
  const isUntouched = at(state.answers, state.answers.length - 1).length === here;
  const steps = isUntouched && stepOf(state) > 0 ? stepOf(state) : stepOf(state) + 1;
  const began = state.began.slice(0, steps);
  const { chapter } = placeOf(lesson, steps - 1);
  const answers = state.answers
    .slice(0, chapter + 1)
    .map((list, index) => (index === chapter ? list.slice(0, at(began, steps - 1)) : list));
  return { ...state, answers, began, strayed: false, finished: false };
}

/** What was kept, if it can still be played; rules and lessons may have changed since. */
export function resumeLesson(game: Game, lesson: Lesson, kept: unknown): LessonState | undefined {
  const state = readLessonState(lesson, kept);
  if (state === undefined) return undefined;
  try {
    replay(game, lesson, state);
    return state;
  } catch {
    return undefined;
  }
}

export function viewLesson(game: Game, lesson: Lesson, state: LessonState): LessonView {
  const { stage, step } = replay(game, lesson, state);
  const number = stepOf(state);
  const isAsked = game.asked(stage.state).includes(stage.seat);
  const question = isAsked ? game.question(stage.state, stage.seat) : undefined;
  const offered = question?.answers ?? [];
  const before = state.finished ? step : stepsOf(lesson)[number - 1];
  return {
    step: step.id,
    number: number + 1,
    of: stepsOf(lesson).length,
    says: state.finished ? `${lesson.id}.ending` : wordsOf(lesson, step.id, 'before'),
    ...(before?.says?.includes('after') && { said: wordsOf(lesson, before.id, 'after') }),
    ...(state.strayed && { strayed: strayedWords(lesson, step) }),
    glows: state.finished ? [] : step.glows,
    seat: stage.seat,
    ...(question !== undefined && { question }),
    expected: state.finished
      ? []
      : offered.flatMap((answer) => (stage.isFulfilledBy(step, answer) ? [answer.id] : [])),
    canGoBack: number > 0 || state.strayed || state.finished,
    finished: state.finished,
    view: game.view(stage.state, stage.seat),
    round: game.round(stage.state),
    told: toldSince(game, stage),
  };
}

function strayedWords(lesson: Lesson, step: LessonStep): string {
  return step.says?.includes('other') === true ? wordsOf(lesson, step.id, 'other') : 'other';
}

function toldSince(game: Game, stage: Stage): readonly ToldAnswer[] {
  const last = stage.told.findLastIndex(({ by }) => by === stage.seat);
  return stage.told.slice(Math.max(0, last)).map(({ by, answer, events }) => ({
    by,
    choose: answer.id,
    events: events.flatMap((event) => game.viewEvent(event, stage.seat, stage.state) ?? []),
  }));
}

function withLast(state: LessonState, stage: Stage): LessonState['answers'] {
  return [...state.answers.slice(0, -1), [...stage.answers]];
}

function openChapter(game: Game, lesson: Lesson, chapter: number): Stage {
  const written = at(lesson.chapters, chapter);
  const stage = new Stage(game, lesson, written);
  stage.goOn(at(written.steps, 0));
  return stage;
}

/** The chapter under way, played again from its beginning: the answers are all there is. */
function replay(
  game: Game,
  lesson: Lesson,
  state: LessonState,
): { readonly stage: Stage; readonly step: LessonStep } {
  const current = placeOf(lesson, stepOf(state));
  const chapter = at(lesson.chapters, current.chapter);
  const stage = new Stage(game, lesson, chapter);
  const answers = at(state.answers, current.chapter);
  const first = stepOf(state) - current.index;
  let index = 0;
  let isFollowing = false;
  for (const [number, { by, choose }] of answers.entries()) {
    while (index < current.index && number >= at(state.began, first + index + 1)) {
      index += 1;
      isFollowing = false;
    }
    const seat = seatFromName(by) ?? 0;
    const answer = stage.check(seat, choose);
    if (isRefusal(answer)) throw new RangeError(`${lesson.id}: ${choose} is refused`);
    const step = at(chapter.steps, index);
    if (seat === stage.seat && !isFollowing && number >= at(state.began, first + index)) {
      isFollowing = stage.isFulfilledBy(step, answer);
      if (isFollowing) stage.follow(step);
      else stage.stray(step);
    }
    stage.give(seat, answer);
  }
  return { stage, step: at(chapter.steps, current.index) };
}
