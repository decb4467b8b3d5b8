import { expect, test } from 'vitest';
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
