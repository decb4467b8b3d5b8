import { describe, expect, it } from 'vitest';
import data from '../data/geometry.json' with { type: 'json' };
import { BOOSTS, findBoostFault } from './boost.ts';
import { STANDARD_PLAY_AREA } from './dimensions.ts';
import { type Footprint, footprintOf } from './footprint.ts';
import { outlineOf } from './outline.ts';
import type { Surroundings } from './surroundings.ts';

const small = (x: number, y: number, heading = 0): Footprint =>
  footprintOf('small', { x, y, heading });
const ship = small(450, 450);
const EMPTY: Surroundings = {
  ships: [ship],
  obstacles: [],
  area: STANDARD_PLAY_AREA,
  templateBlocked: true,
};
const causes = (from: Footprint, surroundings: Surroundings): readonly (string | undefined)[] =>
  BOOSTS.map((boost) => findBoostFault(from, boost, surroundings)?.cause);

describe('a boost (XW-298)', () => {
  it('uses the templates of the data', () => {
    expect(BOOSTS.map(({ bearing, speed }) => `${bearing}-${speed}`)).toEqual(data.boost.templates);
    expect(causes(ship, EMPTY)).toEqual([undefined, undefined, undefined]);
  });

  it('does not end on a ship and is never shortened', () => {
    const surroundings = { ...EMPTY, ships: [ship, small(470, 565)] };
    expect(causes(ship, surroundings)).toEqual(['ship', undefined, 'ship']);
    // Exact contact is legal.
    expect(causes(ship, { ...EMPTY, ships: [ship, small(470, 570)] })[0]).toBeUndefined();
  });

  it('does not end on an obstacle, nor lead over one', () => {
    const end = outlineOf('satellite', { x: 450, y: 545, heading: 0 });
    expect(causes(ship, { ...EMPTY, obstacles: [end] })[0]).toBe('obstacle');
    const way = outlineOf('satellite', { x: 450, y: 490, heading: 90 });
    expect(causes(ship, { ...EMPTY, obstacles: [way] })).toEqual([
      'template',
      'template',
      'template',
    ]);
    const lenient = { ...EMPTY, obstacles: [way], templateBlocked: false };
    expect(causes(ship, lenient)).toEqual([undefined, undefined, undefined]);
  });

  it('does not leave the play area', () => {
    expect(causes(small(450, 805), EMPTY)).toEqual(['edge', 'edge', 'edge']);
    expect(causes(small(450, 800), EMPTY)).toEqual([undefined, 'edge', 'edge']);
  });
});
