import { type Contest, wilson } from '@parsecs/table/arena';

/** What came of the games of one side; counts can be added up. */
export interface SideCount {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  /** A draw counts in equal parts for all that share it. */
  readonly points: number;
}

export interface SideResult extends Omit<SideCount, 'points'> {
  readonly side: string;
  readonly share: number;
  /** Where the share lies with 95 %. */
  readonly least: number;
  readonly most: number;
}

export interface ContestResult {
  readonly name: string;
  readonly sides: readonly SideResult[];
}

export interface GameBalance {
  readonly game: string;
  readonly version: string;
  readonly contests: readonly ContestResult[];
}

const NOTHING: SideCount = { games: 0, wins: 0, draws: 0, points: 0 };

/** The counts of one game for each side that took part. */
export function countGame(
  counts: SideCount[],
  present: readonly number[],
  winners: readonly number[],
): void {
  const sides = [...new Set(present)];
  const won = new Set(winners);
  const shared = won.size === 0 ? sides : [...won];
  for (const side of sides) {
    const { games, wins, draws, points } = counts[side] ?? NOTHING;
    counts[side] = {
      games: games + 1,
      wins: wins + (won.size === 1 && won.has(side) ? 1 : 0),
      draws: draws + (won.size === 1 || !shared.includes(side) ? 0 : 1),
      points: points + (shared.includes(side) ? 1 / shared.length : 0),
    };
  }
}

/** The counts of all threads together. */
export function resultOf(
  { name, sides }: Contest,
  shares: readonly (readonly SideCount[])[],
): ContestResult {
  return {
    name,
    sides: sides.map((side, index) => {
      const all = shares.map((counts) => counts[index] ?? NOTHING);
      const sum = (field: keyof SideCount): number =>
        all.reduce((total, count) => total + count[field], 0);
      const [games, points] = [sum('games'), sum('points')];
      const { least, most } = wilson(points, games);
      return {
        side,
        games,
        wins: sum('wins'),
        draws: sum('draws'),
        share: games === 0 ? 0 : round(points / games),
        least: round(least),
        most: round(most),
      };
    }),
  };
}

/** Three digits: enough for any number of games, and the order of adding up leaves no trace. */
function round(share: number): number {
  return Number(share.toFixed(3));
}
