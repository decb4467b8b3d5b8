import { at, type Seat } from '@parsecs/kernel';
import { launchAnswer, squareAnswer } from '../answer-book.ts';
import type { Answer } from '../answers.ts';
import { type Battle, battleOf } from '../battle.ts';
import { launchLimit } from '../behaviour/launches.ts';
import { columnOf, rowOf, squareAt } from '../geometry/squares.ts';
import { hasFlag, isOnMap, LAUNCH, MOVED, POOL, type State } from '../state.ts';
import { isEmpty } from './displacement.ts';

/** One fighter of each card in the pool, for each ship that can still launch one. */
export function listLaunches(state: State, battle: Battle, seat: Seat, into: Answer[]): void {
  const ships = at(battle.ofSeat, seat);
  const fighters: number[] = [];
  for (const ship of ships) {
    if (at(state.places, ship) !== POOL || hasFlag(state, ship, MOVED)) continue;
    const type = at(battle.types, ship);
    const last = fighters[fighters.length - 1];
    if (last === undefined || at(battle.types, last) !== type) fighters.push(ship);
  }
  if (fighters.length === 0) return;
  for (const carrier of ships) {
    if (!isOnMap(state, carrier)) continue;
    const left = launchesLeft(state, battle, carrier);
    if (left <= 0 || !hasRoom(state, battle, carrier)) continue;
    for (const fighter of fighters) into.push(launchAnswer(battle, fighter, carrier));
  }
}

export function launchesLeft(state: State, battle: Battle, carrier: number): number {
  return launchLimit(state, battle, carrier) - Math.floor(at(state.flags, carrier) / LAUNCH);
}

function hasRoom(state: State, battle: Battle, carrier: number): boolean {
  let found = false;
  eachSquareAround(state, battle, carrier, () => {
    found = true;
    return true;
  });
  return found;
}

/** SB-068: the empty squares around a ship, until `offer` has seen enough. */
function eachSquareAround(
  state: State,
  battle: Battle,
  ship: number,
  offer: (square: number) => boolean,
): void {
  const { columns, rows } = battle.rules;
  const { size } = at(battle.types, ship);
  const place = at(state.places, ship);
  for (let y = rowOf(place) - 1; y <= rowOf(place) + size; y += 1) {
    for (let x = columnOf(place) - 1; x <= columnOf(place) + size; x += 1) {
      if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
      const square = squareAt(x, y);
      if (isEmpty(state, battle, square) && offer(square)) return;
    }
  }
}

export function listLaunchSquares(state: State): readonly Answer[] {
  const answers: Answer[] = [];
  eachSquareAround(state, battleOf(state), state.active, (square) => {
    answers.push(squareAnswer(square));
    return false;
  });
  return answers;
}
