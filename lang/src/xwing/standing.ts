import type { Pose } from '@parsecs/xwing';

/** How two ships stand to each other, as far as a sentence tells it. */
export interface Standing {
  /** The section of the ruler, 4 for beyond it. */
  readonly range: number;
  /** From base to base in any direction, millimetres. */
  readonly gap: number;
  /** Where the other ship is, 12 for straight ahead. */
  readonly clock: number;
  /** The other ship is in an arc of the first one. */
  readonly inArc: boolean;
}

export const BEYOND = 4;

interface Hull {
  readonly length: number;
  readonly width: number;
  /** Half the angle of the firing arc, in degrees; nothing without weapons. */
  readonly halfArc?: number;
}

/** XW-296, X-07, XW-252: millimetres. */
export const HULLS: Readonly<Record<'small' | 'large' | 'shuttle', Hull>> = {
  small: { length: 40, width: 40, halfArc: 40.45 },
  large: { length: 80, width: 80, halfArc: 42.025 },
  shuttle: { length: 55, width: 39 },
};

const LARGE: readonly string[] = ['yt1300', 'firespray31', 'lambdaclassshuttle'];
/** XW-297: shoots in every direction, and out of the back. */
const TURRET: readonly string[] = ['yt1300'];
const REAR: readonly string[] = ['firespray31'];

const RANGE_LENGTH = 100;
const TOLERANCE = 0.05;
const HOURS = 12;
const DEGREES = 360;

export function hullOf(type: string | undefined): Hull {
  if (type === undefined) return HULLS.shuttle;
  return LARGE.includes(type) ? HULLS.large : HULLS.small;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** To the right of the ship and ahead of it. */
function seenFrom({ x, y, heading }: Pose, point: Point): Point {
  const angle = (heading * Math.PI) / (DEGREES / 2);
  const [dx, dy] = [point.x - x, point.y - y];
  return {
    x: dx * Math.cos(angle) - dy * Math.sin(angle),
    y: dx * Math.sin(angle) + dy * Math.cos(angle),
  };
}

function cornersOf({ x, y, heading }: Pose, { length, width }: Hull): readonly Point[] {
  const angle = (heading * Math.PI) / (DEGREES / 2);
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  return [
    [width / 2, length / 2],
    [width / 2, -length / 2],
    [-width / 2, -length / 2],
    [-width / 2, length / 2],
  ].map(([right = 0, ahead = 0]) => ({
    x: x + right * cosine + ahead * sine,
    y: y - right * sine + ahead * cosine,
  }));
}

/** What is left of a convex shape on one side of a line through the origin. */
function cut(shape: readonly Point[], a: number, b: number): readonly Point[] {
  const left: Point[] = [];
  for (const [index, point] of shape.entries()) {
    const before = shape.at(index - 1) ?? point;
    const [side, sideBefore] = [a * point.x + b * point.y, a * before.x + b * before.y];
    if (side >= 0 !== sideBefore >= 0) {
      const part = sideBefore / (sideBefore - side);
      left.push({
        x: before.x + part * (point.x - before.x),
        y: before.y + part * (point.y - before.y),
      });
    }
    if (side >= 0) left.push(point);
  }
  return left;
}

/** The part of a shape in the arc ahead (1) or astern (−1); the shape as the ship sees it. */
function partInArc(shape: readonly Point[], halfArc: number, way: 1 | -1): readonly Point[] {
  const angle = (halfArc * Math.PI) / (DEGREES / 2);
  const [sine, cosine] = [way * Math.sin(angle), Math.cos(angle)];
  return cut(cut(shape, -cosine, sine), cosine, sine);
}

function gapToSide(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length;
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(point.x - from.x - part * dx, point.y - from.y - part * dy);
}

function gapBetween(one: readonly Point[], other: readonly Point[]): number {
  const gaps = [one, other].flatMap((shape, index) =>
    (index === 0 ? other : one).flatMap((point) =>
      shape.map((from, side) => gapToSide(point, from, shape.at(side - 1) ?? from)),
    ),
  );
  return Math.min(...gaps);
}

function bandOf(gap: number): number {
  const band = Math.ceil((gap - TOLERANCE) / RANGE_LENGTH);
  return Math.min(BEYOND, Math.max(1, band));
}

/** XW-087, XW-090, XW-095: the range counts inside the arc, if the other ship is in it. */
export function standingOf(
  pose: Pose,
  type: string | undefined,
  otherPose: Pose,
  otherType: string | undefined,
): Standing {
  const hull = hullOf(type);
  const own = cornersOf({ x: 0, y: 0, heading: 0 }, hull);
  const other = cornersOf(otherPose, hullOf(otherType)).map((corner) => seenFrom(pose, corner));
  const parts = partsInArcs(other, type, hull);
  const gap = gapBetween(own, other);
  const measured = parts.length > 0 ? parts.map((part) => gapBetween(own, part)) : [gap];
  const middle = seenFrom(pose, otherPose);
  const turn = (Math.atan2(middle.x, middle.y) * HOURS) / (2 * Math.PI);
  return {
    range: bandOf(Math.min(...measured)),
    gap,
    clock: ((Math.round(turn) + 2 * HOURS - 1) % HOURS) + 1,
    inArc: parts.length > 0,
  };
}

function partsInArcs(
  shape: readonly Point[],
  type: string | undefined,
  { halfArc }: Hull,
): readonly (readonly Point[])[] {
  if (type === undefined || halfArc === undefined) return [];
  if (TURRET.includes(type)) return [shape];
  const ways: readonly (1 | -1)[] = REAR.includes(type) ? [1, -1] : [1];
  return ways.map((way) => partInArc(shape, halfArc, way)).filter((part) => part.length > 0);
}
