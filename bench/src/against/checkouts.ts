import type { Plan } from '../measure.ts';
import type { OnProgress } from '../run-bench.ts';
import type { Suite } from '../suite.ts';
import { SUITES } from '../suites.ts';
import { type Comparison, compareSides } from './compare.ts';
import { openSide } from './side.ts';

export interface CheckoutReport {
  readonly against: string;
  readonly suites: readonly Comparison[];
}

/** Measures the engines of two checkouts in turns; both with the suites of this one. */
export async function compareCheckouts(
  own: string,
  against: string,
  plan: Plan,
  onProgress?: OnProgress,
  suites: readonly Suite[] = SUITES,
): Promise<CheckoutReport> {
  const sides = [openSide(own), openSide(against)] as const;
  try {
    return { against, suites: await compareSides(...sides, suites, plan, onProgress) };
  } finally {
    for (const side of sides) side.close();
  }
}
