import { at, type StepContext, takeOut } from '@parsecs/kernel';
import { type Answer, expectAnswer } from '../answers.ts';
import { crowdOf, figuresOf, sees } from '../board.ts';
import type { Event } from '../events.ts';
import type { ActivationFrame, GroupFrame, WindowFrame } from '../frames.ts';
import { figureNamed, groupId, idOf } from '../lookup.ts';
import { offersAt } from '../offers.ts';
import {
  ask,
  hasCondition,
  isOnMap,
  MEDITATED,
  otherSeat,
  ownerOf,
  pop,
  push,
  rulesOf,
  type State,
} from '../state.ts';
import { ACTIVATING, BLEEDING, EXHAUSTED, STUNNED, WEAKENED, type Window } from '../vocabulary.ts';
import { takeAct } from './act.ts';
import { gainConditions, loseConditions } from './conditions.ts';
import { freeStranded } from './movement.ts';
import { sufferStrain } from './strain.ts';

type On = StepContext<Event>;

const BEGIN = 0;
const ACT = 1;
const AFTER_ACTION = 2;
const AFTER_SPECIAL = 3;
const AFTER_WINDOW = 4;
const EXTRA = 5;
const AFTER_EXTRA = 6;
const EXHAUSTING = 7;
const END = 8;

const SPECIAL = 2;

export function windowFor(state: State, window: Window, about: number, only?: number): WindowFrame {
  const first = state.initiative;
  return {
    kind: 'window',
    window,
    seats: only === undefined ? [first, otherSeat(first)] : [only],
    index: 0,
    about,
    used: [],
    waiting: [],
  };
}

// The group.

export function openGroup(state: State, group: number, on: On): void {
  const { id, figures, owner, card } = at(rulesOf(state).groups, group);
  state.groups = state.groups.with(group, ACTIVATING);
  on.tell?.({ type: 'activated', seat: owner, group: id, card: card.id });
  const left = figures.filter((figure) => isOnMap(state, figure));
  push(state, { kind: 'group', group, left, step: 0 });
}

/** IA-057: the owner names the next figure each time. */
export function runGroup(state: State, frame: GroupFrame, on: On): void {
  if (waitingFigures(state, frame).length === 0) {
    exhaust(state, frame.group, on);
    pop(state, frame);
  } else ask(state, 'next-figure', at(rulesOf(state).groups, frame.group).owner);
}

function waitingFigures(state: State, frame: GroupFrame): readonly number[] {
  return frame.left.filter((figure) => isOnMap(state, figure));
}

export function groupAnswers(state: State, frame: GroupFrame): readonly Answer[] {
  return waitingFigures(state, frame).map((figure) => offersAt(state).next(figure));
}

export function takeGroup(state: State, frame: GroupFrame, answer: Answer): void {
  const figure = figureNamed(state, expectAnswer(answer, 'next').figure);
  takeOut(frame.left, figure);
  push(state, newActivation(figure));
}

function newActivation(figure: number): ActivationFrame {
  return {
    kind: 'activation',
    figure,
    step: BEGIN,
    spent: 0,
    extra: 0,
    points: 0,
    attacked: false,
    assault: false,
    left: false,
    displaced: false,
    kills: 0,
    lord: false,
    used: [],
    seenBy: [],
    limit: false,
    action: 0,
  };
}

/** IA-296 */
function exhaust(state: State, group: number, on: On): void {
  // Whoever was readied since, or has fallen, is left as it is.
  if (state.groups[group] !== ACTIVATING) return;
  state.groups = state.groups.with(group, EXHAUSTED);
  on.tell?.({ type: 'exhausted', group: groupId(state, group) });
}

// The figure.

export function runActivation(state: State, frame: ActivationFrame, on: On): void {
  // IA-059
  if (!isOnMap(state, frame.figure) && frame.step < EXHAUSTING) frame.step = EXHAUSTING;
  switch (frame.step) {
    case BEGIN:
      return begin(state, frame, on);
    case ACT:
      if (!freeStranded(state, frame.figure)) ask(state, 'act', ownerOf(state, frame.figure));
      return;
    case AFTER_ACTION:
      bleed(state, frame, AFTER_SPECIAL);
      return;
    case AFTER_SPECIAL:
      frame.step = AFTER_WINDOW;
      if (frame.action === SPECIAL) {
        const { figure } = frame;
        push(state, windowFor(state, 'after-special-action', figure, ownerOf(state, figure)));
      }
      return;
    case AFTER_WINDOW:
      frame.step = frame.limit ? EXTRA : ACT;
      frame.action = 0;
      return;
    case EXTRA:
      ask(state, 'extra-action', ownerOf(state, frame.figure));
      return;
    case AFTER_EXTRA:
      return afterExtra(state, frame, on);
    case EXHAUSTING:
      return exhaustWithFigure(state, frame, on);
    default:
      pop(state, frame);
  }
}

function begin(state: State, frame: ActivationFrame, on: On): void {
  const { figure } = frame;
  on.tell?.({ type: 'figure-activated', figure: idOf(state, figure) });
  // IA-314: sight for Element of Surprise is recorded before the window opens.
  const crowd = crowdOf(state);
  for (const enemy of figuresOf(state, otherSeat(ownerOf(state, figure)))) {
    if (sees(state, enemy, figure, false, crowd)) frame.seenBy.push(enemy);
  }
  const lasting = at(state.lasting, figure);
  if ((lasting & MEDITATED) !== 0) {
    state.lasting = state.lasting.with(figure, lasting & ~MEDITATED);
    frame.extra += 1;
  }
  frame.step = ACT;
  push(state, windowFor(state, 'start-of-activation', figure));
}

/** IA-224, IA-269: after the action; the one that shakes it off has already done so. */
function bleed(state: State, frame: ActivationFrame, next: number): void {
  frame.step = next;
  if (hasCondition(state, frame.figure, BLEEDING)) {
    sufferStrain(state, frame.figure, 1);
  }
}

/** IA-297: Bleeding first, then Stunned; points are lost. */
function afterExtra(state: State, frame: ActivationFrame, on: On): void {
  if (frame.action !== 0) {
    frame.action = 0;
    if (hasCondition(state, frame.figure, BLEEDING)) {
      sufferStrain(state, frame.figure, 1);
      return;
    }
  }
  frame.limit = false;
  frame.points = 0;
  frame.step = ACT;
  gainConditions(state, frame.figure, STUNNED, on);
}

/** IA-079, IA-296: points and Weakened go, the card is turned, then others may react. */
function exhaustWithFigure(state: State, frame: ActivationFrame, on: On): void {
  const { figure } = frame;
  frame.step = END;
  frame.points = 0;
  if (isOnMap(state, figure)) loseConditions(state, figure, WEAKENED, on);
  on.tell?.({ type: 'activation-ended', figure: idOf(state, figure) });
  const group = state.frames.find((other): other is GroupFrame => other.kind === 'group');
  if (group !== undefined && waitingFigures(state, group).length === 0) {
    exhaust(state, group.group, on);
  }
  pop(state, frame);
  push(state, windowFor(state, 'after-activation', figure));
}

export function takeActivation(state: State, frame: ActivationFrame, answer: Answer, on: On): void {
  if (answer.kind === 'end') {
    frame.step = EXHAUSTING;
    return;
  }
  if (answer.kind === 'stop') {
    frame.step = AFTER_EXTRA;
    frame.action = 0;
    return;
  }
  const next = frame.limit ? AFTER_EXTRA : AFTER_ACTION;
  if (takeAct(state, frame, answer, on)) frame.step = next;
}
