import type { Motion } from './choreography.ts';
import type { Layout } from './layout.ts';
import { blend, type Pose, pointAlong } from './placing.ts';

export type ShipMotion = Extract<Motion, { readonly from: number }>;

export function isShipMotion(motion: Motion | undefined): motion is ShipMotion {
  return motion !== undefined && 'from' in motion;
}

function smooth(t: number): number {
  const x = Math.max(0, Math.min(1, t));
  return x * x * (3 - 2 * x);
}

export interface Flight {
  readonly pose: Pose;
  /** Turns the hull beyond its heading, in degrees. */
  readonly spin: number;
}

/** Where a moving ship is when the fraction `t` of its time has passed. */
export function flightAt(
  layout: Layout,
  motion: ShipMotion,
  start: Pose,
  end: Pose,
  t: number,
): Flight {
  switch (motion.kind) {
    case 'glide':
    case 'evade':
      return {
        pose: glide(layout, motion, start, end, t),
        spin: motion.kind === 'evade' ? 360 * smooth(t) : 0,
      };
    case 'jump':
      return { pose: glide(layout, motion, start, end, leapt(t)), spin: 0 };
    case 'maw':
      return fallBack(layout, motion, start, end, t);
    case 'pull':
      return { pose: blend(start, end, smooth((t - 0.25) / 0.75)), spin: 0 };
  }
}

function glide(layout: Layout, motion: ShipMotion, start: Pose, end: Pose, t: number): Pose {
  const eased = smooth(t);
  const here = pointAlong(layout, motion.from + (motion.to - motion.from) * eased);
  const lifted = { ...here, scale: here.scale * (1 + 0.16 * Math.sin(Math.PI * t)) };
  const left = blend(start, lifted, smooth(t / 0.25));
  return blend(left, end, smooth((t - 0.72) / 0.28));
}

/** A ship gathers speed for so long, and is where it goes to soon after: see the effect `hyperspace`. */
const GATHERS = 0.42;
const GONE = 0.16;

function leapt(t: number): number {
  if (t < GATHERS) return 0.05 * smooth(t / GATHERS);
  return 0.05 + 0.95 * smooth((t - GATHERS) / GONE);
}

const SUCKED = 0.45;

/** Into the whirl, and out again the way it came, nose forward. */
function fallBack(layout: Layout, motion: ShipMotion, start: Pose, end: Pose, t: number): Flight {
  const hole = pointAlong(layout, motion.from);
  if (t < SUCKED) {
    const s = smooth(t / SUCKED);
    const pose = blend(start, hole, s);
    return { pose: { ...pose, scale: start.scale * (1 - 0.7 * s) }, spin: 540 * s };
  }
  const s = smooth((t - SUCKED) / (1 - SUCKED));
  const here = pointAlong(layout, motion.from + (motion.to - motion.from) * s);
  const pose = blend(here, end, smooth((s - 0.6) / 0.4));
  return {
    pose: { ...pose, scale: start.scale * (0.3 + 0.7 * s) * (1 - s) + end.scale * s },
    spin: 540 + 180 * s,
  };
}
