import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson, hashState, isPlainJson } from './canonical.ts';

class Pose {
  x = 1;
}

class Deck extends Array<number> {}

const cycle: Record<string, unknown> = { name: 'loop' };
cycle['self'] = { back: cycle };

const OFFENDERS: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['a function', (): number => 1],
  ['a symbol', Symbol('s')],
  ['a bigint', 1n],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['-Infinity', Number.NEGATIVE_INFINITY],
  ['-0', -0],
  ['a class instance', new Pose()],
  ['an array of a class', Deck.from([1, 2])],
  ['a Map', new Map()],
  ['a Set', new Set()],
  ['a Date', new Date(0)],
  ['a typed array', new Uint8Array(1)],
  ['a boxed number', Object(1)],
  ['an object without a prototype', Object.create(null)],
  ['an array with holes', new Array(2)],
  ['an array with a property', Object.assign([1], { index: 0 })],
  ['an undefined item hidden by a property', Object.assign(new Array(1), { index: 0 })],
  ['a match of a regular expression', /a/.exec('a')],
  ['a symbol property', { [Symbol('s')]: 1 }],
  ['a hidden property', Object.defineProperty({}, 'hidden', { value: 1 })],
  [
    'a getter',
    {
      get x() {
        return 1;
      },
    },
  ],
  ['an undefined property', { x: undefined }],
  ['an undefined item', [undefined]],
  ['an own toJSON', { toJSON: (): number => 1 }],
  ['a cycle', cycle],
];

const plainJson = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.parse(JSON.stringify(value)));

describe('canonicalJson', () => {
  it('sorts keys by code units at every depth and writes no whitespace', () => {
    const value = { b: [1, { z: null, a: true }], a: 'ž', B: 1.5, '10': 0, '9': 1e21, é: '"\n' };
    expect(canonicalJson(value)).toBe(
      '{"10":0,"9":1e+21,"B":1.5,"a":"ž","b":[1,{"a":true,"z":null}],"é":"\\"\\n"}',
    );
  });

  it('comes back from JSON.parse as it was', () => {
    fc.assert(
      fc.property(plainJson, (value) => {
        expect(JSON.parse(canonicalJson(value))).toStrictEqual(value);
      }),
    );
  });

  it('does not depend on the order in which keys were added', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), plainJson, { noNullPrototype: true }), (record) => {
        const reversed = Object.fromEntries(Object.entries(record).reverse());
        expect(canonicalJson(reversed)).toBe(canonicalJson(record));
      }),
    );
  });

  it('gives the same text exactly to equal values', () => {
    const small = fc.jsonValue({ maxDepth: 1, stringUnit: fc.constantFrom('a', '1', '"') });
    fc.assert(
      fc.property(small, small, (left, right) => {
        const [one, other] = [JSON.parse(JSON.stringify(left)), JSON.parse(JSON.stringify(right))];
        const same = canonicalJson(one) === canonicalJson(other);
        expect(same).toBe(isDeepStrictEqual(one, other));
      }),
      { numRuns: 2000 },
    );
  });

  it('allows one object in two places', () => {
    const shared = { x: 1 };
    expect(canonicalJson([shared, shared])).toBe('[{"x":1},{"x":1}]');
  });

  it.each(OFFENDERS)('refuses %s', (_, offender) => {
    expect(() => canonicalJson(offender)).toThrow(TypeError);
    expect(() => canonicalJson({ a: [1, offender] })).toThrow(/^not plain JSON at \$\.a\[1\]/);
  });

  it('says where and what', () => {
    expect(() => canonicalJson({ ships: [{ hull: -0 }] })).toThrow(
      'not plain JSON at $.ships[0].hull: -0',
    );
    expect(() => canonicalJson(cycle)).toThrow('not plain JSON at $.self.back: a cycle');
  });
});

describe('isPlainJson', () => {
  it('finds nothing in plain JSON', () => {
    fc.assert(fc.property(plainJson, (value) => isPlainJson(value) === undefined));
  });

  it.each(OFFENDERS)('points at %s', (name, offender) => {
    const inside = name.startsWith('an undefined') || name.endsWith('toJSON') || name === 'a cycle';
    if (inside) expect(isPlainJson(offender)).toMatch(/^\$.+/);
    else expect(isPlainJson(offender)).toBe('$');
  });

  it('writes the path as code would', () => {
    const value = { ships: [{}, { 'odd key': { $ok_1: [0, undefined] } }] };
    expect(isPlainJson(value)).toBe('$.ships[1]["odd key"].$ok_1[1]');
  });

  it('names the first of several', () => {
    expect(isPlainJson({ z: 1, y: [undefined], a: Number.NaN })).toBe('$.y[0]');
  });
});

describe('hashState', () => {
  it('is the sha256 of the canonical text', () => {
    const state = { round: 2, ships: ['ą'] };
    const expected = createHash('sha256').update('{"round":2,"ships":["ą"]}').digest('hex');
    expect(hashState(state)).toBe(expected);
  });
});
