import { at, type Chance } from '@parsecs/kernel';
import { ATTACK_DIE, DEFENCE_DIE } from './cards/dice.ts';
import type { AttackResult, DefenceResult } from './cards/vocabulary.ts';

/** XW-236: a roll between people that no match knows of; nobody has won a tie. */
export interface DisputeRoll {
  readonly attack: readonly AttackResult[];
  readonly defence: readonly DefenceResult[];
  readonly winner: 'attack' | 'defence' | undefined;
}

const DICE = 3;

export function rollDispute(chance: Chance): DisputeRoll {
  const attack = roll(ATTACK_DIE, chance);
  const defence = roll(DEFENCE_DIE, chance);
  const lead = countFocus(attack) - countFocus(defence);
  const winner = lead === 0 ? undefined : lead > 0 ? 'attack' : 'defence';
  return { attack, defence, winner };
}

function roll<Face>(die: readonly Face[], chance: Chance): readonly Face[] {
  return Array.from({ length: DICE }, () => at(die, chance.pick('dispute die', die.length)));
}

function countFocus(faces: readonly string[]): number {
  return faces.filter((face) => face === 'focus').length;
}
