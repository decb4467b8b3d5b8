import { meetsBox, toU, toV } from './crossing.ts';
import { TOLERANCE } from './dimensions.ts';
import type { Footprint } from './footprint.ts';
import { baseFrameInto, newFrame } from './frame.ts';
import { isInsideOutline, isNearOutline, type Outline } from './outline.ts';

// Scratch space is shared by all calls: they are synchronous and never nest.
const frame = newFrame();

/** XW-189, XW-193, XW-284: whether a base overlaps a token; C-03: by more than the tolerance. */
export function isBaseOver(base: Readonly<Footprint>, outline: Outline): boolean {
  if (!isNearOutline(outline, base.x, base.y, base.reach)) return false;
  baseFrameInto(frame, base);
  const u = base.halfWidth - TOLERANCE;
  const v = base.halfLength - TOLERANCE;
  return meetsBox(outline, frame, -u, u, -v, v);
}

/** The shortest distance between a base and a token; 0 when they lie over each other. */
export function gapToOutline(base: Readonly<Footprint>, outline: Outline): number {
  const { halfWidth, halfLength } = base;
  baseFrameInto(frame, base);
  if (meetsBox(outline, frame, -halfWidth, halfWidth, -halfLength, halfLength)) return 0;
  const { points } = outline;
  const last = points.length - 2;
  let shortest = Number.POSITIVE_INFINITY;
  let u = toU(frame, points[last] as number, points[last + 1] as number);
  let v = toV(frame, points[last] as number, points[last + 1] as number);
  for (let index = 0; index < points.length; index += 2) {
    const nextU = toU(frame, points[index] as number, points[index + 1] as number);
    const nextV = toV(frame, points[index] as number, points[index + 1] as number);
    const beside = Math.max(0, Math.abs(nextU) - halfWidth);
    const ahead = Math.max(0, Math.abs(nextV) - halfLength);
    shortest = Math.min(
      shortest,
      beside * beside + ahead * ahead,
      squaredToEdge(halfWidth, halfLength, u, v, nextU, nextV),
      squaredToEdge(halfWidth, -halfLength, u, v, nextU, nextV),
      squaredToEdge(-halfWidth, halfLength, u, v, nextU, nextV),
      squaredToEdge(-halfWidth, -halfLength, u, v, nextU, nextV),
    );
    u = nextU;
    v = nextV;
  }
  return Math.sqrt(shortest);
}

/** Whether two tokens lie over each other; rims may meet. */
export function areOutlinesOverlapping(one: Outline, two: Outline): boolean {
  if (!isNearOutline(one, two.x, two.y, two.reach)) return false;
  if (isInsideOutline(one, two.x, two.y) || isInsideOutline(two, one.x, one.y)) return true;
  return hasCornerInside(one, two) || hasCornerInside(two, one) || doEdgesCross(one, two);
}

/** The shortest distance between two tokens; 0 when they lie over each other. */
export function gapBetweenOutlines(one: Outline, two: Outline): number {
  if (areOutlinesOverlapping(one, two)) return 0;
  return Math.sqrt(Math.min(squaredToCorners(one, two), squaredToCorners(two, one)));
}

function squaredToEdge(
  x: number,
  y: number,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
): number {
  const alongX = toX - fromX;
  const alongY = toY - fromY;
  const squared = alongX * alongX + alongY * alongY;
  const foot = squared === 0 ? 0 : ((x - fromX) * alongX + (y - fromY) * alongY) / squared;
  const part = Math.max(0, Math.min(1, foot));
  const dx = fromX + part * alongX - x;
  const dy = fromY + part * alongY - y;
  return dx * dx + dy * dy;
}

/** Square of the shortest distance from the edges of one to the corners of the other. */
function squaredToCorners({ points: edges }: Outline, { points: corners }: Outline): number {
  let shortest = Number.POSITIVE_INFINITY;
  forEachEdge(edges, (fromX, fromY, toX, toY) => {
    for (let index = 0; index < corners.length; index += 2) {
      const x = corners[index] as number;
      const y = corners[index + 1] as number;
      shortest = Math.min(shortest, squaredToEdge(x, y, fromX, fromY, toX, toY));
    }
  });
  return shortest;
}

function hasCornerInside(outline: Outline, { points }: Outline): boolean {
  for (let index = 0; index < points.length; index += 2) {
    if (isInsideOutline(outline, points[index] as number, points[index + 1] as number)) return true;
  }
  return false;
}

function doEdgesCross(one: Outline, two: Outline): boolean {
  let isCrossing = false;
  forEachEdge(one.points, (ax, ay, bx, by) => {
    forEachEdge(two.points, (cx, cy, dx, dy) => {
      const c = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
      const d = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax);
      const a = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx);
      const b = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx);
      if (c * d < 0 && a * b < 0) isCrossing = true;
    });
  });
  return isCrossing;
}

type VisitEdge = (fromX: number, fromY: number, toX: number, toY: number) => void;

function forEachEdge(points: readonly number[], visit: VisitEdge): void {
  let x = points[points.length - 2] as number;
  let y = points[points.length - 1] as number;
  for (let index = 0; index < points.length; index += 2) {
    const nextX = points[index] as number;
    const nextY = points[index + 1] as number;
    visit(x, y, nextX, nextY);
    x = nextX;
    y = nextY;
  }
}
