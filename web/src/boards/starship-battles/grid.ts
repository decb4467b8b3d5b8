import { MAPS, type MapId, type Square } from '@parsecs/starship-battles';
import type { Box } from '../kit/camera.ts';

/** Units of the world for one square. */
export const CELL = 40;
/** Around the map, where columns and rows have their numbers. */
export const EDGE = 18;

/** The map as it lies before somebody: in quarter turns clockwise from the open-space edge below. */
export interface Grid {
  /** Of the map itself, however it lies. */
  readonly columns: number;
  readonly rows: number;
  readonly quarters: number;
  /** Squares from left to right and from top to bottom, as it lies. */
  readonly across: number;
  readonly down: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function gridOf(map: MapId, quarters: number): Grid {
  const { columns, rows } = MAPS[map];
  const [across, down] = quarters % 2 === 0 ? [columns, rows] : [rows, columns];
  return {
    columns,
    rows,
    quarters,
    across,
    down,
    width: across * CELL + 2 * EDGE,
    height: down * CELL + 2 * EDGE,
  };
}

/** A wide map lies upright on an upright screen; so much higher than wide it has to be. */
const UPRIGHT = 1.15;

/** One more quarter turn where the map would be a strip otherwise. */
export function quartersFor(map: MapId, turn: number, width: number, height: number): number {
  const { columns, rows } = MAPS[map];
  return columns > rows && height > width * UPRIGHT ? (turn + 1) % 4 : turn;
}

/** Where a corner of the squares lies, or a point between corners. */
export function cornerOf(grid: Grid, column: number, row: number): Point {
  const { columns, rows, quarters } = grid;
  const at = (x: number, y: number): Point => ({ x: EDGE + x * CELL, y: EDGE + y * CELL });
  switch (quarters) {
    case 1:
      return at(rows - row, column);
    case 2:
      return at(columns - column, rows - row);
    case 3:
      return at(row, columns - column);
    default:
      return at(column, row);
  }
}

/** The middle of what a ship of this size covers. */
export function middleOf(grid: Grid, [column, row]: Square, size: number): Point {
  return cornerOf(grid, column + size / 2, row + size / 2);
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
  return (heading + grid.quarters * 90) % 360;
}

/** One unit in the direction of a heading. */
export function ahead(heading: number): Point {
  const turn = (heading * Math.PI) / 180;
  return { x: Math.sin(turn), y: -Math.cos(turn) };
}

/** The square that lies so many squares from the left and from above. */
export function squareAt(grid: Grid, left: number, top: number): Square {
  const { columns, rows, quarters } = grid;
  switch (quarters) {
    case 1:
      return [top, rows - 1 - left];
    case 2:
      return [columns - 1 - left, rows - 1 - top];
    case 3:
      return [columns - 1 - top, left];
    default:
      return [left, top];
  }
}

/** The square under a point of the world, if it lies on the map. */
export function squareUnder(grid: Grid, { x, y }: Point): Square | undefined {
  const left = Math.floor((x - EDGE) / CELL);
  const top = Math.floor((y - EDGE) / CELL);
  if (left < 0 || top < 0 || left >= grid.across || top >= grid.down) return undefined;
  return squareAt(grid, left, top);
}

/** A strip along one edge of the map, as it lies: at its north or at its south. */
export function stripOf(grid: Grid, edge: 'north' | 'south', rows: number): Box {
  const first = edge === 'north' ? 0 : grid.rows - rows;
  const one = cornerOf(grid, 0, first);
  const other = cornerOf(grid, grid.columns, first + rows);
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}
