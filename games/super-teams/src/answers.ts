import { at, type Unwritten } from '@parsecs/kernel';
import {
  BONUS_KINDS,
  type BonusKind,
  CARD_IDS,
  type CardId,
  HALVES,
  type Half,
  SHIPS,
  type ShipId,
  SPACE_KINDS,
} from './vocabulary.ts';

/** What a seat may answer. This file alone knows how ids are made. */
export type Answer =
  | {
      readonly kind: 'announce';
      readonly id: string;
      readonly card: CardId;
      /** The ship it moves; a joker names its colour by it. */
      readonly ship: ShipId;
    }
  /** EN-01: a card that no ship can use. */
  | { readonly kind: 'discard'; readonly id: string; readonly card: CardId }
  | { readonly kind: 'decline'; readonly id: string }
  | { readonly kind: 'bonus'; readonly id: string; readonly bonus: BonusKind }
  | { readonly kind: 'half'; readonly id: string; readonly half: Half }
  | { readonly kind: 'grab'; readonly id: string; readonly ship: ShipId };

export function writeAnswer(answer: Unwritten<Answer>): string {
  switch (answer.kind) {
    case 'announce':
      return `${answer.card}/${answer.ship}`;
    case 'discard':
      return `${answer.card}/discard`;
    case 'decline':
      return 'decline';
    case 'bonus':
      return answer.bonus;
    case 'half':
      return answer.half;
    case 'grab':
      return answer.ship;
  }
}

function written(answer: Unwritten<Answer>): Answer {
  return { id: writeAnswer(answer), ...answer };
}

// Every answer that can ever be given exists once, so asking costs no memory.
const ANNOUNCE: readonly Answer[] = CARD_IDS.flatMap((card) =>
  SHIPS.map((ship) => written({ kind: 'announce', card, ship })),
);
const DISCARD: readonly Answer[] = CARD_IDS.map((card) => written({ kind: 'discard', card }));
const BONUS: readonly Answer[] = BONUS_KINDS.map((bonus) => written({ kind: 'bonus', bonus }));
const HALF: readonly Answer[] = HALVES.map((half) => written({ kind: 'half', half }));
const GRAB: readonly Answer[] = SHIPS.map((ship) => written({ kind: 'grab', ship }));

export const DECLINE: Answer = written({ kind: 'decline' });

const BY_ID: ReadonlyMap<string, Answer> = new Map(
  [...ANNOUNCE, ...DISCARD, DECLINE, ...BONUS, ...HALF, ...GRAB].map((answer) => [
    answer.id,
    answer,
  ]),
);

export function readAnswer(id: string): Answer | undefined {
  return BY_ID.get(id);
}

// The engine finds its answers by the codes of what they name.

export function announceAnswer(card: number, ship: number): Answer {
  return at(ANNOUNCE, card * SHIPS.length + ship);
}

export function discardAnswer(card: number): Answer {
  return at(DISCARD, card);
}

export function bonusAnswer(bonus: number): Answer {
  return at(BONUS, bonus);
}

export function grabAnswer(ship: number): Answer {
  return at(GRAB, ship);
}

const HALF_OF_KIND = SPACE_KINDS.map((kind) => HALF.find(({ id }) => id === kind));

export function halfAnswer(kind: number): Answer {
  const answer = HALF_OF_KIND[kind];
  if (answer === undefined) throw new RangeError(`kind ${kind} is no half`);
  return answer;
}
