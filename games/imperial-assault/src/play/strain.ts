import { at, type StepContext } from '@parsecs/kernel';
import { type Answer, expectAnswer } from '../answers.ts';
import type { Event } from '../events.ts';
import type { StrainFrame } from '../frames.ts';
import { idOf } from '../lookup.ts';
import { plain } from '../offers.ts';
import { ask, isOnMap, otherSeat, ownerOf, pop, push, type State } from '../state.ts';
import { COMMAND_IDS } from '../vocabulary.ts';
import { layOnDiscard } from './cards.ts';
import { sufferDamage } from './defeat.ts';

type On = StepContext<Event>;

export function sufferStrain(state: State, figure: number, points: number): void {
  push(state, { kind: 'strain', figure, points });
}

/** IA-232, IA-233: point by point, as long as there is a deck to pay with. */
export function runStrain(state: State, frame: StrainFrame, on: On): void {
  const { figure } = frame;
  if (frame.points === 0 || !isOnMap(state, figure)) {
    pop(state, frame);
    return;
  }
  const owner = ownerOf(state, figure);
  if (at(state.decks, owner).length > 0) ask(state, 'strain', owner);
  else takeDamage(state, frame, on);
}

function takeDamage(state: State, frame: StrainFrame, on: On): void {
  frame.points -= 1;
  sufferDamage(state, [frame.figure], 1, 'strain', otherSeat(ownerOf(state, frame.figure)), on);
}

export function strainAnswers(): readonly Answer[] {
  return [plain('damage'), plain('discard-top')];
}

export function takeStrain(state: State, frame: StrainFrame, answer: Answer, on: On): void {
  if (answer.kind === 'damage') {
    takeDamage(state, frame, on);
    return;
  }
  expectAnswer(answer, 'discard-top');
  frame.points -= 1;
  const seat = ownerOf(state, frame.figure);
  const [card = 0, ...deck] = at(state.decks, seat);
  state.decks = state.decks.with(seat, deck);
  layOnDiscard(state, seat, card);
  on.tell?.({
    type: 'strain-bought-off',
    figure: idOf(state, frame.figure),
    seat,
    card: at(COMMAND_IDS, card),
    reveals: true,
  });
}
