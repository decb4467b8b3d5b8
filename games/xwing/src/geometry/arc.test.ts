import { rule } from '@parsecs/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import data from '../data/geometry.json' with { type: 'json' };
import { footprints, lengths } from '../testing/arbitraries.ts';
import {
  distanceOf,
  intersectionOf,
  placeRing,
  type Ring,
  ringOf,
  sharedArea,
} from '../testing/oracles.ts';
import { ARCS, type Arc, isInArc, measureInArcInto } from './arc.ts';
import { ARC_HALF_ANGLES } from './dimensions.ts';
import { type Footprint, footprintOf } from './footprint.ts';
import { newLine } from './line.ts';
import { depthOf } from './overlap.ts';
import { bandOf, distanceBetween } from './range.ts';

const small = (x: number, y: number, heading = 0): Footprint =>
  footprintOf('small', { x, y, heading });

/** The wedge as a polygon that reaches beyond the table. */
function wedgeOf(ship: Footprint, arc: Arc): Ring {
  const degrees = ARC_HALF_ANGLES[ship.kind] ?? 0;
  const wide = 3000 * Math.tan((degrees * Math.PI) / 180);
  const heading = arc === 'front' ? ship.heading : ship.heading + 180;
  return placeRing(
    [
      [0, 0],
      [wide, 3000],
      [-wide, 3000],
    ],
    ship.x,
    ship.y,
    heading,
  );
}

function measure(ship: Footprint, arc: Arc, target: Footprint): number | undefined {
  const line = newLine();
  return measureInArcInto(line, ship, arc, target) ? line.distance : undefined;
}

/** A base so small that it is a point. */
function pointAt(x: number, y: number): Footprint {
  return { ...small(x, y), halfLength: 0, halfWidth: 0, reach: 0 };
}

rule('XW-094', 'the arc is the printed angle: it cuts the front edge short of the corners', () => {
  for (const kind of ['small', 'large'] as const) {
    const printed = data.firingArcs.front[kind];
    const ship = footprintOf(kind, { x: 0, y: 0, heading: 0 });
    const edge = printed.crossesFrontEdgeAtMmFromCentreLine;
    expect(ship.halfWidth - edge).toBeCloseTo(printed.gapToCornerMm, 9);
    for (const sign of [1, -1]) {
      expect(isInArc(ship, 'front', pointAt(sign * (edge - 0.1), ship.halfLength))).toBe(true);
      expect(isInArc(ship, 'front', pointAt(sign * (edge + 0.15), ship.halfLength))).toBe(false);
    }
  }
});

rule('XW-095', 'a ship is in arc if any part of its base is inside (DS-27)', () => {
  const attacker = small(450, 450);
  expect(isInArc(attacker, 'front', small(563.5, 540))).toBe(true);
  expect(isInArc(attacker, 'front', small(564, 540))).toBe(false);
  expect(isInArc(attacker, 'front', small(336.5, 540))).toBe(true);
  expect(isInArc(attacker, 'front', small(336, 540))).toBe(false);
});

rule('XW-090', 'attack range is measured to the nearest point inside the arc (DS-28)', () => {
  const attacker = small(450, 450);
  const target = small(563.5, 540);
  expect(distanceBetween(attacker, target)).toBeCloseTo(88.9, 1);
  const line = newLine();
  expect(measureInArcInto(line, attacker, 'front', target)).toBe(true);
  expect(line.toX).toBeCloseTo(543.5, 9);
  expect(line.toY).toBeCloseTo(559.668, 3);
  expect(line.distance).toBeCloseTo(115.9, 1);
  expect(bandOf(line.distance)).toBe(2);
});

describe('arcs', () => {
  it('EX-07: in range but out of arc, and the other way round', () => {
    const rookie = small(450, 450);
    const obsidian = small(450, 350);
    const academy = small(450, 740, 180);
    expect(distanceBetween(rookie, obsidian)).toBe(60);
    expect(isInArc(rookie, 'front', obsidian)).toBe(false);
    expect(measure(rookie, 'front', academy)).toBe(250);
    expect(measure(obsidian, 'front', rookie)).toBe(60);
  });

  const arcs = fc.constantFrom<Arc>('front', 'rear-auxiliary');

  it('hold what shares an area with the wedge', () => {
    fc.assert(
      fc.property(footprints(250), arcs, footprints(250), (ship, arc, target) => {
        const area = sharedArea(wedgeOf(ship, arc), ringOf(target));
        // Nearer to the line than the tolerance both answers are right.
        if (area > 1e-6) expect(isInArc(ship, arc, target)).toBe(true);
        const grown = {
          ...target,
          halfLength: target.halfLength + 0.1,
          halfWidth: target.halfWidth + 0.1,
        };
        if (sharedArea(wedgeOf(ship, arc), ringOf(grown)) === 0) {
          expect(isInArc(ship, arc, target)).toBe(false);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('measure to the part that polygons cut out', () => {
    fc.assert(
      fc.property(footprints(250), arcs, footprints(250), (ship, arc, target) => {
        fc.pre(depthOf(ship, target) < -1e-6);
        const parts = intersectionOf(wedgeOf(ship, arc), ringOf(target));
        fc.pre(parts.length === 1 && sharedArea(wedgeOf(ship, arc), ringOf(target)) > 1e-3);
        const nearest = Math.min(
          ...parts.map((part) => distanceOf(ringOf(ship), part.slice(0, -1))),
        );
        expect(measure(ship, arc, target)).toBeCloseTo(nearest, 5);
      }),
      { numRuns: 1000 },
    );
  });

  it('never measure less than base to base, and a turret exactly that', () => {
    fc.assert(
      fc.property(footprints(250), arcs, footprints(250), (ship, arc, target) => {
        const plain = distanceBetween(ship, target);
        expect(measure(ship, 'turret-360', target)).toBe(plain);
        expect(measure(ship, arc, target) ?? plain).toBeGreaterThanOrEqual(plain - 1e-9);
      }),
    );
  });

  it('C-05: the rear arc is the front arc turned round', () => {
    fc.assert(
      fc.property(footprints(250), footprints(250), (ship, target) => {
        const turned = footprintOf(ship.kind, { ...ship, heading: ship.heading + 180 });
        const rear = measure(ship, 'rear-auxiliary', target);
        const front = measure(turned, 'front', target);
        if (rear === undefined) expect(front).toBeUndefined();
        else expect(front).toBeCloseTo(rear, 7);
      }),
    );
  });

  it('mirror, move and turn with the ships', () => {
    fc.assert(
      fc.property(footprints(250), footprints(250), lengths(-180, 180), (ship, target, angle) => {
        const radians = (angle * Math.PI) / 180;
        const move = (one: Footprint): Footprint =>
          footprintOf(one.kind, {
            x: 70 - (one.x * Math.cos(radians) + one.y * Math.sin(radians)),
            y: one.y * Math.cos(radians) - one.x * Math.sin(radians),
            heading: -(one.heading + angle),
          });
        const before = measure(ship, 'front', target);
        const after = measure(move(ship), 'front', move(target));
        fc.pre(before === undefined || before > 1e-6);
        if (before === undefined || after === undefined) expect(after).toBe(before);
        else expect(after).toBeCloseTo(before, 6);
      }),
    );
  });

  it('C-05: a base that only just touches the line is in arc', () => {
    const ship = small(0, 0);
    const tangent = Math.tan((40.45 * Math.PI) / 180);
    expect(isInArc(ship, 'front', small(100 * tangent + 20, 80))).toBe(true);
    expect(isInArc(ship, 'front', small(100 * tangent + 20.05, 80))).toBe(true);
    expect(isInArc(ship, 'front', small(100 * tangent + 20.1, 80))).toBe(false);
  });

  it('are known for ships only', () => {
    const shuttle = footprintOf('shuttle', { x: 0, y: 0, heading: 0 });
    expect(() => isInArc(shuttle, 'front', small(0, 100))).toThrow(RangeError);
    expect(ARCS).toHaveLength(3);
  });
});
