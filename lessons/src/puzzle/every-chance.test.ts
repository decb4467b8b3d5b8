import type { Chance } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import { ChanceNotEnumerable, type Faces, forEveryChance } from './every-chance.ts';

const COIN: Faces = {
  coin: [
    [0, 3],
    [3, 1],
  ],
};

function oddsOf(faces: Faces, run: (chance: Chance) => string): Readonly<Record<string, number>> {
  const odds: Record<string, number> = {};
  forEveryChance(faces, run, (result, p) => {
    odds[result] = (odds[result] ?? 0) + p;
  });
  return odds;
}

const shown = (pick: number): string => (pick === 3 ? 'tails' : 'heads');

test('every side of a die is tried once', () => {
  const odds = oddsOf({}, (chance) => String(chance.pick('die', 6)));
  expect(Object.values(odds)).toEqual(Array.from({ length: 6 }, () => 1 / 6));
});

test('a handful has the same odds as its dice one by one', () => {
  const three = (chance: Chance): string =>
    [1, 2, 3]
      .map(() => shown(chance.pick('coin', 4)))
      .sort()
      .join();
  const handful = oddsOf(COIN, three);
  const oneByOne = oddsOf({}, three);
  expect(Object.keys(handful).sort()).toEqual(Object.keys(oneByOne).sort());
  for (const [result, p] of Object.entries(oneByOne)) expect(handful[result]).toBeCloseTo(p, 12);
});

test('a draw between two of a kind parts them', () => {
  const odds = oddsOf(COIN, (chance) => {
    const first = shown(chance.pick('coin', 4));
    chance.pick('other', 2);
    return `${first} ${shown(chance.pick('coin', 4))}`;
  });
  expect(odds['tails heads']).toBeCloseTo(3 / 16, 12);
});

test('what follows may depend on what was drawn', () => {
  const odds = oddsOf({}, (chance) =>
    chance.pick('die', 2) === 0 ? 'none' : String(chance.pick('die', 3)),
  );
  expect(odds['none']).toBe(0.5);
  expect(odds['2']).toBeCloseTo(1 / 6, 12);
});

test('draws that no longer matter are not tried', () => {
  let runs = 0;
  forEveryChance(
    {},
    (chance, settle) => {
      chance.pick('die', 6);
      settle();
      while (chance.pick('tie', 2) === chance.pick('tie', 2));
    },
    () => {
      runs += 1;
    },
  );
  expect(runs).toBe(6);
});

test('a shuffle and endless draws are named', () => {
  const run = (draw: (chance: Chance) => void) => (): void => forEveryChance({}, draw, () => {});
  expect(run((chance) => chance.shuffle('deck', [1, 2]))).toThrow(ChanceNotEnumerable);
  expect(
    run((chance) => {
      while (chance.pick('tie', 2) === 0);
    }),
  ).toThrow(ChanceNotEnumerable);
});
