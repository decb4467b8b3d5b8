import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { footprints, lengths, outlines } from '../testing/arbitraries.ts';
import { ringOf } from '../testing/oracles.ts';
import { STANDARD_PLAY_AREA, TOLERANCE } from './dimensions.ts';
import { type Footprint, footprintOf } from './footprint.ts';
import { depthsFrom, isInPlay, isInStrip, listCrossedEdges } from './play-area.ts';

const area = STANDARD_PLAY_AREA;
const small = (x: number, y: number, heading = 0): Footprint =>
  footprintOf('small', { x, y, heading });

describe('leaving the play area', () => {
  it('DS-11: a corner on the edge line is in play, 0.1 mm beyond is not', () => {
    expect(isInPlay(small(20, 450), area)).toBe(true);
    expect(isInPlay(small(19.9, 450), area)).toBe(false);
    expect(isInPlay(small(450, 880), area)).toBe(true);
    expect(isInPlay(small(450, 880.1), area)).toBe(false);
    const turned = small(20 * Math.SQRT2, 450, 45);
    expect(isInPlay(turned, area)).toBe(true);
    expect(isInPlay({ ...turned, x: turned.x - 0.1 }, area)).toBe(false);
  });

  it('C-02: is where a corner lies beyond, on a table of any size', () => {
    fc.assert(
      fc.property(
        footprints(500, ['small', 'large', 'shuttle']),
        lengths(500, 950),
        (ship, width) => {
          const size = { width, height: 914.4 };
          const beyond = ringOf(ship).map(([x, y]) => Math.max(-x, x - width, -y, y - size.height));
          fc.pre(beyond.every((far) => Math.abs(far - TOLERANCE) > 1e-9));
          const isOut = beyond.some((far) => far > TOLERANCE);
          expect(isInPlay(ship, size)).toBe(!isOut);
          expect(listCrossedEdges(ship, size).length > 0).toBe(isOut);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('A-12: names every edge that was crossed', () => {
    expect(listCrossedEdges(small(450, 895), area)).toEqual(['top']);
    expect(listCrossedEdges(small(895, 5), area)).toEqual(['bottom', 'right']);
    expect(listCrossedEdges(small(5, 895), area)).toEqual(['top', 'left']);
    expect(listCrossedEdges(small(450, 450), area)).toEqual([]);
  });
});

describe('strips along an edge', () => {
  it('tell where something begins and ends, seen from the edge', () => {
    fc.assert(
      fc.property(fc.oneof(footprints(500), outlines(500)), (thing) => {
        const ring = ringOf(thing);
        const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
        const top = depthsFrom('top', thing, area);
        expect(top.nearest).toBeCloseTo(900 - Math.max(...ys), 9);
        expect(top.farthest).toBeCloseTo(900 - Math.min(...ys), 9);
        const left = depthsFrom('left', thing, area);
        expect([left.nearest, left.farthest]).toEqual([
          expect.closeTo(Math.min(...xs), 9),
          expect.closeTo(Math.max(...xs), 9),
        ]);
        expect(depthsFrom('right', thing, area).nearest).toBeCloseTo(900 - Math.max(...xs), 9);
        expect(depthsFrom('bottom', thing, area).farthest).toBeCloseTo(Math.max(...ys), 9);
      }),
    );
  });

  it('hold what lies wholly inside, and in play', () => {
    expect(isInStrip(small(450, 80), area, 'bottom', 0, 100)).toBe(true);
    expect(isInStrip(small(450, 80.2), area, 'bottom', 0, 100)).toBe(false);
    expect(isInStrip(small(450, 19), area, 'bottom', 0, 100)).toBe(false);
    expect(isInStrip(small(10, 50), area, 'bottom', 0, 100)).toBe(false);
    expect(isInStrip(small(450, 820), area, 'top', 0, 100)).toBe(true);
    expect(isInStrip(small(450, 150), area, 'bottom', 100, 200)).toBe(true);
    expect(isInStrip(small(450, 110), area, 'bottom', 100, 200)).toBe(false);
  });
});
