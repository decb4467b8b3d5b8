import { type Insets, NO_INSETS } from './free-area.ts';

/** A rectangle of the world, in its units. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the world stands behind its frame: a point p of it is seen at k·p + (x, y). */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

export interface Camera {
  readonly width: number;
  readonly height: number;
  readonly worldWidth: number;
  readonly worldHeight: number;
  /** What panels cover at the edges of the frame; nothing is brought into sight behind them. */
  readonly insets?: Insets;
  /** Pixels for a unit when something is brought into sight, and at the most. */
  readonly comfort: number;
  readonly most: number;
}

export interface Wanted {
  /** A finger needs more than this many pixels for a unit to tell one place from the next. */
  readonly least?: number;
  /** What stays in sight where there is no room for everything, the most important first. */
  readonly keep?: readonly Box[];
}

type Frame = Omit<Camera, 'comfort' | 'most'>;

/** What of the frame nothing covers, in CSS pixels. */
function freeOf({ width, height, insets = NO_INSETS }: Frame): Box {
  const { top, right, bottom, left } = insets;
  return {
    x: left,
    y: top,
    width: Math.max(1, width - left - right),
    height: Math.max(1, height - top - bottom),
  };
}

/** The scale at which the whole world is seen. */
export function fitScale(camera: Frame): number {
  const free = freeOf(camera);
  return Math.min(free.width / camera.worldWidth, free.height / camera.worldHeight);
}

/** Where to go to see the whole world. */
export function wholeOf(camera: Frame): Pose {
  return within({ x: 0, y: 0, k: fitScale(camera) }, camera);
}

/** Room around what is brought into sight, in CSS pixels. */
const MARGIN = 12;
/** Nearer or further than this by so much is still well in sight. */
const TOLERANCE = 1.5;
/** What a finger needs, but for rounding. */
const NEARLY = 0.95;
/** A finger that would lose sight of what it is about makes do with so much of what it needs. */
const ENOUGH = 0.6;

/** Where to go to see the box well, or nothing if it is seen well from here. */
export function focusOn(
  wanted: Box,
  from: Pose,
  camera: Camera,
  { least = 0, keep = [] }: Wanted = {},
): Pose | undefined {
  const { comfort, most } = camera;
  const box = clip(wanted, camera);
  const free = freeOf(camera);
  const room = { width: free.width - 2 * MARGIN, height: free.height - 2 * MARGIN };
  const whole = Math.min(room.width / box.width, room.height / box.height);
  const fit = fitScale(camera);
  const enough = keep.length > 0 ? Math.min(least, Math.max(whole, least * ENOUGH)) : least;
  const k = Math.max(fit, enough, Math.min(whole, comfort, most));
  const isNear = from.k >= Math.max(k / TOLERANCE, Math.min(k, enough) * NEARLY);
  const isRight = isNear && (from.k <= k * TOLERANCE || from.k <= comfort);
  if (isRight && isInside(box, from, camera)) return undefined;
  const kept = keep.map((part) => clip(part, camera));
  const middle = middleFor(box, kept, { width: room.width / k, height: room.height / k });
  const goal = {
    x: free.x + free.width / 2 - k * middle.x,
    y: free.y + free.height / 2 - k * middle.y,
    k,
  };
  const to = within(goal, camera);
  return isSame(from, to) ? undefined : to;
}

/** What to put into the middle of so much room: the box, or as much of it as `keep` leaves room for. */
function middleFor(
  box: Box,
  keep: readonly Box[],
  room: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number } {
  const along = (at: number, start: number, size: number, seen: number): number =>
    size > seen
      ? start + size / 2
      : Math.min(start + seen / 2, Math.max(start + size - seen / 2, at));
  let [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const part of keep.toReversed()) {
    x = along(x, part.x, part.width, room.width);
    y = along(y, part.y, part.height, room.height);
  }
  return { x, y };
}

/** What lies outside of the world cannot be seen. */
function clip(
  { x, y, width, height }: Box,
  { worldWidth, worldHeight }: Pick<Camera, 'worldWidth' | 'worldHeight'>,
): Box {
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.min(worldWidth, x + width) - left),
    height: Math.max(1, Math.min(worldHeight, y + height) - top),
  };
}

export function isSame(one: Pose, other: Pose): boolean {
  return (
    Math.abs(one.x - other.x) < 1 &&
    Math.abs(one.y - other.y) < 1 &&
    Math.abs(one.k / other.k - 1) < 0.01
  );
}

/** Rounding is no reason to move. */
const HAIR = 0.5;

/** What of the world is seen beside the panels. */
export function seenOf({ x, y, k }: Pose, camera: Frame): Box {
  const free = freeOf(camera);
  return {
    x: (free.x - x) / k,
    y: (free.y - y) / k,
    width: free.width / k,
    height: free.height / k,
  };
}

/** Whether the whole box is seen. */
export function isInside(wanted: Box, pose: Pose, camera: Frame): boolean {
  const free = freeOf(camera);
  const box = clip(wanted, camera);
  const left = pose.k * box.x + pose.x;
  const top = pose.k * box.y + pose.y;
  return (
    left >= free.x - HAIR &&
    top >= free.y - HAIR &&
    left + pose.k * box.width <= free.x + free.width + HAIR &&
    top + pose.k * box.height <= free.y + free.height + HAIR
  );
}

/**
 * No further than until the edges of the world come out from behind the panels; where there is room
 * left, in the middle of the frame or as near to it as panels allow.
 */
export function within(pose: Pose, camera: Frame): Pose {
  const free = freeOf(camera);
  const hold = (at: number, start: number, room: number, size: number, seen: number): number => {
    const slack = room - size * pose.k;
    const middle = (seen - size * pose.k) / 2;
    return slack > 0
      ? Math.min(start + slack, Math.max(start, middle))
      : Math.min(start, Math.max(start + slack, at));
  };
  return {
    x: hold(pose.x, free.x, free.width, camera.worldWidth, camera.width),
    y: hold(pose.y, free.y, free.height, camera.worldHeight, camera.height),
    k: pose.k,
  };
}

/** On the way from one pose to another; what is in the middle of the frame travels straight. */
export function poseBetween(
  from: Pose,
  to: Pose,
  t: number,
  { width, height }: { readonly width: number; readonly height: number },
): Pose {
  const eased = t < 0.5 ? 4 * t * t * t : 1 - (2 - 2 * t) ** 3 / 2;
  const k = from.k * (to.k / from.k) ** eased;
  const middle = (pose: Pose): readonly [number, number] => [
    (width / 2 - pose.x) / pose.k,
    (height / 2 - pose.y) / pose.k,
  ];
  const [x0, y0] = middle(from);
  const [x1, y1] = middle(to);
  return {
    x: width / 2 - k * (x0 + (x1 - x0) * eased),
    y: height / 2 - k * (y0 + (y1 - y0) * eased),
    k,
  };
}

/** The smallest box around others, or nothing. */
export function boxAround(boxes: readonly Box[], margin = 0): Box | undefined {
  if (boxes.length === 0) return undefined;
  const left = Math.min(...boxes.map(({ x }) => x)) - margin;
  const top = Math.min(...boxes.map(({ y }) => y)) - margin;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + margin;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
