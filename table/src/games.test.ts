import { expect, test } from 'vitest';
import { GAME_IDS, isGameId, loadGame } from './games.ts';

test('every game of the house loads under its own id', async () => {
  for (const id of GAME_IDS) expect((await loadGame(id)).id).toBe(id);
});

test('an unknown game is none of the house', () => {
  expect(isGameId('chess')).toBe(false);
  expect(isGameId('toString')).toBe(false);
});
