import { expect, test } from 'vitest';
import { table } from '../testing/table.ts';
import { foresee } from './foresight.ts';

test('who is in the way is told of any number of ships', () => {
  const game = table()
    .setup({ width: 3000, height: 3000, sides: 'rebel' })
    .phase('activation')
    .ship('academypilot', { at: [2900, 2900, 180], dial: 'straight-2' });
  // The ships after the first 32 fly into each other, and only they.
  for (let index = 0; index < 32; index += 1) {
    game.ship('rookiepilot', { at: [60 + 80 * index, 60, 0], dial: 'straight-1' });
  }
  game
    .ship('rookiepilot', { at: [100, 1000, 0], dial: 'straight-2' })
    .ship('biggsdarklighter', { at: [100, 1120, 180], dial: 'straight-2' });
  const { bumped } = foresee(game.state, 0);
  expect(bumped.length).toBeGreaterThan(0);
  for (const ship of bumped) expect(ship).toBeGreaterThan(32);
});
