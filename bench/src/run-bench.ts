import { inProduction } from './boardgame-io/library.ts';
import { type Plan, race, USUAL_PLAN, type Work } from './measure.ts';
import { inUnit, round, type Suite, type Unit } from './suite.ts';
import { SUITES } from './suites.ts';

/** One line of the report. */
export interface SuiteResult {
  readonly name: string;
  readonly ours: number;
  /** The same measured for somebody else's code in the same run; null where there is nobody. */
  readonly peer: number | null;
  readonly peerName: string | null;
  /** How many times the peer ours is; null where there is no peer. */
  readonly ratio: number | null;
  readonly unit: Unit;
  /** Units in a game on average: if both sides play the same game, these agree. */
  readonly perGame?: { readonly ours: number; readonly peer: number };
}

export interface BenchReport {
  readonly suites: readonly SuiteResult[];
}

export type OnProgress = (done: number, total: number) => void;

/** Measures everything, one suite after the other, on this one core. */
export async function runBench(
  plan: Plan = USUAL_PLAN,
  onProgress?: OnProgress,
  suites: readonly Suite[] = SUITES,
): Promise<BenchReport> {
  const results: SuiteResult[] = [];
  for (const suite of suites) {
    onProgress?.(results.length, suites.length);
    results.push(await inProduction(() => measure(suite, plan)));
  }
  onProgress?.(suites.length, suites.length);
  return { suites: results };
}

async function measure({ name, unit, prepare, peer }: Suite, plan: Plan): Promise<SuiteResult> {
  const own = counted(await prepare());
  if (peer === undefined) {
    const [rate = 0] = race([own.work], plan);
    return { name, ours: inUnit(rate, unit), peer: null, peerName: null, ratio: null, unit };
  }
  const other = counted(await peer.prepare());
  const [ourRate = 0, peerRate = 0] = race([own.work, other.work], plan);
  return {
    name,
    ours: inUnit(ourRate, unit),
    peer: inUnit(peerRate, unit),
    peerName: peer.name,
    ratio: round(ourRate / peerRate, 1),
    unit,
    ...(peer.sameGame && { perGame: { ours: own.mean(), peer: other.mean() } }),
  };
}

/** The same work, with a count of what was done at a time. */
function counted(work: Work): { readonly work: Work; readonly mean: () => number } {
  let [times, units] = [0, 0];
  return {
    work: () => {
      const done = work();
      times += 1;
      units += done;
      return done;
    },
    mean: () => round(units / times, 1),
  };
}
