import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256, sha256Bytes, toHex, toUtf8 } from './sha256.ts';

const NIST_VECTORS: readonly (readonly [string, string])[] = [
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmn' +
      'hijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
];

describe('sha256', () => {
  it.each(NIST_VECTORS)('gives the published digest of %.20s…', (text, digest) => {
    expect(sha256(text)).toBe(digest);
  });

  it('agrees with Node on any text, half surrogate pairs included', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 200, size: 'max' }),
        fc.boolean(),
        (text, cut) => {
          const tried = cut ? text.slice(1) : text;
          expect(sha256(tried)).toBe(createHash('sha256').update(tried, 'utf8').digest('hex'));
        },
      ),
      {
        examples: [
          ['\u{1F680}', true],
          ['\ud83d', false],
          ['é€\u{10FFFF}', false],
        ],
      },
    );
  });
});

describe('sha256Bytes', () => {
  it('agrees with Node at every length around the padding limits', () => {
    for (let length = 0; length <= 260; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, index) => (index * 37 + length) & 0xff);
      expect(toHex(sha256Bytes(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  it('agrees with Node on a window into a larger buffer', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 3, maxLength: 400, size: 'max' }), (bytes) => {
        const window = bytes.subarray(1, -1);
        const expected = createHash('sha256').update(window).digest('hex');
        expect(toHex(sha256Bytes(window))).toBe(expected);
      }),
    );
  });

  it('leaves an earlier result alone', () => {
    const first = sha256Bytes(toUtf8('first'));
    const kept = toHex(first);
    sha256Bytes(toUtf8('second'));
    expect(toHex(first)).toBe(kept);
  });
});

describe('toUtf8', () => {
  it('agrees with Node on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(toHex(toUtf8(text))).toBe(Buffer.from(text, 'utf8').toString('hex'));
      }),
    );
  });
});
