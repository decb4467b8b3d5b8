import { at } from '@parsecs/kernel';
import { tokenId } from '../lookup.ts';
import type { MissionRules } from './mission-rules.ts';
import { controlled, isKind } from './tokens.ts';

const CRATE_VP = 7;
const CONTROLLED = 60;

/** Close to Home: each crate pays each player once. */
export const MOISTURE_FARM_A: MissionRules = {
  id: 'moisture-farm-a',
  tokens: ['crate'],
  score: (state, gains, on) => {
    for (const [token, seat] of controlled(state, 'crate')) {
      const bit = 1 << seat;
      if ((at(state.tokenMark, token) & bit) !== 0) continue;
      state.tokenMark = state.tokenMark.with(token, at(state.tokenMark, token) | bit);
      gains[seat] += CRATE_VP;
      on.tell?.({ type: 'token-claimed', token: tokenId(state, token), seat });
    }
  },
  goal: (state, token, seat) => {
    const paid = (at(state.tokenMark, token) & (1 << seat)) !== 0;
    return isKind(state, token, 'crate') && !paid ? { hold: CONTROLLED } : undefined;
  },
};
