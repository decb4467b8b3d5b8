/** Where processes stand, in the order in which their frames count the steps. */

export const SETUP_STEPS = [
  'initiative',
  'mission',
  'zone',
  'deploy-first',
  'deploy-second',
  'hands',
  'finished',
  'play',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export const ROUND_STEPS = [
  'start',
  'start-window',
  'turns-begin',
  'turns',
  'status',
  'status-window',
  'status-end',
] as const;
export type RoundStep = (typeof ROUND_STEPS)[number];

export const ROUND_PHASES = ['start-of-round', 'activation', 'status'] as const;
export type RoundPhase = (typeof ROUND_PHASES)[number];

/** IA-050: the phase that each step of a round belongs to. */
export const PHASE_OF_STEP: Readonly<Record<RoundStep, RoundPhase>> = {
  start: 'start-of-round',
  'start-window': 'start-of-round',
  'turns-begin': 'start-of-round',
  turns: 'activation',
  status: 'status',
  'status-window': 'status',
  'status-end': 'status',
};

export const ACTIVATION_STEPS = [
  'begin',
  'act',
  'after-action',
  'after-special',
  'after-window',
  'extra',
  'after-extra',
  'exhausting',
  'end',
] as const;
export type ActivationStep = (typeof ACTIVATION_STEPS)[number];

/** IA-070, IA-075: what the action in progress is. */
export const ACTION_SORTS = ['none', 'plain', 'special'] as const;
export type ActionSort = (typeof ACTION_SORTS)[number];

/** IA-173 to IA-191 */
export const ATTACK_STEPS = [
  'target',
  'space',
  'pool',
  'declare',
  'declared',
  'roll',
  'reroll-attack',
  'reroll-defence',
  'modify',
  'count',
  'surge',
  'resolve',
  'aftermath',
  'effects',
  'cleaving',
  'after-attacker',
  'after-defender',
  'end',
] as const;
export type AttackStep = (typeof ATTACK_STEPS)[number];
