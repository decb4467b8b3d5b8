import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  LINK_ALPHABET,
  type ListLink,
  LONGEST_LIST_NAME,
  linkLetter,
  linkPlace,
  readLink,
  readLinkText,
  writeLink,
  writeLinkText,
} from './list-link.ts';

const LONGEST = 200;
const links = fc.record({
  side: fc.constantFrom('r', 'i'),
  list: fc.string({ unit: fc.constantFrom(...LINK_ALPHABET.split(''), '.'), maxLength: LONGEST }),
  name: fc.oneof(
    fc.string({ maxLength: LONGEST_LIST_NAME }),
    fc.string({ unit: 'binary', maxLength: LONGEST_LIST_NAME / 2 }),
  ),
});
const asIs = (parts: ListLink): ListLink => parts;

describe('a link', () => {
  test('holds side, list and name, in letters that need no escaping', () => {
    fc.assert(
      fc.property(links, (parts) => {
        const link = writeLink(parts);
        expect(link).toMatch(/^[A-Za-z0-9._~-]+$/);
        expect(readLink(link, LONGEST, asIs)).toEqual({ ok: true, value: parts, warnings: [] });
        expect(readLink(`  ${link}\n`, LONGEST, asIs).ok).toBe(true);
      }),
    );
  });

  test('is noticed when a letter is lost, or a list is none', () => {
    const link = writeLink({ side: 'r', list: 'kAB.l', name: 'Red' });
    for (let place = 1; place < link.length; place += 1) {
      const cut = link.slice(0, place) + link.slice(place + 1);
      expect(readLink(cut, LONGEST, asIs)).toMatchObject({
        ok: false,
        problems: [{ cause: 'link-broken' }],
      });
    }
    expect(readLink(link, LONGEST, () => undefined)).toMatchObject({
      ok: false,
      problems: [{ cause: 'link-broken' }],
    });
  });

  test('of another version, or far too long, says so', () => {
    const link = writeLink({ side: 'r', list: 'kAB.l', name: '' });
    expect(readLink(`2${link.slice(1)}`, LONGEST, asIs)).toMatchObject({
      problems: [{ cause: 'link-other-version' }],
    });
    expect(readLink(`1r${'A'.repeat(10_000)}`, LONGEST, asIs)).toMatchObject({
      problems: [{ cause: 'link-too-long', params: { most: expect.any(Number) } }],
    });
  });

  test('does not hold a name that is too long', () => {
    const link = writeLink({ side: 'r', list: '', name: 'a'.repeat(LONGEST_LIST_NAME + 1) });
    expect(readLink(link, LONGEST, asIs).ok).toBe(false);
  });
});

test('every letter has its place', () => {
  for (let place = 0; place < LINK_ALPHABET.length; place += 1) {
    expect(linkPlace(linkLetter(place))).toBe(place);
  }
  expect(linkPlace('é')).toBe(-1);
  expect(linkPlace(undefined)).toBe(-1);
});

test('a name has one writing only', () => {
  expect(writeLinkText('A')).toBe('hC');
  expect(readLinkText('hC')).toBe('A');
  // Longer than needed, beyond all characters, cut off, not of the alphabet.
  for (const written of ['hiA', '_____', '____f', 'h', 'h.']) {
    expect(readLinkText(written)).toBeUndefined();
  }
});
