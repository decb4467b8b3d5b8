import type { Answer, AttackView, FigureView, Position, View } from '@parsecs/imperial-assault';
import type { Question } from '@parsecs/kernel';
import type { Params } from '../texts.ts';
import { figureParams, type Naming, targetParams } from './words.ts';

/** A question and the view of whoever is asked. */
export interface Asking extends Naming {
  readonly question: Pick<Question<Answer>, 'seat' | 'kind' | 'answers' | 'guarded'>;
  readonly view: View;
}

type Frame = Position['frames'][number];
type FrameOf<Kind extends Frame['kind']> = Extract<Frame, { readonly kind: Kind }>;

/** The innermost thing of this kind that is being resolved. */
export function frameOf<Kind extends Frame['kind']>(
  { position }: View,
  kind: Kind,
): FrameOf<Kind> | undefined {
  return position.frames.findLast((frame): frame is FrameOf<Kind> => frame.kind === kind);
}

export function figureAt({ figures }: View, number: number | undefined): FigureView | undefined {
  return number === undefined ? undefined : figures[number];
}

export function figureNamed({ figures }: View, id: string): FigureView | undefined {
  return figures.find((figure) => figure.id === id);
}

/** The figure of a frame as the parameters that sentences take. */
export function numberParams(number: number | undefined, { view, ...naming }: Asking): Params {
  return figureParams(figureAt(view, number)?.id ?? '', naming);
}

/** Who attacks whom. */
export function attackParams({ view: { attack }, ...naming }: Asking): Params {
  return attack === null ? {} : paramsOfAttack(attack, naming);
}

export function paramsOfAttack({ figure, target }: AttackView, naming: Naming): Params {
  return {
    ...figureParams(figure, naming),
    ...(target !== null && targetParams(target, naming)),
  };
}
