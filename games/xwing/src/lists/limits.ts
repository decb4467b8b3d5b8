import type { UpgradeId } from '../cards/ids.ts';
import type { Faction } from '../cards/vocabulary.ts';
import type { Collection } from './collection.ts';

/** What the players agreed on, and what they own: what a squad is checked against. */
export interface SquadLimits {
  /** XW-197: the most points, or as many as one likes. */
  readonly points: number | 'free';
  /** The side that the player has taken (XW-013). */
  readonly faction?: Faction;
  /** XW-222: the boxes that the cards and models come from; without it everything is there. */
  readonly collection?: Collection;
  /** Upgrade cards of the collection that lie before the other side already (XW-245). */
  readonly taken?: readonly UpgradeId[];
  /** XW-245: the upgrade cards chosen openly beforehand, which the squad has to carry: all, no others. */
  readonly announced?: readonly UpgradeId[];
}

/** XW-197 */
export const STANDARD_POINTS = 100;
export const BASE_SET_POINTS = 31;

export const STANDARD_LIMITS: SquadLimits = { points: STANDARD_POINTS };

/** What can be played with one base set and nothing else. */
export const BASE_SET_LIMITS: SquadLimits = {
  points: BASE_SET_POINTS,
  collection: { swx01: 1 },
};

export const FREE_LIMITS: SquadLimits = { points: 'free' };
