import type { Seat } from '@parsecs/kernel';

export interface ClockRules {
  /** Milliseconds each seat has for the whole game. */
  readonly budget: number;
  /** Milliseconds added after each decision. */
  readonly increment: number;
}

/** Time left for each seat. It runs for those who are asked, and is told the time from outside. */
export class Clock {
  readonly rules: ClockRules;
  readonly #now: () => number;
  readonly #left: number[];
  readonly #runningSince = new Map<Seat, number>();

  constructor(rules: ClockRules, seats: number, now: () => number, left?: readonly number[]) {
    this.rules = rules;
    this.#now = now;
    this.#left = Array.from({ length: seats }, (_, seat) => left?.[seat] ?? rules.budget);
  }

  /** From now on the clocks of these seats run and all others stand. */
  run(seats: readonly Seat[]): void {
    const now = this.#now();
    for (const seat of this.#runningSince.keys()) {
      if (!seats.includes(seat)) this.#stop(seat);
    }
    for (const seat of seats) {
      if (!this.#runningSince.has(seat)) this.#runningSince.set(seat, now);
    }
  }

  /** The seat has answered. */
  answered(seat: Seat): void {
    if (!this.#runningSince.has(seat)) return;
    this.#stop(seat);
    this.#left[seat] = this.left(seat) + this.rules.increment;
  }

  left(seat: Seat): number {
    const since = this.#runningSince.get(seat);
    const spent = since === undefined ? 0 : this.#now() - since;
    return Math.max(0, Math.round((this.#left[seat] ?? 0) - spent));
  }

  all(): readonly number[] {
    return this.#left.map((_, seat) => this.left(seat));
  }

  /** What will be left when this seat has answered now. */
  after(answered: Seat | undefined): readonly number[] {
    return this.all().map((left, seat) =>
      seat === answered && this.#runningSince.has(seat) ? left + this.rules.increment : left,
    );
  }

  #stop(seat: Seat): void {
    this.#left[seat] = this.left(seat);
    this.#runningSince.delete(seat);
  }
}
