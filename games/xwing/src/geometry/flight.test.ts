import { rule } from '@parsecs/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curvedManoeuvres, footprints, lengths, movingManoeuvres } from '../testing/arbitraries.ts';
import { along, endOf, fly, scenes } from '../testing/flights.ts';
import { ringOf, sharedArea } from '../testing/oracles.ts';
import { listContacts } from './contact.ts';
import { TOLERANCE } from './dimensions.ts';
import type { Manoeuvre } from './directions.ts';
import { type Footprint, footprintOf } from './footprint.ts';
import { templateOf } from './manoeuvre.ts';
import { depthOf, isOverlapping } from './overlap.ts';

const small = (x: number, y: number, heading = 0): Footprint =>
  footprintOf('small', { x, y, heading });

const RUNS = { numRuns: 1500 };

rule('XW-175', 'overlap is tested on the final position: the ship flies through others', () => {
  const ship = small(450, 100);
  const between = [small(450, 150), small(470, 200), small(440, 245)];
  const flight = fly(ship, { bearing: 'straight', speed: 5 }, [ship, ...between]);
  expect(flight).toEqual({
    x: 450,
    y: 340,
    heading: 0,
    overlapped: false,
    fraction: 1,
    travelled: 200,
  });
  const onTheSpot = fly(ship, { bearing: 'straight', speed: 5 }, [ship, small(489.9, 379.9)]);
  expect(onTheSpot.overlapped).toBe(true);
  const inContact = fly(ship, { bearing: 'straight', speed: 5 }, [ship, small(490, 340)]);
  expect(inContact.overlapped).toBe(false);
});

rule('XW-176', 'backs up until it overlaps nobody, also those met on the way back (EX-11)', () => {
  const ship = small(450, 100);
  const ships = [ship, small(450, 330), small(485, 260)];
  const flight = fly(ship, { bearing: 'straight', speed: 4 }, ships);
  expect(flight).toMatchObject({ x: 450, y: 220, heading: 0, overlapped: true, travelled: 80 });
  expect(listContacts(footprintOf('small', flight), ships, ship)).toEqual([2]);
});

rule('XW-177', 'backing up, both pairs of guides stay on the middle of the template', () => {
  fc.assert(
    fc.property(scenes, curvedManoeuvres, ({ ship, ships }, manoeuvre) => {
      const flight = fly(ship, manoeuvre, ships);
      fc.pre(flight.overlapped);
      const base = footprintOf(ship.kind, flight);
      for (const sign of [1, -1]) {
        const ahead = sign * base.halfLength;
        const off = offTheLine(
          ship,
          manoeuvre,
          base.x + ahead * base.forwardX,
          base.y + ahead * base.forwardY,
        );
        expect(off).toBeLessThan(2e-6);
      }
    }),
    { numRuns: 1000 },
  );
});

/** How far a point lies from the line lead-in – middle of the template – lead-out. */
function offTheLine(ship: Footprint, manoeuvre: Manoeuvre, x: number, y: number): number {
  const { radius, side, degrees } = templateOf(manoeuvre);
  const [dx, dy] = [x - ship.x, y - ship.y];
  const aside = side * (dx * ship.forwardY - dy * ship.forwardX);
  const ahead = dx * ship.forwardX + dy * ship.forwardY - ship.halfLength;
  const bend = (degrees * Math.PI) / 180;
  const angle = Math.atan2(ahead, radius - aside);
  if (ahead <= 0 && aside < radius) return Math.abs(aside);
  if (angle <= bend && angle >= 0) return Math.abs(Math.hypot(radius - aside, ahead) - radius);
  const [endX, endY] = [radius * (1 - Math.cos(bend)), radius * Math.sin(bend)];
  return Math.abs((aside - endX) * Math.cos(bend) - (ahead - endY) * Math.sin(bend));
}

rule('XW-178', 'a shortened manoeuvre ends with the bases touching', () => {
  fc.assert(
    fc.property(scenes, movingManoeuvres, ({ ship, ships }, manoeuvre) => {
      const flight = fly(ship, manoeuvre, ships);
      fc.pre(flight.overlapped);
      const base = footprintOf(ship.kind, flight);
      expect(listContacts(base, ships, ship)).not.toEqual([]);
    }),
    RUNS,
  );
});

describe('the overlap correction', () => {
  it('never leaves an overlap, and touches what stopped it to a millionth of a millimetre', () => {
    fc.assert(
      fc.property(scenes, movingManoeuvres, ({ ship, ships }, manoeuvre) => {
        const flight = fly(ship, manoeuvre, ships);
        const base = footprintOf(ship.kind, flight);
        const depths = ships.filter((other) => other !== ship).map((other) => depthOf(base, other));
        expect(Math.max(...depths)).toBeLessThanOrEqual(TOLERANCE);
        if (!flight.overlapped) {
          expect(flight).toMatchObject({ ...endOf(ship, manoeuvre), fraction: 1 });
        } else {
          expect(Math.min(...depths.map(Math.abs))).toBeLessThan(2e-6);
          expect(flight.fraction).toBeLessThan(1);
        }
      }),
      RUNS,
    );
  });

  it('is maximal: everywhere between there and the end some base is overlapped', () => {
    fc.assert(
      fc.property(scenes, movingManoeuvres, ({ ship, ships }, manoeuvre) => {
        const flight = fly(ship, manoeuvre, ships);
        fc.pre(flight.overlapped);
        const others = ships.filter((other) => other !== ship);
        const whole = templateOf(manoeuvre).length + 2 * ship.halfLength;
        const samples = 400;
        let [shallowest, least] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
        for (let sample = 1; sample <= samples; sample += 1) {
          const fraction = flight.fraction + ((1 - flight.fraction) * sample) / samples;
          if ((fraction - flight.fraction) * whole < 1e-5) continue;
          const base = along(ship, manoeuvre, fraction);
          const depth = Math.max(...others.map((other) => depthOf(base, other)));
          shallowest = Math.min(shallowest, depth);
          if (sample % 80 === 0 && depth > 1e-3) {
            const areas = others.map((other) => sharedArea(ringOf(base), ringOf(other)));
            least = Math.min(least, Math.max(...areas));
          }
        }
        expect(shallowest).toBeGreaterThan(0);
        expect(least).toBeGreaterThan(0);
      }),
      { numRuns: 400 },
    );
  });

  it('stops in a gap however narrow', () => {
    fc.assert(
      fc.property(
        footprints(200),
        curvedManoeuvres,
        lengths(0.35, 0.9),
        fc.constantFrom(1e-3, 1e-4, 1e-5),
        (ship, manoeuvre, fraction, width) => {
          const stop = along(ship, manoeuvre, fraction);
          const { halfLength, forwardX, forwardY, heading } = stop;
          const beside = (offset: number): Footprint =>
            footprintOf(ship.kind, {
              x: stop.x + offset * forwardX,
              y: stop.y + offset * forwardY,
              heading,
            });
          const ahead = beside(2 * halfLength + width / 2);
          const behind = beside(-2 * halfLength - width / 2);
          const end = footprintOf(ship.kind, endOf(ship, manoeuvre));
          fc.pre(isOverlapping(end, ahead) && !isOverlapping(ship, behind));
          const flight = fly(ship, manoeuvre, [ahead, behind]);
          expect(Math.hypot(flight.x - stop.x, flight.y - stop.y)).toBeLessThan(2 * width + 2e-6);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('XW-176: a ship that cannot move at all stays where it was, to the last digit', () => {
    const heading = 17.123456;
    for (const bearing of ['straight', 'koiogran', 'bank-left', 'turn-right'] as const) {
      const ship = footprintOf('large', { x: 400.000001, y: 300, heading });
      const wall = [40, 120, 200].flatMap((aside) =>
        [80, 160].flatMap((ahead) => [-1, 1].map((sign) => offsetFrom(ship, sign * aside, ahead))),
      );
      const flight = fly(ship, { bearing, speed: 1 }, wall);
      expect(flight).toEqual({
        x: 400.000001,
        y: 300,
        heading,
        overlapped: true,
        fraction: 0,
        travelled: 0,
      });
    }
  });

  it('XW-182: a Koiogran turn that would overlap does not turn (DS-06)', () => {
    const ship = small(450, 100);
    const free = fly(ship, { bearing: 'koiogran', speed: 3 }, [ship]);
    expect(free).toMatchObject({ x: 450, y: 260, heading: 180, overlapped: false });
    const blocked = fly(ship, { bearing: 'koiogran', speed: 3 }, [ship, small(460, 270)]);
    expect(blocked).toMatchObject({ x: 450, y: 230, heading: 0, overlapped: true, travelled: 90 });
  });

  it('XW-304: a stationary ship overlaps nothing new', () => {
    const ship = small(450, 100);
    const flight = fly(ship, { bearing: 'stationary', speed: 0 }, [ship, small(455, 100)]);
    expect(flight).toMatchObject({ x: 450, y: 100, heading: 0, overlapped: false, travelled: 0 });
  });

  it('C-03: gliding along a ship in contact is no overlap', () => {
    const ship = small(450, 100);
    const ships = [ship, small(490, 160), small(410, 200), small(450, 275)];
    const flight = fly(ship, { bearing: 'straight', speed: 3 }, ships);
    expect(flight).toMatchObject({ x: 450, y: 235, overlapped: true });
    expect(listContacts(footprintOf('small', flight), ships, ship)).toEqual([2, 3]);
  });
});

function offsetFrom(ship: Footprint, aside: number, ahead: number): Footprint {
  return footprintOf('large', {
    x: ship.x + aside * ship.forwardY + ahead * ship.forwardX,
    y: ship.y - aside * ship.forwardX + ahead * ship.forwardY,
    heading: ship.heading,
  });
}
