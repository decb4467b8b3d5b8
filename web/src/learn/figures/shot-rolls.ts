import type { Chance } from '@parsecs/kernel';
import {
  ATTACK_DIE,
  type AttackResult,
  DEFENCE_DIE,
  type DefenceResult,
  type Shot,
  shotOdds,
} from '@parsecs/xwing';

/** One attack as it fell: the dice that lie there in the end, and what was not cancelled. */
export interface Rolled {
  readonly attack: readonly AttackResult[];
  readonly defence: readonly DefenceResult[];
  readonly left: number;
}

/** Rolls an attack once with the faces of the real dice. */
export function rollShot(shot: Shot, chance: Chance): Rolled {
  const roll = <T>(die: readonly T[]): T => die[chance.pick('figure', die.length)] as T;
  const isHit = (face: AttackResult): boolean =>
    face === 'hit' || face === 'critical' || (face === 'focus' && shot.attackFocus);
  const attack = Array.from({ length: shot.attackDice }, () => roll(ATTACK_DIE)).map((face) =>
    shot.lock && !isHit(face) ? roll(ATTACK_DIE) : face,
  );
  const defence = Array.from({ length: shot.defenceDice }, () => roll(DEFENCE_DIE));
  const evades = defence.filter(
    (face) => face === 'evade' || (face === 'focus' && shot.defenceFocus),
  ).length;
  const left = Math.max(0, attack.filter(isHit).length - evades - shot.evades);
  return { attack, defence, left };
}

/** How likely it is that so many results are left: 0, 1, 2, … up to one for each attack die. */
export function exactShares(shot: Shot): readonly number[] {
  const { outcomes } = shotOdds(shot);
  return Array.from({ length: shot.attackDice + 1 }, (_, count) =>
    outcomes.filter(({ hits, crits }) => hits + crits === count).reduce((sum, { p }) => sum + p, 0),
  );
}
