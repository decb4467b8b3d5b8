import { at } from '@parsecs/kernel';
import type { Battle } from '../battle.ts';
import { columnOf, distance, rowOf, squareAt } from '../geometry/squares.ts';
import type { State } from '../state.ts';

/** SB-060: the enemy fighters in the space of the moving ship, by owner. */
export function fightersUnder(state: State, battle: Battle): readonly number[] {
  const { active } = state;
  const { size, faction } = at(battle.types, active);
  const place = at(state.places, active);
  const found = at(battle.ofFaction, 1 - faction).filter((ship) => {
    const square = at(state.places, ship);
    return (
      square >= 0 && at(battle.types, ship).isFighter && distance(place, size, square, 1) === 0
    );
  });
  const owner = found.length === 0 ? -1 : at(battle.owners, at(found, 0));
  return found.filter((ship) => at(battle.owners, ship) === owner);
}

/** SB-061: the nearest squares without a ship, outside the space of the moving ship. */
export function squaresToDisplace(
  state: State,
  battle: Battle,
  fighter: number,
): readonly number[] {
  const { columns, rows } = battle.rules;
  const from = at(state.places, fighter);
  for (let reach = 1; reach < Math.max(columns, rows); reach += 1) {
    const found: number[] = [];
    for (let y = rowOf(from) - reach; y <= rowOf(from) + reach; y += 1) {
      for (let x = columnOf(from) - reach; x <= columnOf(from) + reach; x += 1) {
        const isRing = Math.max(Math.abs(x - columnOf(from)), Math.abs(y - rowOf(from))) === reach;
        if (!isRing || x < 0 || y < 0 || x >= columns || y >= rows) continue;
        const square = squareAt(x, y);
        if (isEmpty(state, battle, square)) found.push(square);
      }
    }
    if (found.length > 0) return found;
  }
  return [];
}

/** SB-027: no part of any ship lies in the square. */
export function isEmpty(state: State, battle: Battle, square: number): boolean {
  const { places } = state;
  for (let ship = 0; ship < places.length; ship += 1) {
    const place = at(places, ship);
    if (place >= 0 && distance(place, at(battle.types, ship).size, square, 1) === 0) return false;
  }
  return true;
}
