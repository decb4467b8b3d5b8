import type { Answer } from '../answers/answer.ts';
import { isWord, shipAnswer } from '../answers/answer-book.ts';
import type { On } from '../behaviour/declare.ts';
import type { OpportunityFrame } from '../frames.ts';
import { missionOf } from '../missions/mission.ts';
import { destroyShip } from '../play/destroy.ts';
import { nextShips } from '../play/turn.ts';
import {
  ask,
  DOOMED,
  hasFlag,
  idOf,
  isInPlay,
  NONE,
  OPPORTUNE,
  pop,
  push,
  type State,
  seatOf,
  setFlag,
} from '../state.ts';
import { declareAttack } from './attack.ts';

/** XW-100, XW-103, XW-104: the next ship's opportunity; false when all have had theirs. */
export function nextOpportunity(state: State): boolean {
  const ships = nextShips(state, OPPORTUNE, -1);
  const [first] = ships;
  if (first === undefined) return false;
  if (ships.length > 1) ask(state, 'attack-next', seatOf(state, first));
  else giveOpportunity(state, first);
  return true;
}

export function nextAnswers(state: State): readonly Answer[] {
  return nextShips(state, OPPORTUNE, -1).map((ship) => shipAnswer(state, ship));
}

export function giveOpportunity(state: State, ship: number): void {
  state.active = ship;
  push(state, { kind: 'opportunity', ship, primaryOnly: false, by: NONE, step: 0 });
}

/** XW-101: asked even where there is nothing to attack; the table passes by itself. */
export function runOpportunity(state: State, frame: OpportunityFrame, on: On): void {
  const { ship, step, by } = frame;
  frame.step = step + 1;
  if (step === 0 && isInPlay(state, ship)) {
    ask(state, 'attack', seatOf(state, ship));
    return;
  }
  pop(state, frame);
  if (by !== NONE) return;
  state.active = NONE;
  if (!isInPlay(state, ship)) return;
  setFlag(state, ship, OPPORTUNE);
  // XW-155
  if (hasFlag(state, ship, DOOMED)) destroyShip(state, ship, on);
}

export function takeOpportunity(
  state: State,
  frame: OpportunityFrame,
  answer: Answer,
  on: On,
): void {
  if (isWord(answer, 'pass')) {
    on.tell?.({ type: 'passed', ship: idOf(state, frame.ship), what: 'attack' });
    return;
  }
  if (answer.kind === 'attack') declareAttack(state, frame.ship, answer, frame.by, on);
  else missionOf(state).takeInstead?.(state, frame, answer, on);
}
