import { TOLERANCE } from './dimensions.ts';
import type { Footprint } from './footprint.ts';
import { depthOf } from './overlap.ts';
import { distanceBetween } from './range.ts';

/** C-03. Contact alone is not *touching*: that takes an overlap. */
export function isInContact(a: Readonly<Footprint>, b: Readonly<Footprint>): boolean {
  const depth = depthOf(a, b);
  if (depth > TOLERANCE || depth < -TOLERANCE) return false;
  return depth >= 0 || distanceBetween(a, b) <= TOLERANCE;
}

/** XW-178, C-03: the indices of all footprints in contact with the given one. */
export function listContacts(
  footprint: Readonly<Footprint>,
  ships: readonly Readonly<Footprint>[],
  self: Readonly<Footprint> = footprint,
): readonly number[] {
  const contacts: number[] = [];
  for (const [index, other] of ships.entries()) {
    if (other !== self && isInContact(footprint, other)) contacts.push(index);
  }
  return contacts;
}
