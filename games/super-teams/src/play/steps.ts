import { at, type Seat } from '@parsecs/kernel';
import { removeCard, type State } from '../state.ts';
import type { Phase } from '../vocabulary.ts';

/** The small steps that a turn is made of. */

export function nextSeat(state: State, seat: Seat): Seat {
  return (seat + 1) % state.rules.seats;
}

export function ask(state: State, phase: Phase, seat: Seat): void {
  state.phase = phase;
  state.asked = seat;
}

/** Whether a seat, or a partner that there may not be, could hold a card for a window. */
export function mayPlay(state: State, seat: Seat): boolean {
  // How many bonus cards somebody holds is public, so skipping an empty hand tells nothing.
  return seat !== -1 && (state.bonus[seat] as readonly number[]).length > 0;
}

export function playMovementCard(state: State, seat: Seat, card: number): void {
  removeCard(at(state.hands, seat), card);
  state.movementDiscard.push(card);
}

/** ST-079, ST-086: the one card of this ship for the turn, discarded at once. */
export function playBonusCard(state: State, seat: Seat, bonus: number, ship: number): void {
  removeCard(at(state.bonus, seat), bonus);
  state.bonusDiscard.push(bonus);
  state.turn.carded |= 1 << ship;
}

export function putShip(state: State, ship: number, space: number): void {
  state.position[ship] = space;
  state.half[ship] = -1;
}

/** A ship that came to rest on a dual space lies on no half yet. */
export function needsHalf(state: State, ship: number): boolean {
  return state.rules.otherKind[state.turn.rest] !== -1 && state.half[ship] === -1;
}
