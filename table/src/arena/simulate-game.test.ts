import { chooseAtRandom, type Game, Match, seededChance } from '@parsecs/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { BrokenPromise, simulateGame } from './simulate-game.ts';

let game: Game;
let setup: unknown;

beforeAll(async () => {
  game = await loadGame('super-teams');
  setup = game.setups['2-players'];
});

/** The game with something broken in it. */
function broken(parts: Partial<Game>): Game {
  return { ...game, ...parts };
}

function failureOf(run: () => unknown): BrokenPromise {
  try {
    run();
  } catch (error) {
    if (error instanceof BrokenPromise) return error;
    throw error;
  }
  throw new Error('nothing was broken');
}

describe('a simulated game', () => {
  test('is the game that a table plays when the same choices are made with the same seed', () => {
    const choices: { readonly seat: number; readonly id: string }[] = [];
    const noting = broken({
      answer: (state, seat, answer, context) => {
        choices.push({ seat, id: answer.id });
        game.answer(state, seat, answer, context);
      },
    });
    const { winners, rounds } = simulateGame(noting, setup, ['random', 'random'], 'twin', false);
    const match = new Match(game, setup, 'twin');
    for (const { seat, id } of choices) expect(match.choose(seat, id)).toBeUndefined();
    expect(winners).toEqual(game.outcome(match.state)?.winners);
    expect(rounds).toBe(game.round(match.state));
  });

  test('counts only answers where there was a choice', () => {
    const chance = seededChance('count');
    const dice = seededChance('count/bots');
    const state = game.begin(setup, { chance });
    const choose = chooseAtRandom(dice);
    let decisions = 0;
    for (let seat = game.asked(state)[0]; seat !== undefined; seat = game.asked(state)[0]) {
      const question = game.question(state, seat);
      if (question.answers.length > 1) decisions += 1;
      game.answer(state, seat, choose(state, question), { chance });
    }
    expect(simulateGame(game, setup, ['random', 'random'], 'count', false).decisions).toBe(
      decisions,
    );
  });

  test('that breaks an invariant is noticed at the end, or at once', () => {
    const odd = broken({ violations: () => ['a card too many'] });
    const late = failureOf(() => simulateGame(odd, setup, ['random', 'random'], 'S', false));
    expect(late).toMatchObject({ promise: 'keeps its invariants', message: 'a card too many' });
    const early = failureOf(() => simulateGame(odd, setup, ['random', 'random'], 'S', true));
    expect([late.step > 50, early.step]).toEqual([true, 1]);
  });

  test('that leaves somebody without an answer is stuck', () => {
    const stuck = broken({
      question: (state, seat) => ({ ...game.question(state, seat), answers: [] }),
    });
    const failure = failureOf(() => simulateGame(stuck, setup, ['random', 'random'], 'S', false));
    expect(failure).toMatchObject({ promise: 'never stuck', step: 0 });
  });

  test('that asks nobody before it is over is stuck', () => {
    const silent = broken({ asked: () => [] });
    const failure = failureOf(() => simulateGame(silent, setup, ['random', 'random'], 'S', false));
    expect(failure.promise).toBe('never stuck');
  });

  test('that never ends is noticed, or has no winner where bots may keep apart', () => {
    const endless = broken({ answer: () => undefined });
    const bots = ['random', 'random'] as const;
    const failure = failureOf(() => simulateGame(endless, setup, bots, 'S', false));
    expect(failure.promise).toBe('comes to an end');
    const ended: unknown[] = [];
    const played = simulateGame(endless, setup, bots, 'S', false, {
      mayStall: true,
      onEnd: (state) => ended.push(state),
    });
    expect(played).toMatchObject({ winners: [], ending: 'stalled', shared: false });
    expect(ended).toEqual([]);
  });
});
