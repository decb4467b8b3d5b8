import type { Die } from '@parsecs/imperial-assault';
import type { AttackResult, DefenceResult } from '@parsecs/xwing';

export type DieKind = 'xwing-attack' | 'xwing-defence' | Die | 'd20';

/** Accuracy, damage, surge of an attack die; block, evade, dodge of a defence die. */
export type AssaultFace = readonly [number, number, number];

/** A die and one of its faces, as the rules name them. */
export type DieShown =
  | { readonly kind: 'xwing-attack'; readonly face: AttackResult }
  | { readonly kind: 'xwing-defence'; readonly face: DefenceResult }
  | { readonly kind: Die; readonly face: AssaultFace }
  | { readonly kind: 'd20'; readonly face: number };
