import { isTakeBack, type Seat } from '@parsecs/kernel';
import type { StoredEntry } from './host.ts';

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

/** The numbers after stored entries: the same in every process that reads them. */
export function numbersAfter(entries: readonly StoredEntry[]): QuestionNumbers {
  const numbers = new QuestionNumbers();
  for (const { sequence, record, summary } of entries) {
    const { entry } = record;
    if (isTakeBack(entry)) numbers.forget();
    if (summary !== undefined) {
      numbers.note(summary.asked, sequence, isTakeBack(entry) ? undefined : entry.by);
    }
  }
  return numbers;
}
