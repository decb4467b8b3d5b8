import type { Seat } from '@parsecs/kernel';
import type { Answer } from '../answers/answer.ts';
import { CHANGE, changeAnswer, dialAnswers, isWord, READY_ANSWER } from '../answers/answer-book.ts';
import { placeOnDial, shipNamed } from '../answers/chosen.ts';
import type { On } from '../behaviour/declare.ts';
import { missionOf } from '../missions/mission.ts';
import { CHANGING, IN_PLAY, NONE, READY, rulesOf, SETTING, type State } from '../state.ts';
import { isIonised } from '../values.ts';
import type { QuestionKind } from '../vocabulary.ts';

/** XW-031, XW-301: ships that get a dial this round. */
function needsDial(state: State, ship: number): boolean {
  if (state.status[ship] !== IN_PLAY || isIonised(state, ship)) return false;
  return rulesOf(state, ship).pilot !== undefined;
}

function hasDial(state: State, ship: number): boolean {
  return (state.dial[ship] as number) !== NONE;
}

/** Everybody who has a dial to set is asked at the same time (XW-033). */
export function startPlanning(state: State): void {
  const { seats } = state.roster;
  let asked = 0;
  state.planning.fill(READY);
  for (let ship = 0; ship < seats.length; ship += 1) {
    state.dial[ship] = NONE;
    state.dialSeenBy[ship] = 0;
    if (!needsDial(state, ship)) continue;
    const seat = seats[ship] as Seat;
    state.planning[seat] = SETTING;
    asked |= 1 << seat;
  }
  if (asked === 0) return;
  state.question = 'dial';
  state.asked = asked;
}

/** Whether every ship of the seat has its dial. */
function isAllSet(state: State, seat: Seat): boolean {
  const { seats } = state.roster;
  for (let ship = 0; ship < seats.length; ship += 1) {
    if (seats[ship] === seat && !hasDial(state, ship) && needsDial(state, ship)) return false;
  }
  return true;
}

export function planningQuestion(state: State, seat: Seat): QuestionKind {
  if (!isAllSet(state, seat)) return 'dial';
  return state.planning[seat] === CHANGING ? 'change-dial' : 'ready';
}

const READY_OR_CHANGE: readonly Answer[] = [READY_ANSWER, CHANGE];

export function planningAnswers(state: State, seat: Seat): readonly Answer[] {
  const kind = planningQuestion(state, seat);
  if (kind === 'ready') return READY_OR_CHANGE;
  const { seats } = state.roster;
  const { allowsManoeuvre } = missionOf(state);
  const answers: Answer[] = [];
  for (let ship = 0; ship < seats.length; ship += 1) {
    if (seats[ship] !== seat || !needsDial(state, ship)) continue;
    if (kind === 'change-dial') answers.push(changeAnswer(state, ship));
    else if (!hasDial(state, ship)) {
      const all = dialAnswers(state, ship);
      if (allowsManoeuvre === undefined) {
        for (let place = 0; place < all.length; place += 1) answers.push(all[place] as Answer);
      } else {
        answers.push(...all.filter((_, place) => allowsManoeuvre(state, ship, place)));
      }
    }
  }
  return answers;
}

/** XW-030 to XW-036, A-26; gives whether everybody is ready. */
export function takePlanning(state: State, seat: Seat, answer: Answer, on: On): boolean {
  if (answer.kind === 'dial') {
    const ship = shipNamed(state, answer.ship);
    state.dial[ship] = placeOnDial(state, ship, answer.manoeuvre);
    on.tell?.({ type: 'dial-set', ship: answer.ship, manoeuvre: answer.manoeuvre });
    return false;
  }
  if (answer.kind === 'change') {
    state.dial[shipNamed(state, answer.ship)] = NONE;
    state.planning[seat] = SETTING;
    on.tell?.({ type: 'dial-taken-back', ship: answer.ship });
    return false;
  }
  if (isWord(answer, 'change')) {
    state.planning[seat] = CHANGING;
    return false;
  }
  state.planning[seat] = READY;
  state.asked &= ~(1 << seat);
  on.tell?.({ type: 'ready', seat });
  return state.asked === 0;
}
