import Flatten from '@flatten-js/core';
import { rule } from '@parsecs/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OBSTACLE_IDS } from '../cards/ids.ts';
import { footprints, lengths, movingManoeuvres } from '../testing/arbitraries.ts';
import { flattenPolygon, placeRing, type Ring, ringOf, sharedArea } from '../testing/oracles.ts';
import type { Manoeuvre } from './directions.ts';
import { flyInto, newFlight, poseAlongInto } from './flight.ts';
import { type Footprint, footprintOf } from './footprint.ts';
import { templateOf } from './manoeuvre.ts';
import { listObstaclesHit } from './obstacle-hits.ts';
import { outlineOf } from './outline.ts';
import {
  gapToTemplate,
  isTemplateOver,
  layTemplateInto,
  newTemplateArea,
  type TemplateArea,
} from './template-area.ts';

function lay(ship: Footprint, manoeuvre: Manoeuvre, travelled?: number): TemplateArea {
  const area = newTemplateArea();
  layTemplateInto(area, ship, manoeuvre, travelled);
  return area;
}

/** The template as a polygon with many corners, smaller all round by an inset. */
function ringOfTemplate(
  ship: Footprint,
  manoeuvre: Manoeuvre,
  travelled: number,
  inset: number,
): Ring {
  const { radius, side, length } = templateOf(manoeuvre);
  const whole = Math.min(length, travelled);
  const half = 10 - inset;
  const ring: [number, number][] = [];
  if (radius === 0) {
    ring.push([half, inset], [half, whole - inset], [-half, whole - inset], [-half, inset]);
  } else {
    const steps = 200;
    for (const [rim, isBack] of [
      [radius - half, false],
      [radius + half, true],
    ] as const) {
      const start = Math.asin(inset / rim);
      const sweep = whole / radius - 2 * start;
      for (let step = 0; step <= steps; step += 1) {
        const angle = start + (sweep * (isBack ? steps - step : step)) / steps;
        ring.push([side * (radius - rim * Math.cos(angle)), rim * Math.sin(angle)]);
      }
    }
  }
  const ahead: Ring = ring.map(([right, y]) => [right, y + ship.halfLength]);
  return placeRing(ahead, ship.x, ship.y, ship.heading);
}

const travels = fc.oneof(fc.constant(Number.POSITIVE_INFINITY), lengths(1, 150));

describe('the template on the table', () => {
  it('meets a token exactly where polygons share an area, a tolerance inside the rim', () => {
    let met = 0;
    const aims = fc.record({ along: lengths(0, 1), dx: lengths(-40, 40), dy: lengths(-40, 40) });
    fc.assert(
      fc.property(
        footprints(20),
        movingManoeuvres,
        travels,
        fc.constantFrom(...OBSTACLE_IDS, 'satellite' as const),
        aims,
        (ship, manoeuvre, travelled, id, { along, dx, dy }) => {
          const pose = { x: 0, y: 0, heading: 0 };
          poseAlongInto(pose, ship, manoeuvre, along);
          const token = outlineOf(id, { x: pose.x + dx, y: pose.y + dy, heading: 100 * along });
          const isOver = isTemplateOver(lay(ship, manoeuvre, travelled), token);
          met += isOver ? 1 : 0;
          const template = ringOfTemplate(ship, manoeuvre, travelled, isOver ? 0.045 : 0.055);
          const shared = sharedArea(template, ringOf(token));
          if (isOver) expect(shared).toBeGreaterThan(0);
          else expect(shared).toBe(0);
        },
      ),
      { numRuns: 500 },
    );
    expect(met).toBeGreaterThan(100);
    expect(met).toBeLessThan(400);
  });

  it('is as far from a point as another library finds it', () => {
    fc.assert(
      fc.property(
        footprints(40),
        movingManoeuvres,
        travels,
        lengths(250, 650),
        lengths(250, 650),
        (ship, manoeuvre, travelled, x, y) => {
          const polygon = flattenPolygon(ringOfTemplate(ship, manoeuvre, travelled, 0));
          const [distance] = new Flatten.Point(x, y).distanceTo(polygon);
          const isInside = polygon.contains(new Flatten.Point(x, y));
          const gap = gapToTemplate(lay(ship, manoeuvre, travelled), x, y);
          expect(gap).toBeCloseTo(isInside ? 0 : distance, 2);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is nothing before any of it was travelled', () => {
    const ship = footprintOf('small', { x: 0, y: 0, heading: 0 });
    const token = outlineOf('coreasteroid5', { x: 0, y: 40, heading: 0 });
    expect(isTemplateOver(lay(ship, { bearing: 'straight', speed: 2 }), token)).toBe(true);
    expect(isTemplateOver(lay(ship, { bearing: 'straight', speed: 2 }, 0), token)).toBe(false);
    expect(isTemplateOver(lay(ship, { bearing: 'stationary', speed: 0 }), token)).toBe(false);
  });
});

rule('XW-056', 'the template lies between the front guides, its end flush with the base', () => {
  const ship = footprintOf('large', { x: 100, y: 100, heading: 90 });
  const area = lay(ship, { bearing: 'bank-left', speed: 2 });
  expect(area).toMatchObject({ x: 140, y: 100, vX: 1, uY: 1 });
  for (const [x, y, gap] of [
    [140, 110, 0],
    [140, 90, 0],
    [139, 100, 1],
    [140, 111, 1],
  ] as const) {
    expect(gapToTemplate(area, x, y)).toBeCloseTo(gap, 9);
  }
});

rule('XW-189', 'an obstacle is hit if the template or the final base overlaps it', () => {
  const ship = footprintOf('small', { x: 450, y: 100, heading: 0 });
  const straight: Manoeuvre = { bearing: 'straight', speed: 4 };
  const at = (x: number, y: number) => outlineOf('coreasteroid0', { x, y, heading: 0 });
  const hits = (manoeuvre: Manoeuvre, ...obstacles: ReturnType<typeof at>[]): readonly number[] => {
    const flight = newFlight();
    flyInto(flight, ship, manoeuvre, []);
    return listObstaclesHit(ship, manoeuvre, flight, obstacles);
  };
  // Under the template; under the final base alone; beside the template though the base sweeps it;
  // under the start alone; nowhere near.
  expect(hits(straight, at(450, 200))).toEqual([0]);
  expect(hits(straight, at(478, 300))).toEqual([0]);
  expect(hits(straight, at(480.5, 200))).toEqual([]);
  expect(hits(straight, at(450, 95))).toEqual([]);
  expect(hits(straight, at(600, 600))).toEqual([]);
  expect(hits({ bearing: 'koiogran', speed: 4 }, at(450, 200))).toEqual([0]);
  expect(hits({ bearing: 'turn-right', speed: 2 }, at(470, 165), at(400, 165))).toEqual([0]);
});

describe('obstacles hit', () => {
  const ship = footprintOf('small', { x: 450, y: 100, heading: 0 });
  const straight: Manoeuvre = { bearing: 'straight', speed: 5 };

  it('A-07: nearest to the start first', () => {
    const flight = newFlight();
    flyInto(flight, ship, straight, []);
    const obstacles = [340, 160, 400, 250].map((y) =>
      outlineOf('coreasteroid1', { x: 450, y, heading: 0 }),
    );
    expect(listObstaclesHit(ship, straight, flight, obstacles)).toEqual([1, 3, 0]);
  });

  it('A-07: only the travelled part of the template counts (DS-35)', () => {
    const token = outlineOf('coreasteroid0', { x: 465, y: 255, heading: 0 });
    const wall = footprintOf('small', { x: 450, y: 250, heading: 0 });
    const flight = newFlight();
    flyInto(flight, ship, straight, [ship]);
    expect(listObstaclesHit(ship, straight, flight, [token])).toEqual([0]);
    const walls = [250, 290, 330, 370].map((y) => ({ ...wall, y }));
    flyInto(flight, ship, straight, [ship, ...walls]);
    expect(flight).toMatchObject({ overlapped: true, y: 210 });
    expect(listObstaclesHit(ship, straight, flight, [token])).toEqual([]);
  });

  it('XW-304: a stationary ship on an obstacle is on it in its final position', () => {
    const stay: Manoeuvre = { bearing: 'stationary', speed: 0 };
    const flight = newFlight();
    flyInto(flight, ship, stay, []);
    const under = outlineOf('coreasteroid0', { x: 450, y: 100, heading: 0 });
    expect(listObstaclesHit(ship, stay, flight, [under])).toEqual([0]);
  });
});
