import fc from 'fast-check';
import {
  depthOf,
  endPoseInto,
  type Flight,
  type Footprint,
  flyInto,
  footprintOf,
  type Manoeuvre,
  newFlight,
  type Pose,
  poseAlongInto,
} from '../index.ts';
import { footprints, headings } from './arbitraries.ts';

export function fly(ship: Footprint, manoeuvre: Manoeuvre, ships: readonly Footprint[]): Flight {
  const flight = newFlight();
  flyInto(flight, ship, manoeuvre, ships);
  return flight;
}

export function endOf(ship: Footprint, manoeuvre: Manoeuvre): Pose {
  const pose = { x: 0, y: 0, heading: 0 };
  endPoseInto(pose, ship, manoeuvre);
  return pose;
}

export function along(ship: Footprint, manoeuvre: Manoeuvre, fraction: number): Footprint {
  const pose = { x: 0, y: 0, heading: 0 };
  poseAlongInto(pose, ship, manoeuvre, fraction);
  return footprintOf(ship.kind, pose);
}

/** A ship in the middle and others around it, nobody on anybody. */
export interface Scene {
  readonly ship: Footprint;
  readonly ships: readonly Footprint[];
}

export const scenes: fc.Arbitrary<Scene> = fc
  .tuple(
    fc.constantFrom<'small' | 'large'>('small', 'large'),
    headings,
    fc.array(footprints(200), { minLength: 1, maxLength: 8 }),
  )
  .map(([kind, heading, others]) => {
    const ship = footprintOf(kind, { x: 450, y: 450, heading });
    const ships = [ship];
    for (const other of others) {
      if (ships.every((placed) => depthOf(placed, other) <= 0)) ships.push(other);
    }
    return { ship, ships };
  });
