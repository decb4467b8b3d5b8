import { performance } from 'node:perf_hooks';

/** Something whose speed is measured: does a bit of its work and says how many units that was. */
export type Work = () => number;

export interface Plan {
  /** How long each contestant runs at a stretch. */
  readonly seconds: number;
  /** How often each contestant has its turn; the median counts. */
  readonly repetitions: number;
}

export const USUAL_PLAN: Plan = { seconds: 1.5, repetitions: 5 };

/**
 * Units a second for each contestant. All warm up first and then take turns, so that a slow moment
 * of the machine hits them alike.
 */
export function race(
  contestants: readonly Work[],
  { seconds, repetitions }: Plan,
): readonly number[] {
  for (const work of contestants) runFor(work, seconds);
  const rates = contestants.map((): number[] => []);
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    for (const [index, work] of contestants.entries()) rates[index]?.push(runFor(work, seconds));
  }
  return rates.map(median);
}

function runFor(work: Work, seconds: number): number {
  const started = performance.now();
  let units = 0;
  let elapsed = 0;
  do {
    units += work();
    elapsed = performance.now() - started;
  } while (elapsed < seconds * 1000);
  return (units * 1000) / elapsed;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new RangeError('no values');
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
