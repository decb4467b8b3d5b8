import data from '../data/balance.json' with { type: 'json' };
import type { Costs } from '../vocabulary.ts';
import type { ShipCard } from './ship-card.ts';
import { cardsWith, SHIPS } from './ships.ts';
/**
 * Costs found by a search with greedy play on both sides (`tools/balance.mjs`): a ship that wins more
 * often than others becomes dearer, one that wins less cheaper, and the sides stay even.
 */
export const PROPOSED_COSTS: Readonly<Record<string, number>> = data.costs;

let proposed: readonly ShipCard[] | undefined;

function proposedCards(): readonly ShipCard[] {
  proposed ??= SHIPS.map((card) => {
    const cost = PROPOSED_COSTS[card.id];
    if (cost === undefined) return card;
    const { fields } = card.provenance;
    const mark = { status: 'proposed', sources: ['MODEL'], confidence: 'low' } as const;
    return {
      ...card,
      cost,
      provenance: { overall: 'proposed', fields: { ...fields, cost: mark } },
    };
  });
  return proposed;
}

/** The cards of a table: those of the set, with other costs or own cards if it wants them. */
export function cardsOf(table: {
  readonly ships: readonly ShipCard[];
  readonly costs: Costs;
}): readonly ShipCard[] {
  return cardsWith(table.ships, table.costs === 'proposed' ? proposedCards() : SHIPS);
}
