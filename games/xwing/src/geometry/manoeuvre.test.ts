import { rule } from '@parsecs/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import data from '../data/geometry.json' with { type: 'json' };
import { footprints, lengths, MANOEUVRES, manoeuvres } from '../testing/arbitraries.ts';
import type { FootprintKind } from './dimensions.ts';
import { BEARINGS, type Bearing, type Manoeuvre } from './directions.ts';
import { footprintOf } from './footprint.ts';
import { endPoseInto, isManoeuvre, templateOf } from './manoeuvre.ts';
import { normaliseHeading, type Pose } from './pose.ts';

function endOf(kind: FootprintKind, from: Pose, bearing: Bearing, speed: number): Pose {
  const pose = { x: 0, y: 0, heading: 0 };
  endPoseInto(pose, footprintOf(kind, from), { bearing, speed });
  return pose;
}

const start: Pose = { x: 450, y: 100, heading: 0 };

function mirrored({ bearing, speed }: Manoeuvre): Manoeuvre {
  const other = bearing.endsWith('left')
    ? bearing.replace('left', 'right')
    : bearing.replace('right', 'left');
  return { bearing: other as Bearing, speed };
}

describe('the table of final positions', () => {
  const { small, large } = data.finalPosition.centreDisplacementMm;
  const rows = Object.entries({ small, large }).flatMap(([kind, table]) =>
    Object.entries(table).map(([name, row]) => ({ kind: kind as FootprintKind, name, ...row })),
  );

  it.each(rows)('$kind $name', ({ kind, name, forward, side, turnDegrees }) => {
    const [shape = '', speed = ''] = name.split('-');
    const to = (hand: string): Pose => {
      const bearing = shape === 'straight' ? 'straight' : `${shape}-${hand}`;
      return endOf(kind, { x: 0, y: 0, heading: 0 }, bearing as Bearing, Number(speed));
    };
    for (const [hand, sign] of [['right', 1] as const, ['left', -1] as const]) {
      const end = to(hand);
      expect(Math.round(end.y * 100) / 100).toBe(forward);
      expect(Math.round(end.x * 100) / 100).toBe(sign * side + 0);
      expect(end.heading).toBe(normaliseHeading(sign * turnDegrees));
    }
  });
});

rule('XW-042', 'a straight leads forward, facing unchanged', () => {
  for (const speed of [1, 2, 3, 4, 5]) {
    expect(endOf('small', start, 'straight', speed)).toEqual({ ...start, y: 140 + 40 * speed });
  }
});

rule('XW-043', 'a bank turns by 45°', () => {
  for (const speed of [1, 2, 3]) {
    expect(endOf('small', start, 'bank-left', speed).heading).toBe(315);
    expect(endOf('small', start, 'bank-right', speed).heading).toBe(45);
  }
});

rule('XW-044', 'a turn turns by 90°', () => {
  for (const speed of [1, 2, 3]) {
    expect(endOf('small', start, 'turn-left', speed).heading).toBe(270);
    expect(endOf('small', start, 'turn-right', speed).heading).toBe(90);
  }
});

rule('XW-045', 'a Koiogran turn leads forward and turns by 180°', () => {
  expect(endOf('small', start, 'koiogran', 4)).toEqual({ x: 450, y: 300, heading: 180 });
});

rule('XW-046', 'the higher the speed, the farther the ship moves', () => {
  const far = ({ x, y }: Pose): number => Math.hypot(x - start.x, y - start.y);
  for (const bearing of [
    'straight',
    'bank-left',
    'bank-right',
    'turn-left',
    'turn-right',
  ] as const) {
    const distances = [1, 2, 3].map((speed) => far(endOf('small', start, bearing, speed)));
    expect(distances).toEqual(distances.toSorted((one, two) => one - two));
    expect(new Set(distances).size).toBe(3);
  }
});

rule('XW-050', 'left stays left, right stays right (EX-02)', () => {
  expect(endOf('small', start, 'bank-left', 3)).toEqual({
    x: 383.137085,
    y: 261.421356,
    heading: 315,
  });
  expect(endOf('small', start, 'bank-right', 3)).toEqual({
    x: 516.862915,
    y: 261.421356,
    heading: 45,
  });
});

rule('XW-051', 'a Koiogran turn uses the straight template of its speed', () => {
  for (const speed of [1, 2, 3, 4, 5]) {
    expect(templateOf({ bearing: 'koiogran', speed })).toEqual(
      templateOf({ bearing: 'straight', speed }),
    );
  }
});

rule('XW-052', 'after a Koiogran turn the end of the template is at the front of the ship', () => {
  fc.assert(
    fc.property(footprints(300), fc.integer({ min: 1, max: 5 }), (ship, speed) => {
      const end = { x: 0, y: 0, heading: 0 };
      endPoseInto(end, ship, { bearing: 'koiogran', speed });
      const turned = footprintOf(ship.kind, end);
      const templateEnd = ship.halfLength + 40 * speed;
      expect(turned.x + turned.halfLength * turned.forwardX).toBeCloseTo(
        ship.x + templateEnd * ship.forwardX,
        5,
      );
      expect(turned.y + turned.halfLength * turned.forwardY).toBeCloseTo(
        ship.y + templateEnd * ship.forwardY,
        5,
      );
    }),
  );
});

rule(
  'XW-057',
  'the template leads from the middle of the front edge to that of the rear edge (EX-03)',
  () => {
    expect(endOf('small', start, 'straight', 1)).toEqual({ x: 450, y: 180, heading: 0 });
    expect(endOf('small', start, 'bank-left', 1)).toEqual({
      x: 412.426407,
      y: 190.710678,
      heading: 315,
    });
    expect(endOf('small', start, 'bank-right', 1)).toEqual({
      x: 487.573593,
      y: 190.710678,
      heading: 45,
    });
    const bends = MANOEUVRES.filter((manoeuvre) => templateOf(manoeuvre).side !== 0);
    for (const manoeuvre of bends) {
      const { radius, side } = templateOf(manoeuvre);
      const end = footprintOf('large', endOf('large', start, manoeuvre.bearing, manoeuvre.speed));
      // The circle of the template touches both middle lines, at the front edge and at the rear edge.
      const [centreX, centreY] = [450 + side * radius, 140];
      const rearX = end.x - end.halfLength * end.forwardX;
      const rearY = end.y - end.halfLength * end.forwardY;
      expect(Math.hypot(rearX - centreX, rearY - centreY)).toBeCloseTo(radius, 5);
      const along = (rearX - centreX) * end.forwardX + (rearY - centreY) * end.forwardY;
      expect(along).toBeCloseTo(0, 5);
    }
  },
);

describe('other bases', () => {
  it('DS-33: a large base', () => {
    expect(endOf('large', start, 'straight', 1)).toEqual({ x: 450, y: 220, heading: 0 });
    expect(endOf('large', start, 'bank-right', 1)).toEqual({
      x: 501.715729,
      y: 224.852814,
      heading: 45,
    });
    expect(endOf('large', start, 'turn-left', 2)).toEqual({ x: 347.5, y: 202.5, heading: 270 });
  });

  it("DS-34: the senator's shuttle", () => {
    const shuttle = { x: 450, y: 50, heading: 0 };
    expect(endOf('shuttle', shuttle, 'straight', 2)).toEqual({ x: 450, y: 185, heading: 0 });
    expect(endOf('shuttle', shuttle, 'bank-left', 1)).toEqual({
      x: 407.123106,
      y: 153.513979,
      heading: 315,
    });
  });
});

describe('symmetry', () => {
  it('a left manoeuvre mirrors the right one', () => {
    fc.assert(
      fc.property(footprints(300), manoeuvres, (ship, manoeuvre) => {
        const end = { x: 0, y: 0, heading: 0 };
        const other = { x: 0, y: 0, heading: 0 };
        endPoseInto(end, ship, manoeuvre);
        const mirror = footprintOf(ship.kind, { x: -ship.x, y: ship.y, heading: -ship.heading });
        endPoseInto(other, mirror, mirrored(manoeuvre));
        expect(other.x).toBeCloseTo(-end.x, 5);
        expect(other.y).toBeCloseTo(end.y, 5);
        const turned = ((other.heading + end.heading) * Math.PI) / 180;
        expect(Math.cos(turned)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('moving and turning the ship moves and turns the end', () => {
    fc.assert(
      fc.property(
        footprints(300),
        manoeuvres,
        lengths(-90, 90),
        lengths(-180, 180),
        (ship, manoeuvre, shift, angle) => {
          const end = { x: 0, y: 0, heading: 0 };
          const other = { x: 0, y: 0, heading: 0 };
          endPoseInto(end, ship, manoeuvre);
          const turned = { x: ship.x + shift, y: ship.y - shift, heading: ship.heading + angle };
          endPoseInto(other, footprintOf(ship.kind, turned), manoeuvre);
          const [dx, dy] = [end.x - ship.x, end.y - ship.y];
          const [sine, cosine] = [
            Math.sin((angle * Math.PI) / 180),
            Math.cos((angle * Math.PI) / 180),
          ];
          expect(other.x - turned.x).toBeCloseTo(dx * cosine + dy * sine, 5);
          expect(other.y - turned.y).toBeCloseTo(dy * cosine - dx * sine, 5);
          expect(Math.cos(((other.heading - end.heading - angle) * Math.PI) / 180)).toBeCloseTo(
            1,
            9,
          );
        },
      ),
    );
  });
});

it('XW-304: a stationary manoeuvre changes nothing, not even a digit', () => {
  const pose = { x: 1 / 3, y: 2 / 3, heading: 77.7777777 };
  expect(endOf('large', pose, 'stationary', 0)).toEqual(pose);
});

it('knows which manoeuvres have a template', () => {
  const count = (bearing: Bearing): number =>
    MANOEUVRES.filter((manoeuvre) => manoeuvre.bearing === bearing).length;
  expect(BEARINGS.map(count)).toEqual([5, 3, 3, 3, 3, 5, 1]);
  expect(isManoeuvre({ bearing: 'bank-left', speed: 4 })).toBe(false);
  expect(() => templateOf({ bearing: 'bank-left', speed: 4 })).toThrow(RangeError);
});

it('stores no −0 and no heading of 360', () => {
  const end = endOf('small', { x: 0, y: -80, heading: 45 }, 'bank-left', 1);
  expect(end.heading).toBe(0);
  expect(Object.is(endOf('small', { x: 0, y: -80, heading: 0 }, 'straight', 1).y, -0)).toBe(false);
  expect(normaliseHeading(-1e-20)).toBe(0);
});
