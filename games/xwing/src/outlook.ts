import type { View } from './view.ts';
import type { QuestionKind } from './vocabulary.ts';

/** What a board may show of a view besides what lies on the table. */

/** Decisions that come before anybody measures. */
export const BLIND_QUESTIONS: readonly QuestionKind[] = [
  'side',
  'squad',
  'assign',
  'obstacle',
  'edge',
  'place',
  'dial',
  'ready',
  'change-dial',
  'replace-manoeuvre',
];

/**
 * XW-078, XW-108, XW-312, A-13: the ruler lies ready where the rules let it be used; anywhere else
 * only if the table has agreed on it, or when the game is over.
 */
export function mayMeasure({ position }: View): boolean {
  const { freeMeasuring, planningAids } = position.setup.options;
  if (freeMeasuring || planningAids || position.ending !== '') return true;
  return position.question !== 'none' && !BLIND_QUESTIONS.includes(position.question);
}

/** XW-037: templates are laid while planning only if the table has agreed on it. */
export function mayTryTemplates({ position }: View): boolean {
  return position.setup.options.planningAids;
}
