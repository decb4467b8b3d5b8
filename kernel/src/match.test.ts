import { describe, expect, test } from 'vitest';
import { begin, playRound } from './testing/tiny-match.ts';

describe('choosing', () => {
  test('a refused choice changes nothing and is not logged', () => {
    const match = begin();
    const before = match.hash();
    expect(match.choose(0, '7')).toMatchObject({ refused: 'TG-1' });
    expect(match.hash()).toBe(before);
    expect(match.entries).toEqual([]);
  });

  test('a seat that is not asked is refused by the table', () => {
    const match = begin();
    match.choose(0, '3');
    expect(match.choose(0, '3')).toMatchObject({ refused: 'table', cause: 'not-asked' });
  });

  test('two runs of the same seed and choices give the same hash, another seed another', () => {
    const hashes = ['a', 'a', 'b'].map((seed) => {
      const match = begin(seed);
      for (let round = 0; round < 10; round += 1) playRound(match);
      return match.hash();
    });
    expect(hashes[0]).toBe(hashes[1]);
    expect(hashes[0]).not.toBe(hashes[2]);
  });
});

test('what was told at each step is kept beside the choices', () => {
  const match = begin();
  playRound(match);
  expect(match.eventsAt(2).map((event) => event.type)).toEqual(['bid', 'shown', 'rolled']);
  expect(match.log().told).toHaveLength(4);
});

describe('a step that is only prepared', () => {
  test('changes nothing until it is committed, and then leads where a choice leads', () => {
    const match = begin();
    match.choose(0, '3');
    const before = match.hash();
    const prepared = match.prepare(1, '4');
    if ('refused' in prepared) throw new Error('refused');
    expect([match.hash(), match.length, match.entries.length]).toEqual([before, 1, 1]);
    match.commit(prepared);
    const straight = begin();
    straight.choose(0, '3');
    straight.choose(1, '4');
    expect(match.hash()).toBe(straight.hash());
    expect(match.log()).toEqual(straight.log());
  });

  test('is refused like a choice, and cannot be committed at another moment', () => {
    const match = begin();
    expect(match.prepare(0, '7')).toMatchObject({ refused: 'TG-1' });
    const prepared = match.prepare(0, '3');
    match.choose(1, '2');
    if ('refused' in prepared) throw new Error('refused');
    expect(() => match.commit(prepared)).toThrow('another moment');
  });
});
