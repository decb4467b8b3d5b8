import { missionOf } from '../missions/mission.ts';
import { figureOf, type State } from '../state.ts';

/** IA-136: Speed now, never below 0. */
export function speedOf(state: State, figure: number): number {
  const { speed } = figureOf(state, figure).card;
  return missionOf(state).speed?.(state, figure, speed) ?? speed;
}
