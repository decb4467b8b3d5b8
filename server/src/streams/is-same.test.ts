import { expect, test } from 'vitest';
import { isSame } from './is-same.ts';

const known = { seat: 1, hand: [3, 5], target: undefined, ship: { at: null, name: 'Home One' } };

test('what was written and read again is the same, in any order of its fields', () => {
  expect(isSame(JSON.parse(JSON.stringify(known)), known)).toBe(true);
  const other = { ship: { name: 'Home One', at: null }, hand: [3, 5], seat: 1 };
  expect(isSame(other, known)).toBe(true);
});

test.each([
  ['a field more', { ...known, secret: 0 }],
  ['a field that is nothing', { ...known, secret: null }],
  ['a field less', { seat: 1, hand: [3, 5] }],
  ['another order of a list', { ...known, hand: [5, 3] }],
  ['a longer list', { ...known, hand: [3, 5, 5] }],
  ['a list for a record', { ...known, ship: ['Home One'] }],
  ['another value deep inside', { ...known, ship: { at: 0, name: 'Home One' } }],
])('%s is a difference', (_, told) => {
  expect(isSame(JSON.parse(JSON.stringify(told)), known)).toBe(false);
});
