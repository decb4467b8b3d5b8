import type { Seat } from '@parsecs/kernel';
import type { State } from './state.ts';
export function evaluate(state: State, seat: Seat): number {
  return (state.lost[1 - (state.factions[seat] ?? 0)] ?? 0) - (state.lost[state.factions[seat] ?? 0] ?? 0);
}
