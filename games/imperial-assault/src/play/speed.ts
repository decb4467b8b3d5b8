import { isMission } from '../site.ts';
import { figureOf, type State, siteOfState } from '../state.ts';

const CONTRABAND_BURDEN = 2;

/** IA-136, IA-277: Speed now, never below 0. */
export function speedOf(state: State, figure: number): number {
  const { speed } = figureOf(state, figure).card;
  if (!isMission(siteOfState(state), 'mos-eisley-outskirts-b')) return speed;
  return state.tokenBy.includes(figure) ? Math.max(0, speed - CONTRABAND_BURDEN) : speed;
}
