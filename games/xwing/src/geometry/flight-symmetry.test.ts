import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curvedManoeuvres, footprints, lengths, movingManoeuvres } from '../testing/arbitraries.ts';
import { along, endOf, fly, scenes } from '../testing/flights.ts';
import type { Bearing, Manoeuvre } from './directions.ts';
import { type Footprint, footprintOf } from './footprint.ts';
import { templateOf } from './manoeuvre.ts';
import { normaliseHeading, type Pose } from './pose.ts';

const RUNS = { numRuns: 1500 };
const small = (x: number, y: number, heading = 0): Footprint =>
  footprintOf('small', { x, y, heading });

describe('symmetry', () => {
  const mirror = (ship: Footprint): Footprint =>
    footprintOf(ship.kind, {
      x: 900 - ship.x,
      y: ship.y,
      heading: normaliseHeading(-ship.heading),
    });

  it('the mirrored scene gives the mirrored flight', () => {
    fc.assert(
      fc.property(scenes, movingManoeuvres, ({ ship, ships }, manoeuvre) => {
        const flight = fly(ship, manoeuvre, ships);
        const other = fly(mirror(ship), swapHands(manoeuvre), ships.slice(1).map(mirror));
        expect(other.overlapped).toBe(flight.overlapped);
        expect(other.x).toBeCloseTo(900 - flight.x, 4);
        expect(other.y).toBeCloseTo(flight.y, 4);
        expect(other.fraction).toBeCloseTo(flight.fraction, 6);
      }),
      RUNS,
    );
  });

  it('the turned and moved scene gives the turned and moved flight', () => {
    fc.assert(
      fc.property(
        scenes,
        movingManoeuvres,
        lengths(-180, 180),
        ({ ship, ships }, manoeuvre, angle) => {
          const [sine, cosine] = [
            Math.sin((angle * Math.PI) / 180),
            Math.cos((angle * Math.PI) / 180),
          ];
          const move = ({ x, y, heading }: Pose): Pose => ({
            x: 300 + x * cosine + y * sine,
            y: y * cosine - x * sine,
            heading: heading + angle,
          });
          const flight = fly(ship, manoeuvre, ships);
          const moved = ships.map((one) => footprintOf(one.kind, move(one)));
          const other = fly(moved[0] ?? ship, manoeuvre, moved);
          const expected = move(flight);
          expect(other.overlapped).toBe(flight.overlapped);
          expect(other.x).toBeCloseTo(expected.x, 4);
          expect(other.y).toBeCloseTo(expected.y, 4);
        },
      ),
      RUNS,
    );
  });
});

function swapHands({ bearing, speed }: Manoeuvre): Manoeuvre {
  const other = bearing.endsWith('left')
    ? bearing.replace('left', 'right')
    : bearing.replace('right', 'left');
  return { bearing: other as Bearing, speed };
}

describe('a pose on the way', () => {
  it('runs from the start to the end without a jump', () => {
    fc.assert(
      fc.property(
        footprints(200, ['small', 'large', 'shuttle']),
        curvedManoeuvres,
        (ship, manoeuvre) => {
          const steps = 500;
          let last = along(ship, manoeuvre, 0);
          expect(last).toMatchObject({ x: ship.x, y: ship.y, heading: ship.heading });
          const whole = templateOf(manoeuvre).length + 2 * ship.halfLength;
          let longest = 0;
          for (let step = 1; step <= steps; step += 1) {
            const next = along(ship, manoeuvre, step / steps);
            longest = Math.max(longest, Math.hypot(next.x - last.x, next.y - last.y));
            last = next;
          }
          expect(longest).toBeLessThan((1.5 * whole) / steps);
          expect(last).toMatchObject(endOf(ship, manoeuvre));
        },
      ),
      { numRuns: 50 },
    );
  });

  it('turns a Koiogran turn round only at its end', () => {
    const ship = small(0, 0);
    const koiogran: Manoeuvre = { bearing: 'koiogran', speed: 2 };
    expect(along(ship, koiogran, 0.5)).toMatchObject({ x: 0, y: 60, heading: 0 });
    expect(along(ship, koiogran, 1)).toMatchObject({ x: 0, y: 120, heading: 180 });
  });
});
