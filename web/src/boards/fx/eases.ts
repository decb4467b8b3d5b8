import type { Ease, Point, WayPoint } from './effect.ts';

/** cubic-bezier(0.4, 0.05, 0.3, 1), as ships glide. */
const GLIDE = [0.4, 0.05, 0.3, 1] as const;

function bezier(a: number, b: number, t: number): number {
  const rest = 1 - t;
  return 3 * rest * rest * t * a + 3 * rest * t * t * b + t * t * t;
}

function glide(time: number): number {
  let low = 0;
  let high = 1;
  for (let step = 0; step < 18; step += 1) {
    const middle = (low + high) / 2;
    if (bezier(GLIDE[0], GLIDE[2], middle) < time) low = middle;
    else high = middle;
  }
  return bezier(GLIDE[1], GLIDE[3], (low + high) / 2);
}

export function eased(ease: Ease, time: number): number {
  switch (ease) {
    case 'glide':
      return glide(time);
    case 'smooth':
      return time * time * (3 - 2 * time);
    default:
      return time;
  }
}

/** Where somebody is who has covered this part of the time along a way. */
export function alongWay(way: readonly WayPoint[], when: number): Point {
  let before = way[0];
  for (const stop of way) {
    if (stop.when >= when && before !== undefined) {
      const span = stop.when - before.when;
      const part = span > 0 ? (when - before.when) / span : 1;
      return {
        x: before.x + (stop.x - before.x) * part,
        y: before.y + (stop.y - before.y) * part,
      };
    }
    before = stop;
  }
  return before ?? { x: 0, y: 0 };
}
