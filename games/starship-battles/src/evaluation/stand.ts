import { at } from '@parsecs/kernel';
import type { Battle } from '../battle.ts';
import { columnOf, rowOf } from '../geometry/squares.ts';
import type { State } from '../state.ts';
import type { Prospects } from './prospects.ts';

/** How much of what a neighbour could do to a fighter is feared, and what being near is worth. */
const WEIGHTS = { fear: 0.35, approach: 0.6 } as const;

/** The enemies on the map, laid out for the loop over the own fighters. */
const MOST_SHIPS = 1024;
const columns = new Int32Array(MOST_SHIPS);
const rows = new Int32Array(MOST_SHIPS);
const sizes = new Int32Array(MOST_SHIPS);
const kinds = new Int32Array(MOST_SHIPS);

/** Gives how many there are. */
export function layOut(state: State, battle: Battle, enemies: readonly number[]): number {
  let count = 0;
  for (let index = 0; index < enemies.length && count < MOST_SHIPS; index += 1) {
    const enemy = at(enemies, index);
    const place = at(state.places, enemy);
    if (place < 0) continue;
    columns[count] = columnOf(place);
    rows[count] = rowOf(place);
    sizes[count] = at(battle.types, enemy).size;
    kinds[count] = 2 * at(state.roster.types, enemy) + at(state.reduced, enemy);
    count += 1;
  }
  return count;
}

/** A fighter among the enemies laid out: its best prey, and everybody who could strike it. */
export function standOf(
  { attack, defend, size }: Prospects,
  self: number,
  place: number,
  count: number,
): number {
  const x = columnOf(place);
  const y = rowOf(place);
  let best = 0;
  let fear = 0;
  for (let index = 0; index < count; index += 1) {
    const extra = (sizes[index] as number) - 1;
    const left = columns[index] as number;
    const top = rows[index] as number;
    const dx = x < left ? left - x : x > left + extra ? x - left - extra : 0;
    const dy = y < top ? top - y : y > top + extra ? y - top - extra : 0;
    const range = dx > dy ? dx : dy;
    const other = kinds[index] as number;
    const gain = attack[self * size + other] as number;
    if (range <= 1) {
      fear += defend[other * size + self] as number;
      if (gain > best) best = gain;
    } else {
      const near = (WEIGHTS.approach * gain) / range;
      if (near > best) best = near;
    }
  }
  return best - WEIGHTS.fear * fear;
}
