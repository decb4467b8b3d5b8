import { chanceBy, type Game, type Outcome } from '@parsecs/kernel';
import { RESIGN } from './answer-book.ts';
import { readAnswer, writeAnswer } from './answers.ts';
import { SHIP_IDS } from './cards/ship-ids.ts';
import { evaluation } from './evaluation/features.ts';
import { thinking } from './evaluation/thinking.ts';
import { cardsOf, ruleOf } from './event-rules.ts';
import type { StarshipBattles } from './game-types.ts';
import { imagine } from './imagine.ts';
import { reviewFleet } from './lists/fleet.ts';
import { answer } from './play/process.ts';
import { asked, fallback, question } from './questions.ts';
import { check } from './refusals.ts';
import { scenarios } from './scenario.ts';
import { begin } from './setup/begin.ts';
import { randomSetup } from './setup/random-setup.ts';
import { checkSetup } from './setup/setup.ts';
import { SETUPS, usualLimits } from './setup/setups.ts';
import { copyState, type State } from './state.ts';
import { view, viewEvent } from './view.ts';
import { violations } from './violations.ts';
import { ABILITIES, OPTIONS, WEAPONS } from './vocabulary.ts';

function outcome(state: State): Outcome | undefined {
  return state.kind === 'over' ? { winners: state.winners, rule: state.ended } : undefined;
}

export const starshipBattles: Game<StarshipBattles> = {
  id: 'starship-battles',
  version: '3',
  seats: [2, 4],
  setups: SETUPS,
  cards: [...SHIP_IDS, ...ABILITIES, ...WEAPONS, ...OPTIONS],
  checkSetup,
  randomSetup,
  reviewList: (input, most) => reviewFleet(input, usualLimits(most)),
  seatsOf: (setup) => setup.players,
  begin,
  asked,
  question,
  check,
  answer,
  readAnswer,
  writeAnswer,
  fallback,
  concession: RESIGN.id,
  outcome,
  copy: copyState,
  view,
  viewEvent,
  imagine,
  evaluation,
  evaluate: chanceBy(evaluation, outcome),
  thinking,
  // Every moment can be evaluated: `evaluate` counts what is declared, rolled and still to come.
  settled: () => true,
  allies: (state, seat) =>
    state.factions.flatMap((_, other) => (other % 2 === seat % 2 ? [other] : [])),
  round: (state) => Math.max(1, state.round),
  violations,
  ruleOf,
  cardsOf,
  scenarios,
};
