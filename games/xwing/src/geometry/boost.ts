import type { Manoeuvre } from './directions.ts';
import { type Footprint, footprintsOfAllKinds, moveFootprint } from './footprint.ts';
import { endPoseInto } from './manoeuvre.ts';
import type { Pose } from './pose.ts';
import { type Fault, findFault, type Surroundings } from './surroundings.ts';
import { layTemplateInto, newTemplateArea } from './template-area.ts';

/** XW-298: the templates of a boost. Where it ends, `endPoseInto` tells, as for a manoeuvre. */
export const BOOSTS: readonly Manoeuvre[] = [
  { bearing: 'straight', speed: 1 },
  { bearing: 'bank-left', speed: 1 },
  { bearing: 'bank-right', speed: 1 },
];

// Scratch space is shared by all calls: they are synchronous and never nest.
const pose: Pose = { x: 0, y: 0, heading: 0 };
const landings = footprintsOfAllKinds();
const template = newTemplateArea();

/** XW-298: why the ship may not boost like this; a boost is never shortened. */
export function findBoostFault(
  ship: Readonly<Footprint>,
  boost: Manoeuvre,
  surroundings: Surroundings,
): Fault | undefined {
  const landed = landings[ship.kind];
  endPoseInto(pose, ship, boost);
  moveFootprint(landed, pose);
  layTemplateInto(template, ship, boost);
  return findFault(ship, landed, template, surroundings);
}
