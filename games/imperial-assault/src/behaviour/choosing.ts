import type { Seat } from '@parsecs/kernel';
import { type Answer, expectAnswer } from '../answers.ts';
import type { EffectFrame } from '../frames.ts';
import { figureNamed } from '../lookup.ts';
import { offersAt } from '../offers.ts';
import { ask, pop, push, type State } from '../state.ts';
import type { AbilityId, CommandId, QuestionKind } from '../vocabulary.ts';
import type { EffectRules, On } from './declare.ts';

/** Opens the choices of an ability or a card. */
export function openEffect(
  state: State,
  effect: AbilityId | CommandId,
  figure: number,
  by: Seat,
): void {
  push(state, { kind: 'effect', effect, figure, by, step: 0, chosen: [] });
}

/** The figure that uses an ability. */
export function userOf(state: State, answer: Answer): number {
  return figureNamed(state, expectAnswer(answer, 'use').figure);
}

/** The figure that an effect asked for. */
export function chosenFigure(state: State, answer: Answer): number {
  return figureNamed(state, expectAnswer(answer, 'figure').figure);
}

/** An effect that asks one thing of its player and then is done. */
export function asking(
  id: AbilityId | CommandId,
  question: QuestionKind,
  answers: (state: State, frame: EffectFrame) => readonly Answer[],
  then: (state: State, frame: EffectFrame, answer: Answer, on: On) => void,
): EffectRules {
  return {
    id,
    run: (state, frame) => {
      if (answers(state, frame).length === 0) pop(state, frame);
      else ask(state, question, frame.by);
    },
    answers,
    take: (state, frame, answer, on) => {
      pop(state, frame);
      then(state, frame, answer, on);
    },
  };
}

/** An effect that asks for one figure. */
export function choosingFigure(
  id: AbilityId | CommandId,
  candidates: (state: State, figure: number, by: Seat) => readonly number[],
  then: (state: State, frame: EffectFrame, chosen: number, on: On) => void,
): EffectRules {
  return asking(
    id,
    'choose-figure',
    (state, frame) =>
      candidates(state, frame.figure, frame.by).map((figure) => offersAt(state).figure(figure)),
    (state, frame, answer, on) => then(state, frame, chosenFigure(state, answer), on),
  );
}
