import { chanceBy, type Game, type Outcome } from '@parsecs/kernel';
import { readAnswer, writeAnswer } from './answers.ts';
import { evaluation } from './evaluation/features.ts';
import { settled, thinking } from './evaluation/thinking.ts';
import { cardsOf, ruleOf } from './event-rules.ts';
import type { ImperialAssault } from './game-types.ts';
import { imagine } from './imagine.ts';
import { reviewArmy } from './lists/armies.ts';
import { answer } from './play/process.ts';
import { asked, fallback, question } from './questions.ts';
import { check } from './refusals.ts';
import { scenarios } from './scenario.ts';
import { begin } from './setup/begin.ts';
import { randomSetup } from './setup/random-setup.ts';
import { checkSetup } from './setup/setup.ts';
import { SETUPS } from './setup/setups.ts';
import { copyState, isOver, type State } from './state.ts';
import { view, viewEvent } from './view.ts';
import { violations } from './violations.ts';
import { COMMAND_IDS, DEPLOYMENT_IDS, MAP_IDS, MISSION_IDS } from './vocabulary.ts';

function outcome(state: State): Outcome | undefined {
  return isOver(state)
    ? { winners: state.winners, rule: state.ending, scores: state.vp }
    : undefined;
}

export const imperialAssault: Game<ImperialAssault> = {
  id: 'imperial-assault',
  version: '3',
  seats: [2],
  setups: SETUPS,
  cards: [...DEPLOYMENT_IDS, ...COMMAND_IDS, ...MAP_IDS, ...MISSION_IDS],
  checkSetup,
  randomSetup,
  reviewList: reviewArmy,
  seatsOf: () => 2,
  begin,
  asked,
  question,
  check,
  answer,
  readAnswer,
  writeAnswer,
  fallback,
  concession: writeAnswer({ kind: 'resign' }),
  outcome,
  copy: copyState,
  view,
  viewEvent,
  imagine,
  evaluation,
  evaluate: chanceBy(evaluation, outcome),
  thinking,
  settled,
  allies: (_state, seat) => [seat],
  round: (state) => state.round,
  violations,
  ruleOf,
  cardsOf,
  scenarios,
};
