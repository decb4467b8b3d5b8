import { at, type Seat } from '@parsecs/kernel';
import { colourOf, FACES } from '../codes.ts';
import bonusCards from '../data/bonus-cards.json' with { type: 'json' };
import movementCards from '../data/movement-cards.json' with { type: 'json' };
import { BONUS_KINDS, VALUES } from '../vocabulary.ts';

/** EN-08: the number of copies is data. */
export const ALL_BONUS_CARDS: readonly number[] = BONUS_KINDS.flatMap((kind, bonus) => {
  const count = bonusCards.cards.find((card) => card.id === kind)?.count ?? 0;
  return Array.from({ length: count }, () => bonus);
});

const COPIES = movementCards.copiesPerColourAndValue;

/** ST-006, ST-007, ST-016: the movement cards of the colours in play, given by their owners. */
export function movementCardsOf(owner: readonly Seat[]): number[] {
  const cards: number[] = [];
  for (let card = 0; card < FACES; card += 1) {
    if (at(owner, colourOf(card)) === -1) continue;
    for (let copy = 0; copy < COPIES; copy += 1) cards.push(card);
  }
  return cards;
}

/** ST-020: how many bonus cards of the planet pile each player brings. */
export const PLANET_CARDS_EACH = 2;

/** How many cards lie on the table before anything is dealt. */
export interface CardCounts {
  readonly movementDeck: number;
  readonly bonusDeck: number;
  readonly planet: number;
}

export function countCards(players: number, colours: number): CardCounts {
  const planet = PLANET_CARDS_EACH * players;
  return {
    movementDeck: colours * VALUES.length * COPIES,
    bonusDeck: ALL_BONUS_CARDS.length - planet,
    planet,
  };
}
