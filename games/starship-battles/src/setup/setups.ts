import { type FleetLimits, STANDARD_POINTS } from '../lists/fleet.ts';
import { readyFleet } from '../lists/ready-made.ts';
import { checkSetup, type FleetSource, limitsOf, type Setup } from './setup.ts';

function setupOf(written: Partial<Setup>): Setup {
  const checked = checkSetup(written);
  if (checked.ok) return checked.value;
  throw new Error(JSON.stringify(checked.problems));
}

function battle(light: string, dark: string): Setup {
  return setupOf({ sides: 'light', fleets: [readyFleet(light), readyFleet(dark)] });
}

const RANDOM_PAIR: readonly FleetSource[] = ['random', 'random'];

const STANDARD: Setup = setupOf({});

export const SETUPS: Readonly<Record<string, Setup>> = {
  standard: STANDARD,
  'quick-start': setupOf({ mode: 'quick-start' }),
  coruscant: battle('scenario-coruscant-light', 'scenario-coruscant-dark'),
  'clone-wars': battle('light-republic', 'dark-separatist'),
  'galactic-civil-war': battle('light-rebel', 'dark-imperial'),
  random: setupOf({ sides: 'light', fleets: RANDOM_PAIR }),
  skirmish: setupOf({ map: 'compact', points: 120 }),
  patrol: setupOf({ map: 'compact', points: 40, standstillRounds: 3 }),
  'long-axis': setupOf({ map: 'long-axis', sides: 'light', fleets: RANDOM_PAIR }),
  teams: setupOf({ players: 4 }),
  'teams-patrol': setupOf({ players: 4, map: 'compact', points: 30, standstillRounds: 3 }),
  balanced: setupOf({ sides: 'light', fleets: RANDOM_PAIR, costs: 'proposed' }),
  'teams-random': setupOf({ players: 4, sides: 'light', fleets: [...RANDOM_PAIR, ...RANDOM_PAIR] }),
};

/** What a list is held to that belongs to no match yet: the standard map, 0 points for no limit. */
export function usualLimits(points: number = STANDARD_POINTS): FleetLimits {
  return { ...limitsOf(STANDARD), points };
}
