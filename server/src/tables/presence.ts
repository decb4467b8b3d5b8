import type { Seat } from '@parsecs/kernel';

/** A process that has said nothing for so long is taken for dead, and its people for gone. */
const SILENCE = 30_000;

/** Who is there, at any process. */
export class Presence {
  readonly #byProcess = new Map<string, { readonly seats: readonly Seat[]; readonly at: number }>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  note(process: string, seats: readonly Seat[]): void {
    if (seats.length === 0) this.#byProcess.delete(process);
    else this.#byProcess.set(process, { seats, at: this.#now() });
  }

  has(seat: Seat): boolean {
    const since = this.#now() - SILENCE;
    for (const { seats, at } of this.#byProcess.values()) {
      if (at >= since && seats.includes(seat)) return true;
    }
    return false;
  }
}
