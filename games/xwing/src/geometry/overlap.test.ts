import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { footprints } from '../testing/arbitraries.ts';
import { distanceOf, ringOf, sharedArea } from '../testing/oracles.ts';
import { isInContact, listContacts } from './contact.ts';
import { TOLERANCE } from './dimensions.ts';
import { footprintOf } from './footprint.ts';
import { depthOf, findOverlapped, isOverlapping } from './overlap.ts';

const near = footprints(60, ['small', 'large', 'shuttle', 'bomb']);

describe('depth', () => {
  it('is positive exactly where polygons share an area', () => {
    fc.assert(
      fc.property(near, near, (a, b) => {
        const depth = depthOf(a, b);
        const area = sharedArea(ringOf(a), ringOf(b));
        if (depth > 1e-6) expect(area).toBeGreaterThan(0);
        if (depth < -1e-6) expect(area).toBe(0);
      }),
      { numRuns: 3000 },
    );
  });

  it('is the shortest push that parts two bases', () => {
    fc.assert(
      fc.property(near, near, (a, b) => {
        const depth = depthOf(a, b);
        fc.pre(depth > 0.01);
        const short: number[] = [];
        const enough: number[] = [];
        for (let degrees = 0; degrees < 360; degrees += 1) {
          const radians = (degrees * Math.PI) / 180;
          const [dx, dy] = [Math.cos(radians), Math.sin(radians)];
          const pushed = (by: number): number =>
            depthOf(a, { ...b, x: b.x + dx * by, y: b.y + dy * by });
          short.push(pushed(depth * 0.999));
          enough.push(pushed(depth * 1.001));
        }
        expect(Math.min(...short)).toBeGreaterThan(0);
        // One of the whole degrees comes close to the best direction.
        expect(Math.min(...enough)).toBeLessThan(depth * 0.001 + 0.02);
      }),
      { numRuns: 200 },
    );
  });

  it('is never more than the distance when apart, in either order', () => {
    fc.assert(
      fc.property(footprints(150), footprints(150), (a, b) => {
        const depth = depthOf(a, b);
        expect(depthOf(b, a)).toBeCloseTo(depth, 9);
        fc.pre(depth < 0);
        expect(-depth).toBeLessThanOrEqual(distanceOf(ringOf(a), ringOf(b)) + 1e-9);
      }),
      { numRuns: 500 },
    );
  });
});

describe('overlap and contact', () => {
  const base = footprintOf('small', { x: 100, y: 100, heading: 0 });
  const beside = (x: number) => footprintOf('small', { x, y: 110, heading: 0 });

  it('C-03: overlap is deeper than the tolerance, contact is nearer', () => {
    expect(isOverlapping(base, beside(140 - TOLERANCE - 0.001))).toBe(true);
    for (const x of [140 - TOLERANCE + 0.001, 140, 140 + TOLERANCE - 0.001]) {
      expect(isOverlapping(base, beside(x))).toBe(false);
      expect(isInContact(base, beside(x))).toBe(true);
    }
    expect(isInContact(base, beside(140 - TOLERANCE - 0.001))).toBe(false);
    expect(isInContact(base, beside(140 + TOLERANCE + 0.001))).toBe(false);
  });

  it('C-03: corners that only just miss each other are no contact', () => {
    const corner = (gap: number) =>
      footprintOf('small', { x: 140 + gap, y: 140 + gap, heading: 0 });
    expect(isInContact(base, corner(0.03))).toBe(true);
    expect(isInContact(base, corner(0.04))).toBe(false);
  });

  it('is the same seen from either base', () => {
    fc.assert(
      fc.property(footprints(45), footprints(45), (a, b) => {
        fc.pre(Math.abs(depthOf(a, b) - TOLERANCE) > 1e-9);
        expect(isOverlapping(a, b)).toBe(isOverlapping(b, a));
        expect(isInContact(a, b)).toBe(isInContact(b, a));
      }),
    );
  });

  it('lists ships by their place and leaves the ship itself out', () => {
    const ships = [
      base,
      beside(140),
      beside(120),
      footprintOf('large', { x: 100, y: 40, heading: 90 }),
    ];
    expect(findOverlapped(base, ships)).toBe(2);
    expect(listContacts(base, ships)).toEqual([1, 3]);
    expect(findOverlapped({ ...base }, ships, base)).toBe(2);
    expect(findOverlapped(base, [base])).toBe(-1);
  });
});
