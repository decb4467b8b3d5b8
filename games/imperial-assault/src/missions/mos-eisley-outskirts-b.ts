import { at } from '@parsecs/kernel';
import { figuresOf, spacesOf } from '../board.ts';
import { siteOfState } from '../state.ts';
import type { MissionRules } from './mission-rules.ts';
import { discardToken, isKind } from './tokens.ts';

const CONTRABAND_VP = 15;
/** IA-277 */
const BURDEN = 2;
const CARRIED = 150;

/** Smuggled Goods: contraband slows its carrier and pays in his deployment zone. */
export const MOS_EISLEY_OUTSKIRTS_B: MissionRules = {
  id: 'mos-eisley-outskirts-b',
  tokens: ['contraband'],
  tokenAction: { deed: 'retrieve', kind: 'contraband', one: false },
  speed: (state, figure, printed) =>
    state.tokenBy.includes(figure) ? Math.max(0, printed - BURDEN) : printed,
  score: (state, gains, on) => {
    const { grid } = siteOfState(state);
    for (const seat of [0, 1] as const) {
      for (const figure of figuresOf(state, seat)) {
        if (!state.tokenBy.includes(figure)) continue;
        const home = spacesOf(state, figure).some(
          (space) => grid.zone[space] === state.zones[seat],
        );
        if (!home) continue;
        gains[seat] += CONTRABAND_VP;
        for (const [token, by] of state.tokenBy.entries()) {
          if (by === figure) discardToken(state, token, on);
        }
      }
    }
  },
  goal: (state, token) => (isKind(state, token, 'contraband') ? { fetch: CARRIED / 2 } : undefined),
  carried: {
    value: CARRIED,
    home: (state, seat) => {
      const zone = at(state.zones, seat);
      return { name: `zone ${zone}`, spaces: at(siteOfState(state).grid.zones, zone) };
    },
  },
};
