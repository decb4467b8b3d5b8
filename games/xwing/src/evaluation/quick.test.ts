import { at, seededChance } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import { xwing } from '../game.ts';
import { type PlayTable, table } from '../testing/table.ts';
import { quick } from './quick.ts';

function quickIn({ state }: PlayTable): string | undefined {
  const question = xwing.question(state, at(xwing.asked(state), 0));
  return quick(state, question, seededChance('quick'))?.kind;
}

test('while playing on, only what a ship does after its move is worth a look', () => {
  const game = table()
    .ship('soontirfel', { at: [450, 300, 0] })
    .ship('rookiepilot', { at: [450, 700, 180] });
  expect(quickIn(game)).toBe('dial');
  game.dials({ soontirfel: 'straight-2', rookiepilot: 'straight-1' }).until('action');
  expect(quickIn(game)).toBeUndefined();
  game.choose('P1', 'focus').until('action').choose('P2', 'boost');
  expect(game.question()).toMatch(/boost$/);
  expect(quickIn(game)).toBeUndefined();
  game.choose('P2', 'straight-1').until('attack');
  expect(quickIn(game)).toBe('attack');
});
