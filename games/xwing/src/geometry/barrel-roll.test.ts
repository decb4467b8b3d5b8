import { rule } from '@parsecs/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import data from '../data/geometry.json' with { type: 'json' };
import { footprints, headings, outlines } from '../testing/arbitraries.ts';
import {
  findRollFault,
  layRollTemplateInto,
  listRollShifts,
  listRollTemplates,
  type Roll,
  rollPoseInto,
} from './barrel-roll.ts';
import { STANDARD_PLAY_AREA } from './dimensions.ts';
import { SIDES, type Side } from './directions.ts';
import { type Footprint, footprintOf } from './footprint.ts';
import { includes } from './intervals.ts';
import { outlineOf } from './outline.ts';
import { depthOf } from './overlap.ts';
import type { Pose } from './pose.ts';
import type { Surroundings } from './surroundings.ts';
import { gapToTemplate, newTemplateArea } from './template-area.ts';

const small = (x: number, y: number, heading = 0): Footprint =>
  footprintOf('small', { x, y, heading });
const EMPTY: Surroundings = {
  ships: [],
  obstacles: [],
  area: STANDARD_PLAY_AREA,
  templateBlocked: true,
};

function rollTo(ship: Footprint, side: Side, shift: number): Pose {
  const pose = { x: 0, y: 0, heading: 0 };
  rollPoseInto(pose, ship, side, shift);
  return pose;
}

rule('XW-069', 'the barrel roll uses the straight-1 template (EX-04)', () => {
  const ship = small(450, 450);
  expect(rollTo(ship, 'right', 0)).toEqual({ x: 530, y: 450, heading: 0 });
  expect(rollTo(ship, 'left', 0)).toEqual({ x: 370, y: 450, heading: 0 });
  expect(rollTo(small(450, 450, 90), 'right', 5)).toEqual({ x: 455, y: 370, heading: 90 });
  expect(data.barrelRoll.small.sideMm).toBe(80);
});

rule(
  'XW-070',
  'the template starts flush with the side of the base and does not project past it',
  () => {
    const ship = small(450, 450);
    for (const [template, isLegal] of [
      [10, true],
      [-10, true],
      [10.1, false],
      [-10.1, false],
    ] as const) {
      const fault = findRollFault(ship, { side: 'right', template, shift: template }, EMPTY);
      expect(fault).toEqual(isLegal ? undefined : { cause: 'reach', index: -1 });
    }
    const area = newTemplateArea();
    layRollTemplateInto(area, ship, { side: 'left', template: 10, shift: 0 });
    // Flush with the left side, x = 430, over its front half.
    for (const [x, y, gap] of [
      [430, 470, 0],
      [430, 450, 0],
      [390, 460, 0],
      [431, 460, 1],
      [430, 471, 1],
    ] as const) {
      expect(gapToTemplate(area, x, y)).toBeCloseTo(gap, 9);
    }
  },
);

rule('XW-071', 'the same holds at the other end: up to 20 mm forward or back (EX-04)', () => {
  const ship = small(450, 450);
  const fault = (template: number, shift: number): string | undefined =>
    findRollFault(ship, { side: 'right', template, shift }, EMPTY)?.cause;
  expect(fault(10, 20)).toBeUndefined();
  expect(fault(-10, -20)).toBeUndefined();
  expect(fault(10, 20.1)).toBe('reach');
  expect(fault(0, 10.1)).toBe('reach');
  expect(fault(0, -10)).toBeUndefined();
  expect(listRollShifts(ship, 'right', EMPTY)).toEqual([-20, 20]);
  expect(data.barrelRoll.small.longitudinalSlideMm).toEqual([-20, 20]);
});

describe('a large ship (XW-296)', () => {
  it('lays the long side of the template to its base', () => {
    const ship = footprintOf('large', { x: 450, y: 450, heading: 0 });
    expect(rollTo(ship, 'right', 0)).toEqual({ x: 550, y: 450, heading: 0 });
    expect(data.barrelRoll.large.sideMm).toBe(100);
    expect(listRollShifts(ship, 'left', EMPTY)).toEqual(data.barrelRoll.large.longitudinalSlideMm);
    const area = newTemplateArea();
    layRollTemplateInto(area, ship, { side: 'right', template: 20, shift: 0 });
    for (const [x, y, gap] of [
      [490, 490, 0],
      [510, 450, 0],
      [511, 470, 1],
      [490, 449, 1],
      [489, 470, 1],
    ] as const) {
      expect(gapToTemplate(area, x, y)).toBeCloseTo(gap, 9);
    }
  });

  it('is no shuttle token', () => {
    const shuttle = footprintOf('shuttle', { x: 450, y: 450, heading: 0 });
    expect(() => rollTo(shuttle, 'left', 0)).toThrow(RangeError);
  });
});

describe('what is in the way', () => {
  const ship = small(450, 450);

  it('a base: exact contact is legal (A-06)', () => {
    const ships = [ship, small(530, 495)];
    expect(
      findRollFault(ship, { side: 'right', template: 0, shift: 6 }, { ...EMPTY, ships }),
    ).toEqual({ cause: 'ship', index: 1 });
    expect(
      findRollFault(ship, { side: 'right', template: 0, shift: 5 }, { ...EMPTY, ships }),
    ).toBeUndefined();
    const [from = 0, to = 0] = listRollShifts(ship, 'right', { ...EMPTY, ships });
    expect(from).toBe(-20);
    expect(to).toBeCloseTo(5, 1);
    expect(listRollShifts(ship, 'left', { ...EMPTY, ships })).toEqual([-20, 20]);
  });

  it('a base in the middle leaves two stretches', () => {
    const ships = [ship, { ...small(530, 450), halfLength: 0.5, halfWidth: 0.5 }];
    const speck = listRollShifts(ship, 'right', { ...EMPTY, ships });
    expect(speck).toEqual([]);
    const two = [ship, small(530, 508), small(530, 392)];
    const [from = 0, to = 0] = listRollShifts(ship, 'right', { ...EMPTY, ships: two });
    expect(from).toBeCloseTo(-18, 1);
    expect(to).toBeCloseTo(18, 1);
  });

  it('an obstacle, under the base or under the template; the latter can be switched off', () => {
    const between = outlineOf('satellite', { x: 490, y: 450, heading: 90 });
    const roll: Roll = { side: 'right', template: 0, shift: 0 };
    expect(findRollFault(ship, roll, { ...EMPTY, obstacles: [between] })).toEqual({
      cause: 'template',
      index: 0,
    });
    expect(listRollShifts(ship, 'right', { ...EMPTY, obstacles: [between] })).toEqual([]);
    const lenient = { ...EMPTY, obstacles: [between], templateBlocked: false };
    expect(findRollFault(ship, roll, lenient)).toBeUndefined();
    expect(listRollShifts(ship, 'right', lenient)).toEqual([-20, 20]);
    const under = outlineOf('satellite', { x: 540, y: 450, heading: 0 });
    expect(findRollFault(ship, roll, { ...lenient, obstacles: [under] })).toEqual({
      cause: 'obstacle',
      index: 0,
    });
  });

  it('the edge of the play area (A-06)', () => {
    const near = small(850, 450, 10);
    expect(findRollFault(near, { side: 'right', template: 0, shift: 0 }, EMPTY)).toEqual({
      cause: 'edge',
      index: -1,
    });
    expect(listRollShifts(near, 'right', EMPTY)).toEqual([]);
    const low = small(450, 25);
    const [from = 0, to = 0] = listRollShifts(low, 'left', EMPTY);
    expect(from).toBeCloseTo(-5, 1);
    expect(to).toBe(20);
  });
});

describe('the legal places', () => {
  const scenes = fc
    .tuple(
      fc.constantFrom<'small' | 'large'>('small', 'large'),
      headings,
      fc.array(footprints(140), { maxLength: 4 }),
      fc.array(outlines(140), { maxLength: 3 }),
      fc.boolean(),
    )
    .map(([kind, heading, others, obstacles, templateBlocked]) => {
      const ship = footprintOf(kind, { x: 450, y: 450, heading });
      const ships = [ship, ...others.filter((other) => depthOf(ship, other) < 0)];
      return {
        ship,
        surroundings: { ships, obstacles, area: { width: 560, height: 900 }, templateBlocked },
      };
    });

  /** Places that the tolerance alone makes legal are not offered; here nothing is left of it. */
  function tighten({ ships, obstacles, area, templateBlocked }: Surroundings): Surroundings {
    const grow = 0.1;
    return {
      ships: ships.map((ship, index) =>
        index === 0
          ? ship
          : { ...ship, halfLength: ship.halfLength + grow, halfWidth: ship.halfWidth + grow },
      ),
      obstacles: obstacles.map(({ x, y, reach, points }) => ({
        x,
        y,
        reach: reach * 1.02,
        points: points.map((value, index) => value + 0.02 * (value - (index % 2 === 0 ? x : y))),
      })),
      area: { width: area.width - grow, height: area.height - grow },
      templateBlocked,
    };
  }

  it('are those that the checker lets pass', () => {
    fc.assert(
      fc.property(scenes, fc.constantFrom(...SIDES), ({ ship, surroundings }, side) => {
        const play = ship.kind === 'small' ? 10 : 20;
        const legal = listRollShifts(ship, side, surroundings);
        const isFault = (around: Surroundings, template: number, shift: number): boolean =>
          findRollFault(ship, { side, template, shift }, around) !== undefined;
        for (let step = -40; step <= 40; step += 1) {
          const shift = (step * 2 * play) / 40;
          if (includes(legal, shift)) {
            const [from = Number.NaN, to = 0] = listRollTemplates(ship, side, shift, surroundings);
            const faults = [from, to, (from + to) / 2].map((template) =>
              isFault(surroundings, template, shift),
            );
            expect(faults).toEqual([false, false, false]);
          } else if (!includes(legal, shift - 0.1) && !includes(legal, shift + 0.1)) {
            const templates = Array.from({ length: 17 }, (_, index) => (index / 8 - 1) * play);
            const tight = tighten(surroundings);
            expect(templates.every((template) => isFault(tight, template, shift))).toBe(true);
          }
        }
      }),
      { numRuns: 200 },
    );
  });

  it('stay legal at their very ends', () => {
    fc.assert(
      fc.property(scenes, fc.constantFrom(...SIDES), ({ ship, surroundings }, side) => {
        for (const shift of listRollShifts(ship, side, surroundings)) {
          const [from = Number.NaN] = listRollTemplates(ship, side, shift, surroundings);
          expect(
            findRollFault(ship, { side, template: from, shift }, surroundings),
          ).toBeUndefined();
        }
      }),
      { numRuns: 500 },
    );
  });
});
