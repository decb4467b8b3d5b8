import { expect, test } from 'vitest';
import { excerpt, isWhole } from './shape.ts';

test('whole numbers are those that JSON brings back', () => {
  expect([0, 3, 7].map((value) => isWhole(value, 0, 7))).toEqual([true, true, true]);
  expect([-0, 8, -1, 1.5, Number.NaN, '3', null].map((value) => isWhole(value, 0, 7))).toEqual(
    Array.from({ length: 7 }, () => false),
  );
});

test('an excerpt is short and never throws, however deep the value is', () => {
  let deep: unknown = [];
  for (let level = 0; level < 50_000; level += 1) deep = [deep];
  expect(excerpt(deep)).toBe('[… 1]');
  expect(excerpt('x'.repeat(1000))).toHaveLength(61);
  expect([excerpt(-0), excerpt(null), excerpt({ a: 1 }), excerpt(undefined)]).toEqual([
    '0',
    '',
    '{…}',
    '',
  ]);
});
