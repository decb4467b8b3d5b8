import { expect, test } from 'vitest';
import { readCardLetters, writeCardLetters } from './card-letters.ts';

test('there may be more cards than letters', () => {
  const places = [0, 1, 62, 63, 64, 125, 126, 127, 1000];
  const text = places.map(writeCardLetters).join('');
  expect(text.startsWith('AB-_A_B')).toBe(true);
  expect(readCardLetters(text)).toEqual(places);
});

test('what is no letter, or only begins a card, is not read', () => {
  expect(readCardLetters('A!')).toBeUndefined();
  expect(readCardLetters('A_')).toBeUndefined();
  expect(() => writeCardLetters(-1)).toThrow(RangeError);
});
