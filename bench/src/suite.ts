import type { Plan } from './measure.ts';

/** One line of the report. */
export interface SuiteResult {
  readonly name: string;
  readonly ours: number;
  /** The same measured for somebody else's code in the same run; null where there is nobody. */
  readonly peer: number | null;
  readonly peerName: string | null;
  /** How many times the peer ours is; null where there is no peer. */
  readonly ratio: number | null;
  readonly unit: string;
  /** Units in a game on average: if both sides play the same game, these agree. */
  readonly perGame?: { readonly ours: number; readonly peer: number };
}

export type Suite = (plan: Plan) => SuiteResult | Promise<SuiteResult>;

/** The line of a suite that has no peer. */
export function alone(name: string, ours: number, unit: string): SuiteResult {
  return { name, ours, peer: null, peerName: null, ratio: null, unit };
}

export function round(value: number, digits = 0): number {
  return Number(value.toFixed(digits));
}
