import fc from 'fast-check';
import { expect, it } from 'vitest';
import { movingManoeuvres } from '../testing/arbitraries.ts';
import { fly, scenes } from '../testing/flights.ts';
import { listContacts } from './contact.ts';
import { type Footprint, footprintOf } from './footprint.ts';
import { isOverlapping } from './overlap.ts';
import { listTouched } from './touched.ts';

/** A small ship in contact with the whole rear of a base. */
function behind({ x, y, heading, forwardX, forwardY, halfLength }: Footprint): Footprint {
  const back = halfLength + footprintOf('small', { x, y, heading }).halfLength;
  return footprintOf('small', { x: x - back * forwardX, y: y - back * forwardY, heading });
}

it('XW-178: a shortened flight touches who stopped it, and never a ship close behind', () => {
  fc.assert(
    fc.property(scenes, movingManoeuvres, ({ ship, ships }, manoeuvre) => {
      const flight = fly(ship, manoeuvre, ships);
      fc.pre(flight.overlapped);
      const stoppers = listTouched(flight, ship, manoeuvre, ships);
      expect(stoppers).not.toEqual([]);
      const landed = footprintOf(ship.kind, flight);
      const follower = behind(landed);
      fc.pre(!isOverlapping(follower, ship));
      const all = [...ships, follower];
      expect(fly(ship, manoeuvre, all)).toEqual(flight);
      expect(listContacts(landed, all, ship)).toContain(ships.length);
      expect(listTouched(flight, ship, manoeuvre, all)).toEqual(stoppers);
    }),
    { numRuns: 600 },
  );
});
