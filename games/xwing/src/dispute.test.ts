import { type Chance, fixedChance } from '@parsecs/kernel';
import { rule } from '@parsecs/kernel/testing';
import { describe, expect, test } from 'vitest';
import { ATTACK_DIE, DEFENCE_DIE } from './cards/dice.ts';
import type { AttackResult, DefenceResult } from './cards/vocabulary.ts';
import { rollDispute } from './dispute.ts';

/** Dice that show what they are told to, attack dice first. */
function showing(attack: readonly AttackResult[], defence: readonly DefenceResult[]): Chance {
  const faces = [
    ...attack.map((face) => ATTACK_DIE.indexOf(face)),
    ...defence.map((face) => DEFENCE_DIE.indexOf(face)),
  ];
  return fixedChance(faces.map((pick) => ({ purpose: 'dispute die', pick })));
}

describe('the dispute roll', () => {
  rule('XW-236', 'three attack dice against three defence dice: more focus results win', () => {
    const attack: readonly AttackResult[] = ['focus', 'hit', 'focus'];
    const defence: readonly DefenceResult[] = ['focus', 'evade', 'blank'];
    expect(rollDispute(showing(attack, defence))).toEqual({ attack, defence, winner: 'attack' });
    expect(rollDispute(showing(['hit', 'critical', 'blank'], defence)).winner).toBe('defence');
    expect(rollDispute(showing(['focus', 'hit', 'hit'], defence)).winner).toBeUndefined();
  });

  test('neither side is favoured by the dice', () => {
    const focus = (die: readonly string[]): number => die.filter((face) => face === 'focus').length;
    expect(focus(ATTACK_DIE)).toBe(focus(DEFENCE_DIE));
  });
});
