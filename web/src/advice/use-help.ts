import { useCoachStore } from '../coach/coach-store.ts';
import { type Tip, useCoach } from '../coach/use-coach.ts';
import type { PageModel } from '../play/use-page-model.ts';
import { type Helper, type Hint, useHint } from './use-hint.ts';

/**
 * Everything that helps a person to decide: the word of a bot in games for practice, the coach elsewhere.
 * Where lessons and puzzles guide, nobody else speaks.
 */
export function useHelp(
  model: PageModel,
  isGuided: boolean,
): {
  readonly hint: Hint;
  readonly tip: Tip | undefined;
} {
  const { session, look, question } = model;
  const isCoached = useCoachStore(({ isOn }) => isOn);
  // At a table of others a bot would be one more player.
  const isPractice = look.practice && session.isLocal;
  const coach = isCoached && !isGuided ? 'coach' : undefined;
  const helper: Helper | undefined = isPractice ? 'bot' : coach;
  const hint = useHint(session.record, look, question, helper);
  return { hint, tip: useCoach(model, isGuided) };
}
