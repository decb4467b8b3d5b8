import { at } from '@parsecs/kernel';
import type { MissionRules } from './mission-rules.ts';
import { controlled, isKind } from './tokens.ts';

const PANEL_VP: readonly [grey: number, coloured: number] = [2, 5];
const TENTHS = 10;

/** Get to the Ship: launch panels pay whoever controls them, more with their coloured side up. */
export const MOS_EISLEY_OUTSKIRTS_A: MissionRules = {
  id: 'mos-eisley-outskirts-a',
  tokens: ['launch-panel'],
  tokenAction: { deed: 'flip', kind: 'launch-panel', one: false },
  score: (state, gains) => {
    for (const [token, seat] of controlled(state, 'launch-panel')) {
      gains[seat] += at(PANEL_VP, at(state.tokenMark, token));
    }
  },
  goal: (state, token) =>
    isKind(state, token, 'launch-panel')
      ? { hold: at(PANEL_VP, at(state.tokenMark, token)) * TENTHS }
      : undefined,
};
