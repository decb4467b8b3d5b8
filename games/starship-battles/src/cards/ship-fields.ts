import { isRecord, isText, isWhole } from '@parsecs/kernel';
import { ABILITIES, ARCS, FACTIONS, SHIP_CLASSES, WEAPONS } from '../vocabulary.ts';
import { CARD_STATUSES, FIELD_STATUSES, RARITIES, ROSTER_STATUSES } from './ship-card.ts';
import { isCardId } from './ship-ids.ts';

/** What each field of a written ship card must be. */

const LONGEST_TEXT = 100;
const LONGEST_NOTE = 1000;
/** The largest figure that a card may show anywhere. */
export const MOST = 99;

export type Fields = Readonly<Record<string, unknown>>;
export type Test = (value: unknown) => boolean;
export const number =
  (least: number, most: number): Test =>
  (value) =>
    isWhole(value, least, most);
export const oneOf =
  (known: readonly unknown[]): Test =>
  (value) =>
    known.includes(value);
const flag: Test = (value) => typeof value === 'boolean';
const text: Test = (value) => isText(value) && value.trim() !== '' && value.length <= LONGEST_TEXT;
const listOf =
  (most: number, test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(test);

export const CARD_FIELDS: Readonly<Record<string, Test>> = {
  id: (value) => text(value) && isCardId(value as string),
  number: number(1, 999),
  name: text,
  faction: oneOf(FACTIONS),
  class: number(1, 4),
  cost: number(1, 999),
  rarity: oneOf(RARITIES),
  uniqueName: (value) => value === null || text(value),
  droid: flag,
  era: text,
  starter: flag,
  hull: isRecord,
  full: isRecord,
  reduced: (value) => value === null || isRecord(value),
  commands: listOf(SHIP_CLASSES.length, number(1, 4)),
};
/** What a person with the real card need not write. */
export const LEFT_OUT: Readonly<Record<string, unknown>> = {
  number: 999,
  rarity: 'common',
  era: 'unknown',
  starter: false,
  droid: false,
  uniqueName: null,
  reduced: null,
  commands: [],
  roster: 'own',
  provenance: { overall: 'corrected', fields: {} },
};
export const OWN_FIELDS: Readonly<Record<string, Test>> = {
  roster: oneOf(ROSTER_STATUSES),
  provenance: isRecord,
};
export const PROVENANCE_FIELDS: Readonly<Record<string, Test>> = {
  overall: oneOf(CARD_STATUSES),
  fields: (value) => isRecord(value) && Object.keys(value).length <= MOST,
};
export const SOURCE_FIELDS: Readonly<Record<string, Test>> = {
  status: oneOf(FIELD_STATUSES),
  sources: listOf(MOST, text),
  confidence: text,
  note: (value) => isText(value) && value.length <= LONGEST_NOTE,
};
export const SOURCE_LEFT_OUT: Fields = { sources: [], confidence: 'unknown', note: '' };
export const SIDE_FIELDS: Readonly<Record<string, Test>> = {
  defense: isRecord,
  weapons: listOf(WEAPONS.length, isRecord),
  pointDefense: (value) => value === null || number(0, MOST)(value),
  commandCounters: number(0, 9),
  abilities: listOf(ABILITIES.length, isRecord),
};
export const DEFENSE_FIELDS: Readonly<Record<string, Test>> = {
  front: number(1, MOST),
  side: number(1, MOST),
  rear: number(1, MOST),
};
export const WEAPON_FIELDS: Readonly<Record<string, Test>> = {
  weapon: oneOf(WEAPONS),
  attack: number(-9, MOST),
  damage: number(0, MOST),
  arc: oneOf(ARCS),
};
export const HULL_FIELDS: Readonly<Record<string, Test>> = {
  full: number(1, MOST),
  reduced: (value) => value === null || number(1, MOST)(value),
};
