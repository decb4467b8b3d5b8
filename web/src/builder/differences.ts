import type { CardKey } from './kind.ts';
import type { ListLook } from './look.ts';

/** Something that stands in at least one of two lists, and how often. */
export interface Difference {
  readonly card: CardKey;
  readonly carried: readonly CardKey[];
  readonly one: number;
  readonly other: number;
}

/** What stands in which list; a ship that carries other cards is another line. */
export function differencesOf(one: ListLook, other: ListLook): readonly Difference[] {
  const lines = new Map<string, Difference>();
  const count = ({ entries }: ListLook, side: 'one' | 'other'): void => {
    for (const { card, count: copies, slots } of entries) {
      const carried = slots.flatMap((slot) => (slot.card === undefined ? [] : [slot.card]));
      const key = [card, ...carried.toSorted()].join(' ');
      const line = lines.get(key) ?? { card, carried, one: 0, other: 0 };
      lines.set(key, { ...line, [side]: line[side] + copies });
    }
  };
  count(one, 'one');
  count(other, 'other');
  return [...lines.values()];
}
