import { expect, it } from 'vitest';
import { at } from './lists.ts';

it('gives the item', () => {
  expect(at(['a', 'b', 'c'], 1)).toBe('b');
});

it.each([0, false, '', null])('gives %s, which is falsy but there', (item) => {
  expect(at([item], 0)).toBe(item);
});

it.each([-1, 3, 0.5, Number.NaN])('names index %s, where nothing is', (index) => {
  expect(() => at(['a', 'b', 'c'], index)).toThrow(
    new RangeError(`nothing at index ${index} of a list of 3`),
  );
});

it('refuses an undefined item as well as a hole', () => {
  expect(() => at([undefined], 0)).toThrow(RangeError);
  expect(() => at(new Array<string>(2), 1)).toThrow(RangeError);
});
