import type { Texts } from '@parsecs/lang';

export const CARD_KINDS = [
  'pilot',
  'upgrade',
  'damage',
  'ship',
  'weapon',
  'option',
  'deployment',
  'command',
  'bonus',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** A card as the index shows it, in the reader's language and our own words. */
export interface IndexedCard {
  /** Unique in its game; also its address, behind `card-`. */
  readonly id: string;
  readonly kind: CardKind;
  readonly name: string;
  /** What stands small beside the name: ship, slot, cost. */
  readonly note: string;
  /** What it does, one paragraph each. */
  readonly texts: readonly string[];
  /** What was asked about it and how it is answered, where the card leaves that open. */
  readonly ruling?: string;
  /** Names of what it can do, by which rules speak of it, too. */
  readonly abilities?: readonly string[];
}

/** All cards of a game in the words of a language. */
export type CardLister = (texts: Texts) => readonly IndexedCard[];

export function idOfCard(kind: CardKind, id: string): string {
  return `${kind}-${id}`;
}

export function hashOfCard(card: string): string {
  return `card-${card}`;
}
