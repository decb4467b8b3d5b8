import { wilson } from '../balance/wilson.ts';
import type { ArenaShare, ArenaTask, ContestCount } from '../work/arena-job.ts';
import { meanOf, mergeTallies, quantileOf } from '../work/tally.ts';

export interface ArenaResult {
  readonly games: number;
  /** Games that were won. */
  readonly a: number;
  readonly b: number;
  readonly draws: number;
  /** Wins, and half of the draws, of all games. */
  readonly aScore: number;
  readonly ci95: readonly [number, number];
  readonly secondsPerMove: { readonly a: number; readonly b: number };
  readonly cpuP95: { readonly a: number; readonly b: number };
  readonly setups: readonly {
    readonly id: string;
    readonly games: number;
    readonly aScore: number;
  }[];
}

/** The shares of all threads together. Times are in seconds of CPU, for each decision. */
export function arenaResult(task: ArenaTask, shares: readonly ArenaShare[]): ArenaResult {
  const byContest = task.contests.map((_, place) =>
    sum(shares.flatMap(({ counts }) => counts[place] ?? [])),
  );
  const { games, a, b } = sum(byContest);
  const points = a + (games - a - b) / 2;
  const { least, most } = wilson(points, games);
  const times = (bot: 'a' | 'b'): { readonly mean: number; readonly p95: number } => {
    const tally = mergeTallies(shares.map(({ thoughts }) => thoughts[bot]));
    return { mean: round(meanOf(tally) / 1e4), p95: round(quantileOf(tally, 0.95) / 1e4) };
  };
  const [timesA, timesB] = [times('a'), times('b')];
  return {
    games,
    a,
    b,
    draws: games - a - b,
    aScore: scoreOf({ games, a, b }),
    ci95: [round(least, 3), round(most, 3)],
    secondsPerMove: { a: timesA.mean, b: timesB.mean },
    cpuP95: { a: timesA.p95, b: timesB.p95 },
    setups: byContest.map((count, place) => ({
      id: task.contests[place] ?? '',
      games: count.games,
      aScore: scoreOf(count),
    })),
  };
}

function sum(counts: readonly ContestCount[]): ContestCount {
  const total = (field: keyof ContestCount): number =>
    counts.reduce((all, count) => all + count[field], 0);
  return { games: total('games'), a: total('a'), b: total('b') };
}

function scoreOf({ games, a, b }: ContestCount): number {
  return games === 0 ? 0.5 : round((a + (games - a - b) / 2) / games, 3);
}

function round(value: number, digits = 4): number {
  return Number(value.toFixed(digits));
}
