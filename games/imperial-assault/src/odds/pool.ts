import type { SurgeAbility } from '../cards/cards.ts';
import { DICE, type Die } from '../vocabulary.ts';
import { resolve } from './odds.ts';
import { NO_REROLLS, type Rerolls } from './rerolls.ts';
import { type AttackOdds, purchasesOf } from './volley.ts';

/** An attack as dice and numbers, without figures. */
export interface AttackPool {
  readonly attack: readonly Die[];
  readonly defence: readonly Die[];
  /** The accuracy that is needed; 0 for a melee attack. */
  readonly distance: number;
  /** Added to what the dice show. */
  readonly accuracy: number;
  readonly damage: number;
  readonly surge: number;
  readonly pierce: number;
  readonly block: number;
  readonly evade: number;
  readonly surges: readonly SurgeAbility[];
  readonly rerolls: Rerolls;
}

export const EMPTY_POOL: AttackPool = {
  attack: [],
  defence: [],
  distance: 0,
  accuracy: 0,
  damage: 0,
  surge: 0,
  pierce: 0,
  block: 0,
  evade: 0,
  surges: [],
  rerolls: NO_REROLLS,
};

/** More dice than anybody rolls would take longer than anybody waits. */
export const MOST_POOL_DICE = 7;

export function poolOdds(pool: AttackPool): AttackOdds {
  const numbers = (dice: readonly Die[]): readonly number[] => dice.map((die) => DICE.indexOf(die));
  const { accuracy, damage, surge, pierce, block, evade, distance, surges, rerolls } = pool;
  return resolve(
    {
      dice: numbers(pool.attack),
      accuracy,
      damage,
      surge,
      pierce,
      needed: distance,
      purchases: purchasesOf(surges, 1),
    },
    { dice: numbers(pool.defence), block, evade, cunning: false },
    rerolls,
  );
}
