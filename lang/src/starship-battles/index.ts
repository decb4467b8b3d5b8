import type { View } from '@parsecs/starship-battles';
import { type Answer, type Event, readAnswer } from '@parsecs/starship-battles/words';
import type { Asked, GameWords, TextContext } from '../game-words.ts';
import type { Key } from '../keys.ts';
import { describeAnswer } from './answers.ts';
import { describeOutcome, describeView } from './description.ts';
import { describeEvent } from './events.ts';
import { describeAnswerHint } from './hints.ts';
import type { QuestionContext } from './question-context.ts';
import { describeQuestion } from './questions.ts';
import { wordParams } from './refusals.ts';

type IdIn<K> = K extends `starship-battles:learn.${infer Id}.title` ? Id : never;
/** A paragraph without a title in the catalogue fails the type check. */
type Lesson = IdIn<Extract<Key, `starship-battles:learn.${string}.title`>>;

const LESSONS = [
  'goal',
  'ships',
  'round',
  'moving',
  'fighters',
  'attacking',
  'faces',
  'close',
  'damage',
  'commands',
  'fleets',
] as const satisfies readonly Lesson[];

function asking(
  question: Asked,
  view: unknown,
  { texts, people, known }: TextContext,
): QuestionContext {
  return {
    texts,
    people,
    question: question as Asked & { readonly answers: readonly Answer[] },
    view: view as View,
    known,
  };
}

export const starshipBattlesWords: GameWords = {
  namespace: 'starship-battles',
  event: (event, { texts, people, known }) =>
    describeEvent(event as Event, { texts, people, known }),
  question: (question, view, telling) => describeQuestion(asking(question, view, telling)),
  readAnswer,
  answer: (answer, question, view, telling) =>
    describeAnswer(answer as Answer, asking(question, view, telling)),
  answerHint: (answer, question, view, telling) =>
    describeAnswerHint(answer as Answer, asking(question, view, telling)),
  view: (view, { texts, people, known }) =>
    describeView({ texts, people, view: view as View, known }),
  outcome: (outcome, _view, { texts, people }) => describeOutcome({ texts, people }, outcome),
  params: wordParams,
  lessons: LESSONS,
};
