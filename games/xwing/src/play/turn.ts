import { hasFlag, IN_PLAY, rulesOf, type State, teamOf } from '../state.ts';
import { skillOf } from '../values.ts';

const NOBODY: readonly number[] = [];

/**
 * XW-053, XW-054, XW-100, XW-103, XW-104: the ships that may be next, all of one seat: those with
 * the lowest (`order` 1) or highest (−1) pilot skill whose turn, marked by the flag, is to come.
 */
export function nextShips(state: State, done: number, order: 1 | -1): readonly number[] {
  const { status } = state;
  const { seats } = state.roster;
  let best = Number.POSITIVE_INFINITY;
  let seat = -1;
  let found: number[] | undefined;
  for (let ship = 0; ship < status.length; ship += 1) {
    if (status[ship] !== IN_PLAY || hasFlag(state, ship, done)) continue;
    if (rulesOf(state, ship).pilot === undefined) continue;
    // Skill first, then the side with the initiative, then the seat (XW-234).
    const rank =
      order * skillOf(state, ship) * 32 +
      (teamOf(state, ship) === state.initiative ? 0 : 16) +
      (seats[ship] as number);
    if (rank < best) {
      best = rank;
      seat = seats[ship] as number;
      found = [ship];
    } else if (rank === best && seats[ship] === seat) found?.push(ship);
  }
  return found ?? NOBODY;
}
