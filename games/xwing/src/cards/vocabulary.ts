/** The words printed on the cards, in the order in which lists of them are written. */

/** XW-001 */
export const FACTIONS = ['rebel', 'imperial'] as const;
export type Faction = (typeof FACTIONS)[number];
export type ByFaction<T> = Readonly<Record<Faction, T>>;
/** By team, named after the seat that speaks for it (XW-234). */
export const CAPTAINS = ['P1', 'P2'] as const;
export type ByCaptain<T> = Readonly<Record<(typeof CAPTAINS)[number], T>>;

/** XW-296 */
export const BASE_SIZES = ['small', 'large'] as const;
export type BaseSize = (typeof BASE_SIZES)[number];

/** XW-047, from the easiest to the hardest (XW-305). */
export const DIFFICULTIES = ['green', 'white', 'red'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The icons of an action bar (XW-061, XW-298). */
export const ACTION_ICONS = ['focus', 'target-lock', 'evade', 'barrel-roll', 'boost'] as const;
export type ActionIcon = (typeof ACTION_ICONS)[number];

/** The icons of an upgrade bar (XW-209); no bar shows the last two, of which each ship has one (XW-303). */
export const SLOTS = [
  'elite',
  'astromech',
  'torpedo',
  'missile',
  'cannon',
  'turret',
  'bomb',
  'crew',
  'system',
  'modification',
  'title',
] as const;
export type Slot = (typeof SLOTS)[number];

/** The numbers of a ship card (XW-007) that other cards may raise. */
export const CARD_VALUES = ['skill', 'attack', 'agility', 'hull', 'shields'] as const;
export type CardValue = (typeof CARD_VALUES)[number];

/** XW-292 */
export const TRAITS = ['pilot', 'ship'] as const;
export type Trait = (typeof TRAITS)[number];

/** XW-009, X-01 */
export const ATTACK_RESULTS = ['hit', 'critical', 'focus', 'blank'] as const;
export type AttackResult = (typeof ATTACK_RESULTS)[number];

export const DEFENCE_RESULTS = ['evade', 'focus', 'blank'] as const;
export type DefenceResult = (typeof DEFENCE_RESULTS)[number];

/** What a secondary weapon may ask for and be paid with (XW-215, XW-299). */
export const WEAPON_TOKENS = ['target-lock', 'focus'] as const;
export type WeaponToken = (typeof WEAPON_TOKENS)[number];
