import type { OddsResult } from './kind.ts';

/** One place of the chart: how likely exactly that is, and that with everything beyond it. */
export interface Point {
  /** Nothing where the ship does not come home. */
  readonly value: number | undefined;
  readonly exactly: number;
  /** At least so much damage; home with at most so many cards. */
  readonly reached: number;
}

/** Where nothing is left but this, a chart ends. */
const NOTHING = 5e-4;

/** All places that the settings together have, each with the points of each setting. */
export function curvesOf(
  results: readonly OddsResult[],
  counts: 'damage' | 'cards',
): readonly (readonly Point[])[] {
  const values = placesOf(results);
  return results.map(({ outcomes }) =>
    values.map((value) => ({
      value,
      exactly: outcomes.find((one) => one.value === value)?.p ?? 0,
      reached: sum(outcomes, (one) =>
        one === undefined || value === undefined
          ? false
          : counts === 'damage'
            ? one >= value
            : one <= value,
      ),
    })),
  );
}

function sum(
  outcomes: OddsResult['outcomes'],
  counts: (value: number | undefined) => boolean,
): number {
  return outcomes.reduce((total, { value, p }) => (counts(value) ? total + p : total), 0);
}

/** From the least to the most that happens often enough to be seen, and the place for not at all. */
function placesOf(results: readonly OddsResult[]): readonly (number | undefined)[] {
  const seen = results.flatMap(({ outcomes }) =>
    outcomes.flatMap(({ value, p }) => (value !== undefined && p >= NOTHING ? [value] : [])),
  );
  const all = results.flatMap(({ outcomes }) => outcomes.map(({ value }) => value));
  const known = all.filter((value) => value !== undefined);
  const least = Math.min(...known);
  const most = Math.max(least, ...seen);
  const places = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return all.includes(undefined) ? [...places, undefined] : places;
}
