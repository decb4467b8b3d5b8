import type { Seat } from '@parsecs/kernel';

/** The number of each seat's question: the entry of the log since which it has been asked. */
export class QuestionNumbers {
  readonly #since = new Map<Seat, number>();

  of(seat: Seat): number | undefined {
    return this.#since.get(seat);
  }

  /** After a take-back every question is a new one. */
  forget(): void {
    this.#since.clear();
  }

  /** A seat that stays asked while others answer keeps the number of its question. */
  note(asked: readonly Seat[], sequence: number, answered?: Seat): void {
    for (const seat of this.#since.keys()) {
      if (seat === answered || !asked.includes(seat)) this.#since.delete(seat);
    }
    for (const seat of asked) {
      if (!this.#since.has(seat)) this.#since.set(seat, sequence);
    }
  }
}
