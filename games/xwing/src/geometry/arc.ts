import { cosDegrees, sinDegrees } from '@parsecs/kernel';
import { bringLineInto, cut, findLine, loadFootprint } from './closest.ts';
import { ARC_HALF_ANGLES, type FootprintKind, TOLERANCE } from './dimensions.ts';
import type { Footprint } from './footprint.ts';
import type { Line } from './line.ts';
import { measureRangeInto } from './range.ts';

/** XW-094, XW-297. A turret reaches everywhere and is no printed arc. */
export const ARCS = ['front', 'rear-auxiliary', 'turret-360'] as const;
export type Arc = (typeof ARCS)[number];

interface HalfAngle {
  readonly sine: number;
  readonly cosine: number;
}

function halfAngleOf(kind: FootprintKind): HalfAngle | undefined {
  const degrees = ARC_HALF_ANGLES[kind];
  if (degrees === undefined) return undefined;
  return { sine: sinDegrees(degrees), cosine: cosDegrees(degrees) };
}

const HALF_ANGLES: Readonly<Record<FootprintKind, HalfAngle | undefined>> = {
  small: halfAngleOf('small'),
  large: halfAngleOf('large'),
  shuttle: halfAngleOf('shuttle'),
  bomb: halfAngleOf('bomb'),
};

/** XW-095: whether any part of the target's base lies inside the arc, however far away. */
export function isInArc(ship: Readonly<Footprint>, arc: Arc, target: Readonly<Footprint>): boolean {
  return (
    arc === 'turret-360' || isMiddleInArc(ship, arc, target) || loadPartInArc(ship, arc, target)
  );
}

/** Whether even the middle of the target lies inside, so that nothing need be cut. */
function isMiddleInArc(
  ship: Readonly<Footprint>,
  arc: Exclude<Arc, 'turret-360'>,
  target: Readonly<Footprint>,
): boolean {
  const angle = HALF_ANGLES[ship.kind];
  return angle !== undefined && beyondWedge(ship, arc, angle, target) < -TOLERANCE;
}

/** How far the middle of the target lies beyond the nearer edge of the wedge; negative is inside. */
function beyondWedge(
  ship: Readonly<Footprint>,
  arc: Exclude<Arc, 'turret-360'>,
  angle: HalfAngle,
  target: Readonly<Footprint>,
): number {
  const dx = target.x - ship.x;
  const dy = target.y - ship.y;
  const aside = Math.abs(dx * ship.forwardY - dy * ship.forwardX);
  const ahead = dx * ship.forwardX + dy * ship.forwardY;
  return aside * angle.cosine - ahead * (arc === 'front' ? angle.sine : -angle.sine);
}

/** XW-090, C-06: the line to the nearest point of the target inside the arc; false if none is. */
export function measureInArcInto(
  out: Line,
  ship: Readonly<Footprint>,
  arc: Arc,
  target: Readonly<Footprint>,
): boolean {
  if (arc === 'turret-360') {
    measureRangeInto(out, ship, target);
    return true;
  }
  if (!loadPartInArc(ship, arc, target)) return false;
  findLine(ship, target);
  bringLineInto(out, ship);
  return true;
}

/**
 * C-05: the arc is a closed wedge from the middle of the base. Only where the exact wedge misses
 * the base altogether does the tolerance count, so that it never shortens a distance.
 */
function loadPartInArc(
  ship: Readonly<Footprint>,
  arc: Exclude<Arc, 'turret-360'>,
  target: Readonly<Footprint>,
): boolean {
  const angle = HALF_ANGLES[ship.kind];
  if (angle === undefined) throw new RangeError(`a ${ship.kind} has no firing arc`);
  const { cosine } = angle;
  const sine = arc === 'front' ? angle.sine : -angle.sine;
  if (beyondWedge(ship, arc, angle, target) > target.reach + TOLERANCE) return false;
  loadFootprint(ship, target);
  if (cut(cosine, -sine, 0) && cut(-cosine, -sine, 0)) return true;
  loadFootprint(ship, target);
  return cut(cosine, -sine, TOLERANCE) && cut(-cosine, -sine, TOLERANCE);
}
