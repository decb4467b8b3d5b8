import {
  isListOf,
  isRecord,
  isText,
  readScenario,
  type ScenarioRoll,
  seatFromName,
} from '@parsecs/kernel';
import { isPattern, type Pattern } from '../pattern.ts';

/** What a step may say beside what it says first: what came of it, and what came of something else. */
export const STEP_WORDS = ['after', 'other'] as const;
export type StepWord = (typeof STEP_WORDS)[number];

/** Something on the board, as the boards name the parts of answers: `ship:rookiepilot`, `card:red-5`. */
export type GlowingPart = string;

/** An answer that a seat gives by itself, as in scenarios. */
export interface ScriptedAnswer {
  readonly by: string;
  readonly choose: string;
}

/** One idea: something to do, why, and what comes of it. */
export interface LessonStep {
  readonly id: string;
  readonly glows: readonly GlowingPart[];
  /** The answers that fulfil it: ids, or patterns over answers. */
  readonly fulfilled: readonly (string | Pattern)[];
  readonly says?: readonly StepWord[];
  /** What chance gives from the answer that fulfils the step up to the next one. */
  readonly rolls?: readonly ScenarioRoll[];
  /** What is answered meanwhile, by the opponent and for the learner; the rest falls back to what the game would say. */
  readonly meanwhile?: readonly ScriptedAnswer[];
}

/** A position and what is learned in it. */
export interface LessonChapter {
  readonly given: Readonly<Record<string, unknown>>;
  /** What chance gives while the position is laid out and before the first step. */
  readonly rolls?: readonly ScenarioRoll[];
  readonly meanwhile?: readonly ScriptedAnswer[];
  readonly steps: readonly LessonStep[];
}

/** A guided game. Its words are in the catalogue `lessons`, under its id and those of its steps. */
export interface Lesson {
  readonly id: string;
  readonly game: string;
  readonly seat: string;
  /** The step that is the first own attack, or in a race the first blow at a rival. */
  readonly firstAttack: string;
  readonly chapters: readonly LessonChapter[];
}

type Read<T> = T | { readonly fault: string };

const LESSON_FIELDS: readonly string[] = [
  '$schema',
  'id',
  'game',
  'seat',
  'firstAttack',
  'chapters',
];
const CHAPTER_FIELDS: readonly string[] = ['given', 'rolls', 'meanwhile', 'steps'];
const STEP_FIELDS: readonly string[] = ['id', 'glows', 'fulfilled', 'says', 'rolls', 'meanwhile'];
const WORD = /^[a-z][a-z0-9-]*$/;

export function readLesson(input: unknown): Read<{ readonly lesson: Lesson }> {
  if (!isRecord(input)) return { fault: 'a lesson is a JSON object' };
  const { id, game, seat, firstAttack, chapters } = input;
  const stranger = strangerIn(input, LESSON_FIELDS);
  if (stranger !== undefined) return { fault: stranger };
  if (!isWord(id)) return { fault: 'id: must be a word of small letters' };
  if (!isWord(game)) return { fault: 'game: must be the id of a game' };
  if (!isSeat(seat)) return { fault: 'seat: must be a seat such as P1' };
  if (!Array.isArray(chapters) || chapters.length === 0) {
    return { fault: 'chapters: must be a list' };
  }
  for (const [index, chapter] of chapters.entries()) {
    const fault = faultOfChapter(chapter);
    if (fault !== undefined) return { fault: `chapters[${index}].${fault}` };
  }
  const lesson = input as unknown as Lesson;
  const ids = stepsOf(lesson).map((step) => step.id);
  const twice = ids.find((name, index) => ids.indexOf(name) !== index);
  if (twice !== undefined) return { fault: `steps: ${twice} is there twice` };
  if (!ids.some((name) => name === firstAttack)) return { fault: 'firstAttack: no such step' };
  return { lesson };
}

export function stepsOf(lesson: Lesson): readonly LessonStep[] {
  return lesson.chapters.flatMap(({ steps }) => steps);
}

function faultOfChapter(chapter: unknown): string | undefined {
  if (!isRecord(chapter)) return 'is no object';
  if (!isRecord(chapter['given'])) return 'given: must be an object';
  const { steps } = chapter;
  if (!Array.isArray(steps) || steps.length === 0) return 'steps: must be a list';
  const fault = strangerIn(chapter, CHAPTER_FIELDS) ?? faultOfCourse(chapter);
  if (fault !== undefined) return fault;
  for (const [index, step] of steps.entries()) {
    const stepFault = faultOfStep(step);
    if (stepFault !== undefined) return `steps[${index}].${stepFault}`;
  }
  return undefined;
}

function faultOfStep(step: unknown): string | undefined {
  if (!isRecord(step)) return 'is no object';
  const { id, glows, fulfilled, says = [] } = step;
  if (!isWord(id)) return 'id: must be a word of small letters';
  if (!isListOf(glows, isPart)) return 'glows: must be a list of parts such as ship:rookiepilot';
  const isFulfilling = (one: unknown): one is string | Pattern => isText(one) || isPattern(one);
  if (!isListOf(fulfilled, isFulfilling) || fulfilled.length === 0) {
    return 'fulfilled: must be a list of ids or patterns';
  }
  if (!isListOf(says, isStepWord)) return 'says: must be a list of after and other';
  return strangerIn(step, STEP_FIELDS) ?? faultOfCourse(step);
}

/** Rolls and scripted answers are those of scenarios: their reader says what is wrong with them. */
function faultOfCourse({
  rolls = [],
  meanwhile = [],
}: Readonly<Record<string, unknown>>): string | undefined {
  const scenario = { game: '', title: '', rules: [], given: {}, then: { asked: [] } };
  const read = readScenario({ ...scenario, rolls, when: meanwhile });
  return 'fault' in read ? read.fault.replace(/^when/, 'meanwhile') : undefined;
}

function strangerIn(
  record: Readonly<Record<string, unknown>>,
  known: readonly string[],
): string | undefined {
  const stranger = Object.keys(record).find((key) => !known.includes(key));
  return stranger === undefined ? undefined : `${stranger}: no such field`;
}

function isWord(value: unknown): value is string {
  return isText(value) && WORD.test(value);
}

function isPart(value: unknown): value is GlowingPart {
  return isText(value) && /^[a-z-]+:.+/.test(value);
}

function isStepWord(value: unknown): value is StepWord {
  return STEP_WORDS.some((word) => word === value);
}

function isSeat(value: unknown): value is string {
  return isText(value) && seatFromName(value) !== undefined;
}
