import { expect, test } from 'vitest';
import { dicePlace } from './dice-place.ts';

const FRAME = { width: 800, height: 600 };

test('dice fall in the middle of the table', () => {
  expect(dicePlace([{ x: 60, y: 300 }], FRAME)).toBe(0.5);
});

test('not upon those whom they are about', () => {
  const middle = { x: 400, y: 300 };
  expect(dicePlace([middle], FRAME)).toBe(0.22);
  expect(dicePlace([middle, { x: 380, y: 120 }], FRAME)).toBe(0.78);
});

test('in the middle where there is no better place', () => {
  const everywhere = [130, 300, 470].map((y) => ({ x: 400, y }));
  expect(dicePlace(everywhere, FRAME)).toBe(0.5);
});

test('below what covers the upper edge', () => {
  expect(dicePlace([], FRAME, 200)).toBeCloseTo(2 / 3);
  expect(dicePlace([{ x: 400, y: 400 }], FRAME, 200)).toBeCloseTo(288 / 600);
});
