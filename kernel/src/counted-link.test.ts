import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCounted, writeCounted } from './counted-link.ts';

const SHIPS = ['corvette', 'cruiser', 'fighter'] as const;

test('two letters stand for a thing: which, and how often', () => {
  const taken = [
    ['fighter', 2],
    ['corvette', 1],
  ] as const;
  expect(writeCounted(SHIPS, taken)).toBe('CCAB');
  expect(readCounted(SHIPS, 'CCAB')).toEqual(taken);
});

test('what is taken more often than a letter counts is written in several pairs', () => {
  expect(writeCounted(SHIPS, [['cruiser', 130]])).toBe('B_B_BE');
});

test('whatever is taken is read again, as often', () => {
  const taken = fc.uniqueArray(
    fc.tuple(fc.constantFrom(...SHIPS), fc.integer({ min: 1, max: 300 })),
    {
      selector: ([ship]) => ship,
    },
  );
  fc.assert(
    fc.property(taken, (pairs) => {
      const read = readCounted(SHIPS, writeCounted(SHIPS, pairs)) ?? [];
      const sums = new Map<string, number>();
      for (const [ship, count] of read) sums.set(ship, (sums.get(ship) ?? 0) + count);
      expect([...sums]).toEqual(pairs);
    }),
  );
});

test.each(['C', 'DB', 'CA', '.B', 'Cé'])('%s is no list', (text) => {
  expect(readCounted(SHIPS, text)).toBeUndefined();
});

test('what has no place among all things cannot be written', () => {
  expect(() => writeCounted(SHIPS, [['moon' as never, 1]])).toThrow(RangeError);
});
