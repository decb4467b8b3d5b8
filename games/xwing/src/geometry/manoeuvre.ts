import { cosDegrees, sinDegrees } from '@parsecs/kernel';
import {
  BANK_DEGREES,
  BANK_RADII,
  STRAIGHT_LENGTHS,
  TURN_DEGREES,
  TURN_RADII,
} from './dimensions.ts';
import type { Footprint } from './footprint.ts';
import { commitPoseInto, type Pose } from './pose.ts';

/** XW-041, XW-304 */
export const BEARINGS = [
  'straight',
  'bank-left',
  'bank-right',
  'turn-left',
  'turn-right',
  'koiogran',
  'stationary',
] as const;
export type Bearing = (typeof BEARINGS)[number];

/** XW-040, without the difficulty, which moves nothing. */
export interface Manoeuvre {
  readonly bearing: Bearing;
  readonly speed: number;
}

export interface Template {
  /** Of the line along its middle. */
  readonly length: number;
  /** Of the same line; 0 for a straight. */
  readonly radius: number;
  readonly degrees: number;
  /** 1 bends to the right, −1 to the left, 0 not at all. */
  readonly side: -1 | 0 | 1;
  readonly sine: number;
  readonly cosine: number;
}

const HALF_TURN = 180;

function straight(length: number): Template {
  return { length, radius: 0, degrees: 0, side: 0, sine: 0, cosine: 1 };
}

function curve(radius: number, degrees: number, side: -1 | 1): Template {
  return {
    length: (radius * degrees * Math.PI) / HALF_TURN,
    radius,
    degrees,
    side,
    sine: sinDegrees(degrees),
    cosine: cosDegrees(degrees),
  };
}

const curves = (radii: readonly number[], degrees: number, side: -1 | 1): readonly Template[] =>
  radii.map((radius) => curve(radius, degrees, side));

/** XW-049, XW-051: by bearing and speed; the first of each list stands for no template. */
const TEMPLATES: Readonly<Record<Bearing, readonly Template[]>> = {
  straight: STRAIGHT_LENGTHS.map(straight),
  'bank-left': curves(BANK_RADII, BANK_DEGREES, -1),
  'bank-right': curves(BANK_RADII, BANK_DEGREES, 1),
  'turn-left': curves(TURN_RADII, TURN_DEGREES, -1),
  'turn-right': curves(TURN_RADII, TURN_DEGREES, 1),
  koiogran: STRAIGHT_LENGTHS.map(straight),
  stationary: [straight(0)],
};

/** Whether there is a template for it; only a stationary manoeuvre has speed 0. */
export function isManoeuvre({ bearing, speed }: Manoeuvre): boolean {
  const slowest = bearing === 'stationary' ? 0 : 1;
  return speed >= slowest && TEMPLATES[bearing][speed] !== undefined;
}

export function templateOf({ bearing, speed }: Manoeuvre): Template {
  const template = TEMPLATES[bearing][speed];
  if (template === undefined) throw new RangeError(`no template for ${bearing} ${speed}`);
  return template;
}

/** XW-057: where the whole manoeuvre ends, whatever is in the way. */
export function endPoseInto(out: Pose, ship: Readonly<Footprint>, manoeuvre: Manoeuvre): void {
  const { x, y, heading, halfLength, forwardX, forwardY } = ship;
  if (manoeuvre.bearing === 'stationary') {
    out.x = x;
    out.y = y;
    out.heading = heading;
    return;
  }
  const { length, radius, degrees, side, sine, cosine } = templateOf(manoeuvre);
  if (side === 0) {
    const ahead = length + 2 * halfLength;
    // XW-052: turned round on the spot where the straight would end.
    const turned = manoeuvre.bearing === 'koiogran' ? heading + HALF_TURN : heading;
    commitPoseInto(out, x + ahead * forwardX, y + ahead * forwardY, turned);
    return;
  }
  const ahead = halfLength + radius * sine + halfLength * cosine;
  const aside = side * (radius * (1 - cosine) + halfLength * sine);
  commitPoseInto(
    out,
    x + ahead * forwardX + aside * forwardY,
    y + ahead * forwardY - aside * forwardX,
    heading + side * degrees,
  );
}
