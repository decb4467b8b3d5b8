import { at, seededChance } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { type Meeting, ratingsOf } from './rating.ts';

/** Games between entrants of known strengths: each wins with its part of both. */
function meet(strengths: readonly number[], games: number): readonly Meeting[] {
  const chance = seededChance('rating');
  return strengths.flatMap((one, first) =>
    strengths.slice(first + 1).map((other, distance): Meeting => {
      let points = 0;
      for (let game = 0; game < games; game += 1) {
        if (chance.pick('game', one + other) < one) points += 1;
      }
      return { first, second: first + 1 + distance, games, points };
    }),
  );
}

describe('a rating', () => {
  test('finds known strengths again', () => {
    // Ten times the strength is 400 points more.
    const ratings = ratingsOf(4, meet([1, 10, 100, 30], 4000));
    const [weakest, tenfold, strongest] = [at(ratings, 0), at(ratings, 1), at(ratings, 2)];
    expect(Math.abs(tenfold - weakest - 400)).toBeLessThan(40);
    expect(Math.abs(strongest - tenfold - 400)).toBeLessThan(40);
    expect(ratings.reduce((sum, value) => sum + value, 0) / 4).toBeCloseTo(1500, 0);
  });

  test('allows for whom each of them met', () => {
    // Both won three games of four, one of them against the stronger.
    const ratings = ratingsOf(4, [
      { first: 0, second: 1, games: 400, points: 300 },
      { first: 0, second: 2, games: 100, points: 75 },
      { first: 1, second: 3, games: 100, points: 75 },
    ]);
    expect(at(ratings, 0)).toBeGreaterThan(at(ratings, 1));
    expect(at(ratings, 2)).toBeGreaterThan(at(ratings, 3));
  });

  test('whoever has lost everything, or met nobody, has one, too', () => {
    const ratings = ratingsOf(3, [{ first: 0, second: 1, games: 10, points: 10 }]);
    expect(ratings.every(Number.isFinite)).toBe(true);
    expect(at(ratings, 0)).toBeGreaterThan(at(ratings, 2));
    expect(at(ratings, 2)).toBeGreaterThan(at(ratings, 1));
  });
});
