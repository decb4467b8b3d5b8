/**
 * The steps of everything that is resolved bit by bit, in their order. A frame counts them: its step
 * is the one that comes next.
 */
export const STEPS = {
  /** XW-012: with the obstacles before the forces are gathered (XW-185). */
  setup: [
    'sides',
    'obstacles',
    'edge',
    'announce',
    'squads',
    'reveal',
    'assign',
    'place',
    'shields',
    'deck',
  ],
  /** XW-028 */
  round: [
    'start',
    'plan',
    'activation-start',
    'activations',
    'charges',
    'activation-end',
    'combat-start',
    'opportunities',
    'combat-end',
    'tokens',
    'end-effects',
    'reinforcements',
    'round-end',
    'over',
  ],
  /** XW-053 */
  activation: ['before-reveal', 'reveal', 'check-stress', 'execute', 'act', 'over'],
  /** C-09 */
  manoeuvre: ['fly', 'mines', 'stress', 'executed', 'late', 'obstacles', 'over'],
  action: ['choose', 'performed', 'over'],
  lock: ['choose', 'acquired', 'over'],
  move: ['choose', 'over'],
  stress: ['receive', 'received', 'over'],
  opportunity: ['choose', 'over'],
  /** XW-105, C-08 */
  attack: [
    'declared',
    'count',
    'roll',
    'rolled',
    'defender-changes',
    'attacker-changes',
    'defence-count',
    'defence-roll',
    'attacker-changes-defence',
    'defender-changes-defence',
    'compare-start',
    'compare',
    'compared',
    'before-damage',
    'damage',
    'after-damage',
    'again',
    'after',
    'extra',
    'over',
  ],
  /** XW-308 */
  deal: ['replace', 'draw', 'react', 'destroy', 'text', 'over'],
} as const;

export type Stepped = keyof typeof STEPS;
export type Step<Kind extends Stepped> = (typeof STEPS)[Kind][number];

export function stepNumber<Kind extends Stepped>(kind: Kind, step: Step<Kind>): number {
  const names: readonly string[] = STEPS[kind];
  return names.indexOf(step);
}

export function stepName<Kind extends Stepped>(kind: Kind, step: number): Step<Kind> {
  const name: string | undefined = STEPS[kind][step];
  if (name === undefined) throw new Error(`${kind} has no step ${step}`);
  return name as Step<Kind>;
}
