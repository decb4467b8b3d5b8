import type { View } from '@parsecs/starship-battles';
import type { Standing } from '../contract.ts';
import { cardsIn, worthOf } from './cards.ts';

/** Whoever sits across from each other fights together. */
const SIDES = [0, 1] as const;

/** Who fights together, and what their fleets are still worth: damage counts. */
export function standings(view: View): readonly Standing[] {
  const cards = cardsIn(view.setup);
  return SIDES.map((place) => {
    const seats = view.seats.flatMap((_, seat) => (seat % 2 === place ? [seat] : []));
    let score = 0;
    let of = 0;
    for (const ship of view.ships) {
      const card = cards.get(ship.card);
      if (card === undefined || !seats.includes(ship.owner)) continue;
      score += worthOf(card, ship);
      of += card.cost;
    }
    return { seats, score: Math.ceil(score), of };
  });
}
