import type { GameId } from '@parsecs/table';

/** The rule behind each step of a round, and behind the initiative where there is one. */
export interface StepRules {
  readonly phases: Readonly<Record<string, string>>;
  readonly initiative?: string;
}

export const STEP_RULES: Readonly<Record<GameId, StepRules>> = {
  xwing: {
    phases: { planning: 'XW-030', activation: 'XW-053', combat: 'XW-100', end: 'XW-156' },
    initiative: 'XW-161',
  },
  'starship-battles': {
    phases: { initiative: 'SB-041', move: 'SB-048', attack: 'SB-073', damage: 'SB-115' },
  },
  'super-teams': {
    phases: {
      announce: 'ST-026',
      boost: 'ST-082',
      evade: 'ST-098',
      half: 'ST-049',
      grab: 'ST-099',
    },
  },
  'imperial-assault': {
    phases: {
      setup: 'IA-043',
      'start-of-round': 'IA-051',
      activation: 'IA-052',
      attack: 'IA-174',
      status: 'IA-061',
    },
    initiative: 'IA-066',
  },
};
