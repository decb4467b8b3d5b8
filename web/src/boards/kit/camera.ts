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
  /** Pixels for a unit when something is brought into sight, and at the most. */
  readonly comfort: number;
  readonly most: number;
}

/** A finger needs more than this many pixels for a unit to tell one place from the next. */
export interface Wanted {
  readonly least?: number;
}

/** The scale at which the whole world is seen. */
export function fitScale(camera: Omit<Camera, 'comfort' | 'most'>): number {
  return Math.min(camera.width / camera.worldWidth, camera.height / camera.worldHeight);
}

/** Room around what is brought into sight, in CSS pixels. */
const MARGIN = 12;
/** Nearer or further than this by so much is still well in sight. */
const TOLERANCE = 1.5;

/** Where to go to see the box well, or nothing if it is seen well from here. */
export function focusOn(
  wanted: Box,
  from: Pose,
  camera: Camera,
  { least = 0 }: Wanted = {},
): Pose | undefined {
  const { width, height, comfort, most } = camera;
  const box = clip(wanted, camera);
  const room = { width: width - 2 * MARGIN, height: height - 2 * MARGIN };
  const whole = Math.min(room.width / box.width, room.height / box.height);
  const fit = fitScale(camera);
  const k = Math.max(fit, least, Math.min(whole, comfort, most));
  const isRight = from.k >= k / TOLERANCE && (from.k <= k * TOLERANCE || from.k <= comfort);
  if (isRight && isInside(box, from, camera)) return undefined;
  const goal = {
    x: width / 2 - k * (box.x + box.width / 2),
    y: height / 2 - k * (box.y + box.height / 2),
    k,
  };
  const to = within(goal, camera);
  return isSame(from, to) ? undefined : to;
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

function isSame(one: Pose, other: Pose): boolean {
  return (
    Math.abs(one.x - other.x) < 1 &&
    Math.abs(one.y - other.y) < 1 &&
    Math.abs(one.k / other.k - 1) < 0.01
  );
}

/** Whether the whole box is seen. */
export function isInside(
  wanted: Box,
  pose: Pose,
  camera: Omit<Camera, 'comfort' | 'most'>,
): boolean {
  const { width, height } = camera;
  const box = clip(wanted, camera);
  const left = pose.k * box.x + pose.x;
  const top = pose.k * box.y + pose.y;
  return (
    left >= 0 &&
    top >= 0 &&
    left + pose.k * box.width <= width &&
    top + pose.k * box.height <= height
  );
}

/** No further than to the edges of the world; in the middle where there is room left. */
export function within(pose: Pose, camera: Omit<Camera, 'comfort' | 'most'>): Pose {
  const hold = (at: number, seen: number, size: number): number => {
    const slack = seen - size * pose.k;
    return slack > 0 ? slack / 2 : Math.min(0, Math.max(slack, at));
  };
  return {
    x: hold(pose.x, camera.width, camera.worldWidth),
    y: hold(pose.y, camera.height, camera.worldHeight),
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
