import { at } from '@parsecs/kernel';
import type { ArenaTask, Bout } from './bouts.ts';
import type { BoutCount } from './play.ts';
import { ratingsOf } from './rating.ts';
import { type Counts, countsOf, intervalOf, pointsOf, scoreOf, sumOf } from './result.ts';

export interface MatrixEntrant {
  readonly name: string;
  readonly bot: string;
  readonly games: number;
  readonly score: number;
  readonly ci95: readonly [number, number];
  /** Bradley–Terry on the scale of Elo; the mean of all is 1500. */
  readonly rating: number;
}

/** What became of a pair, seen from the first of them. */
export interface MatrixPair {
  readonly first: string;
  readonly second: string;
  readonly games: number;
  readonly a: number;
  readonly b: number;
  readonly draws: number;
  readonly score: number;
  readonly ci95: readonly [number, number];
}

export interface MatrixResult {
  readonly games: number;
  /** In the order of the task. */
  readonly entrants: readonly MatrixEntrant[];
  /** Those that could meet. */
  readonly pairs: readonly MatrixPair[];
}

/** Everybody against everybody: scores, and a rating that allows for whom each of them met. */
export function matrixResult(
  { entrants }: ArenaTask,
  bouts: readonly Bout[],
  shares: readonly Counts[],
): MatrixResult {
  const counts = countsOf(bouts, shares);
  const pairs = pairsOf(bouts, counts);
  const ratings = ratingsOf(
    entrants.length,
    pairs.map(({ first, second, count }) => ({
      first,
      second,
      games: count.games,
      points: pointsOf(count),
    })),
  );
  return {
    games: sumOf(counts).games,
    entrants: entrants.map(({ name, bot }, place) => {
      const own = sumOf(
        pairs.flatMap(({ first, second, count }) =>
          first === place ? [count] : second === place ? [turned(count)] : [],
        ),
      );
      return {
        name,
        bot,
        games: own.games,
        score: scoreOf(own),
        ci95: intervalOf(own),
        rating: at(ratings, place),
      };
    }),
    pairs: pairs.map(({ first, second, count }) => ({
      first: at(entrants, first).name,
      second: at(entrants, second).name,
      ...count,
      draws: count.games - count.a - count.b,
      score: scoreOf(count),
      ci95: intervalOf(count),
    })),
  };
}

interface Pair {
  readonly first: number;
  readonly second: number;
  readonly count: BoutCount;
}

function pairsOf(bouts: readonly Bout[], counts: readonly BoutCount[]): readonly Pair[] {
  const pairs = new Map<string, Pair>();
  for (const [place, { first, second }] of bouts.entries()) {
    const key = `${first}/${second}`;
    const known = pairs.get(key)?.count;
    const count = at(counts, place);
    pairs.set(key, { first, second, count: known === undefined ? count : sumOf([known, count]) });
  }
  return [...pairs.values()];
}

function turned({ games, a, b }: BoutCount): BoutCount {
  return { games, a: b, b: a };
}
