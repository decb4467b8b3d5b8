import {
  ARC_HALF_ANGLES,
  type Arc,
  EXTENTS,
  type FootprintKind,
  type Manoeuvre,
  TEMPLATE_WIDTH,
  type TemplateArea,
  templateOf,
} from '@parsecs/xwing';
import { round } from './layout.ts';

/**
 * Outlines for drawing, in millimetres around a ship at 0,0 that looks up (+y). What is legal is never
 * worked out here.
 */

const HALF_WIDTH = TEMPLATE_WIDTH / 2;
const RADIANS = Math.PI / 180;

/** The template of a manoeuvre in front of the base, or its first part. */
export function templatePath(kind: FootprintKind, manoeuvre: Manoeuvre, share = 1): string {
  const { length, radius, degrees, side } = templateOf(manoeuvre);
  const front = EXTENTS[kind].length / 2;
  if (length === 0) return '';
  if (side === 0) {
    const end = round(front + length * share);
    return `M${-HALF_WIDTH} ${front}H${HALF_WIDTH}V${end}H${-HALF_WIDTH}Z`;
  }
  const angle = degrees * share * RADIANS;
  const at = (r: number): string =>
    `${round(side * (radius - r * Math.cos(angle)))} ${round(front + r * Math.sin(angle))}`;
  const [near, far] = [radius - HALF_WIDTH, radius + HALF_WIDTH];
  const [out, back] = side > 0 ? [0, 1] : [1, 0];
  return (
    `M${side * (radius - near)} ${front}A${near} ${near} 0 0 ${out} ${at(near)}` +
    `L${at(far)}A${far} ${far} 0 0 ${back} ${side * (radius - far)} ${front}Z`
  );
}

/** The line along the middle of a template. */
export function centrePath(kind: FootprintKind, manoeuvre: Manoeuvre): string {
  const { length, radius, degrees, side } = templateOf(manoeuvre);
  const front = EXTENTS[kind].length / 2;
  if (length === 0) return '';
  if (side === 0) return `M0 ${front}V${round(front + length)}`;
  const angle = degrees * RADIANS;
  const x = round(side * (radius - radius * Math.cos(angle)));
  const y = round(front + radius * Math.sin(angle));
  return `M0 ${front}A${radius} ${radius} 0 0 ${side > 0 ? 0 : 1} ${x} ${y}`;
}

/** A straight template as it lies on the table. */
export function areaPath({ x, y, uX, uY, vX, vY, length }: Readonly<TemplateArea>): string {
  const corner = (u: number, v: number): string =>
    `${round(x + u * uX + v * vX)} ${round(y + u * uY + v * vY)}`;
  return (
    `M${corner(-HALF_WIDTH, 0)}L${corner(HALF_WIDTH, 0)}` +
    `L${corner(HALF_WIDTH, length)}L${corner(-HALF_WIDTH, length)}Z`
  );
}

/** Where the ray at this angle from straight ahead leaves everything within so much of the base. */
function rayEnd(half: number, reach: number, degrees: number): readonly [number, number] {
  const [sine, cosine] = [Math.sin(degrees * RADIANS), Math.cos(degrees * RADIANS)];
  const ahead = half + reach;
  if (sine <= cosine && ahead * (sine / cosine) <= half) return [ahead * (sine / cosine), ahead];
  // On the round corner: |t·(sine, cosine) − (half, half)| = reach.
  const along = half * (sine + cosine);
  const t = along + Math.sqrt(Math.max(0, along * along - 2 * half * half + reach * reach));
  return [t * sine, t * cosine];
}

/** How far a ruler reaches from a base, through its firing arc. */
export function arcPath(kind: FootprintKind, arc: Arc, reach: number): string {
  const half = EXTENTS[kind].length / 2;
  const degrees = ARC_HALF_ANGLES[kind];
  if (arc === 'turret-360' || degrees === undefined) return ringPath(kind, reach);
  const sign = arc === 'front' ? 1 : -1;
  const [x, y] = rayEnd(half, reach, degrees);
  const sweep = sign > 0 ? 0 : 1;
  const at = (px: number, py: number): string => `${round(px)} ${round(sign * py)}`;
  return (
    `M0 0L${at(-x, y)}A${reach} ${reach} 0 0 ${sweep} ${at(-half, half + reach)}` +
    `L${at(half, half + reach)}A${reach} ${reach} 0 0 ${sweep} ${at(x, y)}Z`
  );
}

/** Everything within so much of a base. */
export function ringPath(kind: FootprintKind, reach: number): string {
  const { width, length } = EXTENTS[kind];
  const [w, l] = [width / 2, length / 2];
  const corner = `A${reach} ${reach} 0 0 0`;
  return (
    `M${-w} ${l + reach}L${w} ${l + reach}${corner} ${w + reach} ${l}` +
    `L${w + reach} ${-l}${corner} ${w} ${-l - reach}` +
    `L${-w} ${-l - reach}${corner} ${-w - reach} ${-l}` +
    `L${-w - reach} ${l}${corner} ${-w} ${l + reach}Z`
  );
}

/** The two lines that are printed on a base, as far as its edge. */
export function printedArc(kind: 'small' | 'large', arc: Arc): string {
  const half = EXTENTS[kind].length / 2;
  const degrees = ARC_HALF_ANGLES[kind] ?? 0;
  const x = round(half * Math.tan(degrees * RADIANS));
  const y = arc === 'front' ? half : -half;
  return arc === 'turret-360' ? '' : `M${-x} ${y}L0 0L${x} ${y}`;
}
