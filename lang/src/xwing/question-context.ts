import type { Question } from '@parsecs/kernel';
import { type Answer, type MissionMoment, topMoment, type View } from '@parsecs/xwing/words';
import type { People } from '../people.ts';
import type { Texts } from '../texts.ts';

/** A question and the view of whoever is asked. */
export interface QuestionContext {
  readonly texts: Texts;
  readonly question: Pick<Question<Answer>, 'seat' | 'kind' | 'answers'>;
  readonly view: View;
  readonly people: People;
}

/** What a mission asks; nothing where it asks nothing. */
export function whenAsked(view: View): MissionMoment | undefined {
  const top = topMoment(view);
  return top?.kind === 'mission' ? top.when : undefined;
}
