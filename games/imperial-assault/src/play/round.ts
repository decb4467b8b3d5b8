import type { Seat, StepContext } from '@parsecs/kernel';
import { type Answer, expectAnswer } from '../answers.ts';
import { controllerOf } from '../board.ts';
import type { Event } from '../events.ts';
import type { RoundFrame } from '../frames.ts';
import { groupNamed } from '../lookup.ts';
import { offersAt, plain } from '../offers.ts';
import {
  ask,
  COVERED,
  isOver,
  otherSeat,
  push,
  rulesOf,
  type State,
  siteOfState,
  WARDED,
} from '../state.ts';
import { EXHAUSTED, READY } from '../vocabulary.ts';
import { openGroup, windowFor } from './activation.ts';
import { drawCards } from './cards.ts';
import { compareTotals } from './victory.ts';

type On = StepContext<Event>;

const START = 0;
const START_WINDOW = 1;
const TURNS_BEGIN = 2;
const TURNS = 3;
const STATUS = 4;
const STATUS_WINDOW = 5;
const STATUS_END = 6;

export function newRound(): RoundFrame {
  return { kind: 'round', step: START };
}

/** IA-050: an activation phase, then a status phase. */
export function runRound(state: State, frame: RoundFrame, on: On): void {
  switch (frame.step) {
    case START:
      tellRound(state, on);
      frame.step = START_WINDOW;
      push(state, {
        kind: 'mission',
        when: 'start-of-round',
        step: 0,
        by: state.initiative,
        chosen: [],
      });
      return;
    case START_WINDOW:
      // IA-051: the order is fixed now, even if Take Initiative moves the token.
      frame.step = TURNS_BEGIN;
      push(state, windowFor(state, 'start-of-round', -1));
      return;
    case TURNS_BEGIN:
      frame.step = TURNS;
      state.turn = state.initiative;
      return;
    case TURNS:
      return nextTurn(state, frame, on);
    case STATUS:
      return startStatus(state, frame, on);
    case STATUS_WINDOW:
      frame.step = STATUS_END;
      push(state, windowFor(state, 'end-of-round', -1));
      return;
    default:
      return endRound(state, frame, on);
  }
}

function tellRound(state: State, on: On): void {
  if (!on.tell) return;
  const { mission, grid } = siteOfState(state);
  const upgrades = rulesOf(state).upgrades.flat();
  on.tell({
    type: 'round-began',
    round: state.round,
    mission: mission.id,
    map: grid.file.id,
    upgrades,
  });
}

function readyCount(state: State, seat: Seat): number {
  let ready = 0;
  for (const [group, { owner }] of rulesOf(state).groups.entries()) {
    if (owner === seat && state.groups[group] === READY) ready += 1;
  }
  return ready;
}

/** IA-052 to IA-055 */
function nextTurn(state: State, frame: RoundFrame, on: On): void {
  const seat = state.turn;
  const other = otherSeat(seat);
  if (readyCount(state, seat) === 0) {
    if (readyCount(state, other) === 0) {
      frame.step = STATUS;
      return;
    }
    on.tell?.({ type: 'skipped', seat, cause: 'none-ready' });
    state.turn = other;
    return;
  }
  if (sitsTight(state, seat)) {
    on.tell?.({ type: 'skipped', seat, cause: 'sit-tight' });
    state.turn = other;
    return;
  }
  ask(state, 'activate', seat);
}

/** IA-257, IA-311: locked until it has more ready cards; then free for the rest of the round. */
function sitsTight(state: State, seat: Seat): boolean {
  const bit = 1 << seat;
  if ((state.sitting & bit) === 0) return false;
  const other = otherSeat(seat);
  // Two locks: the first whose turn comes is released, and that is the initiative player.
  const stuck = (state.sitting & (1 << other)) !== 0 && readyCount(state, other) > 0;
  if (readyCount(state, seat) > readyCount(state, other) || stuck) {
    state.sitting &= ~bit;
    return false;
  }
  return true;
}

/** IA-053 */
function mayPass(state: State, seat: Seat): boolean {
  return readyCount(state, seat) < readyCount(state, otherSeat(seat));
}

export function turnAnswers(state: State): readonly Answer[] {
  const seat = state.turn;
  const answers: Answer[] = [];
  for (const [group, { owner }] of rulesOf(state).groups.entries()) {
    if (owner === seat && state.groups[group] === READY) {
      answers.push(offersAt(state).activate(group));
    }
  }
  if (mayPass(state, seat)) answers.push(plain('pass'));
  return answers;
}

export function takeTurn(state: State, _frame: RoundFrame, answer: Answer, on: On): void {
  const seat = state.turn;
  state.turn = otherSeat(seat);
  if (answer.kind === 'pass') on.tell?.({ type: 'passed', seat });
  else openGroup(state, groupNamed(state, expectAnswer(answer, 'activate').group), on);
}

/** IA-061 to IA-064 */
function startStatus(state: State, frame: RoundFrame, on: On): void {
  on.tell?.({ type: 'status-began', round: state.round });
  state.groups = state.groups.map((group) => (group === EXHAUSTED ? READY : group));
  // IA-062: control is looked at before anybody draws.
  const { terminals } = siteOfState(state);
  const controllers = terminals.map((space) => controllerOf(state, space));
  for (const seat of [state.initiative, otherSeat(state.initiative)]) {
    const own = controllers.filter((controller) => controller === seat).length;
    drawCards(state, seat, 1 + own, on);
  }
  frame.step = STATUS_WINDOW;
  push(state, { kind: 'mission', when: 'end-of-round', step: 0, by: state.initiative, chosen: [] });
}

/** IA-066, IA-067 */
function endRound(state: State, frame: RoundFrame, on: On): void {
  endEffects(state);
  const { roundLimit } = state.table.options;
  if (roundLimit > 0 && state.round >= roundLimit) {
    compareTotals(state, 'IA-294', on);
    return;
  }
  state.initiative = otherSeat(state.initiative);
  on.tell?.({ type: 'initiative', seat: state.initiative, by: 'status' });
  state.round += 1;
  if (!isOver(state)) frame.step = START;
}

/** What lasts until the end of the round stops; Meditation and Expose Weakness wait on. */
function endEffects(state: State): void {
  state.lasting = state.lasting.map((bits) => bits & ~(COVERED | WARDED));
  state.used = state.used.map(() => 0);
  state.covering = 0;
  state.silenced = 0;
  state.sitting = 0;
  state.flipped = 0;
}
