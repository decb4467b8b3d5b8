import type { Thinking } from '@parsecs/kernel';
import type { SuperTeams } from '../game-types.ts';
import { instinct } from './instinct.ts';
import { quick } from './quick.ts';

/** At the end of a round every card that was laid has been flown. */
export const thinking: Thinking<SuperTeams> = {
  instinct,
  horizon: (state, root) => state.round > root.round,
  quick,
  plays: 400,
};
