import { at } from '@parsecs/kernel';
import type { MoveGraph } from './bases.ts';
import { BLOCKING, type Grid, IMPASSABLE, IMPASSABLE_EDGE, STEP_X, STEP_Y, WALL } from './grid.ts';
import type { SightTables } from './sight-tables.ts';

export const FAR = 255;

/** A grid with a certain set of doors open. Everything that depends on doors hangs here. */
export interface Layout {
  readonly grid: Grid;
  /** Sides that stop sight, counting and adjacency: walls, closed doors, blocking edges. */
  readonly solid: Uint8Array;
  /** Sides that stop every figure: walls and closed doors. */
  readonly hard: Uint8Array;
  /** Sides that stop figures without Mobile or Massive. */
  readonly barred: Uint8Array;
  /** IA-097 to IA-099: neighbours by edges and corners, blocking terrain of the two set aside. */
  readonly neighbours: readonly (readonly number[])[];
  /** Distances from a space, worked out when first asked for. */
  readonly distances: (Uint8Array | undefined)[];
  /** Beams of sight between two spaces that no terrain cuts, −1 where nobody asked yet. */
  readonly beams: Int32Array;
  /** What sight reads, by the blocking spaces that count as open ground. */
  readonly sight: Map<string, SightTables>;
  /** IA-303: spaces with nothing but walls and blocking spaces on their four sides. */
  readonly walledIn: Uint8Array;
  readonly graphs: Map<number, MoveGraph>;
}

const MOST_LAYOUTS = 64;

/** The layout for a set of open doors, one bit a door. */
export function layoutOf(grid: Grid, open: number): Layout {
  const known = grid.layouts.get(open);
  if (known !== undefined) return known;
  if (grid.layouts.size >= MOST_LAYOUTS) grid.layouts.clear();
  const layout = compileLayout(grid, open);
  grid.layouts.set(open, layout);
  return layout;
}

function compileLayout(grid: Grid, open: number): Layout {
  const { count } = grid;
  const solid = new Uint8Array(count * 4);
  const hard = new Uint8Array(count * 4);
  const barred = new Uint8Array(count * 4);
  for (let index = 0; index < count * 4; index += 1) {
    const kind = at(grid.edge, index);
    const door = at(grid.door, index);
    const isHard = kind === WALL || (door !== -1 && (open & (1 << door)) === 0);
    hard[index] = isHard ? 1 : 0;
    solid[index] = isHard || (kind !== 0 && kind !== IMPASSABLE_EDGE) ? 1 : 0;
    barred[index] = isHard || kind !== 0 ? 1 : 0;
  }
  const isSolid = (space: number): boolean => at(grid.terrain, space) === BLOCKING;
  const walledIn = new Uint8Array(count);
  for (let space = 0; space < count; space += 1) {
    walledIn[space] = blockingAround(grid, solid, space).length > 0 ? 1 : 0;
  }
  return {
    grid,
    solid,
    hard,
    barred,
    neighbours: Array.from({ length: count }, (_, space) =>
      neighboursOf(grid, space, solid, isSolid),
    ),
    distances: new Array<Uint8Array | undefined>(count),
    beams: new Int32Array(count * count).fill(-1),
    sight: new Map(),
    walledIn,
    graphs: new Map(),
  };
}

/** Spaces that share an edge without a barrier, or a corner that is not pinched (IA-099). */
export function neighboursOf(
  grid: Grid,
  space: number,
  barrier: Uint8Array,
  closes: (space: number) => boolean,
): readonly number[] {
  const found: number[] = [];
  const x = at(grid.x, space);
  const y = at(grid.y, space);
  for (let side = 0; side < 4; side += 1) {
    const beyond = grid.find(x + at(STEP_X, side), y + at(STEP_Y, side));
    if (beyond !== -1 && barrier[space * 4 + side] === 0) found.push(beyond);
  }
  for (const vertical of [0, 2]) {
    for (const horizontal of [1, 3]) {
      const beyond = grid.find(x + at(STEP_X, horizontal), y + at(STEP_Y, vertical));
      if (beyond === -1) continue;
      const isPinched =
        sideClosed(grid, space, beyond, horizontal, vertical, barrier, closes) &&
        sideClosed(grid, space, beyond, vertical, horizontal, barrier, closes);
      if (!isPinched) found.push(beyond);
    }
  }
  return found;
}

/** One side of a corner: the space beside, and the two edges that meet the corner there. */
function sideClosed(
  grid: Grid,
  from: number,
  to: number,
  first: number,
  second: number,
  barrier: Uint8Array,
  closes: (space: number) => boolean,
): boolean {
  const beside = grid.find(
    at(grid.x, from) + at(STEP_X, first),
    at(grid.y, from) + at(STEP_Y, first),
  );
  if (beside === -1 || closes(beside)) return true;
  return barrier[from * 4 + first] === 1 || barrier[to * 4 + ((second + 2) % 4)] === 1;
}

/** IA-303: blocking spaces around a space that has nothing but them and walls on its four sides. */
export function wallsAround(layout: Layout, space: number): readonly number[] {
  return layout.walledIn[space] === 1 ? blockingAround(layout.grid, layout.solid, space) : [];
}

function blockingAround(grid: Grid, solid: Uint8Array, space: number): readonly number[] {
  const around: number[] = [];
  for (let side = 0; side < 4; side += 1) {
    const beyond = grid.find(
      at(grid.x, space) + at(STEP_X, side),
      at(grid.y, space) + at(STEP_Y, side),
    );
    if (solid[space * 4 + side] === 1) continue;
    if (at(grid.terrain, beyond) !== BLOCKING) return [];
    around.push(beyond);
  }
  return around;
}

/** IA-104, IA-105: counted spaces between two spaces, `FAR` when there is no way. */
export function distance(layout: Layout, from: number, to: number): number {
  return distancesFrom(layout, from)[to] as number;
}

/** Distances from one space to all others. */
export function distancesFrom(layout: Layout, from: number): Uint8Array {
  return layout.distances[from] ?? countFrom(layout, from);
}

function countFrom(layout: Layout, from: number): Uint8Array {
  const { grid, neighbours } = layout;
  const row = new Uint8Array(grid.count).fill(FAR);
  const open = new Set([from, ...wallsAround(layout, from)]);
  const queue = [from];
  row[from] = 0;
  for (let head = 0; head < queue.length; head += 1) {
    const space = at(queue, head);
    // No blocking space may be passed on the way.
    if (at(grid.terrain, space) === BLOCKING && !open.has(space)) continue;
    const next = (row[space] as number) + 1;
    for (const beyond of at(neighbours, space)) {
      if (row[beyond] !== FAR) continue;
      row[beyond] = next;
      queue.push(beyond);
    }
  }
  countOutOfWalledIn(layout, from, row);
  layout.distances[from] = row;
  return row;
}

/** IA-303 works to and from the walled-in space. */
function countOutOfWalledIn(layout: Layout, from: number, row: Uint8Array): void {
  for (let space = 0; space < row.length; space += 1) {
    if (row[space] !== FAR || wallsAround(layout, space).length === 0) continue;
    for (const around of wallsAround(layout, space)) {
      for (const outer of [around, ...at(layout.neighbours, around)]) {
        const reached = row[outer] as number;
        if (reached === FAR || outer === space) continue;
        const steps = outer === around ? 1 : 2;
        row[space] = Math.min(row[space] as number, reached + steps);
      }
    }
    if (space === from) row[space] = 0;
  }
}

/** IA-112, IA-113: a space that figures without Mobile or Massive cannot enter. */
export function isClosedTerrain(grid: Grid, space: number): boolean {
  const terrain = at(grid.terrain, space);
  return terrain === BLOCKING || terrain === IMPASSABLE;
}
