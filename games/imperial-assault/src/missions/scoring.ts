import { at, type Seat, type StepContext } from '@parsecs/kernel';
import { controllerOf, figuresOf, spacesOf } from '../board.ts';
import type { Event } from '../events.ts';
import { score } from '../play/victory.ts';
import { GONE, type State, siteOfState } from '../state.ts';
import type { MissionId, TokenKind } from '../vocabulary.ts';
import { discardToken } from './interactions.ts';

type On = StepContext<Event>;
type Gains = [number, number];

const PANEL_VP: readonly [grey: number, coloured: number] = [2, 5];
const CONTRABAND_VP = 15;
const CRATE_VP = 7;
const REMOTE_VP = 2;
const CORE_VP = 3;
const ALL_CORES_VP = 4;
const DATA_CRATE_VP = 2;

function tokensOf(state: State, kind: TokenKind): readonly number[] {
  return siteOfState(state).tokens.flatMap((token, index) => (token.kind === kind ? [index] : []));
}

/** IA-086: who controls a token where it lies. */
export function controllerOfToken(state: State, token: number): Seat {
  const space = at(state.tokenAt, token);
  return space === GONE ? -1 : controllerOf(state, space);
}

function controlled(
  state: State,
  kind: TokenKind,
): readonly (readonly [token: number, seat: Seat])[] {
  return tokensOf(state, kind)
    .map((token) => [token, controllerOfToken(state, token)] as const)
    .filter(([, seat]) => seat !== -1);
}

/** What each mission scores at the end of a round, worked out for both players at once (IA-065). */
const SCORING: Readonly<Partial<Record<MissionId, (state: State, gains: Gains, on: On) => void>>> =
  {
    'mos-eisley-outskirts-a': (state, gains) => {
      for (const [token, seat] of controlled(state, 'launch-panel')) {
        gains[seat as 0 | 1] += at(PANEL_VP, at(state.tokenMark, token));
      }
    },
    'mos-eisley-outskirts-b': (state, gains, on) => {
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
    'moisture-farm-a': (state, gains, on) => {
      for (const [token, seat] of controlled(state, 'crate')) {
        const bit = 1 << seat;
        if ((at(state.tokenMark, token) & bit) !== 0) continue;
        state.tokenMark[token] = at(state.tokenMark, token) | bit;
        gains[seat as 0 | 1] += CRATE_VP;
        on.tell?.({ type: 'token-claimed', token: at(siteOfState(state).tokens, token).id, seat });
      }
    },
    'training-ground-a': (state, gains) => {
      for (const token of tokensOf(state, 'remote')) {
        for (const seat of [0, 1] as const) {
          if (at(state.tokenMark, token) === 1 << seat) gains[seat] += REMOTE_VP;
        }
      }
    },
    'cinder-relay-a': (state, gains) => {
      const held = controlled(state, 'relay-core');
      const all = tokensOf(state, 'relay-core').length;
      for (const seat of [0, 1] as const) {
        const own = held.filter(([, by]) => by === seat).length;
        gains[seat] += own * CORE_VP + (own === all ? ALL_CORES_VP : 0);
      }
    },
    'cinder-relay-b': (state, gains) => {
      for (const seat of [0, 1] as const) {
        const carriers = figuresOf(state, seat).filter((figure) => state.tokenBy.includes(figure));
        gains[seat] += carriers.length * DATA_CRATE_VP;
      }
    },
  };

/** What the position would score if the round ended now; nothing is changed. */
export function scoreMission(state: State, on: On): void {
  const gains: Gains = [0, 0];
  SCORING[siteOfState(state).mission.id]?.(state, gains, on);
  if (gains[0] !== 0 || gains[1] !== 0) score(state, gains, 'mission', on);
}
