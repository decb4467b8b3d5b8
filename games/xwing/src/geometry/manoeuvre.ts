import { cosDegrees, sinDegrees } from '@parsecs/kernel';
import {
  BANK_DEGREES,
  BANK_RADII,
  STRAIGHT_LENGTHS,
  TURN_DEGREES,
  TURN_RADII,
} from './dimensions.ts';
import type { Bearing, Manoeuvre } from './directions.ts';
import type { Footprint } from './footprint.ts';
import { commitPoseInto, type Pose } from './pose.ts';

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

type BySpeed = readonly (Template | undefined)[];

const straights: BySpeed = STRAIGHT_LENGTHS.map((length) =>
  length > 0 ? straight(length) : undefined,
);

function curves(radii: readonly number[], degrees: number, side: -1 | 1): BySpeed {
  return radii.map((radius) => (radius > 0 ? curve(radius, degrees, side) : undefined));
}

/** XW-049, XW-051, XW-304: by bearing and speed. */
const TEMPLATES: Readonly<Record<Bearing, BySpeed>> = {
  straight: straights,
  'bank-left': curves(BANK_RADII, BANK_DEGREES, -1),
  'bank-right': curves(BANK_RADII, BANK_DEGREES, 1),
  'turn-left': curves(TURN_RADII, TURN_DEGREES, -1),
  'turn-right': curves(TURN_RADII, TURN_DEGREES, 1),
  koiogran: straights,
  stationary: [straight(0)],
};

/** Whether there is such a manoeuvre; only a stationary one has speed 0. */
export function isManoeuvre({ bearing, speed }: Manoeuvre): boolean {
  return TEMPLATES[bearing][speed] !== undefined;
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
