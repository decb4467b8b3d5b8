import data from '../data/dice.json' with { type: 'json' };
import { deepFreeze } from './freeze.ts';
import type { AttackResult, DefenceResult } from './vocabulary.ts';

/** XW-009, X-01: the eight faces of each die; their order means nothing. */
export const ATTACK_DIE: readonly AttackResult[] = deepFreeze(
  data.attack as readonly AttackResult[],
);
export const DEFENCE_DIE: readonly DefenceResult[] = deepFreeze(
  data.defence as readonly DefenceResult[],
);
