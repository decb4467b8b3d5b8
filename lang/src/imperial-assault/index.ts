import type { Event } from '@parsecs/imperial-assault';
import { type Answer, readAnswer, type View } from '@parsecs/imperial-assault/words';
import type { Asked, GameWords, TextContext } from '../game-words.ts';
import type { Key } from '../keys.ts';
import { describeAnswer } from './answers.ts';
import { describeOutcome, describeView } from './description.ts';
import { describeEvent } from './events.ts';
import { describeAnswerHint } from './hints.ts';
import type { QuestionContext } from './question-context.ts';
import { describeQuestion } from './questions.ts';
import { wordParams } from './refusals.ts';
import { namingFor } from './words.ts';

type IdIn<K> = K extends `imperial-assault:learn.${infer Id}.title` ? Id : never;
/** A paragraph without a title in the catalogue fails the type check. */
type Lesson = IdIn<Extract<Key, `imperial-assault:learn.${string}.title`>>;

const LESSONS = [
  'goal',
  'armies',
  'round',
  'actions',
  'moving',
  'attacking',
  'results',
  'damage',
  'commands',
  'mission',
] as const satisfies readonly Lesson[];

function asking(question: Asked, seen: unknown, { texts, people }: TextContext): QuestionContext {
  const view = seen as View;
  return {
    ...namingFor(texts, people, view.table),
    question: question as Asked & { readonly answers: readonly Answer[] },
    view,
  };
}

export const imperialAssaultWords: GameWords = {
  namespace: 'imperial-assault',
  event: (event, { texts, people, known }) =>
    describeEvent(event as Event, namingFor(texts, people, known.table)),
  question: (question, view, telling) => describeQuestion(asking(question, view, telling)),
  readAnswer,
  answer: (answer, question, view, telling) =>
    describeAnswer(answer as Answer, asking(question, view, telling)),
  answerHint: (answer, question, view, telling) =>
    describeAnswerHint(answer as Answer, asking(question, view, telling)),
  view: (seen, { texts, people }) => {
    const view = seen as View;
    return describeView({ ...namingFor(texts, people, view.table), view });
  },
  outcome: (outcome, _view, { texts, people }) => describeOutcome({ texts, people }, outcome),
  params: wordParams,
  lessons: LESSONS,
};
