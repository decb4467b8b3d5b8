/** The words of the game, in the order in which the state counts them. */

export const COLOURS = ['red', 'yellow', 'green', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** Two ships a colour: ship `2c` and `2c + 1` belong to colour `c`. */
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

export const START = 0;
export const NORMAL = 1;
export const BONUS = 2;
export const HYPERSPACE = 3;
export const ASTEROID = 4;
export const MAW = 5;
export const FINAL = 6;

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

export const SKILLED_PILOT = 0;
export const LIGHT_SPEED = 1;
export const EVASIVE_MANOEUVRE = 2;
export const MECHANICAL_GRAB = 3;
export const SPEED_BONUS = 4;

/** ST-082: the cards of the window before the move. */
export const BOOSTS: readonly number[] = [SKILLED_PILOT, LIGHT_SPEED, SPEED_BONUS];

export const VALUES = [1, 2, 3, 4, 5, 6] as const;
export const FACES = 24;

/** Movement cards are counted by colour, then value: card `6c + v − 1`. */
export function colourOf(card: number): number {
  return (card / 6) | 0;
}

export function valueOf(card: number): number {
  return (card % 6) + 1;
}

export type CardId = `${Colour}-${1 | 2 | 3 | 4 | 5 | 6}`;

export const CARD_IDS: readonly CardId[] = COLOURS.flatMap((colour) =>
  VALUES.map((value): CardId => `${colour}-${value}`),
);

export const QUESTION_KINDS = ['announce', 'boost', 'evade', 'half', 'grab', 'grab-half'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Why an answer may be refused or a setup be wrong; every cause has words in each language. */
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
