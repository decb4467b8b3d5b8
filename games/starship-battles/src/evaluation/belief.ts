import { at, type Believed, type Chance } from '@parsecs/kernel';
import { imagine } from '../imagine.ts';
import type { State } from '../state.ts';
import type { View } from '../view.ts';
import { fleetWorth } from './fleet-worth.ts';

/** Whoever builds a fleet throws a few away: the best of so many drawn ones is likely. */
const DRAWN = 3;

/** Nothing is hidden but fleets before the reveal; their owners have chosen good ones. */
export function belief(view: View, chance: Chance): Believed<State> {
  let state = imagine(view, chance);
  const hidden = view.seats.flatMap(({ fleet }, seat) => (fleet === 'hidden' ? [seat] : []));
  let most = worthOf(state, hidden);
  for (let drawn = 1; drawn < DRAWN && hidden.length > 0; drawn += 1) {
    const other = imagine(view, chance);
    const worth = worthOf(other, hidden);
    if (worth > most) [state, most] = [other, worth];
  }
  return { state, weight: 1 };
}

function worthOf(state: State, seats: readonly number[]): number {
  return seats.reduce((sum, seat) => sum + fleetWorth(state, at(state.fleets, seat) ?? []), 0);
}
