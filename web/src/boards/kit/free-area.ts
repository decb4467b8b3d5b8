import type { Box } from './camera.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far from its edges a frame is not free, in CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Less than this share of the frame's sides is no room to look through. */
const LEAST = 0.25;

/**
 * Of a frame that panels cover in part: the free rectangle in which the world is seen largest, and of
 * equal ones the largest. Where panels leave no room worth the name, nobody looks past them.
 */
export function freeInsets(frame: Size, covers: readonly Box[], world: Size): Insets {
  const inside = covers.flatMap((cover) => clipTo(frame, cover));
  const lefts = edges(0, inside, ({ x, width }) => x + width);
  const rights = edges(frame.width, inside, ({ x }) => x);
  const tops = edges(0, inside, ({ y, height }) => y + height);
  const bottoms = edges(frame.height, inside, ({ y }) => y);
  let best: Insets = NO_INSETS;
  let most: readonly [scale: number, area: number] = [0, 0];
  for (const left of lefts) {
    for (const right of rights) {
      if (right - left < frame.width * LEAST) continue;
      const beside = inside.filter(({ x, width }) => x < right && x + width > left);
      for (const top of tops) {
        for (const bottom of bottoms) {
          if (bottom - top < frame.height * LEAST) continue;
          if (beside.some(({ y, height }) => y < bottom && y + height > top)) continue;
          const size = [
            Math.min((right - left) / world.width, (bottom - top) / world.height),
            (right - left) * (bottom - top),
          ] as const;
          if (size[0] < most[0] || (size[0] === most[0] && size[1] <= most[1])) continue;
          most = size;
          best = { top, right: frame.width - right, bottom: frame.height - bottom, left };
        }
      }
    }
  }
  return best;
}

function edges(own: number, covers: readonly Box[], of: (cover: Box) => number): readonly number[] {
  return [...new Set([own, ...covers.map(of)])];
}

function clipTo(frame: Size, { x, y, width, height }: Box): readonly Box[] {
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  const right = Math.min(frame.width, x + width);
  const bottom = Math.min(frame.height, y + height);
  return right > left && bottom > top
    ? [{ x: left, y: top, width: right - left, height: bottom - top }]
    : [];
}
