// Other people's geometry, slow and independent, to judge ours by.

import Flatten from '@flatten-js/core';
import polygonClipping, { type Pair, type Polygon } from 'polygon-clipping';
import { cornersOf, type Footprint, type Outline } from '../index.ts';

export type Ring = readonly (readonly [number, number])[];

export function ringOf(thing: Readonly<Footprint> | Outline): Ring {
  const points = 'points' in thing ? thing.points : cornersOf(thing);
  const ring: [number, number][] = [];
  for (let index = 0; index < points.length; index += 2) {
    ring.push([points[index] ?? 0, points[index + 1] ?? 0]);
  }
  return ring;
}

/** The ring turned and moved as a pose says. */
export function placeRing(ring: Ring, x: number, y: number, heading: number): Ring {
  const sine = Math.sin((heading * Math.PI) / 180);
  const cosine = Math.cos((heading * Math.PI) / 180);
  return ring.map(([right, ahead]) => [
    x + right * cosine + ahead * sine,
    y - right * sine + ahead * cosine,
  ]);
}

function polygonOf(ring: Ring): Polygon {
  return [ring.map(([x, y]): Pair => [x, y])];
}

function areaOf(ring: Ring): number {
  let twice = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [0, 0];
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice) / 2;
}

/** What two polygons have in common, without holes. */
export function intersectionOf(one: Ring, two: Ring): readonly Ring[] {
  const pieces = polygonClipping.intersection(polygonOf(one), polygonOf(two));
  return pieces.map(([outer = []]) => outer);
}

export function sharedArea(one: Ring, two: Ring): number {
  return intersectionOf(one, two).reduce((sum, ring) => sum + areaOf(ring), 0);
}

export function flattenPolygon(ring: Ring): Flatten.Polygon {
  return new Flatten.Polygon(ring.map(([x, y]) => new Flatten.Point(x, y)));
}

export function distanceOf(one: Ring, two: Ring): number {
  return flattenPolygon(one).distanceTo(flattenPolygon(two))[0];
}

/** Whether a line meets a polygon, rim or inside. */
export function lineMeets(
  ring: Ring,
  from: readonly [number, number],
  to: readonly [number, number],
): boolean {
  const polygon = flattenPolygon(ring);
  const start = new Flatten.Point(from[0], from[1]);
  const line = new Flatten.Segment(start, new Flatten.Point(to[0], to[1]));
  return polygon.contains(start) || polygon.intersect(line).length > 0;
}
