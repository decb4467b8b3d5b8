import { expect, test } from 'vitest';
import { searchFor } from './search.ts';

test('finds words in any order, without case, marks and hyphens', () => {
  expect(searchFor('wing x')('X-wing Starfighter')).toBe(true);
  expect(searchFor('Lowca')('Łowca nagród')).toBe(true);
  expect(searchFor('звезд')('Звёздный разрушитель')).toBe(true);
  expect(searchFor('hounds')('Hound’s Tooth')).toBe(false);
  expect(searchFor('hound')('Hound’s Tooth')).toBe(true);
  expect(searchFor('tie bomber')('TIE Fighter')).toBe(false);
});

test('nothing to search for finds everything', () => {
  expect(searchFor('  ')('')).toBe(true);
});
