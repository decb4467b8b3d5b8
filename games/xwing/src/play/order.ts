import type { Seat } from '@parsecs/kernel';
import { factionOfSeat, type State } from '../state.ts';

const ORDERS = new Map<number, readonly Seat[]>();

/** XW-164, XW-234: the side with the initiative first, team-mates by their seats. */
export function seatOrder(state: State): readonly Seat[] {
  const { players } = state.setup;
  const isEvenFirst = state.initiative === state.first;
  const key = players * 2 + (isEvenFirst ? 1 : 0);
  let order = ORDERS.get(key);
  if (order === undefined) {
    const seats = Array.from({ length: players }, (_, seat) => seat);
    order = seats.sort(
      (one, other) =>
        Number(factionOfSeat(state, one) !== state.initiative) -
          Number(factionOfSeat(state, other) !== state.initiative) || one - other,
    );
    ORDERS.set(key, order);
  }
  return order;
}
