import { describe, expect, it } from 'vitest';
import { MANOEUVRES } from '../testing/arbitraries.ts';
import { templateOf } from './manoeuvre.ts';
import {
  newPathPoint,
  type Path,
  type PathPoint,
  pathOf,
  pathPointInto,
  type Stretch,
} from './path.ts';

const bends = MANOEUVRES.filter(({ bearing }) => bearing.endsWith('-right'));
const cases = bends.flatMap((manoeuvre) =>
  [40, 80, 55].map((baseLength) => ({
    name: `${manoeuvre.bearing} ${manoeuvre.speed}, base of ${baseLength}`,
    path: pathOf(templateOf(manoeuvre), baseLength),
  })),
);

type Visit = (before: PathPoint, after: PathPoint, step: number, stretch: Stretch) => void;

/** Calls back with neighbouring points of each smooth stretch. */
function walk(path: Path, visit: Visit): void {
  const steps = 2000;
  const [before, after] = [newPathPoint(), newPathPoint()];
  let to = path.template.length;
  for (const stretch of path.stretches) {
    const from = stretch.from + 1e-9;
    const step = (to - from - 1e-9) / steps;
    for (let index = 0; index < steps; index += 1) {
      pathPointInto(before, path, from + index * step);
      pathPointInto(after, path, from + (index + 1) * step);
      visit(before, after, step, stretch);
    }
    to = stretch.from;
  }
}

describe.each(cases)('$name', ({ path }) => {
  it('begins at the start and ends at the end of the manoeuvre', () => {
    const point = newPathPoint();
    const { baseLength } = path;
    const { radius, sine, cosine, length } = path.template;
    pathPointInto(point, path, -baseLength);
    expect(point.x).toBeCloseTo(0, 9);
    expect(point.y).toBeCloseTo(-baseLength / 2, 9);
    expect(point.forwardX).toBeCloseTo(0, 9);
    pathPointInto(point, path, length);
    expect(point.x).toBeCloseTo(radius * (1 - cosine) + (baseLength / 2) * sine, 9);
    expect(point.y).toBeCloseTo(radius * sine + (baseLength / 2) * cosine, 9);
    expect(point.forwardX).toBeCloseTo(sine, 9);
  });

  it('knows its own speed and spin', () => {
    let worst = 0;
    walk(path, (before, after, step) => {
      const turned =
        Math.atan2(after.forwardX, after.forwardY) - Math.atan2(before.forwardX, before.forwardY);
      worst = Math.max(
        worst,
        Math.abs((after.x - before.x) / step - (after.speedX + before.speedX) / 2),
        Math.abs((after.y - before.y) / step - (after.speedY + before.speedY) / 2),
        Math.abs(turned / step - (after.spin + before.spin) / 2),
      );
    });
    expect(worst).toBeLessThan(1e-5);
  });

  it('stays within its bounds', () => {
    let isWithin = true;
    walk(path, (before, after, step, bounds) => {
      const dx = (after.speedX - before.speedX) / step;
      const dy = (after.speedY - before.speedY) / step;
      isWithin &&=
        Math.hypot(after.speedX, after.speedY) <= bounds.speed &&
        Math.abs(after.spin) <= bounds.spin &&
        Math.hypot(dx, dy) <= bounds.acceleration &&
        Math.abs(after.spin - before.spin) / step <= bounds.spinChange + 1e-9;
    });
    expect(isWithin).toBe(true);
  });

  it('is continuous from stretch to stretch', () => {
    for (const { from } of path.stretches.slice(0, -1)) {
      const before = newPathPoint();
      const after = newPathPoint();
      pathPointInto(before, path, from - 1e-9);
      pathPointInto(after, path, from + 1e-9);
      expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(1e-8);
      expect(
        Math.hypot(after.forwardX - before.forwardX, after.forwardY - before.forwardY),
      ).toBeLessThan(1e-8);
    }
  });
});
