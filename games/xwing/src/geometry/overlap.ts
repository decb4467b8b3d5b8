import { TOLERANCE } from './dimensions.ts';
import type { Footprint } from './footprint.ts';

/**
 * How deep two rectangles lie in each other: the shortest push that parts them. Negative when they
 * are apart; then its size is at most their distance.
 */
export function depthOf(a: Readonly<Footprint>, b: Readonly<Footprint>): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const reach = a.reach + b.reach;
  const squared = dx * dx + dy * dy;
  if (squared >= reach * reach) return reach - Math.sqrt(squared);
  const along = Math.abs(a.forwardX * b.forwardX + a.forwardY * b.forwardY);
  const across = Math.abs(a.forwardX * b.forwardY - a.forwardY * b.forwardX);
  const aForward =
    a.halfLength +
    b.halfLength * along +
    b.halfWidth * across -
    Math.abs(dx * a.forwardX + dy * a.forwardY);
  const aRight =
    a.halfWidth +
    b.halfLength * across +
    b.halfWidth * along -
    Math.abs(dx * a.forwardY - dy * a.forwardX);
  const bForward =
    b.halfLength +
    a.halfLength * along +
    a.halfWidth * across -
    Math.abs(dx * b.forwardX + dy * b.forwardY);
  const bRight =
    b.halfWidth +
    a.halfLength * across +
    a.halfWidth * along -
    Math.abs(dx * b.forwardY - dy * b.forwardX);
  return Math.min(Math.min(aForward, aRight), Math.min(bForward, bRight));
}

/** C-03: mere contact is no overlap. */
export function isOverlapping(a: Readonly<Footprint>, b: Readonly<Footprint>): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const reach = a.reach + b.reach;
  // Most pairs are so far apart that no depth need be worked out.
  return dx * dx + dy * dy < reach * reach && depthOf(a, b) > TOLERANCE;
}

/** The index of the first of these footprints that the given one overlaps, itself left out; or −1. */
export function findOverlapped(
  footprint: Readonly<Footprint>,
  ships: readonly Readonly<Footprint>[],
  self: Readonly<Footprint> = footprint,
): number {
  for (let index = 0; index < ships.length; index += 1) {
    const other = ships[index] as Footprint;
    if (other !== self && isOverlapping(footprint, other)) return index;
  }
  return -1;
}
