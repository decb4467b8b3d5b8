import { at, seededChance } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import { fitWeights, logLossOf, type Position } from './regression.ts';

const TRUTH = [0.8, -0.05, 0];

/** Positions whose winner was drawn by known weights. */
function drawn(sides: number, count: number): readonly Position[] {
  const chance = seededChance(`regression/${sides}`);
  return Array.from({ length: count }, () => {
    const measured = Array.from({ length: sides }, () => [
      chance.pick('one', 5),
      chance.pick('other', 60),
      chance.pick('idle', 9),
    ]);
    const odds = measured.map((side) =>
      Math.exp(side.reduce((sum, value, index) => sum + value * at(TRUTH, index), 0)),
    );
    const total = odds.reduce((sum, value) => sum + value, 0);
    let lot = (total * chance.pick('winner', 1_000_000)) / 1_000_000;
    const winner = odds.findIndex((value) => (lot -= value) < 0);
    return { sides: measured, won: measured.map((_, side) => (side === winner ? 1 : 0)) };
  });
}

test.each([2, 3])('finds the weights by which %d sides won', (sides) => {
  const positions = drawn(sides, 6000);
  const weights = fitWeights(positions, TRUTH.length);
  for (const [index, weight] of weights.entries()) {
    expect(Math.abs(weight - at(TRUTH, index))).toBeLessThan(0.06);
  }
  expect(logLossOf(positions, weights)).toBeLessThan(logLossOf(positions, [0, 0, 0]));
});

test('what never differs has no weight, and a coin has the loss of a coin', () => {
  const even: readonly Position[] = [
    { sides: [[1], [1]], won: [1, 0] },
    { sides: [[1], [1]], won: [0.5, 0.5] },
  ];
  expect(fitWeights(even, 1)).toEqual([0]);
  expect(logLossOf(even, [3])).toBeCloseTo(Math.LN2, 12);
});
