import type { QuestionKind } from '@parsecs/xwing/words';

/** The seven steps of an attack (XW-105) as they are told. */
export type AttackStep =
  | 'declare'
  | 'roll-attack'
  | 'modify-attack'
  | 'roll-defence'
  | 'modify-defence'
  | 'compare'
  | 'deal';

/** Questions that are asked about the attack that is going on, and in which of its steps. */
const STEP_OF_QUESTION: Readonly<Partial<Record<QuestionKind, AttackStep>>> = {
  'attack-declared': 'declare',
  'attack-dice-count': 'roll-attack',
  'attack-dice-rolled': 'roll-attack',
  'attack-dice-defender': 'modify-attack',
  'attack-dice-attacker': 'modify-attack',
  'modify-attack-dice': 'modify-attack',
  'defence-dice-count': 'roll-defence',
  'defence-dice-attacker': 'modify-defence',
  'defence-dice-defender': 'modify-defence',
  'modify-defence-dice': 'modify-defence',
  'compare-start': 'compare',
  'compare-after': 'compare',
  'damage-before': 'deal',
  'damage-after': 'deal',
  'attack-after': 'deal',
  'attack-extra': 'deal',
};

/** Whatever else is asked while an attack goes on comes of its damage. */
export function stepOf(question: QuestionKind | null): AttackStep {
  return (question === null ? undefined : STEP_OF_QUESTION[question]) ?? 'deal';
}

/** Other windows are not about an attack, though one may be going on around them. */
export function isAboutAttack(kind: string): boolean {
  return Object.hasOwn(STEP_OF_QUESTION, kind);
}
