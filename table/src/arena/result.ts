import type { ArenaTask, Bout } from './bouts.ts';
import { type Habits, mergeHabits } from './habits.ts';
import type { ArenaShare, BoutCount } from './play.ts';
import { meanOf, mergeTallies, quantileOf } from './tally.ts';
import { wilson } from './wilson.ts';

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
  /** Where the game has any that are counted. */
  readonly habits?: { readonly a: Habits; readonly b: Habits };
  readonly setups: readonly {
    readonly id: string;
    readonly games: number;
    readonly aScore: number;
  }[];
}

/** What shares know of games; they add up. */
export type Counts = Pick<ArenaShare, 'counts'>;

/** The shares of all threads together. Times are in seconds of CPU, for each decision. */
export function arenaResult(
  bouts: readonly Bout[],
  shares: readonly Pick<ArenaShare, 'counts' | 'thoughts' | 'habits'>[],
): ArenaResult {
  const byBout = countsOf(bouts, shares);
  const total = sumOf(byBout);
  const times = (entrant: number): { readonly mean: number; readonly p95: number } => {
    const tally = mergeTallies(shares.map(({ thoughts }) => thoughts[entrant] ?? []));
    return { mean: round(meanOf(tally) / 1e4), p95: round(quantileOf(tally, 0.95) / 1e4) };
  };
  const habits = (entrant: number): Habits =>
    mergeHabits(shares.map((share) => share.habits[entrant] ?? {}));
  const [timesA, timesB] = [times(0), times(1)];
  const [habitsA, habitsB] = [habits(0), habits(1)];
  return {
    games: total.games,
    a: total.a,
    b: total.b,
    draws: total.games - total.a - total.b,
    aScore: scoreOf(total),
    ci95: intervalOf(total),
    secondsPerMove: { a: timesA.mean, b: timesB.mean },
    cpuP95: { a: timesA.p95, b: timesB.p95 },
    ...(Object.keys(habitsA).length > 0 && { habits: { a: habitsA, b: habitsB } }),
    setups: bouts.map(({ name }, place) => {
      const count = byBout[place] ?? NOTHING;
      return { id: name, games: count.games, aScore: scoreOf(count) };
    }),
  };
}

const NOTHING: BoutCount = { games: 0, a: 0, b: 0 };

/** By bout. */
export function countsOf(bouts: readonly Bout[], shares: readonly Counts[]): readonly BoutCount[] {
  return bouts.map((_, place) => sumOf(shares.flatMap(({ counts }) => counts[place] ?? [])));
}

export function sumOf(counts: readonly BoutCount[]): BoutCount {
  const total = (field: keyof BoutCount): number =>
    counts.reduce((all, count) => all + count[field], 0);
  return { games: total('games'), a: total('a'), b: total('b') };
}

/** Wins, and half of the draws, of all games. */
export function pointsOf({ games, a, b }: BoutCount): number {
  return a + (games - a - b) / 2;
}

export function scoreOf(count: BoutCount): number {
  return count.games === 0 ? 0.5 : round(pointsOf(count) / count.games, 3);
}

/** Where the score lies with 95 %. */
export function intervalOf(count: BoutCount): readonly [number, number] {
  const { least, most } = wilson(pointsOf(count), count.games);
  return [round(least, 3), round(most, 3)];
}

function round(value: number, digits = 4): number {
  return Number(value.toFixed(digits));
}

/** The entrants of `--a` and `--b`. */
export function duel({
  a,
  b,
}: {
  readonly a: ArenaTask['entrants'][number]['bot'];
  readonly b: ArenaTask['entrants'][number]['bot'];
}): ArenaTask['entrants'] {
  return [
    { name: a, bot: a },
    { name: b, bot: b },
  ];
}
