import { at } from '@parsecs/kernel';
import { type Answer, poseAnswer, shipAnswer } from '../answers.ts';
import type { On } from '../declare.ts';
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
  const answers = chargesOf(state, by).map((index) => {
    const { x, y, heading } = poseOfBomb(state, index);
    const bomb = at(BOMBS, at(state.bombs, index));
    return poseAnswer(`${bomb}@${x},${y},${heading}`, 'place', index, -1, x, y, heading);
  });
  // Charges of one kind in the same place are the same.
  return answers.filter(({ id }, index) => answers.findIndex((other) => other.id === id) === index);
}

export function takeCharge(state: State, frame: ChargesFrame, answer: Answer, on: On): void {
  setOff(state, frame, answer.a, on);
}
