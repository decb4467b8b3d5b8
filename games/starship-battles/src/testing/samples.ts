import type { Setup } from '../setup/setup.ts';

/** Random fleets for both, P1 on the Light Side. */
export const BOTH: Pick<Setup, 'sides' | 'fleets'> = {
  sides: 'light',
  fleets: ['random', 'random'],
};
