/** How often each value came up, in a form that threads can hand over. */
export type Tally = readonly (readonly [value: number, count: number])[];

/** What people want to know of many values. */
export interface Spread {
  readonly mean: number;
  readonly p10: number;
  readonly p90: number;
}

export class Counter {
  readonly #counts: Map<number, number> = new Map();

  add(value: number, count = 1): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + count);
  }

  tally(): Tally {
    return [...this.#counts].toSorted(([one], [other]) => one - other);
  }
}

export function mergeTallies(tallies: readonly Tally[]): Tally {
  const counter = new Counter();
  for (const [value, count] of tallies.flat()) counter.add(value, count);
  return counter.tally();
}

export function spreadOf(tally: Tally): Spread {
  const total = tally.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return { mean: 0, p10: 0, p90: 0 };
  const mean = tally.reduce((sum, [value, count]) => sum + value * count, 0) / total;
  return {
    mean: Number(mean.toFixed(3)),
    p10: rank(tally, 0.1 * total),
    p90: rank(tally, 0.9 * total),
  };
}

/** The value that this part of all, from 0 to 1, does not exceed. */
export function quantileOf(tally: Tally, part: number): number {
  return rank(tally, part * tally.reduce((sum, [, count]) => sum + count, 0));
}

export function meanOf(tally: Tally): number {
  const total = tally.reduce((sum, [, count]) => sum + count, 0);
  return total === 0 ? 0 : tally.reduce((sum, [value, count]) => sum + value * count, 0) / total;
}

/** The smallest value that at least so many do not exceed. */
function rank(tally: Tally, wanted: number): number {
  let seen = 0;
  for (const [value, count] of tally) {
    seen += count;
    if (seen >= wanted) return value;
  }
  return tally.at(-1)?.[0] ?? 0;
}
