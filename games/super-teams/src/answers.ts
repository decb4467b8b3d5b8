import { at } from '@parsecs/kernel';
import { BONUS_KINDS, CARD_IDS, HALVES, type Half, SHIPS, SPACE_KINDS } from './vocabulary.ts';

/** Every answer that can ever be given exists once, so asking costs no memory. */
export type Answer =
  | { readonly kind: 'announce'; readonly id: string; readonly card: number; readonly ship: number }
  | { readonly kind: 'discard'; readonly id: string; readonly card: number }
  | { readonly kind: 'decline'; readonly id: 'decline' }
  | { readonly kind: 'bonus'; readonly id: string; readonly bonus: number }
  | { readonly kind: 'half'; readonly id: Half; readonly half: number }
  | { readonly kind: 'grab'; readonly id: string; readonly ship: number };

type Of<Kind extends Answer['kind']> = Extract<Answer, { readonly kind: Kind }>;

const ANNOUNCE: readonly Of<'announce'>[] = CARD_IDS.flatMap((cardId, card) =>
  SHIPS.map((shipId, ship) => ({ kind: 'announce', id: `${cardId}/${shipId}`, card, ship })),
);

const DISCARD: readonly Of<'discard'>[] = CARD_IDS.map((cardId, card) => ({
  kind: 'discard',
  id: `${cardId}/discard`,
  card,
}));

export const DECLINE: Of<'decline'> = { kind: 'decline', id: 'decline' };

const BONUS: readonly Of<'bonus'>[] = BONUS_KINDS.map((id, bonus) => ({
  kind: 'bonus',
  id,
  bonus,
}));

const HALF: readonly Of<'half'>[] = HALVES.map((id) => ({
  kind: 'half',
  id,
  half: SPACE_KINDS.indexOf(id),
}));

const GRAB: readonly Of<'grab'>[] = SHIPS.map((id, ship) => ({ kind: 'grab', id, ship }));

export function announce(card: number, ship: number): Answer {
  return at(ANNOUNCE, card * SHIPS.length + ship);
}

export function discard(card: number): Answer {
  return at(DISCARD, card);
}

export function playBonus(bonus: number): Answer {
  return at(BONUS, bonus);
}

export function grabShip(ship: number): Answer {
  return at(GRAB, ship);
}

export function takeHalf(half: Half): Answer {
  return at(HALF, HALVES.indexOf(half));
}

const BY_ID: ReadonlyMap<string, Answer> = new Map(
  [...ANNOUNCE, ...DISCARD, DECLINE, ...BONUS, ...HALF, ...GRAB].map((answer) => [
    answer.id,
    answer,
  ]),
);

export function answerById(id: string): Answer | undefined {
  return BY_ID.get(id);
}
