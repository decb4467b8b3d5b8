import { at, chanceBy, type Game, type Outcome } from '@parsecs/kernel';
import { readAnswer, writeAnswer } from './answers.ts';
import { evaluation } from './evaluation/evaluation.ts';
import { instinct } from './evaluation/instinct.ts';
import { ruleOf } from './event-rules.ts';
import type { SuperTeams } from './game-types.ts';
import { imagine } from './imagine.ts';
import { answer } from './play/process.ts';
import { asked, fallback, question } from './questions.ts';
import { check } from './refusals.ts';
import { scenarios } from './scenario.ts';
import { begin } from './setup/begin.ts';
import { checkSetup } from './setup/check-setup.ts';
import { randomSetup } from './setup/random-setup.ts';
import { SETUPS } from './setup/setups.ts';
import { copyState, type State } from './state.ts';
import { view, viewEvent } from './view.ts';
import { violations } from './violations.ts';
import { BONUS_KINDS, PLAYER_COUNTS } from './vocabulary.ts';

function outcome(state: State): Outcome | undefined {
  return state.phase === 'over' ? { winners: state.winners, rule: 'ST-114' } : undefined;
}

export const superTeams: Game<SuperTeams> = {
  id: 'super-teams',
  version: '1',
  seats: PLAYER_COUNTS,
  setups: SETUPS,
  cards: BONUS_KINDS,
  checkSetup,
  randomSetup,
  seatsOf: (setup) => setup.players,
  begin,
  asked,
  question,
  check,
  answer,
  readAnswer,
  writeAnswer,
  fallback,
  outcome,
  copy: copyState,
  view,
  viewEvent,
  imagine,
  evaluation,
  evaluate: chanceBy(evaluation, outcome),
  thinking: { instinct, horizon: (state, root) => state.round > root.round, plays: 400 },
  settled: (state) => state.phase === 'announce' || state.phase === 'over',
  allies: (state, seat) => {
    const side = at(state.rules.side, seat);
    return state.rules.side.flatMap((other, ally) => (other === side ? [ally] : []));
  },
  round: (state) => state.round,
  violations,
  ruleOf,
  cardsOf: (event) => {
    if (event.type === 'boosted') return [event.card];
    if (event.type === 'evaded') return ['evasive-manoeuvre'];
    return event.type === 'grabbed' ? ['mechanical-grab'] : [];
  },
  scenarios,
};
