import type { Edge } from '../geometry/directions.ts';
import type { State } from '../state.ts';
import { missionOf } from './mission.ts';

const NOWHERE: readonly Edge[] = [];

/** The edges across which the mission lets this ship out of the game as things stand. */
export function exitsOf(state: State, ship: number): readonly Edge[] {
  return missionOf(state).exits?.(state, ship) ?? NOWHERE;
}

/** XW-172, A-12: whether a ship that crossed these edges is out of the game without being destroyed. */
export function isEscape(state: State, ship: number, crossed: readonly Edge[]): boolean {
  const exits = exitsOf(state, ship);
  const counts = (edge: Edge): boolean => exits.includes(edge);
  return state.setup.options.cornerExit === 'lenient'
    ? crossed.some(counts)
    : crossed.length > 0 && crossed.every(counts);
}
