import { at } from '@parsecs/kernel';
import { DIFFICULT, type Grid, STEP_X, STEP_Y } from './grid.ts';
import { isClosedTerrain, type Layout, neighboursOf } from './layout.ts';

/** IA-012: the bases there are, width and length. */
export const BASES = [
  [1, 1],
  [1, 2],
  [2, 2],
  [2, 3],
] as const;
export const SMALL = 0;

/**
 * Where a base can stand and how it steps. A stand is the space of its upper left corner, plus the
 * number of spaces of the map if the base is turned by 90 degrees.
 */
export interface MoveGraph {
  /** The spaces covered on each stand; empty where the base cannot stand at all. */
  readonly covers: readonly (readonly number[])[];
  /** Stands one step away without turning. */
  readonly steps: readonly (readonly number[])[];
  /** Stands one turn away (IA-139). */
  readonly turns: readonly (readonly number[])[];
  /** Some covered space is difficult. */
  readonly rough: Uint8Array;
}

/** The graph of a base, for figures that mind terrain or for Mobile and Massive ones. */
export function graphOf(layout: Layout, base: number, free: boolean): MoveGraph {
  const key = base * 2 + (free ? 1 : 0);
  const known = layout.graphs.get(key);
  if (known !== undefined) return known;
  const graph = base === SMALL ? smallGraph(layout, free) : largeGraph(layout, base, free);
  layout.graphs.set(key, graph);
  return graph;
}

function smallGraph(layout: Layout, free: boolean): MoveGraph {
  const { grid } = layout;
  // IA-300: only walls and doors close a corner for a Mobile figure.
  const barrier = free ? layout.hard : layout.barred;
  const closes = free
    ? (): boolean => false
    : (space: number): boolean => isClosedTerrain(grid, space);
  const enters = (space: number): boolean => free || !isClosedTerrain(grid, space);
  const spaces = Array.from({ length: grid.count }, (_, space) => space);
  return {
    covers: spaces.map((space) => (enters(space) ? [space] : [])),
    steps: spaces.map((space) =>
      neighboursOf(grid, space, barrier, closes).filter((beyond) => enters(beyond)),
    ),
    turns: spaces.map(() => []),
    rough: Uint8Array.from(grid.terrain, (terrain) => (terrain === DIFFICULT ? 1 : 0)),
  };
}

function largeGraph(layout: Layout, base: number, free: boolean): MoveGraph {
  const { grid } = layout;
  const [width, length] = at(BASES, base);
  const barrier = free ? layout.hard : layout.barred;
  const facings = width === length ? 1 : 2;
  const stands = Array.from({ length: facings * grid.count }, (_, stand) => stand);
  const covers = stands.map((stand) => {
    const turned = stand >= grid.count;
    return coverOf(grid, stand % grid.count, turned ? length : width, turned ? width : length);
  });
  const fits = covers.map((cover) => cover.length > 0 && canLie(grid, cover, barrier, free));
  const clean = covers.map((cover, stand) => (fits[stand] === true ? cover : []));
  return {
    covers: clean,
    steps: stands.map((stand) => shiftsOf(grid, clean, stand, barrier)),
    turns: stands.map((stand) => turnsOf(grid, clean, stand)),
    rough: Uint8Array.from(clean, (cover) =>
      cover.some((space) => at(grid.terrain, space) === DIFFICULT) ? 1 : 0,
    ),
  };
}

function coverOf(grid: Grid, corner: number, width: number, length: number): readonly number[] {
  const cover: number[] = [];
  for (let row = 0; row < length; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const space = grid.find(at(grid.x, corner) + column, at(grid.y, corner) + row);
      if (space === -1) return [];
      cover.push(space);
    }
  }
  return cover;
}

/** IA-143: no covered space is closed and no barrier runs under the base. */
function canLie(grid: Grid, cover: readonly number[], barrier: Uint8Array, free: boolean): boolean {
  if (!free && cover.some((space) => isClosedTerrain(grid, space))) return false;
  return cover.every((space) =>
    [1, 2].every((side) => {
      const beyond = grid.find(
        at(grid.x, space) + at(STEP_X, side),
        at(grid.y, space) + at(STEP_Y, side),
      );
      return !cover.includes(beyond) || barrier[space * 4 + side] === 0;
    }),
  );
}

/** IA-138: the whole base shifts one space to a side. */
function shiftsOf(
  grid: Grid,
  covers: readonly (readonly number[])[],
  stand: number,
  barrier: Uint8Array,
): readonly number[] {
  const cover = at(covers, stand);
  if (cover.length === 0) return [];
  const corner = stand % grid.count;
  const facing = stand - corner;
  const found: number[] = [];
  for (let side = 0; side < 4; side += 1) {
    const next = grid.find(
      at(grid.x, corner) + at(STEP_X, side),
      at(grid.y, corner) + at(STEP_Y, side),
    );
    if (next === -1 || at(covers, facing + next).length === 0) continue;
    if (cover.every((space) => barrier[space * 4 + side] === 0)) found.push(facing + next);
  }
  return found;
}

/** IA-139: turned by 90 degrees with at least half of the old spaces kept. */
function turnsOf(
  grid: Grid,
  covers: readonly (readonly number[])[],
  stand: number,
): readonly number[] {
  const cover = at(covers, stand);
  if (cover.length === 0 || covers.length === grid.count) return [];
  const other = stand < grid.count ? grid.count : 0;
  const found: number[] = [];
  for (let corner = 0; corner < grid.count; corner += 1) {
    const turned = at(covers, other + corner);
    const kept = turned.filter((space) => cover.includes(space)).length;
    if (turned.length > 0 && kept * 2 >= cover.length) found.push(other + corner);
  }
  return found;
}
