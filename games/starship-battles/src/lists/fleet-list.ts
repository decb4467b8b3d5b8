import type { Faction } from '../vocabulary.ts';

/** So many copies of a ship, named by its card. */
export interface FleetEntry {
  readonly ship: string;
  readonly count: number;
}

/** Ships of one faction, in the order of the cards, each ship named once. */
export interface Fleet {
  readonly faction: Faction;
  readonly ships: readonly FleetEntry[];
}

export function fleetOf(
  faction: Faction,
  counts: ReadonlyMap<string, number>,
  cards: readonly { readonly id: string }[],
): Fleet {
  const ships = cards.flatMap(({ id }) => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ ship: id, count }];
  });
  return { faction, ships };
}

export function isSameFleet(one: Fleet, other: Fleet): boolean {
  return (
    one.faction === other.faction &&
    one.ships.length === other.ships.length &&
    one.ships.every(({ ship, count }, index) => {
      const entry = other.ships[index];
      return entry?.ship === ship && entry.count === count;
    })
  );
}
