import { type Effort, median, type Plan } from '../measure.ts';
import { inUnit, round, type Suite, type Unit } from '../suite.ts';

/** One of two checkouts, in a process of its own. */
export interface Side {
  /** Gets a suite ready; the reason if this side cannot. */
  prepare(suite: string): Promise<string | undefined>;
  /** Does the work of the suite so often. */
  run(times: number): Promise<Effort>;
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

/** Short rounds, so that a slow moment of the machine spoils one of many and not one of few. */
const ROUND_SECONDS = 0.1;

export async function compareSuite(
  ours: Side,
  other: Side,
  { name, unit }: Suite,
  { seconds, repetitions }: Plan,
): Promise<Comparison> {
  const why = (await ours.prepare(name)) ?? (await other.prepare(name));
  if (why !== undefined) return { name, ours: null, other: null, ratio: null, unit, why };
  // Both do the same number of times, so both have the same games before them in every round.
  const { times, cost } = await warmUp(ours, other, seconds);
  const count = Math.max(repetitions, Math.round((repetitions * seconds) / cost));
  const rounds: Round[] = [];
  for (let index = 0; index < count; index += 1) {
    rounds.push(await runRound(ours, other, times, index % 2 === 0));
  }
  return {
    name,
    ours: inUnit(median(rounds.map((efforts) => rateOf(efforts.ours))), unit),
    other: inUnit(median(rounds.map((efforts) => rateOf(efforts.other))), unit),
    ratio: round(median(rounds.map((each) => rateOf(each.ours) / rateOf(each.other))), 3),
    unit,
  };
}

/** Works until both are warm; how often fits into a round then, and what that costs a side. */
async function warmUp(
  ours: Side,
  other: Side,
  seconds: number,
): Promise<{ readonly times: number; readonly cost: number }> {
  let times = 1;
  let spent = 0;
  for (;;) {
    const efforts = await runRound(ours, other, times, true);
    const cost = Math.max(efforts.ours.seconds, efforts.other.seconds, LEAST_SECONDS);
    spent += cost;
    const fitting = Math.max(1, Math.round((times * ROUND_SECONDS) / cost));
    if (spent >= seconds) return { times: fitting, cost: (cost / times) * fitting };
    times = Math.min(fitting, times * 2);
  }
}

/** Of nothing at all no clock tells how long it took. */
const LEAST_SECONDS = 1e-6;

function rateOf({ units, seconds }: Effort): number {
  return units / Math.max(seconds, LEAST_SECONDS);
}

interface Round {
  readonly ours: Effort;
  readonly other: Effort;
}

/** One after the other, and who is first changes, so that a drift of the machine favours nobody. */
async function runRound(
  ours: Side,
  other: Side,
  times: number,
  oursFirst: boolean,
): Promise<Round> {
  if (oursFirst) {
    const first = await ours.run(times);
    return { ours: first, other: await other.run(times) };
  }
  const first = await other.run(times);
  return { ours: await ours.run(times), other: first };
}
