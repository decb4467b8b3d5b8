import { MAPS, type MapId, type Square } from '@parsecs/starship-battles';
import type { Box } from '../battle-kit/camera.ts';

/** Units of the world for one square. */
export const CELL = 40;
/** Around the map, where columns and rows have their numbers. */
export const EDGE = 18;

/** The map as it lies before somebody: from the open-space edge, or from the planet's. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly flipped: boolean;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function gridOf(map: MapId, flipped: boolean): Grid {
  const { columns, rows } = MAPS[map];
  return {
    columns,
    rows,
    flipped,
    width: columns * CELL + 2 * EDGE,
    height: rows * CELL + 2 * EDGE,
  };
}

/** The middle of what a ship of this size covers. */
export function middleOf(grid: Grid, [column, row]: Square, size: number): Point {
  const x = (column + size / 2) * CELL;
  const y = (row + size / 2) * CELL;
  return grid.flipped
    ? { x: EDGE + grid.columns * CELL - x, y: EDGE + grid.rows * CELL - y }
    : { x: EDGE + x, y: EDGE + y };
}

export function boxOf(grid: Grid, square: Square, size: number): Box {
  const { x, y } = middleOf(grid, square, size);
  const side = size * CELL;
  return { x: x - side / 2, y: y - side / 2, width: side, height: side };
}

const HEADINGS: Readonly<Record<string, number>> = { north: 0, east: 90, south: 180, west: 270 };

/** Degrees from straight up, clockwise. */
export function headingOf(grid: Grid, facing: string): number {
  const heading = HEADINGS[facing] ?? 0;
  return grid.flipped ? (heading + 180) % 360 : heading;
}

/** One unit in the direction of a heading. */
export function ahead(heading: number): Point {
  const turn = (heading * Math.PI) / 180;
  return { x: Math.sin(turn), y: -Math.cos(turn) };
}

/** The square under a point of the world, if it lies on the map. */
export function squareUnder(grid: Grid, { x, y }: Point): Square | undefined {
  const column = Math.floor((x - EDGE) / CELL);
  const row = Math.floor((y - EDGE) / CELL);
  if (column < 0 || row < 0 || column >= grid.columns || row >= grid.rows) return undefined;
  return grid.flipped ? [grid.columns - 1 - column, grid.rows - 1 - row] : [column, row];
}
