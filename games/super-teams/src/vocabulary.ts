/** The words of the game. Ids stand in saved games and never change their meaning. */

export const PLAYER_COUNTS = [2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

export const COLOURS = ['red', 'yellow', 'green', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** Two ships a colour. */
export const SHIPS = [
  'red-1',
  'red-2',
  'yellow-1',
  'yellow-2',
  'green-1',
  'green-2',
  'black-1',
  'black-2',
] as const;
export type ShipId = (typeof SHIPS)[number];

/** What a space is; a dual space has two of them. */
export const SPACE_KINDS = [
  'start',
  'normal',
  'bonus',
  'hyperspace',
  'asteroid',
  'maw',
  'final',
] as const;
export type SpaceKind = (typeof SPACE_KINDS)[number];

/** ST-048: the only pairs that may share a space, in the order in which boards list them. */
export const DUAL_KINDS = [
  ['hyperspace', 'asteroid'],
  ['hyperspace', 'normal'],
  ['asteroid', 'normal'],
] as const;

export const HALVES = ['hyperspace', 'asteroid', 'normal'] as const;
export type Half = (typeof HALVES)[number];

export const BONUS_KINDS = [
  'skilled-pilot',
  'light-speed',
  'evasive-manoeuvre',
  'mechanical-grab',
  'speed-bonus',
] as const;
export type BonusKind = (typeof BONUS_KINDS)[number];

export const VALUES = [1, 2, 3, 4, 5, 6] as const;
export type CardValue = (typeof VALUES)[number];

export type CardId = `${Colour}-${CardValue}`;

export const CARD_IDS: readonly CardId[] = COLOURS.flatMap((colour) =>
  VALUES.map((value): CardId => `${colour}-${value}`),
);

export interface CardFace {
  readonly colour: Colour;
  readonly value: CardValue;
}

/** What is printed on a movement card. */
export function faceOf(card: CardId): CardFace {
  const [colour, value] = card.split('-');
  return { colour: colour as Colour, value: Number(value) as CardValue };
}

export function isCardId(card: unknown): card is CardId {
  return CARD_IDS.some((known) => known === card);
}

export function colourOfShip(ship: ShipId): Colour {
  return ship.slice(0, -2) as Colour;
}

export function shipsOfColour(colour: Colour): readonly ShipId[] {
  return SHIPS.filter((ship) => colourOfShip(ship) === colour);
}

export const QUESTION_KINDS = ['announce', 'boost', 'evade', 'half', 'grab', 'grab-half'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** What is decided now, `over` when nothing is. */
export type Phase = QuestionKind | 'over';

/** The windows in which a bonus card may be declined. */
export const WINDOWS = ['boost', 'evade', 'grab'] as const;
export type Window = (typeof WINDOWS)[number];

/** What chance is drawn for; scenario files name it like this. */
export const PURPOSES = {
  starter: 'starting player',
  bonusDeck: 'bonus deck',
  movementDeck: 'movement deck',
} as const;

/** Why an answer may be refused; every cause has words in each language. */
export const CAUSES = [
  'not-asked',
  'unknown-answer',
  'other-question',
  'announcement-locked',
  'no-pass',
  'not-in-hand',
  'wrong-colour',
  'already-home',
  'not-in-play',
  'overshoots',
  'can-be-used',
  'not-held',
  'other-window',
  'needs-asteroid',
  'no-effect',
  'not-from-here',
  'useless-in-asteroid',
  'not-this-half',
  'opponents-ship',
  'had-card',
  'level-not-passed',
  'not-passed',
] as const;
export type Cause = (typeof CAUSES)[number];
