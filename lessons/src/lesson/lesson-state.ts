import { isListOf, isRecord, isText, isWhole } from '@parsecs/kernel';
import { type Lesson, type ScriptedAnswer, stepsOf } from './lesson-file.ts';

export const LESSON_FORMAT = 'parsecs-lesson/1';

/** Where somebody stands in a lesson: plain JSON, all there is to keep. */
export interface LessonState {
  readonly format: typeof LESSON_FORMAT;
  readonly lesson: string;
  /** Every answer so far, whoever gave it, by chapter. */
  readonly answers: readonly (readonly ScriptedAnswer[])[];
  /** For every step that has begun: how many answers its chapter had then. */
  readonly began: readonly number[];
  /** True when something else was done than the step asks for. */
  readonly strayed: boolean;
  readonly finished: boolean;
}

/** The chapter a step is in, and its place there. */
export function placeOf(
  lesson: Lesson,
  step: number,
): { readonly chapter: number; readonly index: number } {
  let index = step;
  for (const [chapter, { steps }] of lesson.chapters.entries()) {
    if (index < steps.length) return { chapter, index };
    index -= steps.length;
  }
  throw new RangeError(`${lesson.id} has no step ${step}`);
}

/** The step that is under way, counted from 0. */
export function stepOf(state: LessonState): number {
  return state.began.length - 1;
}

/** What was kept, if it is a state of this lesson as far as can be seen without playing it. */
export function readLessonState(lesson: Lesson, kept: unknown): LessonState | undefined {
  if (!isRecord(kept) || kept['format'] !== LESSON_FORMAT || kept['lesson'] !== lesson.id) {
    return undefined;
  }
  const { answers, began, strayed, finished } = kept;
  if (!isListOf(answers, isAnswers)) return undefined;
  if (!isListOf(began, (one): one is number => isWhole(one, 0, 10_000))) return undefined;
  if (typeof strayed !== 'boolean' || typeof finished !== 'boolean') return undefined;
  if (began.length === 0 || began.length > stepsOf(lesson).length) return undefined;
  const { chapter } = placeOf(lesson, began.length - 1);
  return answers.length === chapter + 1
    ? { format: LESSON_FORMAT, lesson: lesson.id, answers, began, strayed, finished }
    : undefined;
}

function isAnswers(value: unknown): value is readonly ScriptedAnswer[] {
  return isListOf(
    value,
    (one): one is ScriptedAnswer => isRecord(one) && isText(one['by']) && isText(one['choose']),
  );
}
