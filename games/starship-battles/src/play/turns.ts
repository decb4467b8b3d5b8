import { at, type Seat } from '@parsecs/kernel';
import { type State, seatIsInPlay } from '../state.ts';

/** The side whose player begins the phase (SB-036, SB-038, SB-043, SB-044). */
function firstSide(state: State): number {
  return state.phase === 'attack' ? 1 - state.low : state.low;
}

/**
 * SB-045, SB-195: gives the next part of the phase to a seat. The sides alternate; where both
 * partners could go, their captain is asked who does.
 */
export function nextPart(state: State): 'begun' | 'asked' | 'ended' {
  const { turns } = state;
  while (turns.length < state.factions.length) {
    const side = turns.length % 2 === 0 ? firstSide(state) : 1 - firstSide(state);
    const ready = candidates(state, side);
    const [only] = ready;
    if (only === undefined) {
      turns.push(-1);
      continue;
    }
    state.asked = only;
    if (ready.length > 1) {
      state.kind = 'partner';
      return 'asked';
    }
    turns.push(only);
    return 'begun';
  }
  return 'ended';
}

/** SB-210: a player whose fleet is gone is skipped. */
export function candidates(state: State, side: number): readonly Seat[] {
  const found: Seat[] = [];
  for (let seat = 0; seat < state.factions.length; seat += 1) {
    if (at(state.factions, seat) !== side || state.turns.includes(seat)) continue;
    if (state.phase === 'setup' || seatIsInPlay(state, seat)) found.push(seat);
  }
  return found;
}
