import { at } from '@parsecs/kernel';
import { STEP_X, STEP_Y, STRIDE } from './grid.ts';

/** The corners of a space, clockwise from the upper left, and the ends of its four edges. */
const CORNER_X: readonly number[] = [0, 1, 1, 0];
const CORNER_Y: readonly number[] = [0, 0, 1, 1];
export const BEAMS = 16;

/** IA-156: two lines from a corner of the viewer's space to the ends of an edge of the target. */
export interface Beam {
  /** Spaces under the open triangle, as steps from the viewer's space; pairs of x and y. */
  readonly under: readonly number[];
  /** Edges between two of these spaces: the place of the space in the list, and its side. */
  readonly edges: readonly number[];
  /** The same without viewer and target, as offsets in a table of `STRIDE` columns. */
  readonly between: Int16Array;
  readonly start: readonly [number, number];
  readonly ends: readonly (readonly [number, number])[];
  /** The space beside each line at its start and at its end, in steps from the viewer. */
  readonly firsts: readonly (readonly [number, number])[];
  readonly lasts: readonly (readonly [number, number])[];
  /** Corners strictly inside the two lines, with the direction of the line: x, y, dx, dy. */
  readonly corners: readonly number[];
  /** The triangle reaches into the target space, so its edge is not the near one. */
  readonly through: boolean;
  readonly edge: number;
}

/** Beams depend only on where the target lies from the viewer; they are worked out once. */
const KNOWN = new Map<number, readonly (Beam | undefined)[]>();

export function beamsTo(dx: number, dy: number): readonly (Beam | undefined)[] {
  const key = (dy + STRIDE) * 2 * STRIDE + dx + STRIDE;
  let beams = KNOWN.get(key);
  if (beams === undefined) {
    beams = Array.from({ length: BEAMS }, (_, beam) => makeBeam(dx, dy, beam >> 2, beam & 3));
    KNOWN.set(key, beams);
  }
  return beams;
}

function makeBeam(dx: number, dy: number, corner: number, edge: number): Beam | undefined {
  const start = [at(CORNER_X, corner), at(CORNER_Y, corner)] as const;
  const next = (edge + 1) % 4;
  const ends = [
    [dx + at(CORNER_X, edge), dy + at(CORNER_Y, edge)],
    [dx + at(CORNER_X, next), dy + at(CORNER_Y, next)],
  ] as const;
  // IA-157
  if (cross(start, ends[0], ends[1]) === 0) return undefined;
  const under = spacesUnder(start, ends[0], ends[1]);
  const between: number[] = [];
  let through = false;
  for (let index = 0; index < under.length; index += 2) {
    const [x, y] = [at(under, index), at(under, index + 1)];
    if (x === dx && y === dy) through = true;
    else if (x !== 0 || y !== 0) between.push(y * STRIDE + x);
  }
  const sides = [0, 1].map((line) => sidesOf(start, at(ends, line), at(ends, 1 - line)));
  return {
    under,
    edges: edgesUnder(under),
    between: Int16Array.from(between),
    start,
    ends,
    firsts: sides.map((side) => side.first),
    lasts: sides.map((side) => side.last),
    corners: [...cornersInside(start, ends[0]), ...cornersInside(start, ends[1])],
    through,
    edge,
  };
}

export type Spot = readonly [number, number];

function cross(a: Spot, b: Spot, c: Spot): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** Spaces whose inside meets the inside of the triangle: no line separates the two. */
function spacesUnder(a: Spot, b: Spot, c: Spot): readonly number[] {
  const found: number[] = [];
  const xs = [a[0], b[0], c[0]];
  const ys = [a[1], b[1], c[1]];
  for (let y = Math.min(...ys); y < Math.max(...ys); y += 1) {
    for (let x = Math.min(...xs); x < Math.max(...xs); x += 1) {
      const apart =
        edgeSeparates(a, b, c, x, y) ||
        edgeSeparates(b, c, a, x, y) ||
        edgeSeparates(c, a, b, x, y);
      if (!apart) found.push(x, y);
    }
  }
  return found;
}

/** Two neighbours under a convex area have their common edge under it as well. */
function edgesUnder(under: readonly number[]): readonly number[] {
  const edges: number[] = [];
  for (let index = 0; index < under.length; index += 2) {
    for (const side of [1, 2]) {
      const x = at(under, index) + at(STEP_X, side);
      const y = at(under, index + 1) + at(STEP_Y, side);
      if (isUnder(under, x, y)) edges.push(index / 2, side);
    }
  }
  return edges;
}

/** The whole unit square lies on the outer side of this edge of the triangle. */
function edgeSeparates(from: Spot, to: Spot, inner: Spot, x: number, y: number): boolean {
  const sign = cross(from, to, inner) > 0 ? 1 : -1;
  for (let corner = 0; corner < 4; corner += 1) {
    const spot: Spot = [x + at(CORNER_X, corner), y + at(CORNER_Y, corner)];
    if (sign * cross(from, to, spot) > 0) return false;
  }
  return true;
}

/** The first and the last space along a line; beside a line on the grid, the one under the beam. */
function sidesOf(from: Spot, to: Spot, inner: Spot): { readonly first: Spot; readonly last: Spot } {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const side = cross(from, to, inner) > 0 ? 1 : -1;
  // The unit vector to the beam's side of a line along the grid.
  const sx = dx === 0 ? (dy > 0 ? -side : side) : Math.sign(dx);
  const sy = dy === 0 ? (dx > 0 ? side : -side) : Math.sign(dy);
  const bx = dx === 0 ? sx : -sx;
  const by = dy === 0 ? sy : -sy;
  return {
    first: [from[0] + (sx > 0 ? 0 : -1), from[1] + (sy > 0 ? 0 : -1)],
    last: [to[0] + (bx > 0 ? 0 : -1), to[1] + (by > 0 ? 0 : -1)],
  };
}

function cornersInside(from: Spot, to: Spot): readonly number[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  // A line along the grid meets no corner that the spaces beside it do not already decide.
  if (dx === 0 || dy === 0) return [];
  const parts = greatestDivisor(Math.abs(dx), Math.abs(dy));
  const found: number[] = [];
  for (let part = 1; part < parts; part += 1) {
    found.push(from[0] + (dx / parts) * part, from[1] + (dy / parts) * part, dx, dy);
  }
  return found;
}

function greatestDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestDivisor(b, a % b);
}

function isUnder(under: readonly number[], x: number, y: number): boolean {
  for (let index = 0; index < under.length; index += 2) {
    if (under[index] === x && under[index + 1] === y) return true;
  }
  return false;
}
