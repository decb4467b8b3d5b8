import diceData from '../data/dice.json' with { type: 'json' };
import { DICE, type Die } from '../vocabulary.ts';

/** Accuracy, damage and surge of an attack die; block, evade and dodge of a defence die. */
export type Face = readonly [number, number, number];

function facesOf(id: Die): readonly Face[] {
  return diceData.dice.find((die) => die.id === id)?.faces as unknown as readonly Face[];
}

/** What is printed on each die, face by face (IA-201). */
export const DIE_FACES: Readonly<Record<Die, readonly Face[]>> = Object.fromEntries(
  DICE.map((die) => [die, facesOf(die)]),
) as Record<Die, readonly Face[]>;
