import { chanceBy, evaluationOfScore } from '../evaluation.ts';
import type { Game, Outcome, Question, Refusal, Seat } from '../game.ts';
import { at } from '../lists.ts';
import { isRecord, isWhole } from '../shape.ts';

/**
 * The smallest game that has everything the contract speaks of: both seats bid in secret at the same
 * time, the bids are shown, a die is rolled, the closer bid scores; then the loser may give a point
 * away. It exists to test what all games share.
 */
export interface TinyState {
  readonly rounds: number;
  readonly bids: (number | null)[];
  readonly scores: number[];
  round: number;
  phase: 'bid' | 'gift' | 'over';
  loser: Seat;
  last: number;
}

export interface TinyView {
  readonly viewer: Seat | 'spectator';
  readonly rounds: number;
  readonly bids: readonly (number | 'hidden' | null)[];
  readonly scores: readonly number[];
  readonly round: number;
  readonly phase: TinyState['phase'];
  readonly loser: Seat;
  readonly last: number;
}

export type TinyAnswer =
  | { readonly kind: 'bid'; readonly id: string; readonly bid: number }
  | { readonly kind: 'keep' | 'give'; readonly id: string };

export type TinyEvent =
  | { readonly type: 'bid'; readonly seat: Seat; readonly bid?: number }
  | { readonly type: 'shown'; readonly bids: readonly number[]; readonly reveals: true }
  | { readonly type: 'rolled'; readonly face: number }
  | { readonly type: 'gift'; readonly seat: Seat; readonly given: boolean };

export interface Tiny {
  readonly setup: { readonly rounds: number };
  readonly state: TinyState;
  readonly view: TinyView;
  readonly answer: TinyAnswer;
  readonly event: TinyEvent;
}

const BIDS: readonly TinyAnswer[] = [1, 2, 3, 4, 5, 6].map((bid) => ({
  kind: 'bid',
  id: `${bid}`,
  bid,
}));
const KEEP: TinyAnswer = { kind: 'keep', id: 'keep' };
const GIVE: TinyAnswer = { kind: 'give', id: 'give' };

function asked(state: TinyState): readonly Seat[] {
  if (state.phase === 'over') return [];
  if (state.phase === 'gift') return [state.loser];
  return [0, 1].filter((seat) => state.bids[seat] === null);
}

function question(state: TinyState, seat: Seat): Question<TinyAnswer> {
  if (state.phase === 'bid') return { seat, kind: 'bid', rule: 'TG-1', answers: BIDS };
  const answers = at(state.scores, seat) > 0 ? [KEEP, GIVE] : [KEEP];
  return { seat, kind: 'gift', rule: 'TG-2', answers, guarded: true };
}

function outcome(state: TinyState): Outcome | undefined {
  if (state.phase !== 'over') return undefined;
  const best = Math.max(...state.scores);
  const winners = [0, 1].filter((seat) => at(state.scores, seat) === best);
  return { winners, rule: 'TG-3' };
}

const evaluation = evaluationOfScore<TinyState>(
  ({ scores }, seat) => at(scores, seat),
  2,
  () => [0, 1],
);

export const tinyGame: Game<Tiny> = {
  id: 'tiny',
  version: '1',
  seats: [2],
  setups: { short: { rounds: 2 }, long: { rounds: 40 } },
  cards: ['gift'],
  checkSetup: (input) =>
    isRecord(input) && isWhole(input['rounds'], 1, 100)
      ? { ok: true, value: { rounds: input['rounds'] }, warnings: [] }
      : { ok: false, problems: [{ path: 'rounds', cause: 'not-a-number' }] },
  randomSetup: (chance) => ({ rounds: 1 + chance.pick('rounds', 100) }),
  seatsOf: () => 2,
  begin: ({ rounds }) => ({
    rounds,
    bids: [null, null],
    scores: [0, 0],
    round: 1,
    phase: 'bid',
    loser: 0,
    last: 0,
  }),
  asked,
  question,
  check: (state, seat, id): TinyAnswer | Refusal => {
    if (!asked(state).includes(seat)) return { refused: 'table', cause: 'not-asked' };
    const found = question(state, seat).answers.find((answer) => answer.id === id);
    return found ?? { refused: 'TG-1', cause: 'unknown-answer' };
  },
  readAnswer: (id) => [...BIDS, KEEP, GIVE].find((answer) => answer.id === id),
  writeAnswer: (answer) => (answer.kind === 'bid' ? `${answer.bid}` : answer.kind),
  answer: (state, seat, answer, { chance, tell }) => {
    if (answer.kind === 'bid') {
      state.bids[seat] = answer.bid;
      tell?.({ type: 'bid', seat, bid: answer.bid });
      if (asked(state).length > 0) return;
      const bids = state.bids.map(Number);
      tell?.({ type: 'shown', bids, reveals: true });
      state.last = chance.pick('die', 6) + 1;
      tell?.({ type: 'rolled', face: state.last });
      const [mine, theirs] = bids.map((bid) => Math.abs(bid - state.last));
      const winner = (mine ?? 0) <= (theirs ?? 0) ? 0 : 1;
      state.scores[winner] = at(state.scores, winner) + 1;
      state.loser = 1 - winner;
      state.phase = 'gift';
      return;
    }
    if (answer.kind === 'give') {
      state.scores[seat] = at(state.scores, seat) - 1;
      state.scores[1 - seat] = at(state.scores, 1 - seat) + 1;
    }
    tell?.({ type: 'gift', seat, given: answer.kind === 'give' });
    state.bids.fill(null);
    state.phase = state.round === state.rounds ? 'over' : 'bid';
    state.round += 1;
  },
  fallback: (state, seat) => at(question(state, seat).answers, 0),
  outcome,
  copy: (state) => ({ ...state, bids: [...state.bids], scores: [...state.scores] }),
  view: (state, viewer) => ({
    viewer,
    rounds: state.rounds,
    round: state.round,
    phase: state.phase,
    loser: state.loser,
    last: state.last,
    scores: [...state.scores],
    bids: state.bids.map((bid, seat) =>
      bid === null || seat === viewer || state.phase !== 'bid' ? bid : 'hidden',
    ),
  }),
  viewEvent: (event, viewer) =>
    event.type === 'bid' && event.seat !== viewer ? { type: 'bid', seat: event.seat } : event,
  imagine: ({ viewer: _, ...seen }, chance) => ({
    ...seen,
    scores: [...seen.scores],
    bids: seen.bids.map((bid) => (bid === 'hidden' ? chance.pick('bid', 6) + 1 : bid)),
  }),
  evaluation,
  evaluate: chanceBy(evaluation, outcome),
  thinking: { horizon: (state, root) => state.round > root.round },
  settled: (state) => state.phase !== 'gift',
  allies: (_state, seat) => [seat],
  round: (state) => state.round,
  violations: (state) => {
    const total = at(state.scores, 0) + at(state.scores, 1);
    const played = state.phase === 'gift' ? state.round : state.round - 1;
    return total === played ? [] : [`${total} points after ${played} rounds`];
  },
  ruleOf: () => 'TG-1',
  cardsOf: (event) => (event.type === 'gift' && event.given ? ['gift'] : []),
  scenarios: {
    given: (given, context) => {
      const rounds = isRecord(given) ? given['rounds'] : undefined;
      const setup = tinyGame.checkSetup({ rounds });
      if (!setup.ok) return setup;
      return { ok: true, value: tinyGame.begin(setup.value, context), warnings: [] };
    },
    readOrder: (_purpose, order) => order,
    compare: (state, expected) =>
      Object.entries(expected).flatMap(([key, value]) =>
        JSON.stringify((state as unknown as Record<string, unknown>)[key]) === JSON.stringify(value)
          ? []
          : [`${key} differs`],
      ),
    writeEvent: (event) => ({ ...event }),
  },
};
