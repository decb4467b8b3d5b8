import type { Answer } from '../answers/answer.ts';
import { DECLINE, isWord, lockAnswer } from '../answers/answer-book.ts';
import { expectAnswer, shipNamed } from '../answers/chosen.ts';
import type { On } from '../behaviour/declare.ts';
import { tellInForce } from '../behaviour/hooks.ts';
import { hasModifier, mayOpen, modifiersWith } from '../behaviour/uses.ts';
import { isAtRange } from '../board.ts';
import type { LockFrame } from '../frames.ts';
import {
  ask,
  battleOf,
  isInPlay,
  NONE,
  newWindow,
  pop,
  push,
  type State,
  seatOf,
} from '../state.ts';
import { offerLock, placeLock, startEffect } from './tokens.ts';

const LOCK_RANGE = 3;

/** XW-076, XW-077: base to base in any direction, unless a card reaches farther. */
export function canLock(state: State, ship: number, target: number): boolean {
  const { teams } = battleOf(state);
  if (!isInPlay(state, target) || teams[ship] === teams[target]) return false;
  return hasModifier(state, ship, 'locksAnywhere') || isAtRange(state, ship, target, 1, LOCK_RANGE);
}

export function hasLockTarget(state: State, ship: number): boolean {
  const { count } = battleOf(state);
  for (let target = 0; target < count; target += 1) {
    if (canLock(state, ship, target)) return true;
  }
  return false;
}

/** Whom the ship may lock: a card may draw the lock to itself. */
function lockTargets(
  state: State,
  { ship, only, besides }: Pick<LockFrame, 'ship' | 'only' | 'besides'>,
): readonly number[] {
  if (only !== NONE) return canLock(state, ship, only) ? [only] : [];
  const { count } = battleOf(state);
  const targets: number[] = [];
  const drawn: number[] = [];
  for (let target = 0; target < count; target += 1) {
    if (target === besides || !canLock(state, ship, target)) continue;
    targets.push(target);
    if (hasModifier(state, target, 'drawsLocks')) drawn.push(target);
  }
  return drawn.length > 0 ? drawn : targets;
}

export function runLock(state: State, frame: LockFrame): void {
  const { ship, step } = frame;
  frame.step = step + 1;
  if (step === 0 && isInPlay(state, ship) && lockTargets(state, frame).length > 0) {
    ask(state, 'lock', seatOf(state, ship));
    return;
  }
  if (step === 1 && frame.target !== NONE) {
    if (mayOpen(state, 'lock-acquired'))
      push(state, newWindow('lock-acquired', ship, frame.target));
    return;
  }
  pop(state, frame);
  if (step === 2 && mayLockAnother(state, frame)) offerLock(state, ship, frame.target);
}

/** Weapons Engineer: one acquisition locks two ships. */
function mayLockAnother(state: State, { ship, target, besides }: LockFrame): boolean {
  if (besides !== NONE || !isInPlay(state, ship)) return false;
  if (!hasModifier(state, ship, 'holdsTwoLocks')) return false;
  return lockTargets(state, { ship, only: NONE, besides: target }).length > 0;
}

export function lockAnswers(state: State, frame: LockFrame): readonly Answer[] {
  const answers = lockTargets(state, frame).map((target) => lockAnswer(state, target));
  return frame.optional ? [DECLINE, ...answers] : answers;
}

/** XW-079, XW-081 */
export function takeLock(state: State, frame: LockFrame, answer: Answer, on: On): void {
  if (isWord(answer, 'decline')) return;
  const { ship, besides } = frame;
  const target = shipNamed(state, expectAnswer(answer, 'lock').target);
  frame.target = target;
  if (isDrawn(state, frame)) tellInForce(state, target, 'drawsLocks', on, ship);
  if (!isAtRange(state, ship, target, 1, LOCK_RANGE)) {
    tellInForce(state, ship, 'locksAnywhere', on, target);
  }
  if (besides !== NONE) tellInForce(state, ship, 'holdsTwoLocks', on, target);
  const slot = slotFor(state, frame);
  if (slot === NONE) askWhichGoes(state, ship, target);
  else placeLock(state, ship, target, slot, on);
}

/** Whether the ship might have locked another one but for the card of its target. */
function isDrawn(state: State, { ship, only, target }: LockFrame): boolean {
  if (only !== NONE || !hasModifier(state, target, 'drawsLocks')) return false;
  return state.status.some((_, other) => other !== target && canLock(state, ship, other));
}

/** The place of the new lock; −1 where two others are held and one of them has to go. */
function slotFor(state: State, { ship, target, besides }: LockFrame): number {
  if (!hasModifier(state, ship, 'holdsTwoLocks')) return 0;
  const first = state.locks[ship * 2];
  const second = state.locks[ship * 2 + 1];
  if (first === target || second === target) return first === target ? 0 : 1;
  if (first === NONE || second === NONE) return first === NONE ? 0 : 1;
  if (besides === NONE) return NONE;
  return first === besides ? 1 : 0;
}

function askWhichGoes(state: State, ship: number, target: number): void {
  const [engineer] = modifiersWith(state, ship, 'holdsTwoLocks');
  if (engineer !== undefined) startEffect(state, engineer.self, [target]);
}
