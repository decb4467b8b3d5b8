import {
  ATTACK_RESULTS,
  type AttackResult,
  DEFENCE_RESULTS,
  type DefenceResult,
} from './cards/vocabulary.ts';

/** A choice of dice by their faces as one number: how many of each face, up to 15. */
export type DiceCode = number;

const BITS = 4;
const MOST = 15;

export function diceCode(counts: readonly number[]): DiceCode {
  let code = 0;
  for (let face = 3; face >= 0; face -= 1) {
    const count = counts[face] ?? 0;
    if (count > MOST)
      throw new Error(`${count} dice with one face, and a code has room for ${MOST}`);
    code = (code << BITS) | count;
  }
  return code;
}

export function diceOfCode(code: DiceCode, face: number): number {
  return (code >> (face * BITS)) & MOST;
}

function namesOf<Face>(code: DiceCode, faces: readonly Face[]): readonly Face[] {
  return faces.flatMap((face, number) =>
    Array.from({ length: diceOfCode(code, number) }, () => face),
  );
}

export function attackDiceOf(code: DiceCode): readonly AttackResult[] {
  return namesOf(code, ATTACK_RESULTS);
}

export function defenceDiceOf(code: DiceCode): readonly DefenceResult[] {
  return namesOf(code, DEFENCE_RESULTS);
}

function codeOf(dice: readonly string[], faces: readonly string[]): DiceCode {
  return diceCode(faces.map((face) => dice.filter((shown) => shown === face).length));
}

export function codeOfAttackDice(dice: readonly string[]): DiceCode {
  return codeOf(dice, ATTACK_RESULTS);
}

export function codeOfDefenceDice(dice: readonly string[]): DiceCode {
  return codeOf(dice, DEFENCE_RESULTS);
}
