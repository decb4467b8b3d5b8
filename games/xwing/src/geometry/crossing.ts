import type { Frame } from './frame.ts';
import { type Intervals, subtract } from './intervals.ts';
import { isInsideOutline, type Outline } from './outline.ts';
import { left, takeWholeEdge, trim } from './trim.ts';

/** Whether a token lies, even partly, in the rectangle of a frame; the rim of both included. */
export function meetsBox(
  outline: Outline,
  frame: Readonly<Frame>,
  leastU: number,
  mostU: number,
  leastV: number,
  mostV: number,
): boolean {
  const { points } = outline;
  const { x, y, uX, uY, vX, vY } = frame;
  const last = points.length - 2;
  let u = toU(frame, points[last] as number, points[last + 1] as number);
  let v = toV(frame, points[last] as number, points[last + 1] as number);
  for (let index = 0; index < points.length; index += 2) {
    const nextU = toU(frame, points[index] as number, points[index + 1] as number);
    const nextV = toV(frame, points[index] as number, points[index + 1] as number);
    takeWholeEdge();
    if (
      trim(u, nextU, mostU) &&
      trim(-u, -nextU, -leastU) &&
      trim(v, nextV, mostV) &&
      trim(-v, -nextV, -leastV)
    ) {
      return true;
    }
    u = nextU;
    v = nextV;
  }
  // No edge comes in, so the rectangle is inside the token or outside as a whole.
  const middleU = (leastU + mostU) / 2;
  const middleV = (leastV + mostV) / 2;
  return isInsideOutline(outline, x + middleU * uX + middleV * vX, y + middleU * uY + middleV * vY);
}

/**
 * Slides a rectangle that reaches from leastV to mostV, and `half` to either side of its middle,
 * along u: takes all middles at which a token lies in it out of the set.
 */
export function subtractOutline(
  set: Intervals,
  outline: Outline,
  frame: Readonly<Frame>,
  leastV: number,
  mostV: number,
  half: number,
): void {
  const { points } = outline;
  const last = points.length - 2;
  let u = toU(frame, points[last] as number, points[last + 1] as number);
  let v = toV(frame, points[last] as number, points[last + 1] as number);
  for (let index = 0; index < points.length; index += 2) {
    const nextU = toU(frame, points[index] as number, points[index + 1] as number);
    const nextV = toV(frame, points[index] as number, points[index + 1] as number);
    takeWholeEdge();
    if (trim(v, nextV, mostV) && trim(-v, -nextV, -leastV)) {
      const one = left.from === 0 ? u : u + left.from * (nextU - u);
      const two = left.to === 1 ? nextU : u + left.to * (nextU - u);
      subtract(set, Math.min(one, two) - half, Math.max(one, two) + half);
    }
    u = nextU;
    v = nextV;
  }
  subtractInner(set, outline, frame, (leastV + mostV) / 2);
}

/** What is left touches no edge; where it lies inside the token, it goes too. */
function subtractInner(
  set: Intervals,
  outline: Outline,
  frame: Readonly<Frame>,
  middleV: number,
): void {
  const { x, y, uX, uY, vX, vY } = frame;
  for (let index = 0; index < set.length; ) {
    const middle = ((set[index] as number) + (set[index + 1] as number)) / 2;
    const isInside = isInsideOutline(
      outline,
      x + middle * uX + middleV * vX,
      y + middle * uY + middleV * vY,
    );
    if (isInside) set.splice(index, 2);
    else index += 2;
  }
}

export function toU(frame: Readonly<Frame>, x: number, y: number): number {
  return (x - frame.x) * frame.uX + (y - frame.y) * frame.uY;
}

export function toV(frame: Readonly<Frame>, x: number, y: number): number {
  return (x - frame.x) * frame.vX + (y - frame.y) * frame.vY;
}
