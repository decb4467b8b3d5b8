import { type Plan, USUAL_PLAN } from './measure.ts';
import type { SuiteResult } from './suite.ts';
import { greedyPlay } from './suites/greedy-play.ts';
import { randomPlay } from './suites/random-play.ts';
import { stateCopy } from './suites/state-copy.ts';

export interface BenchReport {
  readonly suites: readonly SuiteResult[];
}

const SUITES: readonly ((plan: Plan) => SuiteResult | Promise<SuiteResult>)[] = [
  randomPlay,
  stateCopy,
  greedyPlay,
];

/** Measures everything, one suite after the other, on this one core. */
export async function runBench(
  plan: Plan = USUAL_PLAN,
  onProgress?: (done: number, total: number) => void,
): Promise<BenchReport> {
  const suites: SuiteResult[] = [];
  for (const measure of SUITES) {
    onProgress?.(suites.length, SUITES.length);
    suites.push(await measure(plan));
  }
  onProgress?.(SUITES.length, SUITES.length);
  return { suites };
}
