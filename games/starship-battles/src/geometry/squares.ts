import type { Square } from '../vocabulary.ts';

/** Squares are numbers, 128 to a row. */
export const ROW = 128;

export function columnOf(square: number): number {
  return square & (ROW - 1);
}

export function rowOf(square: number): number {
  return square >> 7;
}

export function squareAt(column: number, row: number): number {
  return row * ROW + column;
}

/** The square as everybody else writes it. */
export function writeAt(square: number): Square {
  return [columnOf(square), rowOf(square)];
}

export function readAt([column, row]: Square): number {
  return squareAt(column, row);
}

/** One square in the direction of each facing: north, east, south, west. */
export const AHEAD: readonly number[] = [-ROW, 1, ROW, -1];

/** The eight neighbours of a square. */
export const AROUND: readonly number[] = [-ROW - 1, -ROW, -ROW + 1, -1, 1, ROW - 1, ROW, ROW + 1];

/** SB-029: the fewest steps between two footprints; a diagonal step counts one. */
export function distance(one: number, oneSize: number, other: number, otherSize: number): number {
  const dx = gap(columnOf(one), oneSize, columnOf(other), otherSize);
  const dy = gap(rowOf(one), oneSize, rowOf(other), otherSize);
  return dx > dy ? dx : dy;
}

function gap(one: number, oneSize: number, other: number, otherSize: number): number {
  const after = other - (one + oneSize - 1);
  if (after > 0) return after;
  const before = one - (other + otherSize - 1);
  return before > 0 ? before : 0;
}
