import type { Work } from './measure.ts';

/** How much is done in a second, or how long one takes. */
export type Unit = 'decisions/s' | 'iterations/s' | 'µs';

/** Somebody else's code that is measured in the same run. */
export interface Peer {
  readonly name: string;
  readonly prepare: () => Promise<Work>;
  /** It plays the same game, so its games are as long as ours. */
  readonly sameGame?: true;
}

/** One thing whose speed is measured. Nothing is loaded or made before it is the suite's turn. */
export interface Suite {
  readonly name: string;
  readonly unit: Unit;
  readonly prepare: () => Promise<Work>;
  readonly peer?: Peer;
}

const DIGITS: Readonly<Record<Unit, number>> = { 'decisions/s': 0, 'iterations/s': 0, µs: 3 };

/** A rate in the unit of a suite. */
export function inUnit(rate: number, unit: Unit): number {
  return round(unit === 'µs' ? 1_000_000 / rate : rate, DIGITS[unit]);
}

export function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
