// Engines compute Math.sin and its kin each in their own way; only + − * / and sqrt give the same
// bits everywhere. No result is ever −0, because a state refuses it.

import { at } from './lists.ts';
import { sha256Bytes, toHex } from './sha256.ts';

// π/2 in three parts. The first two have 33 bits, so that a whole number of quarter turns times
// either of them is exact up to 2^20 quarter turns.
const QUARTER_HIGH = 1.5707963267341256;
const QUARTER_MIDDLE = 6.077100506303966e-11;
const QUARTER_LOW = 2.0222662487959506e-21;
const QUARTERS_PER_RADIAN = 2 / Math.PI;
const RADIANS_PER_DEGREE = Math.PI / 180;
const MOST_RADIANS = 1e6;
const MOST_DEGREES = 1e9;

// atan(i / 8) for i = 0 … 8.
const ATAN_OF_EIGHTHS: readonly number[] = [
  0, 0.12435499454676144, 0.24497866312686414, 0.35877067027057225, 0.4636476090008061,
  0.5585993153435624, 0.6435011087932844, 0.7188299996216245, 0.7853981633974483,
];

export function sin(radians: number): number {
  const quarters = quartersIn(radians);
  return sinQuarters(quarters, remainder(radians, quarters));
}

export function cos(radians: number): number {
  const quarters = quartersIn(radians);
  return sinQuarters(quarters + 1, remainder(radians, quarters));
}

/** Exact at multiples of 90 and where the sine is ±½; equal to the cosine at 45. */
export function sinDegrees(degrees: number): number {
  return sinQuarterDegrees(degrees, 0);
}

/** Exact at multiples of 90 and where the cosine is ±½; equal to the sine at 45. */
export function cosDegrees(degrees: number): number {
  return sinQuarterDegrees(degrees, 1);
}

/** The angle of the point (x, y) from the x axis, in [−π, π]; 0 for the origin. */
export function atan2(y: number, x: number): number {
  const height = Math.abs(y);
  const width = Math.abs(x);
  if (!(height + width < Number.POSITIVE_INFINITY)) throw notAnAngle('point', `${x}, ${y}`);
  if (height === 0 && width === 0) return 0;
  const isSteep = height > width;
  let angle = atanOfUnit(isSteep ? width / height : height / width);
  if (isSteep) angle = Math.PI / 2 - angle;
  if (x < 0) angle = Math.PI - angle;
  return y < 0 ? 0 - angle : angle;
}

/** A hash of the bits of 20,000 results: equal in every engine, or games would drift apart. */
export function trigFingerprint(): string {
  const count = 4000;
  const bytes = new Uint8Array(count * 5 * 8);
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < count; index += 1) {
    const radians = (index - count / 2) * 0.7310585;
    const degrees = (index - count / 2) * 0.5;
    const results = [
      sin(radians),
      cos(radians),
      sinDegrees(degrees),
      cosDegrees(degrees),
      atan2((index % 63) - 31.25, index / 63 - 31),
    ];
    for (const [place, result] of results.entries()) {
      view.setFloat64((index * 5 + place) * 8, result, true);
    }
  }
  return toHex(sha256Bytes(bytes));
}

function quartersIn(radians: number): number {
  if (!(Math.abs(radians) <= MOST_RADIANS)) throw notAnAngle('radians', radians);
  return Math.floor(radians * QUARTERS_PER_RADIAN + 0.5);
}

function remainder(radians: number, quarters: number): number {
  const rest = radians - quarters * QUARTER_HIGH - quarters * QUARTER_MIDDLE;
  return rest - quarters * QUARTER_LOW;
}

function sinQuarters(quarters: number, rest: number): number {
  const isCosine = (quarters & 1) === 1;
  return turn(quarters, isCosine ? cosSeries(rest) : sinSeries(rest));
}

// Degrees are reduced before they become radians: the remainder is exact, the conversion is not.
function sinQuarterDegrees(degrees: number, shift: 0 | 1): number {
  if (!(Math.abs(degrees) <= MOST_DEGREES)) throw notAnAngle('degrees', degrees);
  const nearest = Math.floor(degrees / 90 + 0.5);
  const rest = degrees - nearest * 90;
  const quarters = nearest + shift;
  const isCosine = (quarters & 1) === 1;
  if (rest === -45) return turn(quarters, isCosine ? Math.SQRT1_2 : -Math.SQRT1_2);
  if (Math.abs(rest) === 30 && !isCosine) return turn(quarters, rest > 0 ? 0.5 : -0.5);
  return sinQuarters(quarters, rest * RADIANS_PER_DEGREE);
}

function turn(quarters: number, value: number): number {
  return (quarters & 2) === 0 ? value : 0 - value;
}

// Taylor series on |x| ≤ π/4; the first term left out is below half a unit in the last place.
function sinSeries(x: number): number {
  const z = x * x;
  const last = 1 / 6227020800 + z * (-1 / 1307674368000 + z / 355687428096000);
  const tail = 1 / 362880 + z * (-1 / 39916800 + z * last);
  return x + x * z * (-1 / 6 + z * (1 / 120 + z * (-1 / 5040 + z * tail)));
}

function cosSeries(x: number): number {
  const z = x * x;
  const last = 1 / 479001600 + z * (-1 / 87178291200 + z / 20922789888000);
  const tail = 1 / 40320 + z * (-1 / 3628800 + z * last);
  // 1 − z/2 is split so that what its rounding loses is added back.
  const head = 1 - z / 2;
  return head + (1 - head - z / 2 + z * z * (1 / 24 + z * (-1 / 720 + z * tail)));
}

// For 0 ≤ t ≤ 1: the angle of the nearest eighth, and a short series for the rest, |u| ≤ 1/16.
function atanOfUnit(t: number): number {
  const eighths = Math.floor(t * 8 + 0.5);
  const near = eighths / 8;
  const u = (t - near) / (1 + t * near);
  const z = u * u;
  const tail = 1 / 7 - z * (1 / 9 - z * (1 / 11 - z / 13));
  return at(ATAN_OF_EIGHTHS, eighths) + (u - u * z * (1 / 3 - z * (1 / 5 - z * tail)));
}

function notAnAngle(what: string, value: number | string): RangeError {
  return new RangeError(`${what} out of range: ${value}`);
}
