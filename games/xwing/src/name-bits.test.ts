import { expect, test } from 'vitest';
import { DAMAGE_CARDS } from './cards/damage-deck.ts';
import { widthsFor } from './damage-pack.ts';
import { diceCode } from './dice-codes.ts';
import { assertOneBitEach, bitsOf, namesIn } from './name-bits.ts';

const named = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `name-${index + 1}`);

test('as many names as a number of the state has bits for', () => {
  const names = named(31);
  assertOneBitEach('names', names);
  for (const chosen of [names, ['name-31'], ['name-1', 'name-30']]) {
    expect(namesIn(bitsOf(chosen, names), names)).toEqual(chosen);
  }
});

test('one name more is refused loudly, before it could be taken for another', () => {
  expect(() => assertOneBitEach('names', named(32))).toThrow('names: 32');
  expect(() => namesIn(1, named(32))).toThrow('name-1: 32');
});

test('damage cards have room in a pack, and a larger deck would be refused', () => {
  const counts = DAMAGE_CARDS.map(({ count }) => count);
  expect(widthsFor(counts)).toHaveLength(counts.length);
  expect(() => widthsFor(counts.map((count) => 2 * count))).toThrow('damage cards');
});

test('more dice with one face than a code has room for are refused', () => {
  expect(diceCode([15, 0, 0, 15])).toBeGreaterThan(0);
  expect(() => diceCode([16, 0, 0, 0])).toThrow('16');
});
