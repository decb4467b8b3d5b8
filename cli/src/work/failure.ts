/** A game that broke a promise, and how to see it again. */
export interface Failure {
  /** The number of the game in the run, from 0. */
  readonly game: number;
  readonly seed: string;
  readonly setup: unknown;
  /** How many answers had been given. */
  readonly step: number;
  readonly promise: string;
  readonly detail: string;
}

/** More than anybody reads; the first ones are kept. */
const MOST_FAILURES = 20;

export function keepFailure(failures: Failure[], failure: Failure): void {
  if (failures.length < MOST_FAILURES) failures.push(failure);
}

/** Those of all threads together, in the order of the games, the same for any number of threads. */
export function mergeFailures(shares: readonly (readonly Failure[])[]): readonly Failure[] {
  return shares
    .flat()
    .toSorted((one, other) => one.game - other.game)
    .slice(0, MOST_FAILURES);
}
