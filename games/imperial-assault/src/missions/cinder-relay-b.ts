import { type Answer, expectAnswer } from '../answers.ts';
import { figuresOf } from '../board.ts';
import { offersAt } from '../offers.ts';
import { gainOf, score } from '../play/victory.ts';
import { ownerOf, type State, siteOfState } from '../state.ts';
import type { MissionRules } from './mission-rules.ts';
import { discardToken, isAtHand, isKind, tokenOf } from './tokens.ts';

const UPLOAD_VP = 8;
const DATA_CRATE_VP = 2;
const CARRIED = 100;

/** A carrier at a terminal. */
function uploads(state: State, figure: number): readonly Answer[] {
  if (!state.tokenBy.includes(figure)) return [];
  return siteOfState(state).terminals.flatMap((space, terminal) =>
    isAtHand(state, figure, space) ? [offersAt(state).upload(terminal)] : [],
  );
}

/** Black Boxes: data crates pay while they are carried and when they are uploaded. */
export const CINDER_RELAY_B: MissionRules = {
  id: 'cinder-relay-b',
  tokens: ['data-crate'],
  tokenAction: { deed: 'retrieve', kind: 'data-crate', one: true },
  interactions: {
    answers: uploads,
    take: (state, figure, answer, on) => {
      expectAnswer(answer, 'upload');
      discardToken(state, tokenOf(state, figure), on);
      score(state, gainOf(ownerOf(state, figure), UPLOAD_VP), 'mission', on);
    },
  },
  score: (state, gains) => {
    for (const seat of [0, 1] as const) {
      const carriers = figuresOf(state, seat).filter((figure) => state.tokenBy.includes(figure));
      gains[seat] += carriers.length * DATA_CRATE_VP;
    }
  },
  goal: (state, token) => (isKind(state, token, 'data-crate') ? { fetch: CARRIED / 2 } : undefined),
  carried: {
    value: CARRIED,
    home: (state) => ({ name: 'terminals', spaces: siteOfState(state).terminals }),
  },
};
