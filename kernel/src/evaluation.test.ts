import { describe, expect, test } from 'vitest';
import { chanceBy, type Evaluation, evaluationOfScore } from './evaluation.ts';
import type { Outcome } from './game.ts';
import { at } from './lists.ts';

interface Race {
  readonly sides: readonly number[];
  readonly speed: readonly number[];
  readonly fuel: readonly number[];
  readonly winners?: readonly number[];
}

const evaluation: Evaluation<Race> = {
  features: ['speed', 'fuel'],
  sides: ({ sides }) => sides,
  measure: ({ sides, speed, fuel }, seat) => {
    const side = at(sides, seat);
    return [at(speed, side), at(fuel, side)];
  },
  weights: { speed: 0.5, fuel: -1 },
};

const outcome = ({ winners }: Race): Outcome | undefined =>
  winners === undefined ? undefined : { winners, rule: 'R-1' };

const chance = chanceBy(evaluation, outcome);

const two: Race = { sides: [0, 1], speed: [4, 2], fuel: [1, 1.5] };

describe('chances', () => {
  test('two sides: the logistic function of the difference', () => {
    expect(chance(two, 0)).toBeCloseTo(1 / (1 + Math.exp(-1.5)), 12);
    expect(chance(two, 0) + chance(two, 1)).toBeCloseTo(1, 12);
  });

  test('three sides share one, by what each is worth', () => {
    const three: Race = { sides: [0, 1, 2], speed: [2, 2, 0], fuel: [0, 0, 0] };
    const chances = [0, 1, 2].map((seat) => chance(three, seat));
    expect(chances[0]).toBe(chances[1]);
    expect(at(chances, 0) / at(chances, 2)).toBeCloseTo(Math.E, 12);
    expect(chances.reduce((sum, one) => sum + one)).toBeCloseTo(1, 12);
  });

  test('allies count once and have the same', () => {
    const teams = { ...two, sides: [0, 1, 0, 1] };
    expect([0, 1, 2, 3].map((seat) => chance(teams, seat))).toEqual(
      [0, 1, 0, 1].map((seat) => chance(two, seat)),
    );
  });

  test.each([
    [[0], [1, 0]],
    [[1], [0, 1]],
    [
      [0, 1],
      [0.5, 0.5],
    ],
    [[], [0.5, 0.5]],
  ])('a game that %j won', (winners, expected) => {
    expect([0, 1].map((seat) => chance({ ...two, winners }, seat))).toEqual(expected);
  });

  test('other weights, another style', () => {
    const thrifty = chanceBy(evaluation, outcome, { fuel: -10 });
    expect(thrifty(two, 0)).toBeGreaterThan(0.99);
  });
});

test('a score becomes chances: both views of it are subtracted', () => {
  const scored = evaluationOfScore<number>(
    (lead, seat) => (seat === 0 ? lead : 2 - lead),
    10,
    () => [0, 1],
  );
  const chanceOf = chanceBy(scored, () => undefined);
  expect(chanceOf(11, 0)).toBeCloseTo(1 / (1 + Math.exp(-1)), 12);
  expect(chanceOf(1, 0)).toBe(0.5);
});
