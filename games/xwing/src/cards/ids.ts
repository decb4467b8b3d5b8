import { DAMAGE_DATA } from '../data/damage-deck.ts';
import { PILOT_DATA } from '../data/pilots.ts';
import { UPGRADE_DATA } from '../data/upgrades.ts';

/**
 * Ids of everything printed. Ships, pilots and upgrades are those of the community's squad format
 * (XWS). The order never changes and grows only at its end: links count on it.
 */

/** The twelve ship types of the base set and waves 1–3. */
export const SHIP_TYPE_IDS = [
  'xwing',
  'tiefighter',
  'ywing',
  'tieadvanced',
  'awing',
  'yt1300',
  'tieinterceptor',
  'firespray31',
  'bwing',
  'hwk290',
  'tiebomber',
  'lambdaclassshuttle',
] as const;
export type ShipTypeId = (typeof SHIP_TYPE_IDS)[number];

/** The ship cards, by their pilots. */
export type PilotId = (typeof PILOT_DATA)[number]['id'];
export const PILOT_IDS: readonly PilotId[] = PILOT_DATA.map(({ id }) => id);
/** Those whose box holds more than flavour text. */
export type AbleId = Extract<(typeof PILOT_DATA)[number], { readonly hasAbility: true }>['id'];

/** Three of them are the names of pilots, too: one unique name (XW-204). */
export type UpgradeId = (typeof UPGRADE_DATA)[number]['id'];
export const UPGRADE_IDS: readonly UpgradeId[] = UPGRADE_DATA.map(({ id }) => id);

/** */
export type DamageId = (typeof DAMAGE_DATA)[number]['id'];
export const DAMAGE_IDS: readonly DamageId[] = DAMAGE_DATA.map(({ id }) => id);

/** The boxes that the cards come in, by their product codes; the first is the base set. */
export const PACK_IDS = [
  'swx01',
  'swx02',
  'swx03',
  'swx04',
  'swx05',
  'swx06',
  'swx07',
  'swx08',
  'swx09',
  'swx12',
  'swx13',
  'swx14',
  'swx15',
] as const;
export type PackId = (typeof PACK_IDS)[number];

/** The six asteroids of the base set. */
export const OBSTACLE_IDS = [
  'coreasteroid0',
  'coreasteroid1',
  'coreasteroid2',
  'coreasteroid3',
  'coreasteroid4',
  'coreasteroid5',
] as const;
export type ObstacleId = (typeof OBSTACLE_IDS)[number];
