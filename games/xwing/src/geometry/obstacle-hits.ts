import type { Manoeuvre } from './directions.ts';
import type { Flight } from './flight.ts';
import { type Footprint, footprintsOfAllKinds, moveFootprint } from './footprint.ts';
import { gapToOutline, isBaseOver } from './gap.ts';
import type { Outline } from './outline.ts';
import { isTemplateOver, layTemplateInto, newTemplateArea } from './template-area.ts';

// Scratch space is shared by all calls: they are synchronous and never nest.
const area = newTemplateArea();
const landings = footprintsOfAllKinds();
const NONE: readonly number[] = [];

/**
 * XW-189, XW-191, A-07: the indices of the tokens that the travelled part of the template or the
 * final base overlaps, nearest to the start first. The ship still stands where it started.
 */
export function listObstaclesHit(
  ship: Readonly<Footprint>,
  manoeuvre: Manoeuvre,
  flight: Readonly<Flight>,
  obstacles: readonly Outline[],
): readonly number[] {
  const landed = landings[ship.kind];
  moveFootprint(landed, flight);
  layTemplateInto(area, ship, manoeuvre, flight.travelled);
  let hit = NONE;
  for (let index = 0; index < obstacles.length; index += 1) {
    const obstacle = obstacles[index] as Outline;
    if (isTemplateOver(area, obstacle) || isBaseOver(landed, obstacle)) hit = [...hit, index];
  }
  if (hit.length < 2) return hit;
  const gaps = obstacles.map((obstacle) => gapToOutline(ship, obstacle));
  return hit.toSorted((one, two) => (gaps[one] as number) - (gaps[two] as number) || one - two);
}
