import { at } from '@parsecs/kernel';
import {
  BEAMS,
  type Beams,
  CORNER_X,
  CORNER_Y,
  EAST,
  endsOf,
  INSIDE,
  offsetOf,
  partsOf,
} from './beams.ts';
import { STRIDE } from './grid.ts';
import type { Layout } from './layout.ts';
import type { Point } from './map-file.ts';
import {
  beamsBetween,
  type Crowd,
  figureOnBeam,
  linesTurn,
  NOBODY_THERE,
  openGround,
} from './sight.ts';
import { type SightTables, sightTables } from './sight-tables.ts';

/** What stops a pair of lines, with the rule that says so. */
export type Obstruction =
  | { readonly kind: 'space'; readonly rule: 'IA-158'; readonly at: Point }
  | { readonly kind: 'edge'; readonly rule: 'IA-158'; readonly at: readonly [Point, Point] }
  | { readonly kind: 'corner'; readonly rule: 'IA-162'; readonly at: Point }
  | { readonly kind: 'figure'; readonly rule: 'IA-158'; readonly figure: number };

/** IA-156: two lines from a corner; corners are counted like spaces, from the upper left. */
export interface SightLines {
  readonly from: Point;
  readonly to: readonly [Point, Point];
  /** Without one the lines are free. */
  readonly obstruction?: Obstruction;
}

/** Every pair of lines from a space to another one, corner by corner, with what stands in its way. */
export function sightLines(
  layout: Layout,
  from: number,
  to: number,
  crowd: Crowd | undefined,
  viewer: number,
  seen: number,
  under: readonly number[],
): readonly SightLines[] {
  if (from === to) return [];
  const { x, y } = layout.grid;
  const [left, top] = [at(x, from), at(y, from)];
  const tables = sightTables(layout, openGround(layout, from, to, under));
  const beams = beamsBetween(layout, from, to);
  const found: SightLines[] = [];
  for (let beam = 0; beam < BEAMS; beam += 1) {
    if (beams.starts[beam] === 0) continue;
    const corner = beam >> 2;
    const ends = endsOf(at(x, to) - left, at(y, to) - top, beam & 3);
    const there = ([dx, dy]: readonly [number, number]): Point => [left + dx, top + dy];
    const start = there([at(CORNER_X, corner), at(CORNER_Y, corner)]);
    const lines: SightLines = { from: start, to: [there(ends[0]), there(ends[1])] };
    const slot = at(layout.grid.slot, from);
    const obstruction =
      solidOn(tables, beams, beam, slot) ??
      turnOf(tables, beams, beam, from, start) ??
      figureOn(beams, beam, slot, crowd, viewer, seen);
    found.push(obstruction === undefined ? lines : { ...lines, obstruction });
  }
  return found;
}

function pointAt(slot: number): Point {
  return [slot % STRIDE, Math.floor(slot / STRIDE)];
}

function solidOn(
  { cells }: SightTables,
  beams: Beams,
  beam: number,
  slot: number,
): Obstruction | undefined {
  const end = beams.cellsFrom[beam + 1] as number;
  for (let index = beams.cellsFrom[beam] as number; index < end; index += 1) {
    const cell = beams.cells[index] as number;
    const solid = (cells[slot + offsetOf(cell)] as number) & partsOf(cell);
    if (solid === 0) continue;
    const [x, y] = pointAt(slot + offsetOf(cell));
    if ((solid & INSIDE) !== 0) return { kind: 'space', rule: 'IA-158', at: [x, y] };
    const edge: readonly [Point, Point] =
      (solid & EAST) !== 0
        ? [
            [x + 1, y],
            [x + 1, y + 1],
          ]
        : [
            [x, y + 1],
            [x + 1, y + 1],
          ];
    return { kind: 'edge', rule: 'IA-158', at: edge };
  }
  return undefined;
}

/** A line that slips through at its own start. */
function turnOf(
  tables: SightTables,
  beams: Beams,
  beam: number,
  from: number,
  start: Point,
): Obstruction | undefined {
  if (linesTurn(tables, beams, beam, from)) return undefined;
  return { kind: 'corner', rule: 'IA-162', at: start };
}

function figureOn(
  beams: Beams,
  beam: number,
  slot: number,
  crowd: Crowd | undefined,
  viewer: number,
  seen: number,
): Obstruction | undefined {
  if (crowd === undefined) return undefined;
  const there = figureOnBeam(beams, beam, slot, crowd, viewer, seen);
  if (there === NOBODY_THERE) return undefined;
  return { kind: 'figure', rule: 'IA-158', figure: there - 1 };
}
