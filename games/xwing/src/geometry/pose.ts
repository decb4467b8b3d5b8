/** C-01: the centre in millimetres, the heading in degrees clockwise from +y. */
export interface Pose {
  x: number;
  y: number;
  heading: number;
}

const PER_MILLIMETRE = 1e6;

/** The same direction in [0, 360). */
export function normaliseHeading(heading: number): number {
  const turned = heading - 360 * Math.floor(heading / 360);
  return turned === 360 ? 0 : turned;
}

/** C-01: what is stored is rounded to a millionth, so that what was measured stays true. */
export function commitPoseInto(out: Pose, x: number, y: number, heading: number): void {
  out.x = toGrid(x);
  out.y = toGrid(y);
  // Rounding may close the circle.
  out.heading = normaliseHeading(toGrid(normaliseHeading(heading)));
}

/** Adding 0 makes +0 of −0, which a state refuses. */
function toGrid(value: number): number {
  return Math.round(value * PER_MILLIMETRE) / PER_MILLIMETRE + 0;
}
