import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OBSTACLE_IDS } from '../cards/ids.ts';
import data from '../data/geometry.json' with { type: 'json' };
import { footprints, lengths, outlines } from '../testing/arbitraries.ts';
import { distanceOf, ringOf, sharedArea } from '../testing/oracles.ts';
import { footprintOf } from './footprint.ts';
import { areOutlinesOverlapping, gapBetweenOutlines, gapToOutline, isBaseOver } from './gap.ts';
import { isInsideOutline, type Outline, outlineOf } from './outline.ts';

describe('a base and a token', () => {
  it('overlap exactly where polygons share an area, a tolerance inside the rim', () => {
    fc.assert(
      fc.property(footprints(60), outlines(60), (base, token) => {
        const area = (inset: number): number => {
          const [halfLength, halfWidth] = [base.halfLength - inset, base.halfWidth - inset];
          return sharedArea(ringOf({ ...base, halfLength, halfWidth }), ringOf(token));
        };
        if (isBaseOver(base, token)) expect(area(0.049)).toBeGreaterThan(0);
        else expect(area(0.051)).toBe(0);
      }),
      { numRuns: 1500 },
    );
  });

  it('are as far apart as another library finds them', () => {
    fc.assert(
      fc.property(footprints(150), outlines(150), (base, token) => {
        const gap = gapToOutline(base, token);
        const area = sharedArea(ringOf(base), ringOf(token));
        if (area > 0) expect(gap).toBe(0);
        else expect(gap).toBeCloseTo(distanceOf(ringOf(base), ringOf(token)), 5);
      }),
      { numRuns: 500 },
    );
  });

  it('C-03: mere contact is no overlap, on any side', () => {
    const block: Outline = { x: 0, y: 0, reach: 15, points: [10, 10, 10, -10, -10, -10, -10, 10] };
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const apart = (gap: number) =>
        footprintOf('small', { x: dx * (30 + gap), y: dy * (30 + gap), heading: 0 });
      expect([0.01, 0, -0.04, -0.06].map((gap) => isBaseOver(apart(gap), block))).toEqual([
        false,
        false,
        false,
        true,
      ]);
    }
  });

  it('overlap when one lies wholly in the other', () => {
    const satellite = outlineOf('satellite', { x: 100, y: 100, heading: 30 });
    const large = footprintOf('large', { x: 100, y: 100, heading: 0 });
    expect(isBaseOver(large, satellite)).toBe(true);
    expect(gapToOutline(large, satellite)).toBe(0);
    const rock = outlineOf('coreasteroid5', { x: 100, y: 100, heading: 0 });
    const speck = { ...large, halfLength: 1, halfWidth: 1, reach: 1.5 };
    expect(isBaseOver(speck, rock)).toBe(true);
    expect(gapToOutline(speck, rock)).toBe(0);
  });
});

describe('two tokens', () => {
  it('are as far apart as another library finds them, 0 when over each other', () => {
    fc.assert(
      fc.property(outlines(70), outlines(70), (one, two) => {
        const area = sharedArea(ringOf(one), ringOf(two));
        if (area > 1e-6) expect(areOutlinesOverlapping(one, two)).toBe(true);
        if (area === 0) expect(areOutlinesOverlapping(one, two)).toBe(false);
        const apart = area === 0 ? distanceOf(ringOf(one), ringOf(two)) : 0;
        expect(gapBetweenOutlines(one, two)).toBeCloseTo(apart, 5);
        expect(gapBetweenOutlines(two, one)).toBeCloseTo(apart, 5);
      }),
      { numRuns: 700 },
    );
  });

  it('overlap when they lie exactly over each other', () => {
    const rock = outlineOf('coreasteroid2', { x: 5, y: 5, heading: 12 });
    expect(
      areOutlinesOverlapping(rock, outlineOf('coreasteroid2', { x: 5, y: 5, heading: 12 })),
    ).toBe(true);
  });
});

describe('outlines', () => {
  it.each(data.asteroids.tokens)('$id has the size the data states', (token) => {
    const id = OBSTACLE_IDS.find((known) => known === token.id) ?? 'satellite';
    const ring = ringOf(outlineOf(id, { x: 0, y: 0, heading: 0 }));
    const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(token.boundingBoxMm[0] ?? 0, 0);
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(token.boundingBoxMm[1] ?? 0, 0);
    expect(sharedArea(ring, ring)).toBeCloseTo(token.areaMm2, -1);
  });

  it('turn with the heading and swap left and right when flipped', () => {
    const [[x = 0, y = 0] = []] = data.asteroids.tokens[0]?.outline ?? [];
    const at = { x: 100, y: 200 };
    expect(outlineOf('coreasteroid0', { ...at, heading: 90 }).points.slice(0, 2)).toEqual([
      100 + y,
      200 - x,
    ]);
    expect(outlineOf('coreasteroid0', { ...at, heading: 0 }, true).points.slice(0, 2)).toEqual([
      100 - x,
      200 + y,
    ]);
  });

  it('hold the points that lie within', () => {
    fc.assert(
      fc.property(outlines(50), lengths(380, 520), lengths(380, 520), (token, x, y) => {
        const dot = {
          ...footprintOf('small', { x, y, heading: 0 }),
          halfLength: 0.001,
          halfWidth: 0.001,
        };
        const area = sharedArea(ringOf(dot), ringOf(token));
        fc.pre(area === 0 || area > 3.99e-6);
        expect(isInsideOutline(token, x, y)).toBe(area > 0);
      }),
      { numRuns: 500 },
    );
  });
});
