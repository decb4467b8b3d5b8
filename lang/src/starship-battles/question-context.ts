import type { Question } from '@parsecs/kernel';
import type { Answer, ShipView, View } from '@parsecs/starship-battles';
import type { People } from '../people.ts';
import type { Texts } from '../texts.ts';
import type { BattleKnown } from './words.ts';

/** A question, the view of whoever is asked, and what else is known. */
export interface QuestionContext {
  readonly texts: Texts;
  readonly question: Pick<Question<Answer>, 'seat' | 'kind' | 'answers'>;
  readonly view: View;
  readonly people: People;
  readonly known: BattleKnown;
}

/** The ship that is at it. */
export function activeOf({ active }: View): string {
  return active ?? '';
}

/** The ship that is attacked. */
export function targetOf({ ships, attack }: View): ShipView | undefined {
  return ships.find(({ id }) => id === attack?.target);
}
