import type { Host } from './host.ts';

/** Time left for the whole match. It runs while the table does, and is told the time from outside. */
export class MatchTime {
  /** Milliseconds that were agreed on. */
  readonly budget: number;
  readonly #host: Pick<Host, 'now' | 'pause'>;
  #left: number;
  #runningSince: number | undefined;
  #watch: AbortController | undefined;

  constructor(budget: number, host: Pick<Host, 'now' | 'pause'>, left: number = budget) {
    this.budget = budget;
    this.#host = host;
    this.#left = left;
  }

  run(): void {
    this.#runningSince ??= this.#host.now();
  }

  stop(): void {
    this.#left = this.left();
    this.#runningSince = undefined;
    this.#watch?.abort();
    this.#watch = undefined;
  }

  /** What was left when somebody else looked, just now. */
  adopt(left: number): void {
    this.#left = left;
    if (this.#runningSince !== undefined) this.#runningSince = this.#host.now();
  }

  left(): number {
    const spent = this.#runningSince === undefined ? 0 : this.#host.now() - this.#runningSince;
    return Math.max(0, Math.round(this.#left - spent));
  }

  /** Says when the time is up, unless it is stopped before; one watch at a time is enough. */
  async watch(whenUp: () => Promise<void>): Promise<void> {
    if (this.#watch !== undefined) return;
    const controller = new AbortController();
    this.#watch = controller;
    while (this.left() > 0) {
      await this.#host.pause('clock', this.left(), controller.signal);
      if (controller.signal.aborted) return;
    }
    this.#watch = undefined;
    await whenUp();
  }
}
