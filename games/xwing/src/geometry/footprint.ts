import { cosDegrees, sinDegrees } from '@parsecs/kernel';
import { EXTENTS, type FootprintKind } from './dimensions.ts';
import type { Pose } from './pose.ts';

/**
 * A pose worked out for measuring: what a base covers of the table. Derived from the state and
 * never part of it; make one per ship and move it with the ship.
 */
export interface Footprint extends Pose {
  readonly kind: FootprintKind;
  readonly halfLength: number;
  readonly halfWidth: number;
  /** From the centre to a corner. */
  readonly reach: number;
  /** The heading as a unit vector; (forwardY, −forwardX) points to the right. */
  forwardX: number;
  forwardY: number;
}

export function footprintOf(kind: FootprintKind, pose: Readonly<Pose>): Footprint {
  const halfLength = EXTENTS[kind].length / 2;
  const halfWidth = EXTENTS[kind].width / 2;
  const footprint: Footprint = {
    kind,
    x: pose.x,
    y: pose.y,
    heading: pose.heading,
    halfLength,
    halfWidth,
    reach: Math.sqrt(halfLength * halfLength + halfWidth * halfWidth),
    forwardX: 0,
    forwardY: 1,
  };
  turnTo(footprint, pose.heading);
  return footprint;
}

/** One of each kind, for trying out poses without making new ones. */
export function footprintsOfAllKinds(): Readonly<Record<FootprintKind, Footprint>> {
  const nowhere = { x: 0, y: 0, heading: 0 };
  return {
    small: footprintOf('small', nowhere),
    large: footprintOf('large', nowhere),
    shuttle: footprintOf('shuttle', nowhere),
    bomb: footprintOf('bomb', nowhere),
  };
}

export function moveFootprint(footprint: Footprint, pose: Readonly<Pose>): void {
  footprint.x = pose.x;
  footprint.y = pose.y;
  if (footprint.heading !== pose.heading) turnTo(footprint, pose.heading);
}

// Few headings occur in one game, each of them very often: most ships keep to steps of 45°.
const SLOTS = 1024;
const SLOT_SHIFT = 22;
const SCATTER = 0x9e3779b1;
const headings = new Float64Array(SLOTS).fill(Number.NaN);
const sines = new Float64Array(SLOTS);
const cosines = new Float64Array(SLOTS);

function turnTo(footprint: Footprint, heading: number): void {
  const slot = Math.imul((heading * 1e6) | 0, SCATTER) >>> SLOT_SHIFT;
  if (headings[slot] !== heading) {
    sines[slot] = sinDegrees(heading);
    cosines[slot] = cosDegrees(heading);
    headings[slot] = heading;
  }
  footprint.heading = heading;
  footprint.forwardX = sines[slot] as number;
  footprint.forwardY = cosines[slot] as number;
}

/** The corners as x, y, x, y, …: front right, rear right, rear left, front left. */
export function cornersOf(footprint: Readonly<Footprint>): readonly number[] {
  const { x, y, forwardX, forwardY, halfLength, halfWidth } = footprint;
  const aheadX = forwardX * halfLength;
  const aheadY = forwardY * halfLength;
  const asideX = forwardY * halfWidth;
  const asideY = -forwardX * halfWidth;
  return [
    x + aheadX + asideX,
    y + aheadY + asideY,
    x - aheadX + asideX,
    y - aheadY + asideY,
    x - aheadX - asideX,
    y - aheadY - asideY,
    x + aheadX - asideX,
    y + aheadY - asideY,
  ];
}
