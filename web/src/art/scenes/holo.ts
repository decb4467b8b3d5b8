/**
 * The camera over the holographic table. The table is a plane with x to the right and z towards
 * the viewer (so that drawings keep their handedness); h is height above it. Scenes are 480 by 270.
 */
const CENTRE_X = 240;
const NEAR_Y = 270;
const HORIZON_Y = -190;
const CAMERA = NEAR_Y - HORIZON_Y;
/** Foreshortening at the near edge; further away the plane lies flatter. */
const TILT = 0.74;
const FALL_OFF = TILT / CAMERA;

export type Point = readonly [number, number];

function scaleAt(z: number): number {
  return 1 / (1 - FALL_OFF * z);
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Where a point of the plane (raised by h) falls on the screen. */
export function project(x: number, z: number, h = 0): Point {
  const s = scaleAt(z);
  return [round(CENTRE_X + x * s), round(HORIZON_Y + (CAMERA - h) * s)];
}

export interface Pose {
  readonly x: number;
  readonly z: number;
  readonly h?: number;
  /** Degrees, 0 = right, clockwise, as everywhere. */
  readonly heading?: number;
  readonly scale?: number;
}

/** The transform that lays a flat drawing onto the plane at a pose. */
export function lay(pose: Pose): string {
  const { x, z, h = 0, heading = 0, scale = 1 } = pose;
  const s = scaleAt(z);
  const slope = FALL_OFF * s * s;
  const [e, f] = project(x, z, h);
  const turn = (heading * Math.PI) / 180;
  const cos = Math.cos(turn) * scale;
  const sin = Math.sin(turn) * scale;
  const shear = x * slope;
  const depth = (CAMERA - h) * slope;
  const m = [s * cos + shear * sin, depth * sin, -s * sin + shear * cos, depth * cos];
  return `matrix(${m.map((value) => Math.round(value * 1000) / 1000).join(' ')} ${e} ${f})`;
}

/** The transform of a drawing that stands upright and faces the viewer. */
export function stand(pose: Pose): string {
  const [e, f] = project(pose.x, pose.z, pose.h);
  const s = scaleAt(pose.z) * (pose.scale ?? 1);
  return `translate(${e} ${f}) scale(${Math.round(s * 1000) / 1000})`;
}

/** A path through points of the plane. */
export function trace(points: readonly Point[], h = 0, closed = false): string {
  const d = points.map(([x, z]) => project(x, z, h).join(' ')).join('L');
  return `M${d}${closed ? 'Z' : ''}`;
}

/** A circle of the plane, as a polygon fine enough to look round. */
export function ring(cx: number, cz: number, r: number, h = 0): string {
  const points: Point[] = [];
  for (let step = 0; step < 96; step += 1) {
    const turn = (step / 96) * 2 * Math.PI;
    points.push([cx + r * Math.cos(turn), cz + r * Math.sin(turn)]);
  }
  return trace(points, h, true);
}

/** Points of a cubic Bézier curve of the plane, ends included. */
export function curve(a: Point, b: Point, c: Point, d: Point, steps: number): Point[] {
  const points: Point[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const t = step / steps;
    const u = 1 - t;
    const at = (p: number, q: number, r: number, s: number): number =>
      u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
    points.push([at(a[0], b[0], c[0], d[0]), at(a[1], b[1], c[1], d[1])]);
  }
  return points;
}
