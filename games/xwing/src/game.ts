import { chanceBy, type Game, type Outcome } from '@parsecs/kernel';
import { RESIGN, TIME_UP } from './answers/answer-book.ts';
import { readAnswer } from './answers/read-answer.ts';
import { writeAnswer } from './answers/write-answer.ts';
import { CARD_IDS } from './cards/card-ids.ts';
import { evaluation } from './evaluation/features.ts';
import { thinking } from './evaluation/thinking.ts';
import { cardsOf, ruleOf } from './event-rules.ts';
import type { XWing } from './game-types.ts';
import { imagine } from './imagine.ts';
import { reviewList } from './lists/review-list.ts';
import { countsPoints, scoresOf } from './play/points-destroyed.ts';
import { answer } from './play/process.ts';
import { asked, fallback, question } from './questions.ts';
import { check } from './refusals.ts';
import { scenarios } from './scenario.ts';
import { begin } from './setup/begin.ts';
import { checkSetup, MOST_PLAYERS } from './setup/check-setup.ts';
import { randomSetup } from './setup/random-setup.ts';
import { SETUPS } from './setup/setups.ts';
import { copyState, isOver, type State } from './state.ts';
import { view, viewEvent } from './view.ts';
import { violations } from './violations.ts';

/** Moments at which the next decision is a fresh one. */
const SETTLED: readonly string[] = [
  'side',
  'squad',
  'assign',
  'obstacle',
  'edge',
  'place',
  'dial',
  'activate-next',
  'replace-manoeuvre',
  'action',
  'attack-next',
  'attack',
  'mission',
];

function outcome(state: State): Outcome | undefined {
  if (!isOver(state)) return undefined;
  const { winners, ending: rule } = state;
  return countsPoints(state) ? { winners, rule, scores: scoresOf(state) } : { winners, rule };
}

export const xwing: Game<XWing> = {
  id: 'xwing',
  version: '4',
  seats: Array.from({ length: MOST_PLAYERS - 1 }, (_, index) => index + 2),
  setups: SETUPS,
  cards: CARD_IDS,
  checkSetup,
  randomSetup,
  reviewList,
  seatsOf: ({ players }) => players,
  begin,
  asked,
  question,
  check,
  answer,
  readAnswer,
  writeAnswer,
  fallback,
  concession: RESIGN.id,
  timeUp: TIME_UP.id,
  outcome,
  copy: copyState,
  view,
  viewEvent,
  imagine,
  evaluation,
  evaluate: chanceBy(evaluation, outcome),
  thinking,
  settled: (state) => isOver(state) || SETTLED.includes(state.question),
  // XW-226, XW-231: even seats and odd seats.
  allies: ({ setup }, seat) =>
    Array.from({ length: setup.players }, (_, other) => other).filter(
      (other) => (other & 1) === (seat & 1),
    ),
  round: (state) => Math.max(1, state.round),
  violations,
  ruleOf,
  cardsOf,
  scenarios,
};
