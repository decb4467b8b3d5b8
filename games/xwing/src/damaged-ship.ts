import { at } from '@parsecs/kernel';
import { NONE, rulesOf, type State } from './state.ts';

/** The damaged ship of mission 2, which dials and cards must heed. */

/** The place of the damaged ship in `state.mission`. */
const DAMAGED = 1;
/** XW-273 */
const REPAIRED_IN = 5;
/** XW-272 */
const MOST_SPEED = 2;

/** XW-269: the damaged ship, −1 while it is not chosen. */
export function damagedShip(state: State): number {
  // Until the squads are revealed the mission keeps something else.
  const isKnown = state.setup.mission === 2 && state.squads.length === 0;
  return isKnown ? (state.mission[DAMAGED] ?? NONE) : NONE;
}

export function chooseDamaged(state: State, ship: number): void {
  state.mission[DAMAGED] = ship;
}

export function isRepaired(state: State): boolean {
  return state.round >= REPAIRED_IN;
}

/** XW-272: whether the ship may be given the manoeuvre in this place of its dial. */
export function isSlowEnough(state: State, ship: number, place: number): boolean {
  if (ship !== damagedShip(state) || isRepaired(state)) return true;
  const { speed } = at(rulesOf(state, ship).dial, place);
  return speed >= 1 && speed <= MOST_SPEED;
}
