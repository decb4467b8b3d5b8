import type { Layout } from './layout.ts';
import type { MapFile, Point } from './map-file.ts';

/** What a space is made of; one number each in the grid. */
export const TERRAINS = ['normal', 'difficult', 'impassable', 'blocking'] as const;
export type Terrain = (typeof TERRAINS)[number];
export const DIFFICULT = 1;
export const IMPASSABLE = 2;
export const BLOCKING = 3;

const NO_EDGE = 0;
export const WALL = 1;
const BLOCKING_EDGE = 2;
export const IMPASSABLE_EDGE = 3;

/** North, east, south, west. */
export const STEP_X: readonly number[] = [0, 1, 0, -1];
export const STEP_Y: readonly number[] = [-1, 0, 1, 0];
const EDGE_KINDS: Readonly<Record<string, number>> = {
  wall: WALL,
  blocking: BLOCKING_EDGE,
  impassable: IMPASSABLE_EDGE,
};
const TERRAIN_SIGNS = '.~x#';

/** All occupancy tables are this wide, so that sight can add offsets without knowing the map. */
export const STRIDE = 64;

/** A map made ready for play: its spaces are counted row by row, spaces that do not exist left out. */
export interface Grid {
  readonly file: MapFile;
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly x: readonly number[];
  readonly y: readonly number[];
  /** The place of each space in a table of `STRIDE` columns. */
  readonly slot: readonly number[];
  readonly terrain: readonly number[];
  /** −1 outside both zones, else the number of the zone. */
  readonly zone: readonly number[];
  readonly exterior: readonly boolean[];
  readonly label: readonly string[];
  /** The numbers of the spaces by their printed names. */
  readonly spaces: ReadonlyMap<string, number>;
  /** The kind of edge on each of the four sides of each space; the outside is a wall (IA-096). */
  readonly edge: readonly number[];
  /** The door that stands on each side of each space, −1 for none. */
  readonly door: readonly number[];
  /** The spaces on both sides of each door (IA-118). */
  readonly doorSpaces: readonly (readonly number[])[];
  readonly zones: readonly (readonly number[])[];
  readonly layouts: Map<number, Layout>;
  readonly find: (x: number, y: number) => number;
}

export function compileGrid(file: MapFile): Grid {
  const height = file.terrain.length;
  const width = Math.max(...file.terrain.map((row) => row.length));
  const index: number[] = new Array<number>(width * height).fill(-1);
  const x: number[] = [];
  const y: number[] = [];
  const terrain: number[] = [];
  const zone: number[] = [];
  const exterior: boolean[] = [];
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const sign = file.terrain[row]?.[column] ?? ' ';
      if (sign === ' ') continue;
      index[row * width + column] = x.length;
      x.push(column);
      y.push(row);
      terrain.push(Math.max(0, TERRAIN_SIGNS.indexOf(sign)));
      zone.push('RB'.indexOf(file.zones[row]?.[column] ?? '.'));
      exterior.push(file.exterior[row]?.[column] === 'E');
    }
  }
  const find = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= width || row >= height
      ? -1
      : (index[row * width + column] as number);
  const { edge, door } = compileEdges(file, x, y, find);
  const label = x.map((column, space) => labelOf(file, column, y[space] as number));
  return {
    file,
    width,
    height,
    count: x.length,
    x,
    y,
    slot: x.map((column, space) => (y[space] as number) * STRIDE + column),
    terrain,
    zone,
    exterior,
    label,
    spaces: new Map(label.map((name, space) => [name, space])),
    edge,
    door,
    doorSpaces: file.doors.map((one) => [
      ...new Set(one.edges.flatMap(({ a, b }) => [find(a[0], a[1]), find(b[0], b[1])])),
    ]),
    zones: [0, 1].map((wanted) =>
      zone.flatMap((found, space) => (found === wanted ? [space] : [])),
    ),
    layouts: new Map(),
    find,
  };
}

function compileEdges(
  file: MapFile,
  x: readonly number[],
  y: readonly number[],
  find: (x: number, y: number) => number,
): { readonly edge: readonly number[]; readonly door: readonly number[] } {
  const edge = new Array<number>(x.length * 4).fill(NO_EDGE);
  const door = new Array<number>(x.length * 4).fill(-1);
  for (let space = 0; space < x.length; space += 1) {
    for (let side = 0; side < 4; side += 1) {
      const beyond = find(
        (x[space] as number) + (STEP_X[side] as number),
        (y[space] as number) + (STEP_Y[side] as number),
      );
      if (beyond === -1) edge[space * 4 + side] = WALL;
    }
  }
  const set = (list: number[], a: Point, b: Point, value: number): void => {
    const side = sideBetween(a, b);
    list[find(a[0], a[1]) * 4 + side] = value;
    list[find(b[0], b[1]) * 4 + ((side + 2) % 4)] = value;
  };
  for (const { a, b, kind } of file.edges) set(edge, a, b, EDGE_KINDS[kind] ?? NO_EDGE);
  for (const [number, one] of file.doors.entries()) {
    for (const { a, b } of one.edges) set(door, a, b, number);
  }
  return { edge, door };
}

/** The side of the first space on which the second lies, −1 if they share no edge. */
export function sideBetween(a: Point, b: Point): number {
  for (let side = 0; side < 4; side += 1) {
    if (a[0] + (STEP_X[side] as number) === b[0] && a[1] + (STEP_Y[side] as number) === b[1]) {
      return side;
    }
  }
  return -1;
}

function labelOf(file: MapFile, x: number, y: number): string {
  let column = file.origin.column.charCodeAt(0) - 65 + x;
  let letters = String.fromCharCode(65 + (column % 26));
  while (column >= 26) {
    column = Math.floor(column / 26) - 1;
    letters = String.fromCharCode(65 + (column % 26)) + letters;
  }
  return `${letters}${file.origin.row + y}`;
}

export function spaceNamed(grid: Grid, label: string): number {
  return grid.spaces.get(label) ?? -1;
}
