import { expect, test } from 'vitest';
import { readSettings, type Settings } from './settings-shape.ts';

const usual: Settings = {
  language: 'pl',
  theme: 'auto',
  motion: 'auto',
  botSpeed: 'normal',
  confirm: 'irreversible',
  askAll: false,
  lead: true,
  opponent: 'hard',
  names: [],
  marks: [],
};

test('what was stored is taken over', () => {
  const stored = {
    ...usual,
    language: 'uk',
    theme: 'light',
    confirm: 'never',
    opponent: 'easy',
    names: ['Ola'],
  };
  Object.assign(stored, { marks: ['none', 'red-star'] });
  expect(readSettings(stored, usual)).toEqual(stored);
});

test.each([undefined, null, 'text', 7, []])(
  'storage that holds %j gives the defaults',
  (stored) => {
    expect(readSettings(stored, usual)).toEqual(usual);
  },
);

test('a broken field falls back to its default and the others hold', () => {
  const stored = {
    language: 'xx',
    theme: 'pink',
    motion: 'off',
    confirm: 'yes',
    opponent: '__proto__',
    names: ['A', 3],
  };
  Object.assign(stored, { marks: ['red-star', 'comet', 7] });
  expect(readSettings(stored, usual)).toEqual({
    ...usual,
    motion: 'off',
    names: ['A'],
    marks: ['red-star', 'none', 'none'],
  });
});
