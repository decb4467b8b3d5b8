import type { Point } from './effect.ts';

/** Parts of the height where dice may lie, the best first. */
const PLACES = [0.5, 0.22, 0.78] as const;
/** Half of what the dice cover, in pixels, at the most. */
const HALF_WIDTH = 190;
const HALF_HEIGHT = 96;

/**
 * Where dice lie without covering what they are about, as a part of the height of the frame. So many
 * pixels of it are covered at the top by something else.
 */
export function dicePlace(
  avoided: readonly Point[],
  { width, height }: { readonly width: number; readonly height: number },
  covered = 0,
): number {
  const free = height - covered;
  const isFree = (place: number): boolean =>
    avoided.every(
      ({ x, y }) =>
        Math.abs(x - width / 2) > HALF_WIDTH ||
        Math.abs(y - (covered + place * free)) > HALF_HEIGHT,
    );
  const place = PLACES.find(isFree) ?? PLACES[0];
  return (covered + place * free) / height;
}
