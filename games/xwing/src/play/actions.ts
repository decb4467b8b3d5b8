import { at } from '@parsecs/kernel';
import type { Answer } from '../answers/answer.ts';
import { ACTION_ANSWERS, isWord, PASS } from '../answers/answer-book.ts';
import { expectAnswer } from '../answers/chosen.ts';
import type { CardInPlay } from '../battle.ts';
import type { CardAction, On } from '../behaviour/declare.ts';
import { mayActStressed, tellInForce } from '../behaviour/hooks.ts';
import { cardActions, hasModifier, mayOpen, modifiersWith } from '../behaviour/uses.ts';
import type { ActionFrame } from '../frames.ts';
import { missionOf } from '../missions/mission.ts';
import { isShuttle } from '../missions/zones.ts';
import {
  ask,
  currentActivation,
  hasFlag,
  idOf,
  isInPlay,
  NO_FREE_ACTIONS,
  NONE,
  newWindow,
  pop,
  push,
  rulesOf,
  type State,
  seatOf,
} from '../state.ts';
import { isStressed } from '../values.ts';
import { ACTION_NUMBERS } from '../vocabulary.ts';
import { setOffDropped } from './bombs.ts';
import { hasLockTarget } from './locks.ts';
import { canBoost, canRoll } from './moves.ts';
import { acquireLock, giveEvade, giveFocus } from './tokens.ts';

const FOCUS = ACTION_NUMBERS.focus;
const TARGET_LOCK = ACTION_NUMBERS['target-lock'];
const EVADE = ACTION_NUMBERS.evade;
const BARREL_ROLL = ACTION_NUMBERS['barrel-roll'];
const BOOST = ACTION_NUMBERS.boost;
const PROXIMITY_MINES = ACTION_NUMBERS.proximitymines;

/** XW-061 to XW-065, XW-083, XW-313 */
export function runAction(state: State, frame: ActionFrame): void {
  const { ship, step } = frame;
  if (!isInPlay(state, ship)) {
    pop(state, frame);
    return;
  }
  frame.step = step + 1;
  if (step === 0) {
    if (mayAct(state, ship, frame.free)) {
      ask(state, frame.free ? 'free-action' : 'action', seatOf(state, ship));
    } else pop(state, frame);
    return;
  }
  if (step === 1 && frame.action !== NONE) {
    if (mayOpen(state, 'action-performed')) push(state, newWindow('action-performed', ship));
    if (frame.action === PROXIMITY_MINES) setOffDropped(state);
    return;
  }
  pop(state, frame);
}

/** XW-313: whether a free action out of these could be taken now. */
export function canActFreely(state: State, ship: number, allowed: number): boolean {
  return mayAct(state, ship, true) && actionAnswers(state, { ship, allowed }).length > 1;
}

/** XW-167 */
function mayAct(state: State, ship: number, free: boolean): boolean {
  // XW-256
  if (isShuttle(state, ship)) return false;
  if (free && hasFlag(state, ship, NO_FREE_ACTIONS)) return false;
  return !isStressed(state, ship) || mayActStressed(state, ship);
}

type Choice = Pick<ActionFrame, 'ship' | 'allowed'>;

/** D-26: the actions that can be taken now, and passing. */
export function actionAnswers(state: State, frame: Choice): readonly Answer[] {
  const { ship } = frame;
  const answers: Answer[] = [PASS];
  const allowed = allowedActions(state, frame);
  if ((allowed & (1 << FOCUS)) !== 0) answers.push(ACTION_ANSWERS[FOCUS] as Answer);
  if ((allowed & (1 << EVADE)) !== 0) answers.push(ACTION_ANSWERS[EVADE] as Answer);
  if ((allowed & (1 << TARGET_LOCK)) !== 0 && hasLockTarget(state, ship)) {
    answers.push(ACTION_ANSWERS[TARGET_LOCK] as Answer);
  }
  if ((allowed & (1 << BARREL_ROLL)) !== 0 && canRoll(state, ship)) {
    answers.push(ACTION_ANSWERS[BARREL_ROLL] as Answer);
  }
  if ((allowed & (1 << BOOST)) !== 0 && canBoost(state, ship)) {
    answers.push(ACTION_ANSWERS[BOOST] as Answer);
  }
  for (const { self, action } of cardActions(state, ship)) {
    const number = ACTION_NUMBERS[action.action];
    if ((allowed & (1 << number)) === 0 || !canPerform(state, self, action)) continue;
    const answer = at(ACTION_ANSWERS, number);
    if (!answers.includes(answer)) answers.push(answer);
  }
  const mission = missionOf(state).action;
  if (mission !== undefined) {
    const number = ACTION_NUMBERS[mission.action];
    if ((allowed & (1 << number)) !== 0 && mission.can(state, ship)) {
      answers.push(at(ACTION_ANSWERS, number));
    }
  }
  return answers;
}

function canPerform(state: State, self: CardInPlay, action: CardAction): boolean {
  const { contains } = action;
  if (contains !== undefined) {
    const allowed = 1 << ACTION_NUMBERS[contains];
    if (actionAnswers(state, { ship: self.ship, allowed }).length === 1) return false;
  }
  return action.can?.(state, self) ?? true;
}

/** What is granted, less what was done this round and what damage forbids. */
export function allowedActions(state: State, { ship, allowed }: Choice): number {
  const left = allowed & ~(state.actions[ship] as number);
  return hasModifier(state, ship, 'barsBarActions') ? left & ~rulesOf(state, ship).bar : left;
}

/** More actions than any card gives: the step is over. */
const ENOUGH = 15;

export function takeAction(state: State, frame: ActionFrame, answer: Answer, on: On): void {
  const { ship, free } = frame;
  if (isWord(answer, 'pass')) {
    on.tell?.({ type: 'passed', ship: idOf(state, ship), what: 'action' });
    const activation = currentActivation(state);
    if (!free && activation !== undefined) activation.actions = ENOUGH;
    return;
  }
  if (isStressed(state, ship)) tellInForce(state, ship, 'actsStressed', on);
  if (!free && (currentActivation(state)?.actions ?? 0) > 1) {
    tellInForce(state, ship, 'actionsInStep', on);
  }
  const { action } = expectAnswer(answer, 'action');
  const number = ACTION_NUMBERS[action];
  frame.action = number;
  state.actions[ship] = (state.actions[ship] as number) | (1 << number);
  on.tell?.({ type: 'action-taken', ship: idOf(state, ship), action, free });
  perform(state, ship, number, on);
}

function perform(state: State, ship: number, action: number, on: On): void {
  switch (action) {
    case FOCUS:
      tellInForce(state, ship, 'focusTokens', on);
      giveFocus(state, ship, focusTokens(state, ship), on);
      return;
    case EVADE:
      giveEvade(state, ship, on);
      return;
    case TARGET_LOCK:
      acquireLock(state, ship);
      return;
    case BARREL_ROLL:
    case BOOST:
      push(state, { kind: 'move', ship, boost: action === BOOST, step: 0 });
      return;
    default:
      performCard(state, ship, action, on);
  }
}

function focusTokens(state: State, ship: number): number {
  let tokens = 1;
  for (const { modifier } of modifiersWith(state, ship, 'focusTokens')) {
    tokens = Math.max(tokens, modifier.focusTokens ?? 1);
  }
  return tokens;
}

function performCard(state: State, ship: number, number: number, on: On): void {
  const mission = missionOf(state).action;
  if (mission !== undefined && ACTION_NUMBERS[mission.action] === number) {
    mission.perform(state, on);
    return;
  }
  const found = cardActions(state, ship).find(
    ({ self, action }) =>
      ACTION_NUMBERS[action.action] === number && canPerform(state, self, action),
  );
  found?.action.perform(state, found.self, on);
}
