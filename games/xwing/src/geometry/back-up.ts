import { TOLERANCE } from './dimensions.ts';
import type { Footprint } from './footprint.ts';
import { newPathPoint, type Path, pathPointInto, type Stretch } from './path.ts';

/** A ship in the way, in the coordinates of the path. */
interface Blocker {
  x: number;
  y: number;
  forwardX: number;
  forwardY: number;
  halfLength: number;
  halfWidth: number;
  reach: number;
  /** Overlapped since the ship was last free of it. */
  held: boolean;
}

/** Bases that lie less deep than this in each other have parted. */
const PARTED = 1e-7;
const CLEAR = -1;

// Scratch space is shared by all calls: they are synchronous and never nest.
const pool: Blocker[] = [];
const point = newPathPoint();

/**
 * XW-176 for bends: the largest s on the path at which the ship overlaps nobody, going back from
 * the end. Every step is so short that on all of it some base provably stays overlapped, so that
 * no gap between two ships is jumped over, however narrow.
 */
export function backUpCurve(
  ship: Readonly<Footprint>,
  path: Path,
  ships: readonly Readonly<Footprint>[],
): number {
  const count = gatherBlockers(ship, path, ships);
  let s = path.template.length;
  for (const stretch of path.stretches) {
    for (;;) {
      pathPointInto(point, path, s);
      let step = CLEAR;
      for (let index = 0; index < count; index += 1) {
        step = Math.max(step, safeStep(pool[index] as Blocker, ship, stretch));
      }
      if (step === CLEAR) return s;
      if (s - step <= stretch.from) break;
      s -= step;
    }
    s = stretch.from;
  }
  return s;
}

/** Takes the ships that can be met at all into the coordinates of the path. */
function gatherBlockers(
  ship: Readonly<Footprint>,
  path: Path,
  ships: readonly Readonly<Footprint>[],
): number {
  const { forwardX, forwardY, halfLength, reach } = ship;
  const { side, length } = path.template;
  const originX = ship.x + halfLength * forwardX;
  const originY = ship.y + halfLength * forwardY;
  const farthest = length + halfLength + reach;
  let count = 0;
  for (let index = 0; index < ships.length; index += 1) {
    const other = ships[index] as Footprint;
    if (other === ship) continue;
    const dx = other.x - originX;
    const dy = other.y - originY;
    const limit = farthest + other.reach;
    if (dx * dx + dy * dy > limit * limit) continue;
    const blocker = takeBlocker(count);
    count += 1;
    blocker.x = side * (dx * forwardY - dy * forwardX);
    blocker.y = dx * forwardX + dy * forwardY;
    blocker.forwardX = side * (other.forwardX * forwardY - other.forwardY * forwardX);
    blocker.forwardY = other.forwardX * forwardX + other.forwardY * forwardY;
    blocker.halfLength = other.halfLength;
    blocker.halfWidth = other.halfWidth;
    blocker.reach = other.reach;
    blocker.held = false;
  }
  return count;
}

function takeBlocker(index: number): Blocker {
  let blocker = pool[index];
  if (blocker === undefined) {
    blocker = {
      x: 0,
      y: 0,
      forwardX: 0,
      forwardY: 1,
      halfLength: 0,
      halfWidth: 0,
      reach: 0,
      held: false,
    };
    pool.push(blocker);
  }
  return blocker;
}

/**
 * How far the ship may go back from the point and surely still overlaps the blocker; CLEAR when it
 * is free of it. Along each of the four axes of the two rectangles their shadows overlap by
 * extent − |apart|; with the slope of that and a bound on its bend, a parabola below it tells from
 * where on the shadows may part.
 */
function safeStep(blocker: Blocker, ship: Readonly<Footprint>, stretch: Stretch): number {
  const { x, y, forwardX: fx, forwardY: fy, speedX, speedY, spin } = point;
  const { forwardX: gx, forwardY: gy } = blocker;
  const dx = x - blocker.x;
  const dy = y - blocker.y;
  const along = fx * gx + fy * gy;
  const across = fy * gx - fx * gy;
  const absAlong = Math.abs(along);
  const absAcross = Math.abs(across);
  const shipForward = dx * fx + dy * fy;
  const shipRight = dx * fy - dy * fx;
  const otherForward = dx * gx + dy * gy;
  const otherRight = dx * gy - dy * gx;
  const { halfLength: a, halfWidth: b } = ship;
  const { halfLength: c, halfWidth: d } = blocker;
  const shipForwardExtent = a + c * absAlong + d * absAcross;
  const shipRightExtent = b + c * absAcross + d * absAlong;
  const otherForwardExtent = c + a * absAlong + b * absAcross;
  const otherRightExtent = d + a * absAcross + b * absAlong;
  const depth = Math.min(
    Math.min(shipForwardExtent - Math.abs(shipForward), shipRightExtent - Math.abs(shipRight)),
    Math.min(otherForwardExtent - Math.abs(otherForward), otherRightExtent - Math.abs(otherRight)),
  );
  if (depth > TOLERANCE) blocker.held = true;
  else if (depth <= PARTED) blocker.held = false;
  if (!blocker.held) return CLEAR;

  // across is the sine, along the cosine of the angle between the two; both turn with the spin.
  const alongChange = (along < 0 ? -across : across) * spin;
  const acrossChange = (across < 0 ? along : -along) * spin;
  const turning = stretch.spin * stretch.spin + stretch.spinChange;
  const bend =
    stretch.acceleration +
    2 * stretch.speed * stretch.spin +
    (ship.reach + blocker.reach + Math.max(a + b, c + d)) * turning;
  return Math.min(
    Math.min(
      partsWithin(
        shipForwardExtent,
        c * alongChange + d * acrossChange,
        shipForward,
        speedX * fx + speedY * fy + spin * shipRight,
        bend,
      ),
      partsWithin(
        shipRightExtent,
        c * acrossChange + d * alongChange,
        shipRight,
        speedX * fy - speedY * fx - spin * shipForward,
        bend,
      ),
    ),
    Math.min(
      partsWithin(
        otherForwardExtent,
        a * alongChange + b * acrossChange,
        otherForward,
        speedX * gx + speedY * gy,
        bend,
      ),
      partsWithin(
        otherRightExtent,
        a * acrossChange + b * alongChange,
        otherRight,
        speedX * gy - speedY * gx,
        bend,
      ),
    ),
  );
}

/** The shadows overlap by extent − apart on one side and by extent + apart on the other. */
function partsWithin(
  extent: number,
  extentSlope: number,
  apart: number,
  apartSlope: number,
  bend: number,
): number {
  return Math.min(
    staysPositive(extent - apart, extentSlope - apartSlope, bend),
    staysPositive(extent + apart, extentSlope + apartSlope, bend),
  );
}

/** How far back value − slope·step − bend·step²/2 stays positive. */
function staysPositive(value: number, slope: number, bend: number): number {
  const root = Math.sqrt(slope * slope + 2 * bend * value);
  return slope > 0 ? (2 * value) / (slope + root) : (root - slope) / bend;
}
