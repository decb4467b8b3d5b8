import type { Seat } from '@parsecs/kernel';
import { teamOfSeat } from '../battle.ts';
import type { State } from '../state.ts';

const ORDERS = new Map<number, readonly Seat[]>();

/** XW-164, XW-234: the side with the initiative first, team-mates by their seats. */
export function seatOrder(state: State): readonly Seat[] {
  const { players } = state.setup;
  const key = players * 2 + state.initiative;
  let order = ORDERS.get(key);
  if (order === undefined) {
    const seats = Array.from({ length: players }, (_, seat) => seat);
    order = seats.sort(
      (one, other) =>
        Number(teamOfSeat(one) !== state.initiative) -
          Number(teamOfSeat(other) !== state.initiative) || one - other,
    );
    ORDERS.set(key, order);
  }
  return order;
}
