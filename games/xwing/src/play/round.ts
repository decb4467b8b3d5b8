import type { Answer } from '../answers/answer.ts';
import { chosenShip } from '../answers/chosen.ts';
import { giveOpportunity, nextAnswers, nextOpportunity } from '../attack/opportunities.ts';
import type { On } from '../behaviour/declare.ts';
import { tellInForce } from '../behaviour/hooks.ts';
import { hasModifier, mayOpen } from '../behaviour/uses.ts';
import type { RoundFrame } from '../frames.ts';
import { missionOf } from '../missions/mission.ts';
import { HELD, hasFlag, IN_PLAY, idOf, NONE, newWindow, push, type State } from '../state.ts';
import { stepName, stepNumber } from '../steps.ts';
import type { Phase, Window } from '../vocabulary.ts';
import { activate, activationOrder, nextActivation } from './activation.ts';
import { setOffNext } from './bombs.ts';
import { destroyShip } from './destroy.ts';
import { endOfActivations } from './manoeuvre.ts';
import { startPlanning } from './planning.ts';
import { concludeAtLimit } from './victory.ts';

const START: number = stepNumber('round', 'start');
const PLAN: number = stepNumber('round', 'plan');
const ACTIVATION_START: number = stepNumber('round', 'activation-start');
const ACTIVATIONS: number = stepNumber('round', 'activations');
const CHARGES: number = stepNumber('round', 'charges');
const COMBAT_START: number = stepNumber('round', 'combat-start');
const OPPORTUNITIES: number = stepNumber('round', 'opportunities');
const TOKENS: number = stepNumber('round', 'tokens');

/** Where a round stands when one of these begins, for positions that are laid out by hand. */
export const PHASE_STEPS: Readonly<Record<Exclude<Phase, 'setup'>, number>> = {
  planning: PLAN,
  activation: ACTIVATION_START,
  combat: COMBAT_START,
  end: TOKENS,
};

/** XW-028, XW-029 */
export function runRound(state: State, frame: RoundFrame, on: On): void {
  const { step } = frame;
  frame.step = step + 1;
  switch (stepName('round', step)) {
    case 'start':
      return startRound(state, on);
    case 'plan':
      return startPlanning(state);
    case 'activation-start':
      beginPhase(state, 'activation', on);
      missionOf(state).startActivation?.(state);
      return open(state, 'activation-start');
    case 'activations':
      if (nextActivation(state, on)) frame.step = ACTIVATIONS;
      return undefined;
    case 'charges':
      if (setOffNext(state)) frame.step = CHARGES;
      return undefined;
    case 'activation-end':
      endOfActivations(state);
      return open(state, 'activation-end');
    case 'combat-start':
      beginPhase(state, 'combat', on);
      return open(state, 'combat-start');
    case 'opportunities':
      if (nextOpportunity(state)) frame.step = OPPORTUNITIES;
      return undefined;
    case 'combat-end':
      endCombat(state, on);
      return open(state, 'combat-end');
    case 'tokens':
      beginPhase(state, 'end', on);
      return removeTokens(state, on);
    case 'end-effects':
      return open(state, 'end-effects');
    case 'reinforcements':
      missionOf(state).endPhase?.(state);
      return undefined;
    case 'round-end':
      return open(state, 'round-end');
    case 'over':
      frame.step = START;
      return endRound(state, on);
  }
}

function open(state: State, window: Window): void {
  if (mayOpen(state, window)) push(state, newWindow(window, NONE));
}

function beginPhase(state: State, phase: Phase, on: On): void {
  state.phase = phase;
  on.tell?.({ type: 'phase-began', phase });
}

function startRound(state: State, on: On): void {
  state.round += 1;
  on.tell?.({ type: 'round-began', round: state.round });
  beginPhase(state, 'planning', on);
  open(state, 'planning-start');
}

/** XW-306: skill changes end; ships kept by their own card go. */
function endCombat(state: State, on: On): void {
  for (let ship = 0; ship < state.skillForNow.length; ship += 1) {
    state.skillForNow[ship] = NONE;
    if (hasFlag(state, ship, HELD)) destroyShip(state, ship, on);
  }
}

/** XW-156, XW-157 */
function removeTokens(state: State, on: On): void {
  for (let ship = 0; ship < state.focus.length; ship += 1) {
    const keeps = hasModifier(state, ship, 'keepsFocus');
    if (keeps && (state.focus[ship] as number) > 0) tellInForce(state, ship, 'keepsFocus', on);
    const focus = keeps ? 0 : (state.focus[ship] as number);
    const evade = state.evade[ship] as number;
    if (focus + evade === 0 || state.status[ship] !== IN_PLAY) continue;
    state.focus[ship] = (state.focus[ship] as number) - focus;
    state.evade[ship] = 0;
    on.tell?.({ type: 'tokens-removed', ship: idOf(state, ship), focus, evade });
  }
}

function endRound(state: State, on: On): void {
  if (isLastRound(state)) {
    concludeAtLimit(state, on);
    return;
  }
  for (let ship = 0; ship < state.flags.length; ship += 1) {
    state.flags[ship] = (state.flags[ship] as number) & HELD;
    state.actions[ship] = 0;
    state.effects[ship] = 0;
    state.dial[ship] = NONE;
    state.dialSeenBy[ship] = 0;
  }
}

/** XW-314: setting up counts as a part of the first round. */
export function isLastRound({ setup, round }: State): boolean {
  return setup.roundLimit > 0 && Math.max(1, round) >= setup.roundLimit;
}

/** XW-318: the time is up, so the match is limited to the round that is being played. */
export function callTime(state: State, on: On): void {
  const round = Math.max(1, state.round);
  state.setup = { ...state.setup, roundLimit: round };
  on.tell?.({ type: 'time-up', round });
}

export function orderAnswers(state: State): readonly Answer[] {
  return state.question === 'attack-next' ? nextAnswers(state) : activationOrder(state);
}

export function takeOrder(state: State, answer: Answer, on: On): void {
  const ship = chosenShip(state, answer);
  if (state.phase === 'combat') giveOpportunity(state, ship);
  else activate(state, ship, on);
}
