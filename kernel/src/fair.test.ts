import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededChance } from './chance.ts';
import { commitTo, type FairRecord, fairSeed, verifyFair } from './fair.ts';
import { at } from './lists.ts';

const wellFormed = fc.string({ unit: 'grapheme', maxLength: 40 });
const parties = fc.tuple(wellFormed, fc.array(wellFormed, { maxLength: 6 }));

function play(secret: string, salts: readonly string[]): FairRecord {
  return {
    version: 1,
    commitments: {
      host: commitTo(secret, 'host'),
      seats: salts.map((salt, seat) => commitTo(salt, seat)),
    },
    secret,
    salts,
    seed: fairSeed(secret, salts),
  };
}

function nodeSha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

describe('the published form', () => {
  it('of a commitment can be checked with any sha256', () => {
    expect(commitTo('secret', 'host')).toBe(
      nodeSha256('parsecs/fair/1/commitment/2/4:host/6:secret'),
    );
    expect(commitTo('salt', 3)).toBe(nodeSha256('parsecs/fair/1/commitment/2/1:3/4:salt'));
  });

  it('of a seed can be checked with any sha256', () => {
    expect(fairSeed('secret', ['a', 'bé'])).toBe(
      nodeSha256('parsecs/fair/1/seed/3/6:secret/1:a/2:bé'),
    );
  });
});

describe('commitTo', () => {
  it('binds the party as well as the text', () => {
    const commitments = [
      commitTo('x', 'host'),
      commitTo('x', 0),
      commitTo('x', 1),
      commitTo('y', 0),
    ];
    expect(new Set(commitments).size).toBe(4);
  });

  it('refuses half surrogate pairs, which all hash alike', () => {
    expect(() => commitTo('\ud800', 'host')).toThrow(RangeError);
    expect(() => fairSeed('secret', ['\udc00'])).toThrow(RangeError);
    expect(commitTo('\u{1F680}', 0)).not.toBe(commitTo('\u{1F681}', 0));
  });
});

describe('fairSeed', () => {
  it('never runs parts together', () => {
    const seeds = [
      fairSeed('ab', ['c']),
      fairSeed('a', ['bc']),
      fairSeed('abc', []),
      fairSeed('abc', ['']),
      fairSeed('', ['abc']),
      fairSeed('a', ['b', 'c']),
      fairSeed('a', ['c', 'b']),
      fairSeed('a', ['b/1:c']),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  it('changes with every single contribution', () => {
    fc.assert(
      fc.property(parties, fc.nat(), ([secret, salts], which) => {
        const index = which % (salts.length + 1);
        const other = salts.map((salt, seat) => (seat === index ? `${salt}!` : salt));
        const changed = index === salts.length ? `${secret}!` : secret;
        expect(fairSeed(changed, other)).not.toBe(fairSeed(secret, salts));
      }),
    );
  });

  it('seeds a chance that both sides compute alike', () => {
    const seed = fairSeed('secret', ['a', 'b']);
    const rolls = (): number[] => {
      const chance = seededChance(seed);
      return Array.from({ length: 20 }, () => chance.pick('die', 8));
    };
    expect(rolls()).toEqual(rolls());
  });
});

describe('verifyFair', () => {
  it('accepts every honest record, also after a trip through JSON', () => {
    fc.assert(
      fc.property(parties, ([secret, salts]) => {
        const record = play(secret, salts);
        expect(verifyFair(record)).toEqual({ ok: true });
        expect(verifyFair(JSON.parse(JSON.stringify(record)))).toEqual({ ok: true });
      }),
    );
  });

  const honest = play('secret', ['zero', 'one', 'two']);

  it('catches a host that swaps its secret, even with a seed that fits', () => {
    const record = { ...honest, secret: 'other', seed: fairSeed('other', honest.salts) };
    expect(verifyFair(record)).toEqual({ ok: false, problem: 'host-commitment' });
  });

  it('catches a seat that swaps its salt, even with a seed that fits', () => {
    const salts = ['zero', 'another', 'two'];
    const record = { ...honest, salts, seed: fairSeed('secret', salts) };
    expect(verifyFair(record)).toEqual({ ok: false, problem: 'seat-commitment', seat: 1 });
  });

  it('catches a seat that copied the commitment of another', () => {
    const first = at(honest.commitments.seats, 0);
    const salts = ['zero', 'zero'];
    const record: FairRecord = {
      ...honest,
      commitments: { host: honest.commitments.host, seats: [first, first] },
      salts,
      seed: fairSeed('secret', salts),
    };
    expect(verifyFair(record)).toEqual({ ok: false, problem: 'seat-commitment', seat: 1 });
  });

  it('catches a salt left out and a salt nobody committed to', () => {
    const fewer = ['zero', 'one'];
    expect(verifyFair({ ...honest, salts: fewer, seed: fairSeed('secret', fewer) })).toEqual({
      ok: false,
      problem: 'seat-commitment',
      seat: 2,
    });
    const more = [...honest.salts, 'three'];
    expect(verifyFair({ ...honest, salts: more, seed: fairSeed('secret', more) })).toEqual({
      ok: false,
      problem: 'seat-commitment',
      seat: 3,
    });
  });

  it('catches a seed that does not follow', () => {
    expect(verifyFair({ ...honest, seed: 'chosen' })).toEqual({ ok: false, problem: 'seed' });
  });

  it('does not throw on half surrogate pairs', () => {
    expect(verifyFair({ ...honest, secret: '\ud800' })).toEqual({
      ok: false,
      problem: 'host-commitment',
    });
    expect(verifyFair({ ...honest, salts: ['zero', '\ud800', 'two'] })).toEqual({
      ok: false,
      problem: 'seat-commitment',
      seat: 1,
    });
  });
});
