import { footprintOf, type Pose, poseAlongInto, readManoeuvre } from '@parsecs/xwing';
import type { Motion } from './choreography.ts';

/** A place on the way, and when it is reached, from 0 to 1. */
export interface Stop extends Pose {
  readonly when: number;
}

const STOPS = 24;
/** A Koiogran turn turns round at the end of its way. */
const KOIOGRAN_FLIGHT = 0.72;

/** The nearest heading that means the same, so that nothing spins the long way. */
function near(heading: number, before: number): number {
  const apart = (((heading - before) % 360) + 540) % 360;
  return before + apart - 180;
}

/** The way of a ship along its template, or sideways. */
export function wayOf(motion: Extract<Motion, { readonly kind: 'fly' | 'roll' }>): readonly Stop[] {
  const { from, to } = motion;
  const manoeuvre = motion.kind === 'fly' ? readManoeuvre(motion.manoeuvre) : undefined;
  if (motion.kind === 'roll' || manoeuvre === undefined) {
    return [
      { ...from, when: 0 },
      { ...to, heading: near(to.heading, from.heading), when: 1 },
    ];
  }
  const base = footprintOf(motion.base, from);
  const isTurning = manoeuvre.bearing === 'koiogran' && !motion.isShort;
  const flight = isTurning ? KOIOGRAN_FLIGHT : 1;
  const along = isTurning ? { ...manoeuvre, bearing: 'straight' as const } : manoeuvre;
  const stops: Stop[] = [];
  let heading = from.heading;
  for (let index = 0; index <= STOPS; index += 1) {
    const pose: Pose = { x: 0, y: 0, heading: 0 };
    const t = index / STOPS;
    poseAlongInto(pose, base, along, t * motion.fraction);
    heading = near(pose.heading, heading);
    stops.push({ ...pose, heading, when: t * flight });
  }
  const last = stops.at(-1);
  if (last === undefined) return [];
  if (isTurning) stops.push({ ...to, heading: heading + 180, when: 1 });
  else stops[stops.length - 1] = { ...to, heading: near(to.heading, last.heading), when: 1 };
  return stops;
}
