import { rule } from '@parsecs/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { footprints, outlines } from '../testing/arbitraries.ts';
import { lineMeets, ringOf } from '../testing/oracles.ts';
import type { Arc } from './arc.ts';
import { type Attack, measureAttackInto, newAttack } from './attack.ts';
import { TOLERANCE } from './dimensions.ts';
import { type Footprint, footprintOf } from './footprint.ts';
import { type Line, newLine } from './line.ts';
import { takeClearLine } from './obstruction.ts';
import { type Outline, outlineOf } from './outline.ts';
import { depthOf } from './overlap.ts';
import { measureRangeInto } from './range.ts';

const small = (x: number, y: number, heading = 0): Footprint =>
  footprintOf('small', { x, y, heading });
const rock = (x: number, y: number, heading = 0): Outline =>
  outlineOf('coreasteroid5', { x, y, heading });

/** A rectangular token of our own. */
function slab(left: number, right: number, bottom: number, top: number): Outline {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  const points = [left, bottom, right, bottom, right, top, left, top];
  return { x, y, reach: Math.hypot(right - x, top - y), points };
}

function attack(
  from: Footprint,
  to: Footprint,
  obstacles: readonly Outline[],
  arcs: readonly Arc[] = ['front'],
): Attack {
  const result = newAttack();
  measureAttackInto(result, from, arcs, to, obstacles);
  return result;
}

rule(
  'XW-195',
  'an attack is obstructed if the line between the nearest points crosses an obstacle',
  () => {
    const attacker = small(450, 300);
    const target = small(500, 500, 10);
    expect(attack(attacker, target, []).obstructed).toBe(false);
    expect(attack(attacker, target, [rock(475, 400)]).obstructed).toBe(true);
    expect(attack(attacker, target, [rock(600, 400)]).obstructed).toBe(false);
    // Behind the attacker, behind the target.
    expect(attack(attacker, target, [rock(445, 230), rock(510, 570)]).obstructed).toBe(false);
    expect(attack(attacker, target, [rock(600, 400), rock(475, 400)]).obstructed).toBe(true);
  },
);

rule('XW-196', 'no detour: only the shortest line counts, even if a longer one is clear', () => {
  const attacker = small(450, 300);
  const target = small(485, 480, 20);
  const { fromX, fromY, toX, toY, spanX } = attack(attacker, target, []);
  expect(spanX).toBe(0);
  const [x, y] = [(fromX + toX) / 2, (fromY + toY) / 2];
  // A pebble right on the line; a millimetre beside it the way is free.
  const pebble = slab(x - 0.5, x + 0.5, y - 0.5, y + 0.5);
  expect(attack(attacker, target, [pebble]).obstructed).toBe(true);
});

describe('equally short lines (A-02, D-45)', () => {
  const attacker = small(450, 300);
  const target = small(450, 440);

  it('a clear one among them is taken', () => {
    const result = attack(attacker, target, [slab(400, 460, 350, 380)]);
    expect(result.obstructed).toBe(false);
    expect(result.fromX).toBeCloseTo(465, 1);
    expect(result.toX).toBeCloseTo(465, 1);
  });

  it('a gap between two obstacles is enough', () => {
    const [left, right] = [slab(400, 445, 350, 380), slab(445.5, 500, 340, 360)];
    const result = attack(attacker, target, [left, right]);
    expect(result.obstructed).toBe(false);
    expect(result.fromX).toBeCloseTo(445.25, 6);
    expect(attack(attacker, target, [left, right, slab(444, 447, 390, 400)]).obstructed).toBe(true);
  });

  it('an obstacle that holds every line inside it obstructs', () => {
    expect(attack(attacker, target, [slab(300, 600, 200, 600)]).obstructed).toBe(true);
  });

  it('C-03: a line that only grazes a token is clear', () => {
    // The corner of the target is straight ahead, so there is one shortest line, x = 450.
    const turned = small(450, 470, 45);
    const aside = (from: number): Outline => slab(450 + from, 480, 350, 380);
    expect(attack(attacker, turned, []).spanX).toBe(0);
    expect(attack(attacker, turned, [aside(0.01)]).obstructed).toBe(false);
    expect(attack(attacker, turned, [aside(-0.04)]).obstructed).toBe(false);
    expect(attack(attacker, turned, [aside(-0.06)]).obstructed).toBe(true);
    expect(attack(attacker, turned, [aside(-0.04), slab(420, 449.9, 350, 380)]).obstructed).toBe(
      false,
    );
    expect(attack(attacker, turned, [aside(-0.06), slab(420, 450.1, 350, 380)]).obstructed).toBe(
      true,
    );
  });

  it('C-06: through two arcs the shorter line counts, and of two equal ones the clear one', () => {
    const firespray = footprintOf('large', { x: 450, y: 450, heading: 0 });
    const abeam = small(600, 450);
    const both = ['front', 'rear-auxiliary'] as const;
    expect(attack(firespray, abeam, [], both).inArc).toBe(false);
    // No base is so long that it reaches into both arcs; this one is made up.
    const wide = { ...small(560, 450), halfLength: 200, reach: 201 };
    const ahead = attack(firespray, wide, [slab(495, 515, 500, 540)], both);
    expect(ahead).toMatchObject({ inArc: true, obstructed: false, arc: 'rear-auxiliary' });
    const behind = attack(firespray, wide, [slab(495, 515, 360, 400)], both);
    expect(behind).toMatchObject({ inArc: true, obstructed: false, arc: 'front' });
    const boxed = [slab(495, 515, 500, 540), slab(495, 515, 360, 400)];
    expect(attack(firespray, wide, boxed, both).obstructed).toBe(true);
    expect(attack(firespray, wide, boxed, ['turret-360']).obstructed).toBe(false);
  });
});

describe('against another library', () => {
  /** The line somewhere else in its span, moved aside, and cut off a little at both ends. */
  const shifted = (
    line: Line,
    part: number,
    by: number,
    cut: number,
  ): [[number, number], [number, number]] => {
    const [dx, dy] = [
      (line.toX - line.fromX) / line.distance,
      (line.toY - line.fromY) / line.distance,
    ];
    const [x, y] = [part * line.spanX + by * dy, part * line.spanY - by * dx];
    return [
      [line.fromX + x + cut * dx, line.fromY + y + cut * dy],
      [line.toX + x - cut * dx, line.toY + y - cut * dy],
    ];
  };

  it('an obstructed line meets an obstacle, and so do all beside it; a clear one meets none', () => {
    fc.assert(
      fc.property(
        footprints(200),
        footprints(200),
        fc.array(outlines(120), { minLength: 1, maxLength: 3 }),
        (from, to, obstacles) => {
          fc.pre(depthOf(from, to) < -1);
          const line = newLine();
          measureRangeInto(line, from, to);
          const before = { ...line };
          const rings = obstacles.map(ringOf);
          const meets = (one: Line, part: number, by: number, cut: number): boolean => {
            const [start, end] = shifted(one, part, by, cut);
            return rings.some((ring) => lineMeets(ring, start, end));
          };
          if (takeClearLine(line, obstacles)) {
            const tries = [0, -TOLERANCE, TOLERANCE, -TOLERANCE / 2, TOLERANCE / 2];
            const meetsAll = tries.every(
              (by) => meets(line, 0, by, 0) && meets(line, 0, by, TOLERANCE),
            );
            expect(meetsAll).toBe(false);
          } else {
            const parts = Array.from({ length: 21 }, (_, index) => index / 10 - 1);
            expect(parts.every((part) => meets(before, part, 0, 0))).toBe(true);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
