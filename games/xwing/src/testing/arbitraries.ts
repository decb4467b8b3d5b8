import fc from 'fast-check';
import {
  BEARINGS,
  type Footprint,
  type FootprintKind,
  footprintOf,
  isManoeuvre,
  type Manoeuvre,
  OBSTACLE_IDS,
  type Outline,
  outlineOf,
  type Pose,
} from '../index.ts';

/** Half of all headings in steps of 45°, where edges are parallel and lines tie. */
export const headings: fc.Arbitrary<number> = fc.oneof(
  fc.integer({ min: 0, max: 7 }).map((step) => step * 45),
  fc.integer({ min: 0, max: 359_999_999 }).map((millionths) => millionths / 1e6),
);

export function lengths(least: number, most: number): fc.Arbitrary<number> {
  return fc
    .integer({ min: Math.round(least * 1000), max: Math.round(most * 1000) })
    .map((thousandths) => thousandths / 1000);
}

/** Poses within so much of the middle of the table. */
export function poses(spread: number): fc.Arbitrary<Pose> {
  const coordinates = lengths(450 - spread, 450 + spread);
  return fc.record({ x: coordinates, y: coordinates, heading: headings });
}

export function footprints(
  spread: number,
  kinds: readonly FootprintKind[] = ['small', 'large'],
): fc.Arbitrary<Footprint> {
  return fc
    .tuple(fc.constantFrom(...kinds), poses(spread))
    .map(([kind, pose]) => footprintOf(kind, pose));
}

export function outlines(spread: number): fc.Arbitrary<Outline> {
  return fc
    .tuple(fc.constantFrom(...OBSTACLE_IDS, 'satellite' as const), poses(spread), fc.boolean())
    .map(([id, pose, isFlipped]) => outlineOf(id, pose, isFlipped));
}

export const MANOEUVRES: readonly Manoeuvre[] = BEARINGS.flatMap((bearing) =>
  [0, 1, 2, 3, 4, 5].map((speed) => ({ bearing, speed })).filter(isManoeuvre),
);

export const manoeuvres: fc.Arbitrary<Manoeuvre> = fc.constantFrom(...MANOEUVRES);

/** Those that move the ship. */
export const movingManoeuvres: fc.Arbitrary<Manoeuvre> = manoeuvres.filter(
  ({ bearing }) => bearing !== 'stationary',
);

export const curvedManoeuvres: fc.Arbitrary<Manoeuvre> = fc.constantFrom(
  ...MANOEUVRES.filter(({ bearing }) => bearing.startsWith('bank') || bearing.startsWith('turn')),
);
