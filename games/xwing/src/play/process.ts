import type { Seat } from '@parsecs/kernel';
import type { Answer } from '../answers/answer.ts';
import { isWord } from '../answers/answer-book.ts';
import { chosenShip } from '../answers/chosen.ts';
import { runAttack } from '../combat/attack.ts';
import { runOpportunity, takeOpportunity } from '../combat/combat.ts';
import { attackAnswers } from '../combat/targets.ts';
import type { On } from '../declare.ts';
import type { Frame, OpportunityFrame } from '../frames.ts';
import { missionAnswers, missionOf, runMission, takeMission } from '../missions/mission.ts';
import { isOver, type State, topFrame } from '../state.ts';
import { effectOf } from '../uses.ts';
import { actionAnswers, runAction, takeAction } from './actions.ts';
import { replacementAnswers, runActivation, takeReplacement } from './activation.ts';
import { bombAnswers, runBomb, takeBomb } from './bombs.ts';
import { chargeAnswers, runCharges, takeCharge } from './charges.ts';
import { replaceMarkers } from './deck.ts';
import { lockAnswers, runLock, takeLock } from './locks.ts';
import { runManoeuvre } from './manoeuvre.ts';
import { moveAnswers, runMove, takeMove } from './moves.ts';
import { planningAnswers, takePlanning } from './planning.ts';
import { orderAnswers, runRound, takeOrder } from './round.ts';
import { runDamage, runDeal, runStress } from './run-damage.ts';
import { runSetup, setupAnswers, takeSetup } from './setup-phase.ts';
import { concludeIfDue, resign } from './victory.ts';
import { runWindow, takeWindow, windowAnswers } from './windows.ts';

/** Goes on with whatever is innermost until somebody is asked or the game is over. */
export function runOn(state: State, on: On): void {
  while (state.asked === 0 && !isOver(state)) {
    if (state.marked.length > 0) replaceMarkers(state, on);
    if (state.fallen && !isStriking(state)) {
      state.fallen = false;
      missionOf(state).afterLosses?.(state, on);
      concludeIfDue(state, on);
      if (isOver(state)) return;
    }
    runFrame(state, topFrame(state), on);
  }
}

/** XW-160, XW-311: an effect that has begun strikes every ship it strikes before anybody has won. */
function isStriking(state: State): boolean {
  return state.frames.some(({ kind }) => kind === 'bomb' || kind === 'effect');
}

function runFrame(state: State, frame: Frame, on: On): void {
  switch (frame.kind) {
    case 'setup':
      return runSetup(state, frame, on);
    case 'round':
      return runRound(state, frame, on);
    case 'activation':
      return runActivation(state, frame, on);
    case 'manoeuvre':
      return runManoeuvre(state, frame, on);
    case 'window':
      return runWindow(state, frame, on);
    case 'action':
      return runAction(state, frame);
    case 'lock':
      return runLock(state, frame);
    case 'move':
      return runMove(state, frame);
    case 'stress':
      return runStress(state, frame, on);
    case 'opportunity':
      return runOpportunity(state, frame, on);
    case 'attack':
      missionOf(state).changeDice?.(state, frame, on);
      return runAttack(state, frame, on);
    case 'damage':
      return runDamage(state, frame, on);
    case 'deal':
      return runDeal(state, frame, on);
    case 'effect': {
      const { self, effect } = effectOf(state, frame.holding);
      return effect.run(state, self, frame, on);
    }
    case 'bomb':
      return runBomb(state, frame, on);
    case 'charges':
      return runCharges(state, frame, on);
    case 'mission':
      return runMission(state, frame, on);
  }
}

/** Every legal answer to the question, or a start where there is a region. */
export function answersTo(state: State, seat: Seat): readonly Answer[] {
  const frame = topFrame(state);
  switch (frame.kind) {
    case 'setup':
      return setupAnswers(state, frame);
    case 'round':
      return state.phase === 'planning' ? planningAnswers(state, seat) : orderAnswers(state);
    case 'activation':
      return replacementAnswers(state, frame.ship);
    case 'window':
      return windowAnswers(state, frame);
    case 'action':
      return actionAnswers(state, frame);
    case 'lock':
      return lockAnswers(state, frame);
    case 'move':
      return moveAnswers(state, frame);
    case 'opportunity':
      return opportunityAnswers(state, frame);
    case 'effect': {
      const { self, effect } = effectOf(state, frame.holding);
      return effect.answers?.(state, self, frame) ?? [];
    }
    case 'bomb':
      return bombAnswers(state, frame);
    case 'charges':
      return chargeAnswers(state, frame);
    case 'mission':
      return missionAnswers(state, frame);
    case 'manoeuvre':
    case 'stress':
    case 'attack':
    case 'damage':
    case 'deal':
      return [];
  }
}

function opportunityAnswers(state: State, frame: OpportunityFrame): readonly Answer[] {
  const attacks = attackAnswers(state, frame);
  const others = missionOf(state).insteadOfAttack?.(state, frame) ?? [];
  return others.length === 0 ? attacks : [...attacks, ...others];
}

/** Applies one legal answer and goes on. */
export function answer(state: State, seat: Seat, given: Answer, on: On): void {
  if (isWord(given, 'resign')) {
    resign(state, seat, on);
    return;
  }
  const frame = topFrame(state);
  if (frame.kind === 'round' && state.phase === 'planning') {
    if (!takePlanning(state, seat, given, on)) return;
    state.question = 'none';
  } else {
    state.asked = 0;
    state.question = 'none';
    take(state, frame, seat, given, on);
  }
  runOn(state, on);
}

function take(state: State, frame: Frame, seat: Seat, given: Answer, on: On): void {
  switch (frame.kind) {
    case 'setup':
      return takeSetup(state, frame, seat, given, on);
    case 'round':
      return takeOrder(state, given, on);
    case 'activation':
      return takeReplacement(state, frame, given, on);
    case 'window':
      return takeWindow(state, frame, seat, given, on);
    case 'action':
      return takeAction(state, frame, given, on);
    case 'lock':
      return takeLock(state, frame, given, on);
    case 'move':
      return takeMove(state, frame, given, on);
    case 'opportunity':
      return takeOpportunity(state, frame, given, on);
    case 'effect': {
      const { self, effect } = effectOf(state, frame.holding);
      effect.take?.(state, self, frame, given, on);
      return undefined;
    }
    case 'bomb':
      return takeBomb(state, frame, chosenShip(state, given), on);
    case 'charges':
      return takeCharge(state, frame, given, on);
    case 'mission':
      return takeMission(state, frame, given, on);
    case 'manoeuvre':
    case 'stress':
    case 'attack':
    case 'damage':
    case 'deal':
      throw new Error(`a ${frame.kind} asks nothing`);
  }
}
