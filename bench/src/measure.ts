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

/** How a contestant's rate is gained; tests give another way. */
export type Stretch = (work: Work, seconds: number) => number;

/**
 * Units a second for each contestant. All warm up first and then take turns, so that a slow moment
 * of the machine hits them alike.
 */
export function race(
  contestants: readonly Work[],
  { seconds, repetitions }: Plan,
  stretch: Stretch = runFor,
): readonly number[] {
  for (const work of contestants) stretch(work, seconds);
  const rates = contestants.map((): number[] => []);
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    for (const [index, work] of contestants.entries()) rates[index]?.push(stretch(work, seconds));
  }
  return rates.map(median);
}

/** Seconds of the processor that were used so far. */
type Clock = () => number;

/** Asking for the time of the processor is dear, so the clock on the wall says when to ask. */
const ASK_EVERY_MS = 5;

/**
 * Units for each second of the processor, measured over so many of them: what other programs take
 * of the machine meanwhile does not count.
 */
export function runFor(work: Work, seconds: number, clock: Clock = cpuSeconds): number {
  const before = clock();
  let units = 0;
  let used = 0;
  while (used < seconds) {
    const began = performance.now();
    do units += work();
    while (performance.now() - began < ASK_EVERY_MS);
    used = clock() - before;
  }
  return units / used;
}

/** Does the work so often: the units that came of it, and the seconds of the processor it took. */
export function runTimes(work: Work, times: number): Effort {
  const before = cpuSeconds();
  let units = 0;
  for (let time = 0; time < times; time += 1) units += work();
  return { times, units, seconds: cpuSeconds() - before };
}

export interface Effort {
  readonly times: number;
  readonly units: number;
  readonly seconds: number;
}

/** Newer versions of Node tell the time of one thread; else the process counts, with its helpers. */
interface ThreadClock {
  readonly threadCpuUsage?: () => NodeJS.CpuUsage;
}

function cpuSeconds(): number {
  const { user, system } = (process as ThreadClock).threadCpuUsage?.() ?? process.cpuUsage();
  return (user + system) / 1_000_000;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new RangeError('no values');
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
