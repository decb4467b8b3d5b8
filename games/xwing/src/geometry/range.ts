import { bringLineInto, findLine, found, loadFootprint } from './closest.ts';
import { RANGE_LENGTH, RANGES, TOLERANCE } from './dimensions.ts';
import type { Footprint } from './footprint.ts';
import type { Line } from './line.ts';

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
