import type { Known } from '@parsecs/lang';
import { cardsOf, READY_FLEETS, type View } from '@parsecs/starship-battles';

export const GAME = 'starship-battles';

/** Sentences tell more where they know the cards of the table and the ready-made fleets. */
export function knownOf(view: View): Known {
  const known: Known & Readonly<Record<string, unknown>> = {
    cards: cardsOf(view.setup),
    fleets: READY_FLEETS,
  };
  return known;
}
