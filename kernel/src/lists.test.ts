import { expect, it } from 'vitest';
import { at, indexIn, takeOut } from './lists.ts';

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

it('takes out one item, the first of its like', () => {
  const list = ['a', 'b', 'a', 'c'];
  takeOut(list, 'a');
  expect(list).toEqual(['b', 'a', 'c']);
});

it('takes nothing out of a list that does not hold the item, least of all the last one', () => {
  const list = ['a', 'b'];
  expect(() => takeOut(list, 'c')).toThrow(new RangeError('c is not in the list'));
  expect(list).toEqual(['a', 'b']);
});

it('finds the first item of a kind', () => {
  expect(indexIn(['a', 'bc', 'de'], (item) => item.length === 2)).toBe(1);
});

it('never gives −1 for an index', () => {
  expect(() => indexIn(['a', 'b'], (item) => item === 'c')).toThrow(
    new RangeError('nothing of the kind in a list of 2'),
  );
});
