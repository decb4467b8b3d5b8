import { listContacts } from './contact.ts';
import type { Manoeuvre } from './directions.ts';
import { type Flight, poseAlongInto } from './flight.ts';
import { type Footprint, footprintsOfAllKinds, moveFootprint } from './footprint.ts';
import { isOverlapping } from './overlap.ts';
import type { Pose } from './pose.ts';

// Scratch space is shared by all calls: they are synchronous and never nest.
const landings = footprintsOfAllKinds();
const pose: Pose = { x: 0, y: 0, heading: 0 };

/**
 * XW-178, A-14: whom a shortened flight ends touching: ships in contact that it overlapped, at the
 * end of the whole manoeuvre or while it backed up. The ship stands where it began.
 */
export function listTouched(
  flight: Readonly<Flight>,
  ship: Readonly<Footprint>,
  manoeuvre: Manoeuvre,
  ships: readonly Readonly<Footprint>[],
): readonly number[] {
  const landed = landings[ship.kind];
  moveFootprint(landed, flight);
  const contacts = listContacts(landed, ships, ship);
  // Whoever stopped the ship is in contact with it: a single one it is.
  if (contacts.length < 2) return contacts;
  return contacts.filter((other) =>
    wasOverlapped(ships[other] as Footprint, ship, manoeuvre, flight.fraction),
  );
}

/** Places looked at between the two ends, little more than a millimetre apart. */
const PLACES = 256;

function wasOverlapped(
  other: Readonly<Footprint>,
  ship: Readonly<Footprint>,
  manoeuvre: Manoeuvre,
  fraction: number,
): boolean {
  const passing = landings[ship.kind];
  for (let place = 0; place < PLACES; place += 1) {
    poseAlongInto(pose, ship, manoeuvre, 1 - ((1 - fraction) * place) / PLACES);
    moveFootprint(passing, pose);
    if (isOverlapping(passing, other)) return true;
  }
  return false;
}
