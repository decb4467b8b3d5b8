import { atan2, cos, sin } from '@parsecs/kernel';
import type { Template } from './manoeuvre.ts';

/**
 * XW-177, A-04: how a base slides along a bent template. The middle of its rear edge stands at the
 * length s on the line "straight lead-in – template – straight lead-out", the middle of its front
 * edge on the same line one base length ahead as the crow flies. s runs from minus the base length
 * (the start) through 0 (the rear edge reaches the template) to the length of the template (the
 * end). In these coordinates the template begins at the origin, leads along +y and bends to +x.
 */
export interface Path {
  readonly template: Template;
  readonly baseLength: number;
  /** Beyond this s the front edge has left the template. */
  readonly frontLeaves: number;
  /** The stretches on which everything is smooth, last one first. */
  readonly stretches: readonly Stretch[];
}

/** Bounds on how fast things change with s, for steps that skip nothing. */
export interface Stretch {
  readonly from: number;
  /** Of the centre. */
  readonly speed: number;
  readonly acceleration: number;
  /** Of the heading, in radians. */
  readonly spin: number;
  readonly spinChange: number;
}

export interface PathPoint {
  x: number;
  y: number;
  forwardX: number;
  forwardY: number;
  /** Derivatives by s: of the centre, and of the heading in radians. */
  speedX: number;
  speedY: number;
  spin: number;
}

export function newPathPoint(): PathPoint {
  return { x: 0, y: 0, forwardX: 0, forwardY: 1, speedX: 0, speedY: 1, spin: 0 };
}

export function pathPointInto(out: PathPoint, path: Path, s: number): void {
  const { radius, sine, cosine } = path.template;
  const { baseLength } = path;
  let rearX = 0;
  let rearY = s;
  let rearSine = 0;
  let rearCosine = 1;
  if (s > 0) {
    rearSine = sin(s / radius);
    rearCosine = cos(s / radius);
    rearX = radius * (1 - rearCosine);
    rearY = radius * rearSine;
  }
  let frontX: number;
  let frontY: number;
  let frontSine = sine;
  let frontCosine = cosine;
  if (s > path.frontLeaves) {
    frontX = radius * (1 - cosine);
    frontY = radius * sine;
    const gapX = frontX - rearX;
    const gapY = frontY - rearY;
    const ahead = gapX * sine + gapY * cosine;
    const beyond = gapX * gapX + gapY * gapY - baseLength * baseLength;
    const led = Math.sqrt(ahead * ahead - beyond) - ahead;
    frontX += led * sine;
    frontY += led * cosine;
  } else {
    // Where the circle of the template meets the circle of one base length around the rear.
    const gap = Math.sqrt((radius - rearX) * (radius - rearX) + rearY * rearY);
    const towards = (baseLength * baseLength + gap * gap - radius * radius) / (2 * gap);
    const beside = Math.sqrt(baseLength * baseLength - towards * towards);
    const unitX = (radius - rearX) / gap;
    const unitY = -rearY / gap;
    frontX = rearX + towards * unitX - beside * unitY;
    frontY = rearY + towards * unitY + beside * unitX;
    frontSine = frontY / radius;
    frontCosine = 1 - frontX / radius;
  }
  const forwardX = (frontX - rearX) / baseLength;
  const forwardY = (frontY - rearY) / baseLength;
  // The base is rigid: both ends move equally fast along it.
  const frontSpeed =
    (rearSine * forwardX + rearCosine * forwardY) / (frontSine * forwardX + frontCosine * forwardY);
  out.x = (frontX + rearX) / 2;
  out.y = (frontY + rearY) / 2;
  out.forwardX = forwardX;
  out.forwardY = forwardY;
  out.speedX = (rearSine + frontSpeed * frontSine) / 2;
  out.speedY = (rearCosine + frontSpeed * frontCosine) / 2;
  out.spin =
    ((frontSpeed * frontSine - rearSine) * forwardY -
      (frontSpeed * frontCosine - rearCosine) * forwardX) /
    baseLength;
}

function makePath(template: Template, baseLength: number): Path {
  const { length } = template;
  const frontLeaves = whereFrontLeaves(template, baseLength);
  const bare: Path = { template, baseLength, frontLeaves, stretches: [] };
  const ends = [-baseLength, Math.min(0, frontLeaves), Math.max(0, frontLeaves), length];
  const stretches: Stretch[] = [];
  for (let index = ends.length - 1; index > 0; index -= 1) {
    stretches.push(boundStretch(bare, ends[index - 1] as number, ends[index] as number));
  }
  return { ...bare, stretches };
}

function whereFrontLeaves({ radius, length, sine, cosine }: Template, baseLength: number): number {
  const halfChord = baseLength / (2 * radius);
  if (halfChord < 1) {
    const halfAngle = atan2(halfChord, Math.sqrt(1 - halfChord * halfChord));
    const s = length - 2 * halfAngle * radius;
    if (s >= 0) return s;
  }
  const aside = radius * (1 - cosine);
  return radius * sine - Math.sqrt(baseLength * baseLength - aside * aside);
}

const SAMPLES = 64;
/** The largest change between two samples is a mean; the largest change anywhere is little more. */
const SAFETY = 1.25;
/** Keeps sampling strictly inside the stretch, where one formula holds. */
const INSET = 1e-9;

function boundStretch(path: Path, from: number, to: number): Stretch {
  const point = newPathPoint();
  const step = Math.max(INSET, (to - from - 2 * INSET) / SAMPLES);
  let [speed, acceleration, spin, spinChange] = [0, 0, 0, 0];
  let [lastX, lastY, lastSpin] = [0, 0, 0];
  for (let index = 0; index <= SAMPLES; index += 1) {
    pathPointInto(point, path, from + INSET + index * step);
    const { speedX, speedY } = point;
    speed = Math.max(speed, Math.sqrt(speedX * speedX + speedY * speedY));
    spin = Math.max(spin, Math.abs(point.spin));
    if (index > 0) {
      const dx = (speedX - lastX) / step;
      const dy = (speedY - lastY) / step;
      acceleration = Math.max(acceleration, Math.sqrt(dx * dx + dy * dy));
      spinChange = Math.max(spinChange, Math.abs(point.spin - lastSpin) / step);
    }
    [lastX, lastY, lastSpin] = [speedX, speedY, point.spin];
  }
  return {
    from,
    speed: speed * SAFETY,
    acceleration: acceleration * SAFETY,
    spin: spin * SAFETY,
    spinChange: spinChange * SAFETY,
  };
}

const paths = new Map<Template, Map<number, Path>>();

/** Made on first use and kept: there are few templates and few lengths of bases. */
export function pathOf(template: Template, baseLength: number): Path {
  let byLength = paths.get(template);
  if (byLength === undefined) {
    byLength = new Map();
    paths.set(template, byLength);
  }
  let path = byLength.get(baseLength);
  if (path === undefined) {
    path = makePath(template, baseLength);
    byLength.set(baseLength, path);
  }
  return path;
}
