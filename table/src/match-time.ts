/** Time left for the whole match. It runs while the table does, and is told the time from outside. */
export class MatchTime {
  /** Milliseconds that were agreed on. */
  readonly budget: number;
  readonly #now: () => number;
  #left: number;
  #runningSince: number | undefined;

  constructor(budget: number, now: () => number, left: number = budget) {
    this.budget = budget;
    this.#now = now;
    this.#left = left;
  }

  run(): void {
    this.#runningSince ??= this.#now();
  }

  stop(): void {
    this.#left = this.left();
    this.#runningSince = undefined;
  }

  left(): number {
    const spent = this.#runningSince === undefined ? 0 : this.#now() - this.#runningSince;
    return Math.max(0, Math.round(this.#left - spent));
  }
}
