import type {
  Answer,
  AttackView,
  FigureView,
  MomentKind,
  MomentOf,
  View,
} from '@parsecs/imperial-assault/words';
import type { Question } from '@parsecs/kernel';
import type { Params } from '../texts.ts';
import { figureParams, type Naming, targetParams } from './words.ts';

/** A question and the view of whoever is asked. */
export interface QuestionContext extends Naming {
  readonly question: Pick<Question<Answer>, 'seat' | 'kind' | 'answers' | 'guarded'>;
  readonly view: View;
}

/** The innermost thing of this kind that is being resolved. */
export function momentOf<Kind extends MomentKind>(
  { moment }: View,
  kind: Kind,
): MomentOf<Kind> | undefined {
  return moment.findLast((one): one is MomentOf<Kind> => one.kind === kind);
}

export function figureNamed({ figures }: View, id: string): FigureView | undefined {
  return figures.find((figure) => figure.id === id);
}

/** Who attacks whom. */
export function attackParams({ view: { attack }, ...naming }: QuestionContext): Params {
  return attack === null ? {} : paramsOfAttack(attack, naming);
}

export function paramsOfAttack({ figure, target }: AttackView, naming: Naming): Params {
  return {
    ...figureParams(figure, naming),
    ...(target !== null && targetParams(target, naming)),
  };
}
