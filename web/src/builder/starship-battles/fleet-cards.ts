import {
  cardsOf,
  type Fleet,
  type FleetLimits,
  fleetOf,
  SHIPS,
  type ShipCard,
  shipCard,
  usualLimits,
} from '@parsecs/starship-battles';
import type { CardKey, Terms } from '../kind.ts';
import { pointsOf } from '../terms.ts';

export function keyOf(ship: string): CardKey {
  return `ship/${ship}`;
}

export function shipOf(card: CardKey): string {
  return card.slice(card.indexOf('/') + 1);
}

/** The card of a ship of the set. */
export function cardAt(card: CardKey): ShipCard {
  const found = shipCard(shipOf(card));
  if (found === undefined) throw new RangeError(`no ship ${card}`);
  return found;
}

const PROPOSED: readonly ShipCard[] = cardsOf({ ships: [], costs: 'proposed' });

/** Cards with the costs that were agreed on. */
export function cardsUnder(terms: Terms): readonly ShipCard[] {
  return terms['costs'] === 'proposed' ? PROPOSED : SHIPS;
}

export function limitsUnder(terms: Terms): FleetLimits {
  return { ...usualLimits(pointsOf(terms, 'points') ?? 0), cards: cardsUnder(terms) };
}

/** The card with the cost that was agreed on. */
export function cardUnder(card: CardKey, terms: Terms): ShipCard {
  const ship = shipOf(card);
  return cardsUnder(terms).find(({ id }) => id === ship) ?? cardAt(card);
}

export function costUnder(card: CardKey, terms: Terms): number {
  return cardUnder(card, terms).cost;
}

export function withCount(fleet: Fleet, ship: string, count: number): Fleet {
  const counts = new Map(fleet.ships.map((entry) => [entry.ship, entry.count]));
  if (count > 0) counts.set(ship, count);
  else counts.delete(ship);
  return fleetOf(fleet.faction, counts, SHIPS);
}
