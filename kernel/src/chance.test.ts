import { createCipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlainJson } from './canonical.ts';
import {
  type Chance,
  ChanceError,
  type ChanceState,
  chacha20Block,
  chanceFrom,
  type FixedRoll,
  fixedChance,
  type RecordedDraw,
  recordedChance,
  seededChance,
} from './chance.ts';

const ALL_WORDS = 0xffffffff;

function picks(chance: Chance, count: number, sides: number): number[] {
  return Array.from({ length: count }, () => chance.pick('die', sides));
}

/** The first words of a seed's key stream, as OpenSSL computes them. */
function keyStream(seed: string, words: number, block = 0n): number[] {
  const key = createHash('sha256').update(seed).digest();
  const start = Buffer.alloc(16);
  start.writeBigUInt64LE(block);
  const stream = createCipheriv('chacha20', key, start).update(Buffer.alloc(words * 4));
  return Array.from({ length: words }, (_, index) => stream.readUInt32LE(index * 4));
}

function hexWords(hex: string): number[] {
  return hex.split(' ').map((word) => Number.parseInt(word, 16));
}

describe('chacha20Block', () => {
  it('gives the block of RFC 8439, section 2.3.2', () => {
    const input = Int32Array.from(
      hexWords(
        '61707865 3320646e 79622d32 6b206574 03020100 07060504 0b0a0908 0f0e0d0c ' +
          '13121110 17161514 1b1a1918 1f1e1d1c 00000001 09000000 4a000000 00000000',
      ),
    );
    const output = new Int32Array(16);
    chacha20Block(input, output);
    expect(Array.from(output, (word) => word >>> 0)).toEqual(
      hexWords(
        'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
          '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
      ),
    );
  });
});

describe('seededChance', () => {
  it('is the ChaCha20 key stream under the sha256 of the seed', () => {
    const expected = keyStream('twelve', 100).filter((word) => word < ALL_WORDS);
    expect(picks(seededChance('twelve'), expected.length, ALL_WORDS)).toEqual(expected);
  });

  it('gives the same draws for the same seed only', () => {
    expect(picks(seededChance('a'), 50, 6)).toEqual(picks(seededChance('a'), 50, 6));
    expect(picks(seededChance('a'), 50, 6)).not.toEqual(picks(seededChance('b'), 50, 6));
  });

  it('throws away words of the last, incomplete run', () => {
    const sides = 0xc0000000;
    const expected = keyStream('reject', 400).filter((word) => word < sides);
    expect(expected.length).toBeLessThan(350);
    expect(picks(seededChance('reject'), expected.length, sides)).toEqual(expected);
  });

  it('picks every side equally often', () => {
    const chance = seededChance('even');
    for (const sides of [2, 3, 6, 8, 12, 33]) {
      const counts = new Array<number>(sides).fill(0);
      const each = 10_000;
      for (const pick of picks(chance, each * sides, sides)) counts[pick] = (counts[pick] ?? 0) + 1;
      const chiSquare = counts.reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
      const degrees = sides - 1;
      expect(chiSquare).toBeLessThan(degrees + 5 * Math.sqrt(2 * degrees));
    }
  });

  it('stays within the sides', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: ALL_WORDS }), (seed, sides) => {
        for (const pick of picks(seededChance(seed), 20, sides)) {
          expect(Number.isInteger(pick) && pick >= 0 && pick < sides).toBe(true);
        }
      }),
    );
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 32])('refuses to pick one of %s', (sides) => {
    const chance = seededChance('a');
    expect(() => chance.pick('die', sides)).toThrow(RangeError);
    expect(chance.draws).toBe(0);
  });

  it('gives every order of a shuffle equally often', () => {
    const chance = seededChance('orders');
    const counts = new Map<string, number>();
    for (let round = 0; round < 24_000; round += 1) {
      const items = ['a', 'b', 'c', 'd'];
      chance.shuffle('deck', items);
      counts.set(items.join(''), (counts.get(items.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(23 + 5 * Math.sqrt(46));
  });

  it('keeps the items of a shuffle', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
        const shuffled = [...items];
        seededChance(seed).shuffle('deck', shuffled);
        expect([...shuffled].sort()).toEqual([...items].sort());
      }),
    );
  });

  it('counts a shuffle as one draw, however many items', () => {
    const chance = seededChance('count');
    chance.shuffle('deck', [1, 2, 3, 4, 5]);
    chance.pick('die', 6);
    chance.shuffle('deck', []);
    expect(chance.draws).toBe(3);
  });
});

describe('the state of a stream', () => {
  it('goes on where it stood, after any number of draws and a trip through JSON', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 70 }), fc.boolean(), (seed, before, shuffles) => {
        const chance = seededChance(seed);
        picks(chance, before, 6);
        if (shuffles) chance.shuffle('deck', [1, 2, 3, 4, 5]);
        const state = chance.state();
        expect(isPlainJson(state)).toBeUndefined();
        const restored = chanceFrom(JSON.parse(JSON.stringify(state)) as ChanceState);
        expect(restored.state()).toEqual(state);
        expect(restored.draws).toBe(chance.draws);
        expect(picks(restored, 40, 100)).toEqual(picks(chance, 40, 100));
      }),
    );
  });

  it('is left alone by what its copy draws', () => {
    const chance = seededChance('copy');
    picks(chance, 5, 6);
    const state = chance.state();
    const copied = picks(chance.copy(), 40, 6);
    expect(chance.state()).toEqual(state);
    expect(picks(chance, 40, 6)).toEqual(copied);
  });

  it('goes on past 2^32 blocks', () => {
    const block = 2 ** 32 - 1;
    const chance = chanceFrom({ ...seededChance('far').state(), block });
    expect(picks(chance, 40, ALL_WORDS)).toEqual(keyStream('far', 40, BigInt(block)));
  });

  const sound = seededChance('sound').state();
  it.each<Partial<ChanceState>>([
    { key: [1, 2, 3] },
    { key: [...sound.key.slice(1), -1] },
    { key: [...sound.key.slice(1), 2 ** 32] },
    { block: -1 },
    { block: 0.5 },
    { position: 16 },
    { draws: Number.NaN },
  ])('is refused when it cannot be one: %j', (wrong) => {
    expect(() => chanceFrom({ ...sound, ...wrong })).toThrow(RangeError);
  });
});

describe('fixedChance', () => {
  it('gives the rolls in turn', () => {
    const chance = fixedChance([
      { purpose: 'attack', pick: 7 },
      { purpose: '*', pick: 0 },
      { purpose: 'deck', order: ['c', 'a'] },
    ]);
    expect(chance.pick('attack', 8)).toBe(7);
    expect(chance.pick('defence', 8)).toBe(0);
    const deck = ['a', 'b', 'c', 'd'];
    chance.shuffle('deck', deck);
    expect(deck).toEqual(['c', 'a', 'b', 'd']);
    expect(chance.draws).toBe(3);
    expect(() => chance.assertUsedUp()).not.toThrow();
  });

  it('finds items by value and takes equal ones in turn', () => {
    const chance = fixedChance([{ purpose: 'deck', order: [{ x: 2, id: 1 }, 'twin', 'twin'] }]);
    const card = { id: 1, x: 2 };
    const deck = ['twin', 'other', 'twin', card];
    chance.shuffle('deck', deck);
    expect(deck).toEqual([card, 'twin', 'twin', 'other']);
    expect(deck[0]).toBe(card);
  });

  const pick = (chance: Chance): unknown => chance.pick('die', 6);
  const shuffle = (chance: Chance): unknown => chance.shuffle('deck', ['a', 'b']);

  it.each<[string, FixedRoll[], (chance: Chance) => unknown, string]>([
    ['no roll left', [], pick, 'no roll left'],
    ['another purpose', [{ purpose: 'coin', pick: 1 }], pick, 'the next roll is for "coin"'],
    ['too high', [{ purpose: 'die', pick: 6 }], pick, '6 is not a pick of 6'],
    ['below', [{ purpose: 'die', pick: -1 }], pick, '-1 is not a pick of 6'],
    [
      'an order for a pick',
      [{ purpose: 'die', order: [] }],
      pick,
      'a pick of 6 is due, not an order',
    ],
    ['a pick for an order', [{ purpose: '*', pick: 0 }], shuffle, 'an order is due, not a pick'],
    [
      'a strange item',
      [{ purpose: 'deck', order: ['b', 'x'] }],
      shuffle,
      '"x" is not among the items left to order',
    ],
    [
      'an item twice',
      [{ purpose: 'deck', order: ['b', 'b'] }],
      shuffle,
      '"b" is not among the items left to order',
    ],
  ])('refuses a draw that does not fit: %s', (_, rolls, draw, message) => {
    const chance = fixedChance(rolls);
    expect(() => draw(chance)).toThrow(ChanceError);
    expect(() => draw(chance)).toThrow(message);
    expect(chance.draws).toBe(0);
  });

  it('leaves the items alone when the order does not fit', () => {
    const deck = ['a', 'b'];
    const chance = fixedChance([{ purpose: 'deck', order: ['b', 'x'] }]);
    expect(() => chance.shuffle('deck', deck)).toThrow(ChanceError);
    expect(deck).toEqual(['a', 'b']);
  });

  it('names purpose and position in the error', () => {
    const chance = fixedChance([{ purpose: 'die', pick: 1 }]);
    chance.pick('die', 6);
    const draw = (): unknown => chance.pick('other', 6);
    expect(draw).toThrow(expect.objectContaining({ purpose: 'other', position: 1 }));
  });

  it('lists what is left', () => {
    const chance = fixedChance([
      { purpose: 'die', pick: 1 },
      { purpose: 'coin', pick: 0 },
      { purpose: 'deck', order: ['a'] },
    ]);
    chance.pick('die', 6);
    expect(() => chance.assertUsedUp()).toThrow(
      'rolls[1] for "coin": not drawn: ' +
        '{"pick":0,"purpose":"coin"}, {"order":["a"],"purpose":"deck"}',
    );
  });
});

describe('recordedChance', () => {
  function drawSome(chance: Chance): unknown[] {
    const deck = ['a', 'b', 'c', 'd', 'e'];
    const first = chance.pick('attack', 8);
    chance.shuffle('deck', deck);
    return [first, deck, chance.pick('defence', 6), chance.draws];
  }

  it('tells every draw as it was and changes nothing', () => {
    const draws: RecordedDraw[] = [];
    const drawn = drawSome(recordedChance(seededChance('tape'), (draw) => draws.push(draw)));
    expect(drawn).toEqual(drawSome(seededChance('tape')));
    const order = [...(drawn[1] as string[])];
    (drawn[1] as string[]).reverse();
    expect(draws).toEqual([
      { purpose: 'attack', sides: 8, pick: drawn[0] },
      { purpose: 'deck', order },
      { purpose: 'defence', sides: 6, pick: drawn[2] },
    ]);
  });

  it('makes a tape that plays back', () => {
    const tape: FixedRoll[] = [];
    const recorded = recordedChance(seededChance('tape'), ({ purpose, pick, order = [] }) => {
      tape.push(pick === undefined ? { purpose, order } : { purpose, pick });
    });
    const drawn = drawSome(recorded);
    const played = fixedChance(tape);
    expect(drawSome(played)).toEqual(drawn);
    played.assertUsedUp();
  });
});
