import type { Plan } from '../measure.ts';
import type { OnProgress } from '../run-bench.ts';
import type { Suite } from '../suite.ts';
import { SUITES } from '../suites.ts';
import { type Comparison, compareSuite } from './compare.ts';
import { openSide } from './side.ts';

export interface CheckoutReport {
  readonly against: string;
  readonly suites: readonly Comparison[];
}

/**
 * Measures the engines of two checkouts in turns; both with the suites of this one. Each suite has
 * processes of its own: code that has run one game is compiled for that game.
 */
export async function compareCheckouts(
  own: string,
  against: string,
  plan: Plan,
  onProgress?: OnProgress,
  suites: readonly Suite[] = SUITES,
): Promise<CheckoutReport> {
  const results: Comparison[] = [];
  for (const suite of suites) {
    onProgress?.(results.length, suites.length);
    const sides = [openSide(own), openSide(against)] as const;
    try {
      results.push(await compareSuite(...sides, suite, plan));
    } finally {
      for (const side of sides) side.close();
    }
  }
  onProgress?.(suites.length, suites.length);
  return { against, suites: results };
}
