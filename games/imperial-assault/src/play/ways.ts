import { crowdOf, layoutOfState, moverOf } from '../board.ts';
import { findWays, type Ways } from '../map/reach.ts';
import type { State } from '../state.ts';

/**
 * What was searched for last: whoever tries all the ends asks for the same ways again and again. Written over by the
 * next search: a record of each would live just long enough to be moved about in memory.
 */
const LAST = {
  table: undefined as State['table'] | undefined,
  mission: -1,
  open: 0,
  raiders: [] as State['raiders'],
  stand: [] as number[],
  figure: -1,
  points: 0,
  counts: false,
  ways: undefined as Ways | undefined,
  search: 0,
};

/** All ends of a figure within so many points or spaces. */
export function waysOf(state: State, figure: number, points: number, counts: boolean): Ways {
  const known = LAST.ways;
  if (known?.search === LAST.search && isSearched(state, figure, points, counts)) return known;
  // IA-142
  const mover = moverOf(state, figure, !counts, counts);
  const ways = findWays(layoutOfState(state), mover, crowdOf(state), points);
  const { stand } = state;
  LAST.table = state.table;
  LAST.mission = state.mission;
  LAST.open = state.open;
  LAST.raiders = state.raiders;
  for (let index = 0; index < stand.length; index += 1) LAST.stand[index] = stand[index] as number;
  LAST.figure = figure;
  LAST.points = points;
  LAST.counts = counts;
  LAST.ways = ways;
  LAST.search = ways.search;
  return ways;
}

function isSearched(state: State, figure: number, points: number, counts: boolean): boolean {
  if (LAST.figure !== figure || LAST.points !== points || LAST.counts !== counts) return false;
  if (LAST.table !== state.table || LAST.mission !== state.mission) return false;
  if (LAST.open !== state.open || LAST.raiders !== state.raiders) return false;
  for (let index = 0; index < state.stand.length; index += 1) {
    if (LAST.stand[index] !== state.stand[index]) return false;
  }
  return true;
}
