import type { Game } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import { leadsOf, sharesOf, turningPoint } from './lead.ts';

/** Seats 0 and 2 against 1 and 3; a position is the chance of the first side. */
const game = {
  allies: (_: unknown, seat: number) => (seat % 2 === 0 ? [0, 2] : [1, 3]),
  evaluate: (state: number, seat: number) => (seat % 2 === 0 ? state : 1 - state),
} as unknown as Game;

test('each side has one line, from none to sure', () => {
  expect(leadsOf(game, 4, [0.5, 0.75, 1])).toEqual([
    [0, 0.5, 1],
    [0, -0.5, -1],
  ]);
  expect(leadsOf(game, 4, [])).toEqual([]);
});

test('the battle turns where the curve swings most', () => {
  expect(turningPoint([[0, 0.1, -0.6, -0.5]])).toBe(2);
  expect(turningPoint([[0, 0.01, 0.02]])).toBeUndefined();
  expect(turningPoint([])).toBeUndefined();
});

test('shares of the bar are parts of a hundred', () => {
  expect(sharesOf([0.5, -0.5])).toEqual([75, 25]);
  expect(sharesOf([-1, -1, 1])).toEqual([0, 0, 100]);
  expect(sharesOf([-1, -1])).toEqual([50, 50]);
});
