import { TOLERANCE } from './dimensions.ts';
import type { Footprint } from './footprint.ts';

export interface Span {
  from: number;
  to: number;
}

/**
 * Where a footprint that slides straight in a direction (a unit vector) lies deeper than a margin
 * in another one: between two distances from where it is now, exactly. False when it never does.
 */
export function overlapSpanInto(
  out: Span,
  moving: Readonly<Footprint>,
  directionX: number,
  directionY: number,
  other: Readonly<Footprint>,
  margin: number,
): boolean {
  const a = moving;
  const b = other;
  const along = Math.abs(a.forwardX * b.forwardX + a.forwardY * b.forwardY);
  const across = Math.abs(a.forwardX * b.forwardY - a.forwardY * b.forwardX);
  gap.x = b.x - a.x;
  gap.y = b.y - a.y;
  direction.x = directionX;
  direction.y = directionY;
  out.from = Number.NEGATIVE_INFINITY;
  out.to = Number.POSITIVE_INFINITY;
  const aForward = a.halfLength + b.halfLength * along + b.halfWidth * across - margin;
  const aRight = a.halfWidth + b.halfLength * across + b.halfWidth * along - margin;
  const bForward = b.halfLength + a.halfLength * along + a.halfWidth * across - margin;
  const bRight = b.halfWidth + a.halfLength * across + a.halfWidth * along - margin;
  return (
    narrow(out, a.forwardX, a.forwardY, aForward) &&
    narrow(out, a.forwardY, -a.forwardX, aRight) &&
    narrow(out, b.forwardX, b.forwardY, bForward) &&
    narrow(out, b.forwardY, -b.forwardX, bRight)
  );
}

// Scratch space is shared by all calls: they are synchronous and never nest.
const gap = { x: 0, y: 0 };
const direction = { x: 0, y: 0 };

/** Slower than this along an axis is standing still. */
const STILL = 1e-12;

/** Leaves of the span what is overlapped along one axis; false when nothing is left. */
function narrow(span: Span, axisX: number, axisY: number, reach: number): boolean {
  const apart = gap.x * axisX + gap.y * axisY;
  const speed = direction.x * axisX + direction.y * axisY;
  if (Math.abs(speed) < STILL) return Math.abs(apart) < reach;
  const one = (apart - reach) / speed;
  const two = (apart + reach) / speed;
  span.from = Math.max(span.from, Math.min(one, two));
  span.to = Math.min(span.to, Math.max(one, two));
  return span.from < span.to;
}

const span: Span = { from: 0, to: 0 };

/**
 * XW-176 for straights: the distance at which a ship sent so far ahead no longer overlaps anybody,
 * going back from there. It is free of a ship once it has come out of it completely.
 */
export function backUpStraight(
  ship: Readonly<Footprint>,
  distance: number,
  ships: readonly Readonly<Footprint>[],
): number {
  let ahead = distance;
  for (let settled = false; !settled && ahead > 0; ) {
    settled = true;
    for (let index = 0; index < ships.length; index += 1) {
      const other = ships[index] as Footprint;
      if (other === ship) continue;
      if (!overlapSpanInto(span, ship, ship.forwardX, ship.forwardY, other, TOLERANCE)) continue;
      if (ahead <= span.from || ahead >= span.to) continue;
      overlapSpanInto(span, ship, ship.forwardX, ship.forwardY, other, 0);
      ahead = span.from;
      settled = false;
    }
  }
  return Math.max(ahead, 0);
}
