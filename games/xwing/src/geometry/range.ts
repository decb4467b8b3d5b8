import { cut, findClosest, found, loadFootprint } from './closest.ts';
import { RANGE_LENGTH, RANGES, TOLERANCE } from './dimensions.ts';
import type { Footprint } from './footprint.ts';
import { depthOf } from './overlap.ts';

/** A shortest line on the table, as the ruler would lie. */
export interface Line {
  distance: number;
  fromX: number;
  fromY: number;
  toX: number;
  toY: number;
  /** lines shifted by up to this much, either way, are equally short; 0, 0 for no others. */
  spanX: number;
  spanY: number;
}

export function newLine(): Line {
  return { distance: 0, fromX: 0, fromY: 0, toX: 0, toY: 0, spanX: 0, spanY: 0 };
}

export type Band = 1 | 2 | 3 | 4;
/** XW-092: the ruler does not reach so far. */
export const BEYOND_RANGE = 4;

/** XW-087, XW-091, C-04: the section of the ruler; a boundary belongs to the lower one. */
export function bandOf(distance: number): Band {
  if (distance <= RANGE_LENGTH + TOLERANCE) return 1;
  if (distance <= 2 * RANGE_LENGTH + TOLERANCE) return 2;
  return distance <= RANGES * RANGE_LENGTH + TOLERANCE ? 3 : BEYOND_RANGE;
}

/** XW-076, XW-093, XW-312: base to base, in any direction. */
export function measureRangeInto(
  out: Line,
  from: Readonly<Footprint>,
  to: Readonly<Footprint>,
): void {
  loadFootprint(from, to);
  findLine(from, to);
  bringLineInto(out, from);
}

export function distanceBetween(from: Readonly<Footprint>, to: Readonly<Footprint>): number {
  loadFootprint(from, to);
  findLine(from, to);
  return found.distance;
}

/** The line to the polygon loaded, which is a part of the target. */
export function findLine(from: Readonly<Footprint>, target: Readonly<Footprint>): void {
  findClosest(from);
  if (found.distance > 0 && depthOf(from, target) > 0 && isLoadedInside(from)) {
    found.distance = 0;
    found.fromX = found.toX;
    found.fromY = found.toY;
    found.spanX = 0;
    found.spanY = 0;
  }
}

/** Whether the polygon loaded has a part inside the base; leaves that part loaded. */
function isLoadedInside({ halfLength, halfWidth }: Readonly<Footprint>): boolean {
  return (
    cut(1, 0, halfWidth) && cut(-1, 0, halfWidth) && cut(0, 1, halfLength) && cut(0, -1, halfLength)
  );
}

/** The line found, from the coordinates of the base onto the table. */
export function bringLineInto(out: Line, base: Readonly<Footprint>): void {
  const { x, y, forwardX: fx, forwardY: fy } = base;
  out.distance = found.distance;
  out.fromX = x + found.fromX * fy + found.fromY * fx;
  out.fromY = y - found.fromX * fx + found.fromY * fy;
  out.toX = x + found.toX * fy + found.toY * fx;
  out.toY = y - found.toX * fx + found.toY * fy;
  out.spanX = found.spanX * fy + found.spanY * fx;
  out.spanY = found.spanY * fy - found.spanX * fx;
}
