import { at, type Game, type Outcome } from '@parsecs/kernel';
import { begin } from './begin.ts';
import { evaluate } from './evaluate.ts';
import { ruleOf } from './events.ts';
import type { SuperTeams } from './game-types.ts';
import { asked, fallback, question } from './questions.ts';
import { randomSetup } from './random-setup.ts';
import { check } from './refusals.ts';
import { scenarios } from './scenario.ts';
import { checkSetup, SETUPS } from './setup.ts';
import { copyState } from './state.ts';
import { answer } from './turn.ts';
import { imagine, view, viewEvent } from './view.ts';
import { violations } from './violations.ts';
import { BONUS_KINDS } from './vocabulary.ts';

export const superTeams: Game<SuperTeams> = {
  id: 'super-teams',
  version: '1',
  seats: [2, 3, 4],
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
  fallback,
  outcome: (state): Outcome | undefined =>
    state.phase === 'over' ? { winners: state.winners, rule: 'ST-114' } : undefined,
  copy: copyState,
  view,
  viewEvent,
  imagine,
  evaluate,
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
