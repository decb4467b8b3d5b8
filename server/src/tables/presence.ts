import type { Seat } from '@parsecs/kernel';

/** A process that has said nothing for so long is taken for dead, and its people for gone. */
const SILENCE = 30_000;

/** Who is there, at any process. */
export class Presence {
  readonly #byProcess = new Map<string, { readonly seats: readonly Seat[]; readonly at: number }>();
  readonly #lastSeen = new Map<Seat, number>();
  readonly #since: number;
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
    this.#since = now();
  }

  note(process: string, seats: readonly Seat[]): void {
    const at = this.#now();
    const until = (this.#byProcess.get(process)?.seats ?? []).filter((seat) => this.has(seat));
    for (const seat of [...until, ...seats]) this.#lastSeen.set(seat, at);
    if (seats.length === 0) this.#byProcess.delete(process);
    else this.#byProcess.set(process, { seats, at });
  }

  has(seat: Seat): boolean {
    const since = this.#now() - SILENCE;
    for (const { seats, at } of this.#byProcess.values()) {
      if (at >= since && seats.includes(seat)) return true;
    }
    return false;
  }

  /** For how long nobody has been there, as far as this process knows: it may have come later. */
  awayFor(seat: Seat): number {
    return this.has(seat) ? 0 : this.#now() - (this.#lastSeen.get(seat) ?? this.#since);
  }
}
