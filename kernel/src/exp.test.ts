import { expect, test } from 'vitest';
import { exp } from './exp.ts';

test.each([
  [0, 1],
  [1, Math.E],
  [-1, 1 / Math.E],
  [0.5, 1.648_721_270_700_128_2],
  [10, 22_026.465_794_806_718],
  [-20, 2.061_153_622_438_558e-9],
])('exp(%d)', (x, expected) => {
  expect(Math.abs(exp(x) / expected - 1)).toBeLessThan(1e-14);
});

test('has no end and no bottom', () => {
  expect(exp(1e6)).toBe(Number.POSITIVE_INFINITY);
  expect(exp(-1e6)).toBe(0);
  expect(exp(Number.NEGATIVE_INFINITY)).toBe(0);
});

test('always grows', () => {
  for (let x = -8; x < 8; x += 0.01) expect(exp(x + 0.01)).toBeGreaterThan(exp(x));
});
