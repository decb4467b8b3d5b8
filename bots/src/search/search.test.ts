import { at, type Game, seededChance } from '@parsecs/kernel';
import { type Tiny, type TinyState, tinyGame } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type BotRequest, consider, type Decision, LEVELS, type Level, ponder } from '../index.ts';

const game = tinyGame as unknown as Game;

function fresh(): TinyState {
  return tinyGame.begin({ rounds: 3 }, { chance: seededChance('fresh') });
}

function request(state: TinyState, seat: number, bot: Level = 'hard', seed = 'one'): BotRequest {
  return { game: tinyGame.id, bot, seat, view: tinyGame.view(state, seat), seed };
}

function playsOf({ considered }: Decision): number {
  return considered.reduce((sum, { samples }) => sum + samples, 0);
}

function withThinking(thinking: Partial<Game<Tiny>['thinking']>): Game {
  return { ...tinyGame, thinking: { ...tinyGame.thinking, ...thinking } };
}

describe.each(LEVELS)('%s', (level) => {
  test('decides the same for the same dice, and says what it chose from', () => {
    for (const seed of ['one', 'two', 'three']) {
      const decision = consider(game, request(fresh(), 0, level, seed));
      expect(consider(game, request(fresh(), 0, level, seed))).toEqual(decision);
      expect(at(decision.considered, 0).answer).toBe(decision.answer);
      const ids = decision.considered.map(({ answer }) => answer);
      expect(new Set(ids).size).toBe(ids.length);
      expect(['1', '2', '3', '4', '5', '6']).toEqual(expect.arrayContaining(ids));
    }
  });

  test('answers the same whatever is hidden from it', () => {
    const decisions = [1, 2, 3, 4, 5, 6].map((bid) =>
      consider(game, request({ ...fresh(), bids: [bid, null] }, 1, level)),
    );
    for (const decision of decisions) expect(decision).toEqual(decisions[0]);
  });
});

test('nobody who sees every answer gives a point away', () => {
  const gift = { phase: 'gift', round: 2, scores: [1, 1], loser: 1, bids: [3, 1] } as const;
  const state: TinyState = { ...fresh(), ...gift, scores: [...gift.scores], bids: [...gift.bids] };
  const { answer, considered } = consider(game, request(state, 1));
  expect(answer).toBe('keep');
  expect(at(considered, 0).chance).toBeGreaterThan(at(considered, 1).chance);
});

test('where nothing is left to chance every answer is looked at and played on once', () => {
  const known: TinyState = { ...fresh(), phase: 'gift', loser: 1, scores: [1, 1], bids: [3, 1] };
  let evaluated = 0;
  const counting = {
    ...tinyGame,
    evaluate: (state: TinyState, seat: number) => {
      evaluated += 1;
      return tinyGame.evaluate(state, seat);
    },
  } as unknown as Game;
  const { considered } = consider(counting, request(known, 1));
  expect(evaluated).toBe(4);
  expect(considered.map(({ samples }) => samples)).toEqual([1, 1]);
});

test('a stronger level plays on more', () => {
  const [first, easy, normal, hard, ace] = LEVELS.map((level) =>
    playsOf(consider(game, request(fresh(), 0, level))),
  );
  expect([first, easy]).toEqual([0, 0]);
  expect(normal).toBeGreaterThan(0);
  expect(hard).toBeGreaterThan(normal ?? 0);
  expect(ace).toBeGreaterThan(3 * (hard ?? 0));
});

test('the plays of a game are used, not exceeded, and a setup is given more', () => {
  const usual = playsOf(consider(withThinking({ plays: 120 }), request(fresh(), 0)));
  expect(usual).toBeGreaterThan(80);
  expect(usual).toBeLessThanOrEqual(120);
  const opening = withThinking({ plays: 120, opening: () => true });
  expect(playsOf(consider(opening, request(fresh(), 0)))).toBeGreaterThan(2 * usual);
});

test('a thought can be left after any play', () => {
  const thought = ponder(game, request(fresh(), 0, 'ace'));
  for (let step = 0; step < 10; step += 1) expect(thought.next().done).toBe(false);
  thought.return({ answer: '', considered: [], reasons: [] });
  expect(thought.next().done).toBe(true);
});

test('with a clock it answers in time, at worst from the first look', () => {
  let time = 0;
  const late = consider(game, request(fresh(), 0, 'ace'), () => {
    time += 5000;
    return time;
  });
  expect(playsOf(late)).toBe(0);
  expect(late.considered).toHaveLength(6);
});

test('each stage has its part of the time, and a world that is not whole does not count', () => {
  let time = 0;
  const { considered } = consider(game, request(fresh(), 0, 'hard'), () => {
    time += 10;
    return time;
  });
  const samples = considered.map((one) => one.samples);
  // Six answers in three stages: those that were longer in the running were played more often.
  expect(Math.max(...samples)).toBeGreaterThan(Math.min(...samples));
  expect(samples.filter((count) => count === Math.min(...samples)).length).toBe(3);
});

test('by time alone it plays on as long as it is given, by plays alone as often', () => {
  const clock = (): (() => number) => {
    let time = 0;
    return () => {
      time += 1;
      return time;
    };
  };
  const given = (milliseconds: number): number =>
    playsOf(consider(game, { ...request(fresh(), 0), budget: { milliseconds } }, clock()));
  expect(given(4000)).toBeGreaterThan(1.8 * given(2000));
  // Without a clock time says nothing, and the plays of the game are used.
  const budget = { milliseconds: 10 };
  expect(consider(game, { ...request(fresh(), 0), budget })).toEqual(
    consider(game, request(fresh(), 0)),
  );
  const few = { ...request(fresh(), 0), budget: { plays: 60 } };
  expect(playsOf(consider(game, few))).toBeLessThanOrEqual(60);
  expect(playsOf(consider(game, few))).toBeGreaterThan(30);
});

test('it can be left after every look, however many answers there are', () => {
  let looks = 0;
  const counting = {
    ...tinyGame,
    evaluate: (state: TinyState, seat: number) => {
      looks += 1;
      return tinyGame.evaluate(state, seat);
    },
  } as unknown as Game;
  const thought = ponder(counting, request(fresh(), 0, 'easy'));
  for (let step = 1; thought.next().done !== true; step += 1)
    expect(looks).toBeLessThanOrEqual(step);
});

test('of independent pieces one is thought about at a time', () => {
  const pieces = withThinking({
    factor: (answer) => (answer.kind === 'bid' && answer.bid <= 2 ? 'low' : 'high'),
  });
  const { considered } = consider(pieces, request(fresh(), 0));
  expect(considered.map(({ answer }) => answer).toSorted()).toEqual(['1', '2']);
});

test('questions that are not worth a search are answered at a glance', () => {
  const glancing = withThinking({ searched: () => false });
  expect(consider(glancing, request(fresh(), 0)).considered).toEqual([]);
});

test('what a game can work out is not searched for', () => {
  const third = withThinking({ known: (_state, { answers }) => at(answers, 2) });
  expect(consider(third, request(fresh(), 0))).toEqual({
    answer: '3',
    considered: [],
    reasons: [],
  });
  const unknown = withThinking({ known: () => undefined });
  expect(consider(unknown, request(fresh(), 0)).considered.length).toBeGreaterThan(0);
});

test('where a game says what is likely, that is believed', () => {
  // The other seat is sure to have bid 6, so that it wins every roll of 6 and shares none below.
  const sure = withThinking({
    belief: (view, chance) => ({
      state: {
        ...tinyGame.imagine(view, chance),
        bids: view.bids.map((bid) => (bid === 'hidden' ? 6 : bid)),
      },
      weight: 1,
    }),
  });
  expect(consider(sure, request({ ...fresh(), bids: [1, null] }, 1)).answer).toBe('5');
});

test('quick play is the game’s own where it has one', () => {
  let asked = 0;
  const quick = withThinking({
    quick: (_state, question) => {
      asked += 1;
      return at(question.answers, 0);
    },
  });
  consider(quick, request(fresh(), 0));
  expect(asked).toBeGreaterThan(0);
});

test('where quick play knows no answer, every one is looked at', () => {
  const none = withThinking({ quick: () => undefined });
  const { thinking } = withThinking({});
  expect(thinking.quick).toBeUndefined();
  expect(consider(none, request(fresh(), 0))).toEqual(consider(game, request(fresh(), 0)));
});
