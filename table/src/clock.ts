import type { Seat } from '@parsecs/kernel';

export interface ClockRules {
  /** Milliseconds each seat has for the whole game. */
  readonly budget: number;
  /** Milliseconds added after each decision. */
  readonly increment: number;
}

/** Time left for each seat. It runs for those who are asked while the table does, and is told the time from outside. */
export class Clock {
  readonly rules: ClockRules;
  readonly #now: () => number;
  readonly #left: number[];
  readonly #runningSince = new Map<Seat, number>();
  #asked: readonly Seat[] = [];
  #isGoing = false;

  constructor(rules: ClockRules, seats: number, now: () => number, left?: readonly number[]) {
    this.rules = rules;
    this.#now = now;
    this.#left = Array.from({ length: seats }, (_, seat) => left?.[seat] ?? rules.budget);
  }

  /** From now on it is the time of these seats, and of nobody else. */
  run(asked: readonly Seat[]): void {
    this.#asked = asked;
    this.#settle();
  }

  go(): void {
    this.#isGoing = true;
    this.#settle();
  }

  /** All clocks stand until it goes on. */
  stand(): void {
    this.#isGoing = false;
    this.#settle();
  }

  /** The seat has answered. */
  answered(seat: Seat): void {
    if (!this.#runningSince.has(seat)) return;
    this.#stop(seat);
    this.#left[seat] = this.left(seat) + this.rules.increment;
  }

  /** What was left when somebody else looked, just now. */
  adopt(left: readonly number[]): void {
    const now = this.#now();
    for (const [seat, time] of left.entries()) {
      this.#left[seat] = time;
      if (this.#runningSince.has(seat)) this.#runningSince.set(seat, now);
    }
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

  #settle(): void {
    const now = this.#now();
    const running = this.#isGoing ? this.#asked : [];
    for (const seat of this.#runningSince.keys()) {
      if (!running.includes(seat)) this.#stop(seat);
    }
    for (const seat of running) {
      if (!this.#runningSince.has(seat)) this.#runningSince.set(seat, now);
    }
  }

  #stop(seat: Seat): void {
    this.#left[seat] = this.left(seat);
    this.#runningSince.delete(seat);
  }
}
