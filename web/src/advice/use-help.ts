import { useCoachStore } from '../coach/coach-store.ts';
import { type Tip, useCoach } from '../coach/use-coach.ts';
import type { PageModel } from '../play/use-page-model.ts';
import { type Helper, type Hint, useHint } from './use-hint.ts';

/** Everything that helps a person to decide: the word of a bot in games for practice, the coach elsewhere. */
export function useHelp(model: PageModel): {
  readonly hint: Hint;
  readonly tip: Tip | undefined;
} {
  const { session, look, question } = model;
  const isCoached = useCoachStore(({ isOn }) => isOn);
  // At a table of others a bot would be one more player.
  const isPractice = look.practice && session.isLocal;
  const helper: Helper | undefined = isPractice ? 'bot' : isCoached ? 'coach' : undefined;
  return { hint: useHint(session.record, look, question, helper), tip: useCoach(model) };
}
