import { at, type Seat, type StepContext } from '@parsecs/kernel';
import { type Answer, expectAnswer } from '../answers.ts';
import { figuresOnMap, spacesOf } from '../board.ts';
import type { Event } from '../events.ts';
import type { MissionFrame } from '../frames.ts';
import { groupId, groupNamed, tokenNamed } from '../lookup.ts';
import { offersAt, plain } from '../offers.ts';
import { drawCards } from '../play/cards.ts';
import { sufferDamage } from '../play/defeat.ts';
import { endMovement } from '../play/movement.ts';
import { gainOf, score } from '../play/victory.ts';
import {
  ask,
  isOver,
  otherSeat,
  ownerOf,
  pop,
  push,
  rulesOf,
  type State,
  siteOfState,
} from '../state.ts';
import { MARKS } from '../vocabulary.ts';
import { discardToken } from './interactions.ts';
import { raiderAnswers, runRaiders, takeRaiders } from './raiders.ts';
import { controllerOfToken, scoreMission } from './scoring.ts';

type On = StepContext<Event>;

const BOMBARDMENT = 2;
const EXCAVATION_VP = 6;
const DELIVERY_VP = 10;
const MOST_BLUE = 2;

/** What missions do of themselves, at the moments that their cards name. */
export function runMission(state: State, frame: MissionFrame, on: On): void {
  switch (frame.when) {
    case 'start-of-round':
      return startOfRound(state, frame);
    case 'end-of-round':
      return endOfRound(state, frame, on);
    case 'after-setup':
      return markGroups(state, frame, on);
    case 'deliver':
      ask(state, 'deliver', frame.by);
      return;
    case 'draw':
      if (at(state.decks, frame.by).length === 0) pop(state, frame);
      else ask(state, 'draw', frame.by);
  }
}

export function missionAnswers(state: State, frame: MissionFrame): readonly Answer[] {
  switch (frame.when) {
    case 'start-of-round':
    case 'deliver':
    case 'draw':
      return [plain('yes'), plain('no')];
    case 'after-setup':
      return markAnswers(state, frame);
    case 'end-of-round':
      return siteOfState(state).mission.id === 'moisture-farm-b'
        ? raiderAnswers(state, frame)
        : excavateAnswers(state, frame);
  }
}

export function takeMission(state: State, frame: MissionFrame, answer: Answer, on: On): void {
  const yes = answer.kind === 'yes';
  switch (frame.when) {
    case 'start-of-round':
      pop(state, frame);
      if (yes) bombard(state, frame.by, on);
      return;
    case 'deliver':
      pop(state, frame);
      if (yes) deliver(state, frame, on);
      return;
    case 'draw':
      pop(state, frame);
      if (yes) drawCards(state, frame.by, 1, on);
      return;
    case 'after-setup':
      return takeMark(state, frame, answer, on);
    case 'end-of-round':
      if (siteOfState(state).mission.id === 'moisture-farm-b') {
        takeRaiders(state, frame, answer, on);
        return;
      }
      frame.chosen.push(answer.kind === 'token' ? tokenNamed(state, answer.token) : -1);
      frame.step += 1;
  }
}

// Leave No Evidence.

/** IA-281: control is looked at when the window opens. */
function startOfRound(state: State, frame: MissionFrame): void {
  const site = siteOfState(state);
  const beacon = site.tokens.findIndex(({ kind }) => kind === 'communications-beacon');
  const caller =
    site.mission.id === 'massassi-ruins-b' && beacon !== -1 ? controllerOfToken(state, beacon) : -1;
  if (caller === -1) pop(state, frame);
  else if (caller === frame.by) ask(state, 'bombard', caller);
  else {
    pop(state, frame);
    push(state, { ...frame, by: caller });
  }
}

function bombard(state: State, by: Seat, on: On): void {
  const { grid } = siteOfState(state);
  const hit = figuresOnMap(state).filter((figure) =>
    spacesOf(state, figure).some((space) => grid.exterior[space] === true),
  );
  on.tell?.({ type: 'bombarded', seat: by });
  sufferDamage(state, hit, BOMBARDMENT, 'mission', by, on);
}

function endOfRound(state: State, frame: MissionFrame, on: On): void {
  const { id } = siteOfState(state).mission;
  if (id === 'moisture-farm-b') {
    runRaiders(state, frame, on);
    return;
  }
  if (id === 'massassi-ruins-b') {
    excavate(state, frame, on);
    return;
  }
  pop(state, frame);
  scoreMission(state, on);
}

/** The initiative player first; both gains count before victory is tested (IA-065). */
function excavate(state: State, frame: MissionFrame, on: On): void {
  while (frame.step < 2) {
    if (excavateAnswers(state, frame).length > 1) {
      ask(state, 'excavate', excavator(frame));
      return;
    }
    frame.chosen.push(-1);
    frame.step += 1;
  }
  pop(state, frame);
  const gains = [0, 0];
  for (const [index, token] of frame.chosen.entries()) {
    if (token === -1) continue;
    discardToken(state, token, on);
    gains[index === 0 ? frame.by : otherSeat(frame.by)] = EXCAVATION_VP;
  }
  score(state, gains, 'mission', on);
}

function excavator(frame: MissionFrame): Seat {
  return frame.step === 0 ? frame.by : otherSeat(frame.by);
}

function excavateAnswers(state: State, frame: MissionFrame): readonly Answer[] {
  const seat = excavator(frame);
  const tokens = siteOfState(state).tokens.flatMap(({ kind }, token) =>
    kind === 'excavation-site' &&
    !frame.chosen.includes(token) &&
    controllerOfToken(state, token) === seat
      ? [offersAt(state).token('token', token)]
      : [],
  );
  return [...tokens, plain('pass')];
}

// Lost Knowledge.

function deliver(state: State, frame: MissionFrame, on: On): void {
  const figure = at(frame.chosen, 0);
  discardToken(state, state.tokenBy.indexOf(figure), on);
  score(state, gainOf(ownerOf(state, figure), DELIVERY_VP), 'mission', on);
  if (!isOver(state) && state.frames.at(-1)?.kind !== 'path') endMovement(state, figure);
}

// Deception Game.

/** Steps 0 and up mark for one player: first red, then blue up to two times. */
function markGroups(state: State, frame: MissionFrame, on: On): void {
  if (siteOfState(state).mission.id !== 'training-ground-b') {
    pop(state, frame);
    return;
  }
  const only = markAnswers(state, frame);
  if (frame.step > MOST_BLUE || (only.length === 1 && only[0]?.kind === 'pass'))
    endMarks(state, frame, on);
  else ask(state, 'mark', frame.by);
}

function ownGroups(state: State, seat: Seat): readonly number[] {
  return rulesOf(state).groups.flatMap(({ owner }, group) => (owner === seat ? [group] : []));
}

function markAnswers(state: State, frame: MissionFrame): readonly Answer[] {
  const colour = frame.step === 0 ? 'red' : 'blue';
  const free = ownGroups(state, frame.by).filter((group) => at(state.marks, group) === 0);
  const answers = free.map((group) => offersAt(state).mark(colour, group));
  return frame.step === 0 ? answers : [...answers, plain('pass')];
}

function takeMark(state: State, frame: MissionFrame, answer: Answer, on: On): void {
  if (answer.kind === 'pass') {
    endMarks(state, frame, on);
    return;
  }
  const { colour, group } = expectAnswer(answer, 'mark');
  state.marks[groupNamed(state, group)] = MARKS.indexOf(colour) + 1;
  frame.step += 1;
}

/** Which groups are marked is seen only when all tokens lie there; the order would tell colours. */
function endMarks(state: State, frame: MissionFrame, on: On): void {
  pop(state, frame);
  if (!on.tell) return;
  for (const group of ownGroups(state, frame.by)) {
    const mark = at(state.marks, group);
    if (mark === 0) continue;
    on.tell({
      type: 'marked',
      seat: frame.by,
      group: groupId(state, group),
      mark: at(MARKS, mark - 1),
    });
  }
}
