import { Match, seededChance } from '@parsecs/kernel';
import { GAME_IDS, loadGame, type Update } from '@parsecs/table';
import { describe, expect, test } from 'vitest';
import { auditStreams, leaksIn } from './audit-streams.ts';

describe.each(GAME_IDS)('what is sent in %s', (id) => {
  test('to each seat and to a spectator is nothing that they may not know', async () => {
    const game = await loadGame(id);
    const seed = 'a stream';
    const setup = game.randomSetup(seededChance(seed));
    const { leaks, messages } = await auditStreams(game, setup, seed, 40);
    expect(leaks).toEqual([]);
    expect(messages).toBeGreaterThan(80);
  });
});

test('a hidden thing in a message would be found', async () => {
  const game = await loadGame('xwing');
  const [setup] = Object.values(game.setups);
  const truth = new Match(game, setup, 'seed');
  const snapshot = {
    viewer: 1,
    view: game.view(truth.state, 0),
    asked: game.asked(truth.state),
    asking: [],
    round: game.round(truth.state),
    dials: ['straight-3'],
  };
  const told = { from: 0, to: 0, items: [], snapshot } as unknown as Update;
  expect(leaksIn(told, 1, truth, seededChance('x'))).toEqual([
    'unknown fields of a snapshot',
    'more than the view',
  ]);
});
