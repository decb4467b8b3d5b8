import { expect, test } from 'vitest';
import { findLink, readAddress, writeAddress } from './address.ts';
import type { Term } from './kind.ts';

const TERMS: readonly Term[] = [
  { id: 'points', form: 'points', usual: 300, most: 2000 },
  { id: 'costs', form: 'choice', values: ['cards', 'proposed'] },
];
const USUAL = { points: '300', costs: 'cards' };

test('an address holds the list, and only the terms that are not the usual ones', () => {
  expect(writeAddress({ link: '1lBC~9-_', terms: USUAL }, TERMS)).toBe('#list=1lBC%7E9-_');
  const other = { points: '0', costs: 'proposed' };
  const hash = writeAddress({ link: '1l', terms: other }, TERMS);
  expect(hash).toBe('#list=1l&points=0&costs=proposed');
  expect(readAddress(hash, TERMS)).toEqual({ link: '1l', terms: other });
});

test('an address without a list opens none', () => {
  for (const hash of ['', '#', '#list=', '#other=1l']) {
    expect(readAddress(hash, TERMS)).toBeUndefined();
  }
});

test('terms that make no sense are the usual ones', () => {
  for (const points of ['-5', '9999', 'many', '1e2', '']) {
    expect(readAddress(`#list=1l&points=${points}&costs=free`, TERMS)?.terms).toEqual(USUAL);
  }
});

test('a link is found in whatever was copied', () => {
  const wanted = { link: '1lBC~a', terms: { ...USUAL, points: '400' } };
  for (const pasted of [
    'https://example.org/build/starship-battles#list=1lBC~a&points=400',
    ' #list=1lBC%7Ea&points=400\n',
    '/new/starship-battles?list=1lBC~a&points=400',
  ]) {
    expect(findLink(pasted, TERMS)).toEqual(wanted);
  }
  expect(findLink('1lBC~a', TERMS)).toEqual({ link: '1lBC~a', terms: USUAL });
});
