import { expect, test } from 'vitest';
import { mayMeasure, mayTryTemplates } from './permissions.ts';
import { type PlayTable, table } from './testing/table.ts';

function duel(options: object = {}): PlayTable {
  return table()
    .setup({ options })
    .ship('rookiepilot', { at: [450, 300, 0] })
    .ship('academypilot', { at: [450, 500, 180] });
}

test('nobody measures while dials are set, unless it was agreed', () => {
  expect(mayMeasure(duel().view())).toBe(false);
  expect(mayTryTemplates(duel().view())).toBe(false);
  expect(mayMeasure(duel({ freeMeasuring: true }).view())).toBe(true);
  expect(mayTryTemplates(duel({ freeMeasuring: true }).view())).toBe(false);
  expect(mayMeasure(duel({ planningAids: true }).view())).toBe(true);
  expect(mayTryTemplates(duel({ planningAids: true }).view())).toBe(true);
});

test('targets are measured before one is chosen', () => {
  const game = duel().phase('combat');
  expect(game.question()).toBe('P1 attack');
  expect(mayMeasure(game.view())).toBe(true);
});

test('after the game everything may be looked at', () => {
  expect(mayMeasure(duel().choose('P1', 'resign').view())).toBe(true);
});
