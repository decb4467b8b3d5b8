import { at } from '@parsecs/kernel';
import {
  FACINGS,
  type Facing,
  type PathStep,
  type Square,
  STEP_NAMES,
  type StepName,
} from '../vocabulary.ts';
import { AHEAD, readAt, writeAt } from './squares.ts';

/** Step `3t + w` of `STEP_NAMES` has turn `t` and way `w`. */
export const STEPS: readonly number[] = STEP_NAMES.map((_, step) => step);
export const STRAIGHT_STEPS: readonly number[] = [0, 3, 6];

/** As the last step of a path: off the map. */
export const OFF_MAP = -1;

export function stepNumber(step: PathStep): number {
  return step === 'flee' ? OFF_MAP : STEP_NAMES.indexOf(step);
}

export function stepName(step: number): PathStep {
  return step === OFF_MAP ? 'flee' : at(STEP_NAMES, step);
}

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

/** Where one step leads, whatever stands there. */
export function stepFrom(place: number, facing: number, step: number): readonly [number, number] {
  const turned = (facing + stepTurn(step)) & 3;
  return [place + stepWay(step, turned), turned];
}

/** Where steps lead and how the ship looks then, whatever stands in the way. */
export function followSteps(
  from: Square,
  looking: Facing,
  steps: readonly StepName[],
): { readonly at: Square; readonly facing: Facing } {
  let place = readAt(from);
  let facing = FACINGS.indexOf(looking);
  for (const step of steps) [place, facing] = stepFrom(place, facing, STEP_NAMES.indexOf(step));
  return { at: writeAt(place), facing: at(FACINGS, facing) };
}
