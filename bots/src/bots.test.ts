import { at, type Seat, seededChance } from '@parsecs/kernel';
import { type Tiny, tinyGame } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { BOT_IDS, BOTS, type BotId, isBotId } from './index.ts';

/** Plays the small game of the kernel; gives the points of both seats. */
function play(bots: readonly BotId[], seed: string, rounds = 60): readonly number[] {
  const chance = seededChance(seed);
  const dice = seededChance(`${seed}/bots`);
  const state = tinyGame.begin({ rounds }, { chance });
  for (;;) {
    const seat: Seat | undefined = tinyGame.asked(state)[0];
    if (seat === undefined) return state.scores;
    const question = tinyGame.question(state, seat);
    const view = tinyGame.view(state, seat);
    const id = BOTS[at(bots, seat)].choose<Tiny>({ game: tinyGame, view, question, chance: dice });
    const answer = tinyGame.check(state, seat, id);
    if ('refused' in answer) throw new Error(`illegal: ${id}`);
    tinyGame.answer(state, seat, answer, { chance });
  }
}

describe.each(BOT_IDS)('%s', (bot) => {
  test('answers legally to the end and the same way for the same dice', () => {
    expect(play([bot, bot], 'same', 3)).toEqual(play([bot, bot], 'same', 3));
  });
});

test('greedy never gives a point away, random does', () => {
  const [greedy = 0] = play(['greedy', 'random'], 'gifts');
  const [random = 0] = play(['random', 'random'], 'gifts');
  expect(greedy).toBeGreaterThan(random);
});

test('greedy bids where the die is close on average', () => {
  const state = tinyGame.begin({ rounds: 1 }, { chance: seededChance('x') });
  const question = tinyGame.question(state, 1);
  const bids = Array.from({ length: 200 }, (_, index) =>
    Number(
      BOTS.greedy.choose<Tiny>({
        game: tinyGame,
        view: tinyGame.view({ ...state, bids: [1, null] }, 1),
        question,
        chance: seededChance(`die-${index}`),
      }),
    ),
  );
  // Against a bid that is hidden from it, the middle wins more often than the ends.
  const middle = bids.filter((bid) => bid === 3 || bid === 4).length;
  expect(middle).toBeGreaterThan(bids.filter((bid) => bid === 1 || bid === 6).length);
});

test('a bot sees a view, never the state: what is hidden does not change its answer', () => {
  const state = tinyGame.begin({ rounds: 1 }, { chance: seededChance('x') });
  const choices = [1, 2, 3, 4, 5, 6].map((bid) => {
    const held = { ...state, bids: [bid, null] };
    return BOTS.greedy.choose<Tiny>({
      game: tinyGame,
      view: tinyGame.view(held, 1),
      question: tinyGame.question(held, 1),
      chance: seededChance('one'),
    });
  });
  expect(new Set(choices).size).toBe(1);
});

test('bot ids are known or not', () => {
  expect(isBotId('greedy')).toBe(true);
  expect(isBotId('oracle')).toBe(false);
});
