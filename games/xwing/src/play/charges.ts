import { at } from '@parsecs/kernel';
import type { Answer } from '../answers/answer.ts';
import { shipAnswer } from '../answers/answer-book.ts';
import { chosenShip } from '../answers/chosen.ts';
import { answerOf } from '../answers/write-answer.ts';
import type { On } from '../behaviour/declare.ts';
import type { ChargesFrame } from '../frames.ts';
import { ask, NONE, pop, type State } from '../state.ts';
import { BOMBS } from '../vocabulary.ts';
import { chargesOf, poseOfBomb, setOffCharge, setOffMine, shipsOverMine } from './bombs.ts';

/** XW-302: the owner says which charge is next, and whom a mine strikes that lies under several. */
export function runCharges(state: State, frame: ChargesFrame, on: On): void {
  const { by, mine } = frame;
  const choices = mine === NONE ? chargesOf(state, by) : shipsOverMine(state, mine);
  const [only] = choices;
  if (choices.length > 1) ask(state, 'card', by);
  else if (only === undefined) pop(state, frame);
  else setOff(state, frame, only, on);
}

function setOff(state: State, frame: ChargesFrame, chosen: number, on: On): void {
  if (frame.mine === NONE) {
    setOffCharge(state, chosen, on);
    return;
  }
  pop(state, frame);
  setOffMine(state, frame.mine, chosen, on);
}

export function chargeAnswers(state: State, { by, mine }: ChargesFrame): readonly Answer[] {
  if (mine !== NONE) return shipsOverMine(state, mine).map((ship) => shipAnswer(state, ship));
  const answers = chargesOf(state, by).map((index) => chargeAnswer(state, index));
  // Charges of one kind in the same place are the same.
  return answers.filter(({ id }, index) => answers.findIndex((other) => other.id === id) === index);
}

function chargeAnswer(state: State, index: number): Answer {
  const bomb = at(BOMBS, at(state.bombs, index));
  return answerOf({ kind: 'charge', bomb, at: poseOfBomb(state, index) });
}

export function takeCharge(state: State, frame: ChargesFrame, answer: Answer, on: On): void {
  if (frame.mine !== NONE) {
    setOff(state, frame, chosenShip(state, answer), on);
    return;
  }
  const charge = chargesOf(state, frame.by).find(
    (index) => chargeAnswer(state, index).id === answer.id,
  );
  if (charge === undefined) throw new Error(`no charge ${answer.id}`);
  setOff(state, frame, charge, on);
}
