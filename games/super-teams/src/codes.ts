/**
 * The numbers in which the state counts the words of the vocabulary: each is the place of its word in
 * its list. They never leave the engine: answers, events and views are made of words.
 */

import {
  BONUS_KINDS,
  type BonusKind,
  CARD_IDS,
  type CardId,
  COLOURS,
  SHIPS,
  type ShipId,
  SPACE_KINDS,
  type SpaceKind,
  VALUES,
} from './vocabulary.ts';

export const START = 0;
export const NORMAL = 1;
export const BONUS = 2;
export const HYPERSPACE = 3;
export const ASTEROID = 4;
export const MAW = 5;
export const FINAL = 6;

export const SKILLED_PILOT = 0;
export const LIGHT_SPEED = 1;
export const EVASIVE_MANOEUVRE = 2;
export const MECHANICAL_GRAB = 3;
export const SPEED_BONUS = 4;

/** ST-082: the cards of the window before the move. */
export const BOOSTS: readonly number[] = [SKILLED_PILOT, LIGHT_SPEED, SPEED_BONUS];

export const FACES: number = COLOURS.length * VALUES.length;

/** Movement cards are counted by colour, then value: card `6c + v − 1`. */
export function colourOf(card: number): number {
  return (card / 6) | 0;
}

export function valueOf(card: number): number {
  return (card % 6) + 1;
}

/** A list of words as a table that finds the place of each. */
function countWords<Word extends string>(words: readonly Word[]): ReadonlyMap<Word, number> {
  return new Map(words.map((word, code) => [word, code]));
}

const CARD_CODES = countWords(CARD_IDS);
const SHIP_CODES = countWords(SHIPS);
const BONUS_CODES = countWords(BONUS_KINDS);
const KIND_CODES = countWords(SPACE_KINDS);

export function codeOfCard(card: CardId): number {
  return CARD_CODES.get(card) ?? unknown(card);
}

/** Ships `2c` and `2c + 1` belong to colour `c`. */
export function codeOfShip(ship: ShipId): number {
  return SHIP_CODES.get(ship) ?? unknown(ship);
}

export function codeOfBonus(bonus: BonusKind): number {
  return BONUS_CODES.get(bonus) ?? unknown(bonus);
}

export function codeOfKind(kind: SpaceKind): number {
  return KIND_CODES.get(kind) ?? unknown(kind);
}

function unknown(word: string): never {
  throw new RangeError(`no such thing in this game: ${word}`);
}
