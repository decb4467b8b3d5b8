import { type FrameRules, ruleOfFrame, type Seat } from '@parsecs/kernel';
import type { Answer } from '../answers/answer.ts';
import { isWord } from '../answers/answer-book.ts';
import { chosenShip } from '../answers/chosen.ts';
import { runAttack } from '../attack/attack.ts';
import { runOpportunity, takeOpportunity } from '../attack/opportunities.ts';
import { attackAnswers } from '../attack/targets.ts';
import type { On } from '../behaviour/declare.ts';
import { effectOf } from '../behaviour/uses.ts';
import type { Frame, OpportunityFrame } from '../frames.ts';
import { missionAnswers, missionOf, runMission, takeMission } from '../missions/mission.ts';
import { isOver, type State, topFrame } from '../state.ts';
import { actionAnswers, runAction, takeAction } from './actions.ts';
import { replacementAnswers, runActivation, takeReplacement } from './activation.ts';
import { bombAnswers, runBomb, takeBomb } from './bombs.ts';
import { chargeAnswers, runCharges, takeCharge } from './charges.ts';
import { runDamage, runDeal, runStress } from './damage.ts';
import { replaceMarkers } from './deck.ts';
import { lockAnswers, runLock, takeLock } from './locks.ts';
import { runManoeuvre } from './manoeuvre.ts';
import { moveAnswers, runMove, takeMove } from './moves.ts';
import { planningAnswers, takePlanning } from './planning.ts';
import { callTime, orderAnswers, runRound, takeOrder } from './round.ts';
import { runSetup, setupAnswers, takeSetup } from './setup-phase.ts';
import { concludeIfDue, resign } from './victory.ts';
import { runWindow, takeWindow, windowAnswers } from './windows.ts';

/** What each kind of frame does, asks and takes; one that never asks has `run` alone. */
const FRAME_RULES: FrameRules<State, Frame, Answer, On> = {
  setup: {
    run: runSetup,
    answers: setupAnswers,
    take: (state, frame, answer, on, seat) => takeSetup(state, frame, seat, answer, on),
  },
  round: {
    run: runRound,
    answers: (state, _frame, seat) =>
      isPlanning(state) ? planningAnswers(state, seat) : orderAnswers(state),
    take: (state, _frame, answer, on) => takeOrder(state, answer, on),
  },
  activation: {
    run: runActivation,
    answers: (state, { ship }) => replacementAnswers(state, ship),
    take: takeReplacement,
  },
  manoeuvre: { run: runManoeuvre },
  window: {
    run: runWindow,
    answers: windowAnswers,
    take: (state, frame, answer, on, seat) => takeWindow(state, frame, seat, answer, on),
  },
  action: { run: runAction, answers: actionAnswers, take: takeAction },
  lock: { run: runLock, answers: lockAnswers, take: takeLock },
  move: { run: runMove, answers: moveAnswers, take: takeMove },
  stress: { run: runStress },
  opportunity: { run: runOpportunity, answers: opportunityAnswers, take: takeOpportunity },
  attack: {
    run: (state, frame, on) => {
      missionOf(state).changeDice?.(state, frame, on);
      runAttack(state, frame, on);
    },
  },
  damage: { run: runDamage },
  deal: { run: runDeal },
  effect: {
    run: (state, frame, on) => {
      const { self, effect } = effectOf(state, frame.holding);
      effect.run(state, self, frame, on);
    },
    answers: (state, frame) => {
      const { self, effect } = effectOf(state, frame.holding);
      return effect.answers?.(state, self, frame) ?? [];
    },
    take: (state, frame, answer, on) => {
      const { self, effect } = effectOf(state, frame.holding);
      effect.take?.(state, self, frame, answer, on);
    },
  },
  bomb: {
    run: runBomb,
    answers: bombAnswers,
    take: (state, frame, answer, on) => takeBomb(state, frame, chosenShip(state, answer), on),
  },
  charges: { run: runCharges, answers: chargeAnswers, take: takeCharge },
  mission: { run: runMission, answers: missionAnswers, take: takeMission },
};

function isPlanning({ phase }: State): boolean {
  return phase === 'planning';
}

/** Goes on with whatever is innermost until somebody is asked or the game is over. */
export function runOn(state: State, on: On): void {
  while (state.asked === 0 && !isOver(state)) {
    if (state.markerOrder.length > 0) replaceMarkers(state, on);
    if (state.losses && !isStriking(state)) {
      state.losses = false;
      missionOf(state).afterLosses?.(state, on);
      concludeIfDue(state, on);
      if (isOver(state)) return;
    }
    const frame = topFrame(state);
    ruleOfFrame(FRAME_RULES, frame).run(state, frame, on);
  }
}

/** XW-160, XW-311: an effect that has begun strikes every ship it strikes before anybody has won. */
function isStriking(state: State): boolean {
  return state.frames.some(({ kind }) => kind === 'bomb' || kind === 'effect');
}

/** Every legal answer to the question, or a start where there is a region. */
export function answersTo(state: State, seat: Seat): readonly Answer[] {
  const frame = topFrame(state);
  return ruleOfFrame(FRAME_RULES, frame).answers?.(state, frame, seat) ?? [];
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
  if (isWord(given, 'time-up')) {
    callTime(state, on);
    return;
  }
  const frame = topFrame(state);
  if (frame.kind === 'round' && isPlanning(state)) {
    // XW-033: everybody plans at the same time.
    if (!takePlanning(state, seat, given, on)) return;
    state.question = 'none';
  } else {
    const { take } = ruleOfFrame(FRAME_RULES, frame);
    if (take === undefined) throw new Error(`a ${frame.kind} asks nothing`);
    state.asked = 0;
    state.question = 'none';
    take(state, frame, given, on, seat);
  }
  runOn(state, on);
}
