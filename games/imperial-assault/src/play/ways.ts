import { crowdOf, layoutOfState, moverOf } from '../board.ts';
import { findWays, type Ways } from '../map/reach.ts';
import type { State } from '../state.ts';

/** What was searched for last: whoever tries all the ends asks for the same ways again and again. */
interface Search extends Pick<State, 'table' | 'mission' | 'open' | 'raiders'> {
  readonly stand: readonly number[];
  readonly figure: number;
  readonly points: number;
  readonly counts: boolean;
  readonly ways: Ways;
  readonly search: number;
}
let last: Search | undefined;

/** All ends of a figure within so many points or spaces. */
export function waysOf(state: State, figure: number, points: number, counts: boolean): Ways {
  if (last !== undefined && isSearched(last, state, figure, points, counts)) return last.ways;
  // IA-142
  const mover = moverOf(state, figure, !counts, counts);
  const ways = findWays(layoutOfState(state), mover, crowdOf(state), points);
  const { table, mission, open, raiders, stand } = state;
  const where = { table, mission, open, raiders, stand: stand.slice() };
  last = { ...where, figure, points, counts, ways, search: ways.search };
  return ways;
}

function isSearched(
  known: Search,
  state: State,
  figure: number,
  points: number,
  counts: boolean,
): boolean {
  if (known.search !== known.ways.search || known.figure !== figure) return false;
  if (known.points !== points || known.counts !== counts) return false;
  if (known.table !== state.table || known.mission !== state.mission) return false;
  if (known.open !== state.open || known.raiders !== state.raiders) return false;
  for (let index = 0; index < state.stand.length; index += 1) {
    if (known.stand[index] !== state.stand[index]) return false;
  }
  return true;
}
