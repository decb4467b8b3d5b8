import {
  type Answer,
  type Event,
  readAnswer,
  type Track,
  type View,
} from '@parsecs/super-teams/words';
import type { Asked, GameWords, Known, TextContext } from '../game-words.ts';
import { describeOutcome, describeView } from './description.ts';
import { describeEvent } from './events.ts';
import { describeAnswer, describeAnswerHint, describeQuestion } from './questions.ts';
import { wordParams } from './refusals.ts';

const LESSONS = [
  'goal',
  'sides',
  'turn',
  'rivals',
  'hyperspace',
  'bonus',
  'maw',
  'dual',
  'cards',
  'planet',
  'jokers',
  'rounds',
] as const;

function trackFrom({ board }: Known): Track | undefined {
  return board as Track | undefined;
}

function asking(
  question: Asked,
  view: unknown,
  { texts, people, known }: TextContext,
): Parameters<typeof describeQuestion>[0] {
  return {
    texts,
    people,
    question: question as Asked & { readonly answers: readonly Answer[] },
    view: view as View,
    track: trackFrom(known),
  };
}

export const superTeamsWords: GameWords = {
  namespace: 'super-teams',
  event: (event, { texts, people, known }) =>
    describeEvent(event as Event, { texts, people, track: trackFrom(known) }),
  question: (question, view, telling) => describeQuestion(asking(question, view, telling)),
  readAnswer,
  answer: (answer, question, view, telling) =>
    describeAnswer(answer as Answer, asking(question, view, telling)),
  answerHint: (answer, question, view, telling) =>
    describeAnswerHint(answer as Answer, asking(question, view, telling)),
  view: (view, { texts, people, known }) =>
    describeView({ texts, people, view: view as View, track: trackFrom(known) }),
  outcome: (outcome, view, { texts, people, known }) =>
    describeOutcome({ texts, people, view: view as View, track: trackFrom(known) }, outcome),
  params: wordParams,
  lessons: LESSONS,
};
