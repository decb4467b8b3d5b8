import { at } from '@parsecs/kernel';
import { STRIDE } from './grid.ts';

/** The corners of a space, clockwise from the upper left; edge n runs from corner n to the next. */
export const CORNER_X: readonly number[] = [0, 1, 1, 0];
export const CORNER_Y: readonly number[] = [0, 0, 1, 1];

/** IA-156: a corner of the viewer's space (its number divided by 4) and an edge of the target. */
export const BEAMS = 16;

/** What must be free of a space under a beam: its east edge, its south edge, its inside. */
export const EAST = 1;
export const SOUTH = 2;
export const INSIDE = 4;
const PARTS = 8;

/**
 * The sixteen beams from a space to another one: two lines and the area between them (IA-156). They
 * depend only on where the target lies and are packed, because every question of sight reads them.
 * A line through a corner that is closed from both sides (IA-161), or that slips past a wall at its
 * end (IA-162), always has something solid in its area, so such corners need no look of their own.
 */
export interface Beams {
  /** Where the spaces of each beam begin; the last number is their end. */
  readonly cellsFrom: Uint16Array;
  /** Spaces under the area, the near ones first: offset in a table of `STRIDE` columns, and parts. */
  readonly cells: Int16Array;
  /** Quarters around the corner that the two lines start into, one bit each; 0 without an area. */
  readonly starts: Uint8Array;
}

export function offsetOf(cell: number): number {
  return cell >> 3;
}

export function partsOf(cell: number): number {
  return cell & (PARTS - 1);
}

const KNOWN: (Beams | undefined)[] = [];

export function beamsTo(dx: number, dy: number): Beams {
  const key = (dy + STRIDE) * 2 * STRIDE + dx + STRIDE;
  const known = KNOWN[key];
  if (known !== undefined) return known;
  const beams = new Bundle(dx, dy).draw();
  KNOWN[key] = beams;
  return beams;
}

type Spot = readonly [number, number];

function cross(a: Spot, b: Spot, c: Spot): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

/** The two ends of an edge of the target, in steps from the viewer's space. */
export function endsOf(dx: number, dy: number, edge: number): readonly [Spot, Spot] {
  const next = (edge + 1) % 4;
  return [
    [dx + at(CORNER_X, edge), dy + at(CORNER_Y, edge)],
    [dx + at(CORNER_X, next), dy + at(CORNER_Y, next)],
  ];
}

/** Where the spaces of one row under the area begin and end. */
const LOW: number[] = [];
const HIGH: number[] = [];

class Bundle {
  readonly #dx: number;
  readonly #dy: number;
  readonly #cells: number[] = [];

  constructor(dx: number, dy: number) {
    this.#dx = dx;
    this.#dy = dy;
  }

  draw(): Beams {
    const cellsFrom = new Uint16Array(BEAMS + 1);
    const starts = new Uint8Array(BEAMS);
    for (let beam = 0; beam < BEAMS; beam += 1) {
      starts[beam] = this.#add(beam >> 2, beam & 3);
      cellsFrom[beam + 1] = this.#cells.length;
    }
    return { cellsFrom, cells: Int16Array.from(this.#cells), starts };
  }

  #add(corner: number, edge: number): number {
    const start: Spot = [at(CORNER_X, corner), at(CORNER_Y, corner)];
    const [one, other] = endsOf(this.#dx, this.#dy, edge);
    // IA-157
    if (cross(start, one, other) === 0) return 0;
    this.#addCells(start, one, other);
    this.#addNearEdge(edge);
    return quarterOf(start, one, other) | quarterOf(start, other, one);
  }

  /** IA-159: spaces whose inside meets the area; two neighbours have their edge under it as well. */
  #addCells(a: Spot, b: Spot, c: Spot): void {
    const top = Math.min(a[1], b[1], c[1]);
    const bottom = Math.max(a[1], b[1], c[1]);
    measureRows(a, b, c, top, bottom);
    const rows = bottom - top;
    for (let step = 0; step < rows; step += 1) {
      const row = this.#dy < 0 ? rows - 1 - step : step;
      const low = LOW[row] as number;
      const high = HIGH[row] as number;
      for (let column = 0; column <= high - low; column += 1) {
        const x = this.#dx < 0 ? high - column : low + column;
        const below = row + 1 < rows && x >= (LOW[row + 1] as number);
        const south = below && x <= (HIGH[row + 1] as number) ? SOUTH : 0;
        this.#push(x, top + row, south | (x < high ? EAST : 0) | INSIDE);
      }
    }
  }

  #push(x: number, y: number, parts: number): void {
    this.#cells.push((y * STRIDE + x) * PARTS + parts);
  }

  /** IA-164: the edge between the two corners; under the far ones it is free anyway. */
  #addNearEdge(edge: number): void {
    const x = this.#dx - (edge === 3 ? 1 : 0);
    const y = this.#dy - (edge === 0 ? 1 : 0);
    const side = edge % 2 === 0 ? SOUTH : EAST;
    const before = edge === 0 || edge === 3 ? -1 : 1;
    const beyond = edge % 2 === 0 ? before * this.#dy : before * this.#dx;
    // The viewer looks at this edge from outside.
    if (beyond < 0) this.#push(x, y, side);
  }
}

/** The extent of the triangle in each row; its corners lie on the grid, so only cuts count. */
function measureRows(a: Spot, b: Spot, c: Spot, top: number, bottom: number): void {
  for (let row = 0; row < bottom - top; row += 1) {
    LOW[row] = Number.POSITIVE_INFINITY;
    HIGH[row] = Number.NEGATIVE_INFINITY;
  }
  measureSide(a, b, top);
  measureSide(b, c, top);
  measureSide(c, a, top);
}

function measureSide(from: Spot, to: Spot, top: number): void {
  const [upper, lower] = from[1] < to[1] ? [from, to] : [to, from];
  const height = lower[1] - upper[1];
  for (let step = 0; step < height; step += 1) {
    const x = upper[0] + ((lower[0] - upper[0]) * step) / height;
    const next = upper[0] + ((lower[0] - upper[0]) * (step + 1)) / height;
    const row = upper[1] - top + step;
    LOW[row] = Math.min(LOW[row] as number, Math.floor(Math.min(x, next)));
    HIGH[row] = Math.max(HIGH[row] as number, Math.ceil(Math.max(x, next)) - 1);
  }
}

/** The quarter around its start that a line runs into; beside a line on the grid, that of the area. */
function quarterOf(from: Spot, to: Spot, inner: Spot): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const side = cross(from, to, inner) > 0 ? 1 : -1;
  const sx = dx === 0 ? (dy > 0 ? -side : side) : dx;
  const sy = dy === 0 ? (dx > 0 ? side : -side) : dy;
  // Quarters are counted clockwise from the upper left.
  if (sy < 0) return sx < 0 ? 1 : 2;
  return sx > 0 ? 4 : 8;
}
