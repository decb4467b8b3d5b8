import data from '../data/ships.json' with { type: 'json' };
import type { ShipCard } from './ship-card.ts';

/** The sixty ships of the set, in the order of their numbers. */
export const SHIPS: readonly ShipCard[] = data.ships as unknown as readonly ShipCard[];

/** What the sources named in provenance fields are. */
export const SOURCES: Readonly<Record<string, string>> = data.sources;

const BY_ID: ReadonlyMap<string, ShipCard> = new Map(SHIPS.map((card) => [card.id, card]));

export function shipCard(id: string): ShipCard | undefined {
  return BY_ID.get(id);
}

/** Cards with some of them replaced, and others added, by those of a ship file. */
export function cardsWith(
  own: readonly ShipCard[],
  cards: readonly ShipCard[],
): readonly ShipCard[] {
  if (own.length === 0) return cards;
  const kept = cards.map((card) => own.find((other) => other.id === card.id) ?? card);
  return [...kept, ...own.filter((card) => !BY_ID.has(card.id))];
}
