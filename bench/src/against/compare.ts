import { median, type Plan } from '../measure.ts';
import type { OnProgress } from '../run-bench.ts';
import { inUnit, round, type Suite, type Unit } from '../suite.ts';

/** One of two checkouts, in a process of its own. */
export interface Side {
  /** Gets a suite ready; the reason if this side cannot. */
  prepare(suite: string): Promise<string | undefined>;
  /** Works for so long and gives the units for each second of the processor. */
  stretch(seconds: number): Promise<number>;
}

/** One line of a comparison; the figures are null where a side cannot run the suite. */
export interface Comparison {
  readonly name: string;
  readonly ours: number | null;
  readonly other: number | null;
  /** How many times as fast as the other ours is: the median over the rounds. */
  readonly ratio: number | null;
  readonly unit: Unit;
  readonly why?: string;
}

export async function compareSides(
  ours: Side,
  other: Side,
  suites: readonly Suite[],
  plan: Plan,
  onProgress?: OnProgress,
): Promise<readonly Comparison[]> {
  const results: Comparison[] = [];
  for (const suite of suites) {
    onProgress?.(results.length, suites.length);
    results.push(await compareSuite(ours, other, suite, plan));
  }
  onProgress?.(suites.length, suites.length);
  return results;
}

async function compareSuite(
  ours: Side,
  other: Side,
  { name, unit }: Suite,
  { seconds, repetitions }: Plan,
): Promise<Comparison> {
  const why = (await ours.prepare(name)) ?? (await other.prepare(name));
  if (why !== undefined) return { name, ours: null, other: null, ratio: null, unit, why };
  await ours.stretch(seconds);
  await other.stretch(seconds);
  const rounds: { readonly ours: number; readonly other: number }[] = [];
  for (let round = 0; round < repetitions; round += 1) {
    rounds.push(await runRound(ours, other, seconds, round % 2 === 0));
  }
  return {
    name,
    ours: inUnit(median(rounds.map((rates) => rates.ours)), unit),
    other: inUnit(median(rounds.map((rates) => rates.other)), unit),
    ratio: round(median(rounds.map((rates) => rates.ours / rates.other)), 3),
    unit,
  };
}

/** One after the other, and who is first changes, so that a drift of the machine favours nobody. */
async function runRound(
  ours: Side,
  other: Side,
  seconds: number,
  oursFirst: boolean,
): Promise<{ readonly ours: number; readonly other: number }> {
  if (oursFirst) {
    const first = await ours.stretch(seconds);
    return { ours: first, other: await other.stretch(seconds) };
  }
  const first = await other.stretch(seconds);
  return { ours: await ours.stretch(seconds), other: first };
}
