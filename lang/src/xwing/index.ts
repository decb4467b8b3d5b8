import type { Event } from '@parsecs/xwing';
import { type Answer, readAnswer, type View } from '@parsecs/xwing/words';
import type { Asked, GameWords, TextContext } from '../game-words.ts';
import type { Key } from '../keys.ts';
import { describeAnswer } from './answers.ts';
import { describeOutcome, describeView } from './description.ts';
import { describeEvent } from './events.ts';
import { describeAnswerHint } from './hints.ts';
import { placeInSquad } from './places.ts';
import type { QuestionContext } from './question-context.ts';
import { describeQuestion } from './questions.ts';
import { wordParams } from './refusals.ts';

type IdIn<K> = K extends `xwing:learn.${infer Id}.title` ? Id : never;
/** A paragraph without a title in the catalogue fails the type check. */
type Lesson = IdIn<Extract<Key, `xwing:learn.${string}.title`>>;

const LESSONS = [
  'goal',
  'ships',
  'round',
  'dials',
  'stress',
  'actions',
  'obstacles',
  'attack',
  'dice',
  'damage',
  'squads',
] as const satisfies readonly Lesson[];

function asking(question: Asked, view: unknown, { texts, people }: TextContext): QuestionContext {
  return {
    texts,
    people,
    question: question as Asked & { readonly answers: readonly Answer[] },
    view: view as View,
  };
}

export const xwingWords: GameWords = {
  namespace: 'xwing',
  event: (event, { texts, people }) => describeEvent(event as Event, { texts, people }),
  question: (question, view, telling) => describeQuestion(asking(question, view, telling)),
  readAnswer,
  answer: (answer, question, view, telling) =>
    describeAnswer(answer as Answer, asking(question, view, telling)),
  answerHint: (answer, question, view, telling) =>
    describeAnswerHint(answer as Answer, asking(question, view, telling)),
  view: (view, { texts, people }) => describeView({ texts, people, view: view as View }),
  outcome: (outcome, _view, { texts, people }) => describeOutcome({ texts, people }, outcome),
  params: wordParams,
  placeInList: placeInSquad,
  lessons: LESSONS,
};
