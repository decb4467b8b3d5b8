import { at } from '@parsecs/kernel';
import { BEAMS, type Beam, beamsTo, type Spot } from './zz-old-beams.ts';
import { BLOCKING, type Grid } from './grid.ts';
import { type Layout, wallsAround } from './layout.ts';

const SPACES: number[] = [];

/** Everything about one question of sight that terrain decides. */
class Look {
  readonly #layout: Layout;
  readonly #grid: Grid;
  readonly #x: number;
  readonly #y: number;
  readonly #target: number;
  readonly #open: readonly number[];

  constructor(layout: Layout, from: number, to: number, open: readonly number[]) {
    this.#layout = layout;
    this.#grid = layout.grid;
    this.#x = at(layout.grid.x, from);
    this.#y = at(layout.grid.y, from);
    this.#target = to;
    // IA-145: spaces that the two stand on count as open ground.
    this.#open = [from, to, ...open];
  }

  mask(): number {
    const { x, y } = this.#grid;
    const beams = beamsTo(at(x, this.#target) - this.#x, at(y, this.#target) - this.#y);
    let mask = 0;
    for (let index = 0; index < BEAMS; index += 1) {
      const beam = beams[index];
      if (beam !== undefined && this.#isClear(beam)) mask |= 1 << index;
    }
    return mask;
  }

  #space(dx: number, dy: number): number {
    return this.#grid.find(this.#x + dx, this.#y + dy);
  }

  /** IA-113: outside the map and blocking terrain stop sight. */
  #stops(space: number): boolean {
    if (space === -1) return true;
    return at(this.#grid.terrain, space) === BLOCKING && !this.#open.includes(space);
  }

  #isClear(beam: Beam): boolean {
    // IA-164
    if (!beam.through && this.#layout.solid[this.#target * 4 + beam.edge] === 1) return false;
    return this.#areaIsClear(beam) && this.#linesAreClear(beam);
  }

  /** IA-159: nothing solid in the area between the lines. */
  #areaIsClear({ under, edges }: Beam): boolean {
    const { solid } = this.#layout;
    const { terrain } = this.#grid;
    for (let index = 0; index < under.length; index += 2) {
      const space = this.#space(under[index] as number, under[index + 1] as number);
      if (space === -1) return false;
      if (terrain[space] === BLOCKING && !this.#open.includes(space)) return false;
      SPACES[index >> 1] = space;
    }
    for (let index = 0; index < edges.length; index += 2) {
      const space = SPACES[edges[index] as number] as number;
      if (solid[space * 4 + (edges[index + 1] as number)] === 1) return false;
    }
    return true;
  }

  #linesAreClear(beam: Beam): boolean {
    const viewer: Spot = [0, 0];
    const target: Spot = [
      at(this.#grid.x, this.#target) - this.#x,
      at(this.#grid.y, this.#target) - this.#y,
    ];
    for (const line of [0, 1]) {
      // IA-162
      if (!this.#turns(beam.start, viewer, at(beam.firsts, line))) return false;
      if (!this.#turns(at(beam.ends, line), at(beam.lasts, line), target)) return false;
    }
    for (let index = 0; index < beam.corners.length; index += 4) {
      const [x, y, dx, dy] = beam.corners.slice(index, index + 4) as [
        number,
        number,
        number,
        number,
      ];
      if (this.#isPinched(x, y, dx > 0 === dy > 0)) return false;
    }
    return true;
  }

  /** IA-161: the line crosses a corner whose two other sides are closed. */
  #isPinched(x: number, y: number, falling: boolean): boolean {
    const quarters = this.#quartersAt(x, y);
    // Quarters 0 and 2 lie on a falling line, so 1 and 3 are its sides; else the other way.
    const sides = falling ? [1, 3] : [0, 2];
    return sides.every((side) => {
      const space = at(quarters, side);
      if (this.#stops(space)) return true;
      return this.#isEdgeSolid(quarters, side) || this.#isEdgeSolid(quarters, (side + 3) % 4);
    });
  }

  /** The four spaces around a corner, clockwise from the upper left. */
  #quartersAt(x: number, y: number): readonly number[] {
    return [
      this.#space(x - 1, y - 1),
      this.#space(x, y - 1),
      this.#space(x, y),
      this.#space(x - 1, y),
    ];
  }

  /** The edge between a quarter and the next one clockwise. */
  #isEdgeSolid(quarters: readonly number[], quarter: number): boolean {
    const side = at([1, 2, 3, 0], quarter);
    const space = at(quarters, quarter);
    if (space !== -1) return this.#layout.solid[space * 4 + side] === 1;
    return true;
  }

  /** One can go from one space to another around a corner they both touch. */
  #turns(corner: Spot, from: Spot, to: Spot): boolean {
    const start = quarterOf(corner, from);
    const goal = quarterOf(corner, to);
    if (start === -1 || goal === -1 || start === goal) return true;
    const quarters = this.#quartersAt(corner[0], corner[1]);
    return this.#canTurn(quarters, start, goal, 1) || this.#canTurn(quarters, start, goal, 3);
  }

  #canTurn(quarters: readonly number[], start: number, goal: number, way: number): boolean {
    for (let quarter = start; quarter !== goal; ) {
      const next = (quarter + way) % 4;
      if (this.#isEdgeSolid(quarters, way === 1 ? quarter : next)) return false;
      if (this.#stops(at(quarters, next))) return false;
      quarter = next;
    }
    return true;
  }
}

/** Which quarter around the corner a space is, −1 if it does not touch it. */
function quarterOf(corner: Spot, space: Spot): number {
  const [dx, dy] = [space[0] - corner[0], space[1] - corner[1]];
  if (dx === -1 && dy === -1) return 0;
  if (dx === 0 && dy === -1) return 1;
  if (dx === 0 && dy === 0) return 2;
  return dx === -1 && dy === 0 ? 3 : -1;
}

function beamMask(layout: Layout, from: number, to: number): number {
  const key = from * layout.grid.count + to;
  let mask = layout.beams[key] as number;
  if (mask === -1) {
    const open = [...wallsAround(layout, from), ...wallsAround(layout, to)];
    mask = new Look(layout, from, to, open).mask();
    layout.beams[key] = mask;
  }
  return mask;
}

/** Who stands where, in a table of `STRIDE` columns: 0 for nobody. */
export type Crowd = Int16Array;
export const NOBODY_THERE = 0;

/**
 * Sight from one space to another. The crowd stands in the way except `viewer` and `seen`; without a
 * crowd only terrain counts. `open` are further spaces under the two bases.
 */
export function seesSpace(
  layout: Layout,
  from: number,
  to: number,
  crowd: Crowd | undefined,
  viewer: number,
  seen: number,
  open: readonly number[] = [],
): boolean {
  if (from === to) return true;
  const mask =
    open.length === 0 ? beamMask(layout, from, to) : new Look(layout, from, to, open).mask();
  if (crowd === undefined || mask === 0) return mask !== 0;
  const { grid } = layout;
  const dx = (grid.x[to] as number) - (grid.x[from] as number);
  const dy = (grid.y[to] as number) - (grid.y[from] as number);
  const beams = beamsTo(dx, dy);
  const slot = grid.slot[from] as number;
  for (let index = 0; index < BEAMS; index += 1) {
    if ((mask & (1 << index)) === 0) continue;
    const { between } = beams[index] as Beam;
    if (isFree(crowd, slot, between, viewer, seen)) return true;
  }
  return false;
}

function isFree(
  crowd: Crowd,
  slot: number,
  between: Int16Array,
  viewer: number,
  seen: number,
): boolean {
  for (let index = 0; index < between.length; index += 1) {
    const there = crowd[slot + (between[index] as number)] as number;
    if (there !== NOBODY_THERE && there !== viewer && there !== seen) return false;
  }
  return true;
}
