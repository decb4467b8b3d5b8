import { at } from '@parsecs/kernel';
import type { MissionRules } from './mission-rules.ts';
import { isKind, tokensOf } from './tokens.ts';

const REMOTE_VP = 2;
const REPROGRAMMED = 60;

/** Reprogrammed: remotes pay whoever reprogrammed them. */
export const TRAINING_GROUND_A: MissionRules = {
  id: 'training-ground-a',
  tokens: ['remote'],
  tokenAction: { deed: 'reprogram', kind: 'remote', one: false },
  attackableDoors: true,
  score: (state, gains) => {
    for (const token of tokensOf(state, 'remote')) {
      for (const seat of [0, 1] as const) {
        if (at(state.tokenMark, token) === 1 << seat) gains[seat] += REMOTE_VP;
      }
    }
  },
  goal: (state, token) =>
    isKind(state, token, 'remote') && at(state.tokenMark, token) === 0
      ? { fetch: REPROGRAMMED }
      : undefined,
  owned: (state, token, seat) =>
    isKind(state, token, 'remote') && at(state.tokenMark, token) === 1 << seat ? REPROGRAMMED : 0,
};
