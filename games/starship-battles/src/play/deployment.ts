import { at, type Seat } from '@parsecs/kernel';
import { type Battle, battleOf } from '../battle.ts';
import { columnOf, rowOf, squareAt } from '../geometry/squares.ts';
import { ZONE_ROWS } from '../setup/maps.ts';
import { type State, UNDEPLOYED } from '../state.ts';
import { DARK } from '../vocabulary.ts';

/** SB-032, SB-033: the first row of the three in which a side deploys. */
function zoneTop(battle: Battle, faction: number): number {
  return faction === DARK ? 0 : battle.rules.rows - ZONE_ROWS;
}

/** The next ship that the seat has to place: the largest first, so that all find room. */
export function nextToDeploy(state: State, battle: Battle, seat: Seat): number {
  let next = -1;
  for (const ship of at(battle.ofSeat, seat)) {
    if (at(state.places, ship) !== UNDEPLOYED) continue;
    if (next === -1 || at(battle.types, ship).class < at(battle.types, next).class) next = ship;
  }
  return next;
}

/** Which squares of a deployment zone are taken, row by row. */
function zoneOf(state: State, battle: Battle, faction: number): boolean[] {
  const { columns } = battle.rules;
  const top = zoneTop(battle, faction);
  const taken = Array.from({ length: ZONE_ROWS * columns }, () => false);
  for (const ship of at(battle.ofFaction, faction)) {
    const place = at(state.places, ship);
    if (place >= 0)
      take(taken, columns, columnOf(place), rowOf(place) - top, at(battle.types, ship).size);
  }
  return taken;
}

function take(taken: boolean[], columns: number, x: number, y: number, size: number): void {
  for (let dy = 0; dy < size; dy += 1) {
    for (let dx = 0; dx < size; dx += 1) taken[(y + dy) * columns + x + dx] = true;
  }
}

function isFree(
  taken: readonly boolean[],
  columns: number,
  x: number,
  y: number,
  size: number,
): boolean {
  for (let dy = 0; dy < size; dy += 1) {
    for (let dx = 0; dx < size; dx += 1)
      if (taken[(y + dy) * columns + x + dx] === true) return false;
  }
  return true;
}

/** In three rows no two large ships share a column, so counting from the left is exact. */
function roomForLarge(taken: readonly boolean[], columns: number): number {
  let room = 0;
  for (let x = 0; x + 1 < columns; x += 1) {
    if (!isFree(taken, columns, x, 0, 2) && !isFree(taken, columns, x, 1, 2)) continue;
    room += 1;
    x += 1;
  }
  return room;
}

/** SB-033, SB-034: every square where the ship may deploy so that the rest of its side fits too. */
export function listPlaces(
  state: State,
  battle: Battle,
  ship: number,
  offer: (square: number) => void,
): void {
  const { columns } = battle.rules;
  const { faction, size } = at(battle.types, ship);
  const taken = zoneOf(state, battle, faction);
  const { large, small } = stillToCome(state, battle, faction, ship);
  const squaresLeft = taken.filter((is) => !is).length - size * size;
  const isTight = 3 * large >= roomForLarge(taken, columns) || squaresLeft < 4 * large + small + 4;
  const top = zoneTop(battle, faction);
  for (let y = 0; y + size <= ZONE_ROWS; y += 1) {
    for (let x = 0; x + size <= columns; x += 1) {
      if (!isFree(taken, columns, x, y, size)) continue;
      if (isTight && large > 0 && !leavesRoom(taken, columns, x, y, size, large)) continue;
      offer(squareAt(x, top + y));
    }
  }
}

/** The ships of the side that have to deploy after this one, the partner's included. */
function stillToCome(
  state: State,
  battle: Battle,
  faction: number,
  ship: number,
): { readonly large: number; readonly small: number } {
  let large = 0;
  let small = 0;
  for (const other of at(battle.ofFaction, faction)) {
    if (other === ship || at(state.places, other) !== UNDEPLOYED) continue;
    if (at(battle.types, other).size === 2) large += 1;
    else small += 1;
  }
  return { large, small };
}

function leavesRoom(
  taken: readonly boolean[],
  columns: number,
  x: number,
  y: number,
  size: number,
  large: number,
): boolean {
  const after = taken.slice();
  take(after, columns, x, y, size);
  return roomForLarge(after, columns) >= large;
}

/** What stands against deploying a ship on a square, for somebody who asks why. */
export function placeFault(
  state: State,
  ship: number,
  square: number,
): 'outside-zone' | 'square-taken' | 'no-room-for-the-rest' {
  const battle = battleOf(state);
  const { faction, size } = at(battle.types, ship);
  const x = columnOf(square);
  const y = rowOf(square) - zoneTop(battle, faction);
  const { columns } = battle.rules;
  if (y < 0 || y + size > ZONE_ROWS || x + size > columns) return 'outside-zone';
  const taken = zoneOf(state, battle, faction);
  return isFree(taken, columns, x, y, size) ? 'no-room-for-the-rest' : 'square-taken';
}
