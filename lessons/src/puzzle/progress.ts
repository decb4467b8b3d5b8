import type { Pattern } from '../pattern.ts';
import { fits } from '../pattern.ts';
import type { Measure, Puzzle } from './puzzle-file.ts';

/** What has been told so far, as far as the measure asks. */
export interface Progress {
  readonly told: number;
  readonly isBroken: boolean;
  readonly sum: number;
  readonly isOver: boolean;
}

export const NO_PROGRESS: Progress = { told: 0, isBroken: false, sum: 0, isOver: false };

export function afterEvent(
  { measure, until }: Pick<Puzzle, 'measure' | 'until'>,
  before: Progress,
  event: object,
): Progress {
  // What the last answer brings after the horizon is beyond it.
  if (before.isOver) return before;
  return {
    told: before.told + (isNextTold(measure, before.told, event) ? 1 : 0),
    isBroken: before.isBroken || isForbidden(measure, event),
    sum: before.sum + worthOf(measure, event),
    isOver: fitsAny(event, until),
  };
}

function isNextTold(measure: Measure, told: number, event: object): boolean {
  const next = measure.kind === 'chance' ? measure.goal.told?.[told] : undefined;
  return next !== undefined && fits(event, next);
}

function isForbidden(measure: Measure, event: object): boolean {
  return measure.kind === 'chance' && fitsAny(event, measure.goal.untold ?? []);
}

function worthOf(measure: Measure, event: object): number {
  if (measure.kind !== 'expected' || !fitsAny(event, measure.of)) return 0;
  if (measure.field === undefined) return 1;
  const worth = (event as Readonly<Record<string, unknown>>)[measure.field];
  return typeof worth === 'number' ? worth : 0;
}

function fitsAny(event: object, patterns: readonly Pattern[]): boolean {
  return patterns.some((pattern) => fits(event, pattern));
}

/** What is already certain before the horizon, so that no branch is followed for nothing. */
export function certainValue(measure: Measure, progress: Progress): number | undefined {
  if (measure.kind === 'expected') return undefined;
  if (progress.isBroken) return 0;
  const { told = [], untold, state } = measure.goal;
  const isOpen = untold !== undefined || state !== undefined || progress.told < told.length;
  return isOpen ? undefined : 1;
}

export function valueAtHorizon(
  measure: Measure,
  progress: Progress,
  holds: (state: Readonly<Record<string, unknown>>) => boolean,
): number {
  if (measure.kind === 'expected') return progress.sum;
  const { told = [], state = {} } = measure.goal;
  return !progress.isBroken && progress.told >= told.length && holds(state) ? 1 : 0;
}
