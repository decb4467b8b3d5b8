import type { CardAbility, CardSide, ShipCard } from '../cards/ship-card.ts';
import { shipCard } from '../cards/ships.ts';

/** A card of the set with one more ability on each of its sides. */
export function withAbility(id: string, ability: CardAbility): ShipCard {
  const card = shipCard(id);
  if (card === undefined) throw new Error(`no card ${id}`);
  const give = (side: CardSide): CardSide => ({
    ...side,
    abilities: [...side.abilities, ability],
  });
  const reduced = card.reduced === null ? null : give(card.reduced);
  return { ...card, full: give(card.full), reduced };
}
