import type { AnswerOf } from '../answers/answer.ts';
import { shipNamed } from '../answers/chosen.ts';
import type { On } from '../behaviour/declare.ts';
import { putShip } from '../board.ts';
import { ask, IN_PLAY, idOf, type State, seatOf } from '../state.ts';
import { shieldValue } from '../values.ts';
import { nextToPlace } from './placing.ts';

/** Asks for the place of the next ship; false when every ship has one. */
export function askToPlace(state: State): boolean {
  const [next] = nextToPlace(state);
  if (next === undefined) return false;
  ask(state, 'place', seatOf(state, next));
  return true;
}

/** XW-022: the ship stands where the answer says. */
export function placeShip(state: State, answer: AnswerOf<'place'>, on: On): void {
  const ship = shipNamed(state, answer.ship);
  putShip(state, ship, answer.at);
  state.status[ship] = IN_PLAY;
  on.tell?.({ type: 'ship-placed', ship: answer.ship, at: { ...answer.at } });
}

/** XW-025 */
export function raiseShields(state: State, ship: number, on: On): void {
  const shields = shieldValue(state, ship);
  state.shields[ship] = shields;
  if (shields > 0) on.tell?.({ type: 'shields-raised', ship: idOf(state, ship), shields });
}
