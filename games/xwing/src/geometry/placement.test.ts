import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { footprints, outlines } from '../testing/arbitraries.ts';
import { distanceOf, ringOf, sharedArea } from '../testing/oracles.ts';
import { STANDARD_PLAY_AREA } from './dimensions.ts';
import { footprintOf } from './footprint.ts';
import { type Outline, outlineOf } from './outline.ts';
import { ASTEROID_RUN_PLACEMENT, findPlacementFault, STANDARD_PLACEMENT } from './placement.ts';

const area = STANDARD_PLAY_AREA;
const rock = (x: number, y: number): Outline => outlineOf('coreasteroid0', { x, y, heading: 0 });

describe('obstacles', () => {
  it('XW-187: are not placed at Range 1–2 of any edge', () => {
    const fault = (x: number, y: number) =>
      findPlacementFault(rock(x, y), area, STANDARD_PLACEMENT, []);
    expect(fault(450, 450)).toBeUndefined();
    // The token reaches 20.2 to the left and to the right, 14.5 down and 16.7 up.
    expect(fault(220.2, 450)).toEqual({ cause: 'edge', index: -1 });
    expect(fault(220.3, 450)).toBeUndefined();
    expect(fault(679.8, 450)).toEqual({ cause: 'edge', index: -1 });
    expect(fault(450, 214.5)).toEqual({ cause: 'edge', index: -1 });
    expect(fault(450, 683.2)).toBeUndefined();
    expect(fault(450, 683.4)).toEqual({ cause: 'edge', index: -1 });
  });

  it('A-19: may lie as near to each other as they can without overlap', () => {
    fc.assert(
      fc.property(outlines(100), outlines(100), (one, two) => {
        const shared = sharedArea(ringOf(one), ringOf(two));
        fc.pre(shared === 0 || shared > 1e-6);
        const fault = findPlacementFault(one, area, STANDARD_PLACEMENT, [two]);
        expect(fault).toEqual(shared > 0 ? { cause: 'obstacle', index: 0 } : undefined);
      }),
      { numRuns: 300 },
    );
  });

  it('XW-270: keep beyond Range 1 of each other and of the ships, but may lie at an edge', () => {
    const limits = ASTEROID_RUN_PLACEMENT;
    expect(findPlacementFault(rock(21, 450), area, limits, [])).toBeUndefined();
    expect(findPlacementFault(rock(19, 450), area, limits, [])?.cause).toBe('edge');
    fc.assert(
      fc.property(outlines(200), outlines(200), footprints(200), (token, other, ship) => {
        const near = (one: Outline | typeof ship): boolean =>
          sharedArea(ringOf(token), ringOf(one)) > 0 ||
          distanceOf(ringOf(token), ringOf(one)) <= 100.05;
        const fault = findPlacementFault(token, area, limits, [other], [ship]);
        const expected = near(other) ? 'obstacle' : near(ship) ? 'ship' : undefined;
        expect(fault?.cause).toBe(expected);
      }),
      { numRuns: 200 },
    );
  });

  it('are not laid under a ship', () => {
    const ships = [
      footprintOf('small', { x: 700, y: 700, heading: 0 }),
      footprintOf('small', { x: 450, y: 480, heading: 0 }),
    ];
    expect(findPlacementFault(rock(450, 450), area, STANDARD_PLACEMENT, [], ships)).toEqual({
      cause: 'ship',
      index: 1,
    });
    expect(findPlacementFault(rock(450, 443), area, STANDARD_PLACEMENT, [], ships)).toBeUndefined();
  });
});
