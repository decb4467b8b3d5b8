import { subtractOutline } from './crossing.ts';
import { TOLERANCE } from './dimensions.ts';
import { newFrame } from './frame.ts';
import type { Line } from './line.ts';
import { isNearOutline, type Outline } from './outline.ts';

// Scratch space is shared by all calls: they are synchronous and never nest.
const frame = newFrame();
const free: number[] = [];

/**
 * XW-195, A-02, D-45: whether a line, or one of those equally short, is clear of all obstacles; if
 * so, the line becomes a clear one. Only obstacles count: ships never block (XW-096). A line that
 * grazes a token is clear: shifted sideways by less than the tolerance it would miss it (C-03).
 * V-15: with a breadth, nothing may lie under a ruler whose middle is on the line.
 */
export function takeClearLine(line: Line, obstacles: readonly Outline[], breadth = 0): boolean {
  const { distance, fromX, fromY, spanX, spanY } = line;
  if (distance <= 2 * TOLERANCE) return true;
  const half = Math.sqrt(spanX * spanX + spanY * spanY);
  const beside = Math.max(0, breadth / 2 - TOLERANCE);
  const middleX = (fromX + line.toX) / 2;
  const middleY = (fromY + line.toY) / 2;
  let isFramed = false;
  for (let index = 0; index < obstacles.length; index += 1) {
    const obstacle = obstacles[index] as Outline;
    if (!isNearOutline(obstacle, middleX, middleY, distance / 2 + half + beside + TOLERANCE))
      continue;
    if (!isFramed) {
      isFramed = true;
      frame.x = fromX;
      frame.y = fromY;
      frame.vX = (line.toX - fromX) / distance;
      frame.vY = (line.toY - fromY) / distance;
      frame.uX = frame.vY;
      frame.uY = -frame.vX;
      free.length = 0;
      free.push(-half - TOLERANCE, half + TOLERANCE);
    }
    subtractOutline(free, obstacle, frame, TOLERANCE, distance - TOLERANCE, beside);
    if (free.length === 0) return false;
  }
  if (isFramed) shiftLine(line, half);
  return true;
}

/** Moves the line into the middle of the widest gap. */
function shiftLine(line: Line, half: number): void {
  let widest = 0;
  let shift = 0;
  for (let index = 0; index < free.length; index += 2) {
    const from = Math.max(-half, free[index] as number);
    const to = Math.min(half, free[index + 1] as number);
    if (to - from > widest) {
      widest = to - from;
      shift = (from + to) / 2;
    }
  }
  line.fromX += shift * frame.uX;
  line.fromY += shift * frame.uY;
  line.toX += shift * frame.uX;
  line.toY += shift * frame.uY;
  line.spanX = 0;
  line.spanY = 0;
}
