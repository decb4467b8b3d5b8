import type { Seat } from '@parsecs/kernel';
import type { Tally } from '../contract.ts';

type Row = Tally['rows'][number];

/** What was counted under names of the game. */
export class Counted {
  readonly #sums = new Map<string, number>();

  add(id: string, count: number): void {
    this.#sums.set(id, (this.#sums.get(id) ?? 0) + count);
  }

  of(id: string): number {
    return this.#sums.get(id) ?? 0;
  }
}

/** A table of what is more than nothing, the most first; none where there is nothing to tell. */
export function tallyOfMost(title: string, rows: readonly Row[]): readonly Tally[] {
  const told = rows.filter(({ value }) => value > 0);
  if (told.length === 0) return [];
  return [{ title, rows: told.toSorted((one, other) => other.value - one.value) }];
}

/** What dice showed, and what they show on the average, by seat. */
export class Luck {
  readonly #shown = new Counted();
  readonly #expected = new Counted();

  add(seat: Seat, shown: number, expected: number): void {
    this.#shown.add(`${seat}`, shown);
    this.#expected.add(`${seat}`, expected);
  }

  tally(title: string, seats: number, nameOf: (seat: Seat) => string): readonly Tally[] {
    const rows = Array.from({ length: seats }, (_, seat) => ({
      name: nameOf(seat),
      seat,
      value: this.#shown.of(`${seat}`),
      of: this.#expected.of(`${seat}`),
    })).filter((row) => row.of > 0);
    return rows.length === 0 ? [] : [{ title, rows }];
  }
}
