import {
  type Event,
  FIGURE_EFFECTS,
  type FigureEffect,
  type FigureView,
  ONCE_PER_ROUND,
  type View,
} from '@parsecs/imperial-assault';
import { changeFigure } from './fold-change.ts';

/** Cards that lie on figures for a while, and what a figure has used up in this round. */
export function foldEffects(view: View, event: Event): View {
  switch (event.type) {
    case 'played': {
      const effect = FIGURE_EFFECTS.find((known) => known === event.card);
      // Expose Weakness lies on the figure that is chosen for it.
      if (effect === undefined || effect === 'expose-weakness' || event.figure === undefined) {
        return view;
      }
      return changeFigure(view, event.figure, (figure) => withEffect(figure, effect));
    }
    case 'exposed':
      return changeFigure(view, event.figure, (figure) => ({
        ...withEffect(figure, 'expose-weakness'),
        exposedBy: [0, 1].filter((seat) => seat === event.seat || figure.exposedBy.includes(seat)),
      }));
    case 'declared':
      // IA-260
      return changeFigure(view, event.target, (figure) => ({
        ...withoutEffects(figure, ['expose-weakness']),
        exposedBy: [],
      }));
    case 'figure-activated':
      return changeFigure(view, event.figure, (figure) => withoutEffects(figure, ['meditation']));
    case 'used':
      return changeFigure(view, event.figure, (figure) => ({
        ...figure,
        used: ONCE_PER_ROUND.filter(
          (ability) => ability === event.ability || figure.used.includes(ability),
        ),
      }));
    case 'initiative':
      return event.by === 'status' ? endRound(view) : view;
    default:
      return view;
  }
}

function withEffect(figure: FigureView, effect: FigureEffect): FigureView {
  const effects = FIGURE_EFFECTS.filter((own) => own === effect || figure.effects.includes(own));
  return { ...figure, effects };
}

function withoutEffects(figure: FigureView, gone: readonly FigureEffect[]): FigureView {
  return { ...figure, effects: figure.effects.filter((effect) => !gone.includes(effect)) };
}

/** Meditation and Expose Weakness wait on. */
function endRound(view: View): View {
  const figures = view.figures.map((figure) => ({
    ...withoutEffects(figure, ['take-cover', 'knowledge-and-defense']),
    used: [],
  }));
  return { ...view, figures };
}
