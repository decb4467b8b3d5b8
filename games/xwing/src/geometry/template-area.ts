import { cos, sin } from '@parsecs/kernel';
import { meetsBox, toU, toV } from './crossing.ts';
import { TEMPLATE_WIDTH, TOLERANCE } from './dimensions.ts';
import type { Manoeuvre } from './directions.ts';
import type { Footprint } from './footprint.ts';
import { baseFrameInto, type Frame, newFrame } from './frame.ts';
import { templateOf } from './manoeuvre.ts';
import { isInsideOutline, isNearOutline, type Outline } from './outline.ts';
import { left, takeWholeEdge, trim } from './trim.ts';

/**
 * The template as it lies on the table, or its first part: it begins at the origin of the frame,
 * leads along v and bends to u.
 */
export interface TemplateArea extends Frame {
  /** Along its middle. */
  length: number;
  /** 0 for a straight. */
  radius: number;
  /** Of the angle through which it bends. */
  sine: number;
  cosine: number;
}

export function newTemplateArea(): TemplateArea {
  return { ...newFrame(), length: 0, radius: 0, sine: 0, cosine: 1 };
}

const HALF = TEMPLATE_WIDTH / 2;

/** XW-056, A-07: the template of the manoeuvre, as far as it was travelled. */
export function layTemplateInto(
  out: TemplateArea,
  ship: Readonly<Footprint>,
  manoeuvre: Manoeuvre,
  travelled: number = Number.POSITIVE_INFINITY,
): void {
  const template = templateOf(manoeuvre);
  baseFrameInto(out, ship, ship.halfLength);
  if (template.side < 0) {
    out.uX = -out.uX;
    out.uY = -out.uY;
  }
  out.radius = template.radius;
  out.length = Math.min(template.length, travelled);
  if (travelled >= template.length) {
    out.sine = template.sine;
    out.cosine = template.cosine;
  } else {
    out.sine = template.radius === 0 ? 0 : sin(travelled / template.radius);
    out.cosine = template.radius === 0 ? 1 : cos(travelled / template.radius);
  }
}

/** XW-189: whether the template overlaps the token; C-03: by more than the tolerance. */
export function isTemplateOver(area: Readonly<TemplateArea>, outline: Outline): boolean {
  const { length, radius } = area;
  if (length <= 2 * TOLERANCE) return false;
  if (!isNearOutline(outline, area.x, area.y, length + HALF)) return false;
  if (radius > 0) return meetsBand(outline, area);
  const half = HALF - TOLERANCE;
  return meetsBox(outline, area, -half, half, TOLERANCE, length - TOLERANCE);
}

/** Like `meetsBox`, for the ring sector of a bent template, a tolerance inside its rim. */
function meetsBand(outline: Outline, area: Readonly<TemplateArea>): boolean {
  const { points } = outline;
  const { radius } = area;
  const last = points.length - 2;
  // Measured from the centre of the circle, where u = radius.
  let u = toU(area, points[last] as number, points[last + 1] as number) - radius;
  let v = toV(area, points[last] as number, points[last + 1] as number);
  for (let index = 0; index < points.length; index += 2) {
    const nextU = toU(area, points[index] as number, points[index + 1] as number) - radius;
    const nextV = toV(area, points[index] as number, points[index + 1] as number);
    if (edgeMeetsBand(area, u, v, nextU, nextV)) return true;
    u = nextU;
    v = nextV;
  }
  return isInsideOutline(outline, area.x + TOLERANCE * area.vX, area.y + TOLERANCE * area.vY);
}

/** On what lies between the two ends of the template, the edge must come to the right radius. */
function edgeMeetsBand(
  { radius, sine, cosine }: Readonly<TemplateArea>,
  u: number,
  v: number,
  nextU: number,
  nextV: number,
): boolean {
  const beyond = u * sine + v * cosine;
  const nextBeyond = nextU * sine + nextV * cosine;
  takeWholeEdge();
  if (!trim(-v, -nextV, -TOLERANCE) || !trim(beyond, nextBeyond, -TOLERANCE)) return false;
  const alongU = nextU - u;
  const alongV = nextV - v;
  const startU = u + left.from * alongU;
  const startV = v + left.from * alongV;
  const endU = u + left.to * alongU;
  const endV = v + left.to * alongV;
  const farthest = Math.max(startU * startU + startV * startV, endU * endU + endV * endV);
  const inner = radius - HALF + TOLERANCE;
  if (farthest < inner * inner) return false;
  const length = alongU * alongU + alongV * alongV;
  const foot = length === 0 ? 0 : -(u * alongU + v * alongV) / length;
  const nearest = Math.max(left.from, Math.min(left.to, foot));
  const nearU = u + nearest * alongU;
  const nearV = v + nearest * alongV;
  const outer = radius + HALF - TOLERANCE;
  return nearU * nearU + nearV * nearV <= outer * outer;
}

/** How far a point lies from the template; 0 on it. */
export function gapToTemplate(area: Readonly<TemplateArea>, x: number, y: number): number {
  const { length, radius, sine, cosine } = area;
  const u = toU(area, x, y);
  const v = toV(area, x, y);
  if (radius === 0) {
    return lengthOf(Math.max(0, Math.abs(u) - HALF), Math.max(0, -v, v - length));
  }
  const fromCentre = u - radius;
  const beyond = fromCentre * sine + v * cosine;
  if (v >= 0 && beyond <= 0) {
    return Math.max(0, Math.abs(lengthOf(fromCentre, v) - radius) - HALF);
  }
  // Nearest to one of the two ends, which are straight lines across.
  const along = v * sine - fromCentre * cosine;
  const toStart = lengthOf(Math.max(0, Math.abs(u) - HALF), v);
  const toEnd = lengthOf(Math.max(0, Math.abs(along - radius) - HALF), beyond);
  return Math.min(toStart, toEnd);
}

function lengthOf(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}
