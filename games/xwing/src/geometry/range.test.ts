import { rule } from '@parsecs/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { footprints } from '../testing/arbitraries.ts';
import { distanceOf, ringOf } from '../testing/oracles.ts';
import { type Footprint, footprintOf } from './footprint.ts';
import { type Line, newLine } from './line.ts';
import { depthOf } from './overlap.ts';
import { bandOf, distanceBetween, measureRangeInto } from './range.ts';

const small = (x: number, y: number, heading = 0): Footprint =>
  footprintOf('small', { x, y, heading });

function measure(from: Footprint, to: Footprint): Line {
  const line = newLine();
  measureRangeInto(line, from, to);
  return line;
}

/** How far a point is outside a base; negative inside. */
function outside(base: Footprint, x: number, y: number): number {
  const [dx, dy] = [x - base.x, y - base.y];
  const aside = Math.abs(dx * base.forwardY - dy * base.forwardX) - base.halfWidth;
  const ahead = Math.abs(dx * base.forwardX + dy * base.forwardY) - base.halfLength;
  return Math.max(aside, ahead);
}

rule('XW-087', 'the nearest point of the base decides the range', () => {
  const ship = small(450, 100);
  // Its far corner lies in section 2, its near edge in section 1.
  expect(bandOf(measure(ship, small(450, 230)).distance)).toBe(1);
  expect(bandOf(measure(ship, small(450, 245)).distance)).toBe(2);
  expect(
    bandOf(measure(ship, footprintOf('large', { x: 450, y: 265, heading: 45 })).distance),
  ).toBe(1);
  expect(bandOf(measure(ship, small(450, 390, 180)).distance)).toBe(3);
});

rule(
  'XW-091',
  'the lowest section that reaches the base counts; a boundary is the lower one (DS-10)',
  () => {
    expect([0, 50, 100, 100.04, 100.1, 200, 200.1, 300, 300.2].map(bandOf)).toEqual([
      1, 1, 1, 1, 2, 2, 3, 3, 4,
    ]);
    const ship = small(450, 100);
    expect(bandOf(measure(ship, small(450, 240)).distance)).toBe(1);
    expect(bandOf(measure(ship, small(450, 440)).distance)).toBe(3);
    expect(bandOf(measure(ship, small(450, 440.2)).distance)).toBe(4);
  },
);

rule('XW-093', 'guides are ignored: range is measured from the plain square', () => {
  // With guides of 1.6 mm front to front, 101 mm would be Range 1.
  const { distance } = measure(small(450, 100, 0), small(450, 241, 180));
  expect(distance).toBe(101);
  expect(bandOf(distance)).toBe(2);
});

describe('the shortest line', () => {
  it('EX-05: gaps of the target lock example', () => {
    const rookie = small(450, 100);
    expect(measure(rookie, small(450, 390, 180)).distance).toBe(250);
    expect(measure(rookie, small(800, 400, 180)).distance).toBeCloseTo(404.6, 1);
  });

  it('is as long as another library finds it', () => {
    fc.assert(
      fc.property(footprints(250, ['small', 'large', 'bomb']), footprints(250), (a, b) => {
        fc.pre(depthOf(a, b) < -1e-9);
        expect(measure(a, b).distance).toBeCloseTo(distanceOf(ringOf(a), ringOf(b)), 5);
      }),
      { numRuns: 1000 },
    );
  });

  it('ends on both bases and is as long as it says, like all lines beside it', () => {
    fc.assert(
      fc.property(footprints(250), footprints(250), (a, b) => {
        fc.pre(depthOf(a, b) < -1e-3);
        const line = measure(a, b);
        for (const part of [-1, -0.5, 0, 0.5, 1]) {
          const [shiftX, shiftY] = [part * line.spanX, part * line.spanY];
          const [fromX, fromY] = [line.fromX + shiftX, line.fromY + shiftY];
          const [toX, toY] = [line.toX + shiftX, line.toY + shiftY];
          expect(Math.abs(outside(a, fromX, fromY))).toBeLessThan(2e-4);
          expect(Math.abs(outside(b, toX, toY))).toBeLessThan(2e-4);
          expect(Math.hypot(toX - fromX, toY - fromY)).toBeCloseTo(line.distance, 6);
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('finds all equally short lines between facing edges', () => {
    const line = measure(small(100, 100), small(115, 220));
    expect(line).toMatchObject({ distance: 80, fromX: 107.5, toX: 107.5, fromY: 120, toY: 200 });
    expect(Math.abs(line.spanX)).toBeCloseTo(12.5, 9);
    expect(line.spanY).toBeCloseTo(0, 9);
    const turned = measure(small(0, 0, 45), small(60, 60, 135));
    expect(Math.hypot(turned.spanX, turned.spanY)).toBeCloseTo(20, 4);
    expect(measure(small(100, 100), small(115, 220, 1)).spanX).toBe(0);
    expect(measure(small(100, 100), small(150, 220)).spanX).toBe(0);
  });

  it('is the same from either end', () => {
    fc.assert(
      fc.property(footprints(250), footprints(250), (a, b) => {
        expect(distanceBetween(a, b)).toBeCloseTo(distanceBetween(b, a), 8);
      }),
    );
  });

  it('has no length between overlapping footprints, even if no corner lies in the other', () => {
    expect(distanceBetween(small(0, 0), small(5, 5, 30))).toBe(0);
    const cross = footprintOf('shuttle', { x: 0, y: 0, heading: 90 });
    expect(distanceBetween(small(0, 0), cross)).toBe(0);
    fc.assert(
      fc.property(footprints(40, ['small', 'large', 'bomb', 'shuttle']), footprints(40), (a, b) => {
        fc.pre(depthOf(a, b) > 1e-6);
        expect(distanceBetween(a, b)).toBe(0);
      }),
    );
  });
});
