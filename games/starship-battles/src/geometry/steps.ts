import { at } from '@parsecs/kernel';
import { AHEAD } from './geometry.ts';

/**
 * SB-051, SB-173: a step of a class 1 or 2 ship is a turn (none, left, right) and then one square
 * ahead or, with Power to Engines, to the left or right of ahead. Step `3t + w` has turn `t`, way `w`.
 */
export const STEP_NAMES = [
  'ahead',
  'ahead-left',
  'ahead-right',
  'left',
  'left-left',
  'left-right',
  'right',
  'right-left',
  'right-right',
] as const;

export const STEPS: readonly number[] = STEP_NAMES.map((_, step) => step);
export const STRAIGHT_STEPS: readonly number[] = [0, 3, 6];

export const isDiagonal = (step: number): boolean => step % 3 !== 0;

/** Quarter turns to the right before the square. */
export function stepTurn(step: number): number {
  return step < 3 ? 0 : step < 6 ? 3 : 1;
}

/** The square that a step leads to, from the ship's own, once it has turned. */
export function stepWay(step: number, facing: number): number {
  const way = step % 3;
  const ahead = at(AHEAD, facing);
  if (way === 0) return ahead;
  return ahead + at(AHEAD, (facing + (way === 1 ? 3 : 1)) & 3);
}
