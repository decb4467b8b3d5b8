import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { includes, intersect, subtract, widen } from './intervals.ts';

const pair = fc
  .tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 8 }))
  .map(([from, width]): [number, number] => [from, from + width]);
const pairs = fc.array(pair, { maxLength: 6 });

/** Whole numbers and a half stand for everything between them. */
const halves = Array.from({ length: 45 }, (_, index) => index + 0.5);
const cut = (removed: readonly [number, number][]): number[] => {
  const set = [5, 25];
  for (const [from, to] of removed) subtract(set, from, to);
  return set;
};
const isRising = (set: readonly number[]): boolean =>
  set.every((value, index) => index === 0 || value > (set[index - 1] ?? value));

describe('sets of numbers', () => {
  it('lose what is subtracted and nothing else', () => {
    fc.assert(
      fc.property(pairs, (removed) => {
        const set = cut(removed);
        expect(isRising(set)).toBe(true);
        for (const value of halves) {
          const isLeft =
            value > 5 && value < 25 && !removed.some(([from, to]) => value > from && value < to);
          expect(includes(set, value)).toBe(isLeft);
        }
      }),
    );
  });

  it('have in common what both hold', () => {
    fc.assert(
      fc.property(pairs, pairs, (one, two) => {
        const common = intersect(cut(one), cut(two));
        expect(isRising(common)).toBe(true);
        for (const value of halves) {
          expect(includes(common, value)).toBe(
            includes(cut(one), value) && includes(cut(two), value),
          );
        }
      }),
    );
  });

  it('grow at every end and run together', () => {
    expect(widen([0, 1, 4, 5, 9, 10], 1)).toEqual([-1, 2, 3, 6, 8, 11]);
    expect(widen([0, 1, 3, 5], 1)).toEqual([-1, 6]);
    expect(widen([], 1)).toEqual([]);
  });

  it('keep nothing without width, and take empty or endless pieces', () => {
    expect(
      cut([
        [5, 10],
        [10, 25],
      ]),
    ).toEqual([]);
    expect(cut([[7, 7]])).toEqual([5, 25]);
    expect(
      cut([
        [Number.NEGATIVE_INFINITY, 6],
        [20, Number.POSITIVE_INFINITY],
      ]),
    ).toEqual([6, 20]);
  });
});
