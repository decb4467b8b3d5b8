import { describe, expect, it } from 'vitest';
import { MANOEUVRES } from '../testing/arbitraries.ts';
import { templateOf } from './manoeuvre.ts';
import { newPathPoint, type Path, pathOf, pathPointInto } from './path.ts';

const bends = MANOEUVRES.filter(({ bearing }) => bearing.endsWith('-right'));
const cases = bends.flatMap((manoeuvre) =>
  [40, 80, 55].map((baseLength) => ({
    name: `${manoeuvre.bearing} ${manoeuvre.speed}, base of ${baseLength}`,
    path: pathOf(templateOf(manoeuvre), baseLength),
  })),
);

/** Calls back with neighbouring points of each smooth stretch. */
function walk(
  path: Path,
  visit: (before: ReturnType<typeof newPathPoint>, after: ReturnType<typeof newPathPoint>, step: number, index: number) => void,
): void {
  let to = path.template.length;
  for (const [index, { from }] of path.stretches.entries()) {
    const steps = 2000;
    const step = (to - from - 2e-9) / steps;
    for (let at = 0; at < steps; at += 1) {
      const before = newPathPoint();
      const after = newPathPoint();
      pathPointInto(before, path, from + 1e-9 + at * step);
      pathPointInto(after, path, from + 1e-9 + (at + 1) * step);
      visit(before, after, step, index);
    }
    to = from;
  }
}

describe.each(cases)('$name', ({ path }) => {
  it('begins at the start and ends at the end of the manoeuvre', () => {
    const point = newPathPoint();
    const { baseLength } = path;
    const { radius, sine, cosine, length } = path.template;
    pathPointInto(point, path, -baseLength);
    expect([point.x, point.y, point.forwardX, point.forwardY].map((value) => value.toFixed(9).replace('-0.000000000', '0.000000000'))).toEqual(
      [0, -baseLength / 2, 0, 1].map((value) => value.toFixed(9)),
    );
    pathPointInto(point, path, length);
    expect(point.x).toBeCloseTo(radius * (1 - cosine) + (baseLength / 2) * sine, 9);
    expect(point.y).toBeCloseTo(radius * sine + (baseLength / 2) * cosine, 9);
    expect(point.forwardX).toBeCloseTo(sine, 9);
  });

  it('knows its own speed and spin', () => {
    walk(path, (before, after, step) => {
      expect((after.x - before.x) / step).toBeCloseTo((after.speedX + before.speedX) / 2, 5);
      expect((after.y - before.y) / step).toBeCloseTo((after.speedY + before.speedY) / 2, 5);
      const turned = Math.atan2(after.forwardX, after.forwardY) - Math.atan2(before.forwardX, before.forwardY);
      expect(turned / step).toBeCloseTo((after.spin + before.spin) / 2, 5);
    });
  });

  it('stays within its bounds', () => {
    walk(path, (before, after, step, index) => {
      const bounds = path.stretches[index];
      expect(Math.hypot(after.speedX, after.speedY)).toBeLessThanOrEqual(bounds?.speed ?? 0);
      expect(Math.abs(after.spin)).toBeLessThanOrEqual(bounds?.spin ?? 0);
      const acceleration = Math.hypot(after.speedX - before.speedX, after.speedY - before.speedY) / step;
      expect(acceleration).toBeLessThanOrEqual(bounds?.acceleration ?? 0);
      expect(Math.abs(after.spin - before.spin) / step).toBeLessThanOrEqual((bounds?.spinChange ?? 0) + 1e-9);
    });
  });

  it('is continuous from stretch to stretch', () => {
    for (const { from } of path.stretches.slice(0, -1)) {
      const before = newPathPoint();
      const after = newPathPoint();
      pathPointInto(before, path, from - 1e-9);
      pathPointInto(after, path, from + 1e-9);
      expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1e-8);
      expect(Math.hypot(after.forwardX - before.forwardX, after.forwardY - before.forwardY)).toBeLessThan(1e-8);
    }
  });
});
