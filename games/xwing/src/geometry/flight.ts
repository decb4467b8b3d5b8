import { atan2 } from '@parsecs/kernel';
import { backUpCurve } from './back-up.ts';
import type { Manoeuvre } from './directions.ts';
import { type Footprint, footprintsOfAllKinds, moveFootprint } from './footprint.ts';
import { endPoseInto, type Template, templateOf } from './manoeuvre.ts';
import { findOverlapped } from './overlap.ts';
import { newPathPoint, type Path, pathOf, pathPointInto } from './path.ts';
import { commitPoseInto, type Pose } from './pose.ts';
import { backUpStraight } from './slide.ts';

/** Where a manoeuvre ended. */
export interface Flight extends Pose {
  /** XW-175: the whole manoeuvre would have ended on another ship, so it was shortened. */
  overlapped: boolean;
  /** How much of the way was flown: 0 is the start, 1 the end of the whole manoeuvre. */
  fraction: number;
  /** how much of the template lies between start and end, along its middle. */
  travelled: number;
}

export function newFlight(): Flight {
  return { x: 0, y: 0, heading: 0, overlapped: false, fraction: 1, travelled: 0 };
}

// Scratch space is shared by all calls: they are synchronous and never nest.
const point = newPathPoint();
const landings = footprintsOfAllKinds();
/** C-01: a way shorter than the grid of poses. */
const NOWHERE = 1e-6;
const DEGREES_PER_RADIAN = 180 / Math.PI;

/**
 * XW-175 to XW-178, XW-182: flies the manoeuvre and backs up along the template until the base is
 * free of all others. The ship itself may be among the ships.
 */
export function flyInto(
  out: Flight,
  ship: Readonly<Footprint>,
  manoeuvre: Manoeuvre,
  ships: readonly Readonly<Footprint>[],
): void {
  endPoseInto(out, ship, manoeuvre);
  const template = templateOf(manoeuvre);
  out.overlapped = false;
  out.fraction = 1;
  out.travelled = template.length;
  // XW-304: staying where it is, it cannot overlap anything new.
  if (manoeuvre.bearing === 'stationary') return;
  const landed = landings[ship.kind];
  moveFootprint(landed, out);
  if (findOverlapped(landed, ships, ship) === -1) return;
  out.overlapped = true;
  const baseLength = 2 * ship.halfLength;
  const whole = template.length + baseLength;
  if (template.side === 0) {
    const ahead = backUpStraight(ship, whole, ships);
    out.fraction = ahead / whole;
    out.travelled = Math.max(0, ahead - baseLength);
    slideInto(out, ship, ahead);
  } else {
    const path = pathOf(template, baseLength);
    const s = backUpCurve(ship, path, ships);
    out.fraction = (s + baseLength) / whole;
    out.travelled = Math.max(0, s);
    followInto(out, ship, path, s);
  }
  // XW-176: back at the start the ship stays where it was, to the last digit.
  if (out.fraction * whole < NOWHERE) {
    out.fraction = 0;
    stay(out, ship);
  } else {
    commitPoseInto(out, out.x, out.y, out.heading);
  }
}

/**
 * A pose on the way, for drawing: fraction 0 is the start, 1 the end. A Koiogran turn turns round
 * only at its very end.
 */
export function poseAlongInto(
  out: Pose,
  ship: Readonly<Footprint>,
  manoeuvre: Manoeuvre,
  fraction: number,
): void {
  if (fraction <= 0 || manoeuvre.bearing === 'stationary') stay(out, ship);
  else if (fraction >= 1) endPoseInto(out, ship, manoeuvre);
  else travelInto(out, ship, templateOf(manoeuvre), fraction);
}

function travelInto(
  out: Pose,
  ship: Readonly<Footprint>,
  template: Template,
  fraction: number,
): void {
  const baseLength = 2 * ship.halfLength;
  const ahead = (template.length + baseLength) * fraction;
  if (template.side === 0) slideInto(out, ship, ahead);
  else followInto(out, ship, pathOf(template, baseLength), ahead - baseLength);
}

function stay(out: Pose, ship: Readonly<Footprint>): void {
  out.x = ship.x;
  out.y = ship.y;
  out.heading = ship.heading;
}

/** XW-182: backing up, a Koiogran turn is a straight. */
function slideInto(out: Pose, ship: Readonly<Footprint>, ahead: number): void {
  out.x = ship.x + ahead * ship.forwardX;
  out.y = ship.y + ahead * ship.forwardY;
  out.heading = ship.heading;
}

function followInto(out: Pose, ship: Readonly<Footprint>, path: Path, s: number): void {
  pathPointInto(point, path, s);
  const { side } = path.template;
  const ahead = ship.halfLength + point.y;
  const aside = side * point.x;
  out.x = ship.x + ahead * ship.forwardX + aside * ship.forwardY;
  out.y = ship.y + ahead * ship.forwardY - aside * ship.forwardX;
  out.heading = ship.heading + side * atan2(point.forwardX, point.forwardY) * DEGREES_PER_RADIAN;
}
