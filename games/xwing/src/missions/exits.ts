import type { Edge } from '../geometry/play-area.ts';
import type { State } from '../state.ts';

/** whether a ship that crossed these edges got out across one of those that count. */
export function leavesAcross(
  state: State,
  crossed: readonly Edge[],
  counting: readonly Edge[],
): boolean {
  const counts = (edge: Edge): boolean => counting.includes(edge);
  return state.setup.options.cornerExit === 'lenient'
    ? crossed.some(counts)
    : crossed.length > 0 && crossed.every(counts);
}
