import { at, logarithm } from '@parsecs/kernel';

/** Two that met, and the points of the first out of so many games; a draw is half a point. */
export interface Meeting {
  readonly first: number;
  readonly second: number;
  readonly games: number;
  readonly points: number;
}

const MEAN = 1500;
/** Ten times the odds to win are 400 points, as in chess. */
const SCALE = 400;
/** One game against somebody average, drawn: whoever has won or lost everything keeps a rating. */
const PRIOR_GAMES = 1;
const STEPS = 2000;
const CLOSE = 1e-10;

/**
 * The strengths by which the results are most likely (Bradley and Terry), on the scale of Elo with 1500
 * as the mean. Every entrant has besides drawn one game against an average one.
 */
export function ratingsOf(entrants: number, meetings: readonly Meeting[]): readonly number[] {
  let strengths = Array.from({ length: entrants }, () => 1);
  for (let step = 0; step < STEPS; step += 1) {
    const next = better(strengths, meetings);
    const change = Math.max(
      0,
      ...next.map((value, place) => Math.abs(value / at(strengths, place) - 1)),
    );
    strengths = next;
    if (change < CLOSE) break;
  }
  const levels = strengths.map((value) => (SCALE * logarithm(value)) / logarithm(10));
  const mean = levels.reduce((sum, level) => sum + level, 0) / Math.max(1, entrants);
  return levels.map((level) => Math.round(MEAN + level - mean));
}

/** One step of Hunter's minorization: points by what these strengths would have expected. */
function better(strengths: readonly number[], meetings: readonly Meeting[]): number[] {
  const points = strengths.map(() => PRIOR_GAMES / 2);
  const expected = strengths.map((value) => PRIOR_GAMES / (value + 1));
  for (const { first, second, games, points: won } of meetings) {
    const share = games / (at(strengths, first) + at(strengths, second));
    points[first] = at(points, first) + won;
    points[second] = at(points, second) + games - won;
    expected[first] = at(expected, first) + share;
    expected[second] = at(expected, second) + share;
  }
  return points.map((value, place) => value / at(expected, place));
}
