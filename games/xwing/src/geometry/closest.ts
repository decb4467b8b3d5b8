import { TIE } from './dimensions.ts';
import type { Footprint } from './footprint.ts';
import { type Line, newLine } from './line.ts';
import { depthOf } from './overlap.ts';

// The shortest line between a base and a convex polygon, all in the coordinates of the base: x to
// its right, y ahead, its centre the origin. Scratch space is shared by all calls: they are
// synchronous and never nest.

const CORNERS = 4;
/** Of a rectangle cut by the four edges of the table and the four of a base; a wedge cuts less. */
const MOST_CORNERS = 12;

let shape = new Float64Array(2 * MOST_CORNERS);
let spare = new Float64Array(2 * MOST_CORNERS);
let corners = 0;

/** The line found last. All lines shifted by up to ±span are equally short. */
export const found: Line = newLine();

/** Takes a rectangle as the polygon. */
export function loadFootprint(base: Readonly<Footprint>, target: Readonly<Footprint>): void {
  const dx = target.x - base.x;
  const dy = target.y - base.y;
  const { forwardX: fx, forwardY: fy } = base;
  const x = dx * fy - dy * fx;
  const y = dx * fx + dy * fy;
  const across = target.forwardX * fy - target.forwardY * fx;
  const along = target.forwardX * fx + target.forwardY * fy;
  const aheadX = across * target.halfLength;
  const aheadY = along * target.halfLength;
  const asideX = along * target.halfWidth;
  const asideY = -across * target.halfWidth;
  shape[0] = x + aheadX + asideX;
  shape[1] = y + aheadY + asideY;
  shape[2] = x - aheadX + asideX;
  shape[3] = y - aheadY + asideY;
  shape[4] = x - aheadX - asideX;
  shape[5] = y - aheadY - asideY;
  shape[6] = x + aheadX - asideX;
  shape[7] = y + aheadY - asideY;
  corners = CORNERS;
}

/** Cuts away what lies beyond a line: what is left has normal · point ≤ limit. False if nothing. */
export function cut(normalX: number, normalY: number, limit: number): boolean {
  let kept = 0;
  let x = shape[2 * corners - 2] as number;
  let y = shape[2 * corners - 1] as number;
  let beyond = normalX * x + normalY * y - limit;
  for (let index = 0; index < corners; index += 1) {
    const nextX = shape[2 * index] as number;
    const nextY = shape[2 * index + 1] as number;
    const nextBeyond = normalX * nextX + normalY * nextY - limit;
    if ((beyond < 0 && nextBeyond > 0) || (beyond > 0 && nextBeyond < 0)) {
      const part = beyond / (beyond - nextBeyond);
      spare[2 * kept] = x + part * (nextX - x);
      spare[2 * kept + 1] = y + part * (nextY - y);
      kept += 1;
    }
    if (nextBeyond <= 0) {
      spare[2 * kept] = nextX;
      spare[2 * kept + 1] = nextY;
      kept += 1;
    }
    x = nextX;
    y = nextY;
    beyond = nextBeyond;
  }
  const rest = spare;
  spare = shape;
  shape = rest;
  corners = kept;
  return kept > 0;
}

/** The shortest line from the base to the polygon, which is a part of the target; into `found`. */
export function findLine(base: Readonly<Footprint>, target: Readonly<Footprint>): void {
  findClosest(base);
  if (found.distance > 0 && depthOf(base, target) > 0 && isLoadedInside(base)) {
    found.distance = 0;
    found.fromX = found.toX;
    found.fromY = found.toY;
    found.spanX = 0;
    found.spanY = 0;
  }
}

/** Whether the polygon has a part inside the base; leaves that part loaded. */
function isLoadedInside({ halfLength, halfWidth }: Readonly<Footprint>): boolean {
  return (
    cut(1, 0, halfWidth) && cut(-1, 0, halfWidth) && cut(0, 1, halfLength) && cut(0, -1, halfLength)
  );
}

function findClosest({ halfLength, halfWidth }: Readonly<Footprint>): void {
  let shortest = Number.POSITIVE_INFINITY;
  let x = shape[2 * corners - 2] as number;
  let y = shape[2 * corners - 1] as number;
  for (let index = 0; index < corners; index += 1) {
    const nextX = shape[2 * index] as number;
    const nextY = shape[2 * index + 1] as number;
    const nearX = Math.max(-halfWidth, Math.min(halfWidth, nextX));
    const nearY = Math.max(-halfLength, Math.min(halfLength, nextY));
    const dx = nextX - nearX;
    const dy = nextY - nearY;
    const squared = dx * dx + dy * dy;
    if (squared < shortest) {
      shortest = squared;
      keep(nearX, nearY, nextX, nextY);
    }
    const edgeX = nextX - x;
    const edgeY = nextY - y;
    const edge = edgeX * edgeX + edgeY * edgeY;
    if (edge > 0) {
      for (let corner = 0; corner < CORNERS; corner += 1) {
        const cornerX = (corner & 1) === 0 ? halfWidth : -halfWidth;
        const cornerY = (corner & 2) === 0 ? halfLength : -halfLength;
        const along = (cornerX - x) * edgeX + (cornerY - y) * edgeY;
        // Nearest to an end of the edge: then that end is no nearer to anything else.
        if (along <= 0 || along >= edge) continue;
        const offX = x + (along / edge) * edgeX - cornerX;
        const offY = y + (along / edge) * edgeY - cornerY;
        const apart = offX * offX + offY * offY;
        if (apart < shortest) {
          shortest = apart;
          keep(cornerX, cornerY, cornerX + offX, cornerY + offY);
        }
      }
    }
    x = nextX;
    y = nextY;
  }
  found.distance = Math.sqrt(shortest);
  findSpan(halfLength, halfWidth);
}

function keep(fromX: number, fromY: number, toX: number, toY: number): void {
  found.fromX = fromX;
  found.fromY = fromY;
  found.toX = toX;
  found.toY = toY;
}

/**
 * When an edge of the base faces an edge of the polygon, many lines are equally short. The line in
 * their middle is kept, with the way to the outermost.
 */
function findSpan(halfLength: number, halfWidth: number): void {
  found.spanX = 0;
  found.spanY = 0;
  const { distance, fromX, fromY } = found;
  if (distance <= TIE) return;
  const towardsX = (found.toX - fromX) / distance;
  const towardsY = (found.toY - fromY) / distance;
  const isLengthwise = Math.abs(towardsY) * 2 * halfLength <= TIE;
  const isCrosswise = Math.abs(towardsX) * 2 * halfWidth <= TIE;
  if (!isLengthwise && !isCrosswise) return;
  // Along the facing edges, measured from the line found.
  const asideX = -towardsY;
  const asideY = towardsX;
  const middle = -(fromX * asideX + fromY * asideY);
  const half = isLengthwise ? halfLength : halfWidth;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < corners; index += 1) {
    const dx = (shape[2 * index] as number) - fromX;
    const dy = (shape[2 * index + 1] as number) - fromY;
    if (dx * towardsX + dy * towardsY > distance + TIE) continue;
    const aside = dx * asideX + dy * asideY;
    least = Math.min(least, aside);
    most = Math.max(most, aside);
  }
  least = Math.max(least, middle - half);
  most = Math.min(most, middle + half);
  if (most - least <= TIE) return;
  const shift = (least + most) / 2;
  found.fromX += shift * asideX;
  found.fromY += shift * asideY;
  found.toX += shift * asideX;
  found.toY += shift * asideY;
  found.spanX = ((most - least) / 2) * asideX;
  found.spanY = ((most - least) / 2) * asideY;
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
