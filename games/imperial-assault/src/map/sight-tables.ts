import { at } from '@parsecs/kernel';
import { EAST, INSIDE, SOUTH } from './beams.ts';
import { BLOCKING, type Grid, STRIDE } from './grid.ts';
import type { Layout } from './layout.ts';

/** What sight reads of a layout. */
export interface SightTables {
  /** What is solid of each space, in a table of `STRIDE` columns; nothing is free outside. */
  readonly cells: Uint8Array;
  /** IA-162: quarters around each corner of each space that one can turn to from there. */
  readonly turns: Uint8Array;
  /** Beams between two spaces that no terrain cuts, found when first asked for. */
  readonly masks: Map<number, number>;
}

const MOST_VARIANTS = 256;

/** The tables of a layout; blocking spaces in `open` count as open ground (IA-145). */
export function sightTables(layout: Layout, open: readonly number[]): SightTables {
  const key = open.length < 2 ? open.join() : [...open].sort((one, other) => one - other).join();
  const known = layout.sight.get(key);
  if (known !== undefined) return known;
  if (layout.sight.size >= MOST_VARIANTS) layout.sight.clear();
  const tables = new Survey(layout, open).draw();
  layout.sight.set(key, tables);
  return tables;
}

class Survey {
  readonly #grid: Grid;
  readonly #solid: Uint8Array;
  readonly #open: readonly number[];

  constructor(layout: Layout, open: readonly number[]) {
    this.#grid = layout.grid;
    this.#solid = layout.solid;
    this.#open = open;
  }

  draw(): SightTables {
    const { count, slot } = this.#grid;
    const cells = new Uint8Array(STRIDE * STRIDE).fill(EAST | SOUTH | INSIDE);
    const turns = new Uint8Array(count * 4);
    for (let space = 0; space < count; space += 1) {
      cells[at(slot, space)] =
        (this.#isSolid(space, 1) ? EAST : 0) |
        (this.#isSolid(space, 2) ? SOUTH : 0) |
        (this.#stops(space) ? INSIDE : 0);
      for (let corner = 0; corner < 4; corner += 1) {
        turns[space * 4 + corner] = this.#turnsFrom(space, corner);
      }
    }
    return { cells, turns, masks: new Map() };
  }

  /** IA-113: outside the map and blocking terrain stop sight. */
  #stops(space: number): boolean {
    if (space === -1) return true;
    return this.#grid.terrain[space] === BLOCKING && !this.#open.includes(space);
  }

  #isSolid(space: number, side: number): boolean {
    return space === -1 || this.#solid[space * 4 + side] === 1;
  }

  /** The four spaces around a corner, clockwise from the upper left. */
  #quartersAt(x: number, y: number): readonly number[] {
    const { find } = this.#grid;
    return [find(x - 1, y - 1), find(x, y - 1), find(x, y), find(x - 1, y)];
  }

  /** The edge between a quarter and the next one clockwise. */
  #isShut(quarters: readonly number[], quarter: number): boolean {
    return this.#isSolid(at(quarters, quarter), (quarter + 1) % 4);
  }

  #turnsFrom(space: number, corner: number): number {
    const x = at(this.#grid.x, space) + (corner === 1 || corner === 2 ? 1 : 0);
    const y = at(this.#grid.y, space) + (corner >= 2 ? 1 : 0);
    const quarters = this.#quartersAt(x, y);
    const own = (corner + 2) % 4;
    let reached = 1 << own;
    for (const way of [1, 3]) {
      for (let quarter = own, step = 0; step < 3; step += 1) {
        const next = (quarter + way) % 4;
        if (this.#isShut(quarters, way === 1 ? quarter : next)) break;
        if (this.#stops(at(quarters, next))) break;
        reached |= 1 << next;
        quarter = next;
      }
    }
    return reached;
  }
}
