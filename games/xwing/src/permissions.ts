import type { View } from './view-types.ts';
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

type Seen = Pick<View, 'setup' | 'ending' | 'question'>;

/** the ruler may be used by everybody at any time, or the game is over. */
export function mayAllMeasure({ setup, ending }: Pick<Seen, 'setup' | 'ending'>): boolean {
  return setup.options.freeMeasuring || setup.options.planningAids || ending !== '';
}

/**
 * XW-078, XW-108, XW-312, A-13: the ruler lies ready where the rules let it be used; anywhere else
 * only if the table has agreed on it, or when the game is over.
 */
export function mayMeasure(seen: Seen): boolean {
  if (mayAllMeasure(seen)) return true;
  return seen.question !== null && !BLIND_QUESTIONS.includes(seen.question);
}

/** XW-037: templates are laid while planning only if the table has agreed on it. */
export function mayTryTemplates({ setup }: Pick<Seen, 'setup'>): boolean {
  return setup.options.planningAids;
}
