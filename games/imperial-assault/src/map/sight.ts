import { at } from '@parsecs/kernel';
import { BEAMS, type Beams, beamsTo, INSIDE, offsetOf, partsOf } from './beams.ts';
import { BLOCKING } from './grid.ts';
import { type Layout, wallsAround } from './layout.ts';
import { type SightTables, sightTables } from './sight-tables.ts';

/** Who stands where, in a table of `STRIDE` columns: 0 for nobody. */
export type Crowd = Int16Array;
export const NOBODY_THERE = 0;

const NONE: readonly number[] = [];

/** The beams from a space to another one. */
export function beamsBetween(layout: Layout, from: number, to: number): Beams {
  const { x, y } = layout.grid;
  return beamsTo((x[to] as number) - (x[from] as number), (y[to] as number) - (y[from] as number));
}

/** IA-162: both lines turn into their quarters without passing anything solid. */
export function linesTurn(
  { turns }: SightTables,
  beams: Beams,
  beam: number,
  from: number,
): boolean {
  const wanted = beams.starts[beam] as number;
  return (wanted & ~(turns[from * 4 + (beam >> 2)] as number)) === 0;
}

/** Which of the sixteen beams no terrain cuts, one bit each. */
function clearBeams(layout: Layout, tables: SightTables, beams: Beams, from: number): number {
  const slot = layout.grid.slot[from] as number;
  let mask = 0;
  for (let beam = 0; beam < BEAMS; beam += 1) {
    if (beams.starts[beam] === 0 || !linesTurn(tables, beams, beam, from)) continue;
    if (isAreaClear(tables, beams, beam, slot)) mask |= 1 << beam;
  }
  return mask;
}

/** IA-159, IA-164: nothing solid in the area between the lines. */
function isAreaClear({ cells }: SightTables, beams: Beams, beam: number, slot: number): boolean {
  const end = beams.cellsFrom[beam + 1] as number;
  for (let index = beams.cellsFrom[beam] as number; index < end; index += 1) {
    const cell = beams.cells[index] as number;
    if (((cells[slot + offsetOf(cell)] as number) & partsOf(cell)) !== 0) return false;
  }
  return true;
}

/** IA-145, IA-303: spaces that count as open ground for these two. */
export function openGround(
  layout: Layout,
  from: number,
  to: number,
  under: readonly number[],
): readonly number[] {
  const { terrain } = layout.grid;
  const walled = layout.walledIn;
  if (terrain[from] !== BLOCKING && terrain[to] !== BLOCKING) {
    if (under.length === 0 && walled[from] === 0 && walled[to] === 0) return NONE;
  }
  const ends = [from, to].filter((space) => terrain[space] === BLOCKING);
  return [...ends, ...under, ...wallsAround(layout, from), ...wallsAround(layout, to)];
}

function beamMask(layout: Layout, from: number, to: number, under: readonly number[]): number {
  const key = from * layout.grid.count + to;
  if (under.length > 0) return maskAmong(layout, from, to, under, key);
  const known = layout.beams[key] as number;
  if (known !== -1) return known;
  const tables = sightTables(layout, openGround(layout, from, to, under));
  const mask = clearBeams(layout, tables, beamsBetween(layout, from, to), from);
  layout.beams[key] = mask;
  return mask;
}

/** The same with further open ground, which few figures bring. */
function maskAmong(
  layout: Layout,
  from: number,
  to: number,
  under: readonly number[],
  key: number,
): number {
  const tables = sightTables(layout, openGround(layout, from, to, under));
  let mask = tables.masks.get(key);
  if (mask === undefined) {
    mask = clearBeams(layout, tables, beamsBetween(layout, from, to), from);
    tables.masks.set(key, mask);
  }
  return mask;
}

/**
 * Sight from one space to another. The crowd stands in the way except `viewer` and `seen`; without a
 * crowd only terrain counts. `under` are blocking spaces under the two bases.
 */
export function seesSpace(
  layout: Layout,
  from: number,
  to: number,
  crowd: Crowd | undefined,
  viewer: number,
  seen: number,
  under: readonly number[] = NONE,
): boolean {
  if (from === to) return true;
  const mask = beamMask(layout, from, to, under);
  if (crowd === undefined || mask === 0) return mask !== 0;
  const beams = beamsBetween(layout, from, to);
  const slot = at(layout.grid.slot, from);
  for (let beam = 0; beam < BEAMS; beam += 1) {
    if ((mask & (1 << beam)) === 0) continue;
    if (figureOnBeam(beams, beam, slot, crowd, viewer, seen) === NOBODY_THERE) return true;
  }
  return false;
}

/** Who stands under a beam, other than the two: the first number of the crowd, 0 for nobody. */
export function figureOnBeam(
  beams: Beams,
  beam: number,
  slot: number,
  crowd: Crowd,
  viewer: number,
  seen: number,
): number {
  const end = beams.cellsFrom[beam + 1] as number;
  for (let index = beams.cellsFrom[beam] as number; index < end; index += 1) {
    const cell = beams.cells[index] as number;
    if ((partsOf(cell) & INSIDE) === 0) continue;
    const there = crowd[slot + offsetOf(cell)] as number;
    if (there !== NOBODY_THERE && there !== viewer && there !== seen) return there;
  }
  return NOBODY_THERE;
}
