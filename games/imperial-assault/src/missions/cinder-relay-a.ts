import type { MissionRules } from './mission-rules.ts';
import { controlled, isKind, tokensOf } from './tokens.ts';

const CORE_VP = 3;
const ALL_CORES_VP = 4;
const CONTROLLED = 35;

/** Hold the Cores: relay cores pay whoever controls them, all of them more. */
export const CINDER_RELAY_A: MissionRules = {
  id: 'cinder-relay-a',
  tokens: ['relay-core'],
  score: (state, gains) => {
    const held = controlled(state, 'relay-core');
    const all = tokensOf(state, 'relay-core').length;
    for (const seat of [0, 1] as const) {
      const own = held.filter(([, by]) => by === seat).length;
      gains[seat] += own * CORE_VP + (own === all ? ALL_CORES_VP : 0);
    }
  },
  goal: (state, token) => (isKind(state, token, 'relay-core') ? { hold: CONTROLLED } : undefined),
};
