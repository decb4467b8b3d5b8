/** SB-080 to SB-084: what one die decides. */

/** The faces of the die. */
export const DIE = 20;
/** SB-084: a 1 always misses. */
const LEAST_HIT = 2;

export type RollResult = 'miss' | 'hit' | 'critical';

/** A lower critical threshold hits automatically as well (SB-083). */
export function resultOfRoll(
  roll: number,
  bonus: number,
  defense: number,
  critical: number = DIE,
): RollResult {
  if (roll < LEAST_HIT) return 'miss';
  if (roll >= critical) return 'critical';
  return roll + bonus >= defense ? 'hit' : 'miss';
}

/** The least number on the die that hits. */
export function leastRoll(bonus: number, defense: number): number {
  const least = defense - bonus;
  return least <= LEAST_HIT ? LEAST_HIT : least >= DIE ? DIE : least;
}

/** Of the twenty faces of the die, how many hit; one of them is the critical hit. */
export function hittingFaces(bonus: number, defense: number): number {
  return DIE + 1 - leastRoll(bonus, defense);
}
