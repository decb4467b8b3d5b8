import { at } from '@parsecs/kernel';
import type { Answer } from '../answers/answer.ts';
import { manoeuvreAnswers, shipAnswer } from '../answers/answer-book.ts';
import { expectAnswer, placeOnDial } from '../answers/chosen.ts';
import { colourOf, RED, WHITE } from '../battle.ts';
import type { On } from '../behaviour/declare.ts';
import { mayActStressed } from '../behaviour/hooks.ts';
import { mayOpen, modifiersWith } from '../behaviour/uses.ts';
import type { ActivationFrame } from '../frames.ts';
import { missionOf } from '../missions/mission.ts';
import { writeManoeuvre } from '../names.ts';
import {
  ACTIVATED,
  ask,
  captainOf,
  DIAL_SHOWN,
  HIT_OBSTACLE,
  hasFlag,
  idOf,
  isInPlay,
  NONE,
  newWindow,
  otherTeam,
  pop,
  push,
  rulesOf,
  SKIPS_ACTION,
  type State,
  seatOf,
  setFlag,
  teamOf,
} from '../state.ts';
import { stepName, stepNumber } from '../steps.ts';
import { effectiveColour, hasEffect, isIonised, isStressed } from '../values.ts';
import { CARD_ACTIONS, type Window } from '../vocabulary.ts';
import { startManoeuvre } from './dial.ts';
import { nextShips } from './turn.ts';

/** XW-053, XW-054: the next ship's activation; false when every ship has had its own. */
export function nextActivation(state: State, on: On): boolean {
  const ships = nextShips(state, ACTIVATED, 1);
  const [first] = ships;
  if (first === undefined) return false;
  if (ships.length > 1) ask(state, 'activate-next', seatOf(state, first));
  else activate(state, first, on);
  return true;
}

export function activationOrder(state: State): readonly Answer[] {
  return nextShips(state, ACTIVATED, 1).map((ship) => shipAnswer(state, ship));
}

export function activate(state: State, ship: number, on: On): void {
  state.active = ship;
  setFlag(state, ship, ACTIVATED);
  on.tell?.({ type: 'activated', ship: idOf(state, ship) });
  push(state, {
    kind: 'activation',
    ship,
    step: 0,
    // XW-301: a ship without a dial drifts straight ahead; others show theirs when it is revealed.
    bearing: 'straight',
    speed: 1,
    colour: WHITE,
    actions: 0,
  });
}

const ACT: number = stepNumber('activation', 'act');

export function runActivation(state: State, frame: ActivationFrame, on: On): void {
  const { ship, step } = frame;
  if (!isInPlay(state, ship)) {
    finish(state, frame);
    return;
  }
  frame.step = step + 1;
  const isDrifting = state.dial[ship] === NONE;
  switch (stepName('activation', step)) {
    case 'before-reveal':
      if (!isDrifting) open(state, 'before-reveal', ship);
      return;
    case 'reveal':
      if (isDrifting) open(state, 'execute', ship);
      else reveal(state, frame, on);
      return;
    case 'check-stress':
      if (mustReplace(state, frame)) {
        ask(state, 'replace-manoeuvre', captainOf(otherTeam(teamOf(state, ship))));
      }
      return;
    case 'execute': {
      const isAdrift = isDrifting && isIonised(state, ship);
      const colour = effectiveColour(state, ship, frame.bearing, frame.colour);
      startManoeuvre(state, ship, frame, colour, isAdrift);
      return;
    }
    case 'act':
      performAction(state, frame, on);
      return;
    case 'over':
      finish(state, frame);
  }
}

function finish(state: State, frame: ActivationFrame): void {
  state.active = NONE;
  pop(state, frame);
}

function open(state: State, window: Window, ship: number): void {
  if (mayOpen(state, window)) push(state, newWindow(window, ship));
}

/** XW-055 */
function reveal(state: State, frame: ActivationFrame, on: On): void {
  const { ship } = frame;
  const shown = at(rulesOf(state, ship).dial, at(state.dial, ship));
  frame.bearing = shown.bearing;
  frame.speed = shown.speed;
  frame.colour = colourOf(shown);
  setFlag(state, ship, DIAL_SHOWN);
  on.tell?.({
    type: 'dial-revealed',
    ship: idOf(state, ship),
    manoeuvre: writeManoeuvre(frame),
    reveals: true,
  });
  open(state, 'revealed', ship);
}

/** XW-168 */
function mustReplace(state: State, { ship, bearing, colour }: ActivationFrame): boolean {
  return isStressed(state, ship) && effectiveColour(state, ship, bearing, colour) === RED;
}

/** XW-168, A-16: every manoeuvre of the dial that is not red; else the slowest ones. */
export function replacementAnswers(state: State, ship: number): readonly Answer[] {
  const { dial } = rulesOf(state, ship);
  const { allowsManoeuvre } = missionOf(state);
  const answers = manoeuvreAnswers(state, ship);
  const isLegal = (place: number): boolean =>
    allowsManoeuvre === undefined || allowsManoeuvre(state, ship, place);
  const easy = answers.filter((_, place) => {
    const manoeuvre = at(dial, place);
    const colour = effectiveColour(state, ship, manoeuvre.bearing, colourOf(manoeuvre));
    return colour !== RED && isLegal(place);
  });
  if (easy.length > 0) return easy;
  const slowest = Math.min(...dial.filter((_, place) => isLegal(place)).map(({ speed }) => speed));
  return answers.filter((_, place) => at(dial, place).speed === slowest && isLegal(place));
}

export function takeReplacement(
  state: State,
  frame: ActivationFrame,
  answer: Answer,
  on: On,
): void {
  const { manoeuvre } = expectAnswer(answer, 'manoeuvre');
  const place = placeOnDial(state, frame.ship, manoeuvre);
  const chosen = at(rulesOf(state, frame.ship).dial, place);
  frame.bearing = chosen.bearing;
  frame.speed = chosen.speed;
  frame.colour = colourOf(chosen);
  on.tell?.({
    type: 'manoeuvre-replaced',
    ship: idOf(state, frame.ship),
    manoeuvre,
    seat: captainOf(otherTeam(teamOf(state, frame.ship))),
  });
  // XW-305: cards that change the colour of any manoeuvre change this one, too.
  open(state, 'execute', frame.ship);
}

/** XW-061: one action, or as many as a card allows in this step. */
function performAction(state: State, frame: ActivationFrame, on: On): void {
  const { ship } = frame;
  const why = whySkipped(state, ship);
  if (why !== undefined) {
    if (frame.actions === 0) on.tell?.({ type: 'action-skipped', ship: idOf(state, ship), why });
    return;
  }
  if (frame.actions > 0 && frame.actions >= actionsInStep(state, ship)) return;
  frame.actions += 1;
  frame.step = ACT;
  push(state, {
    kind: 'action',
    ship,
    allowed: rulesOf(state, ship).bar | CARD_ACTIONS,
    free: false,
    step: 0,
    action: NONE,
  });
}

function whySkipped(
  state: State,
  ship: number,
): 'card' | 'overlap' | 'obstacle' | 'stress' | undefined {
  if (hasEffect(state, ship, 'skips-action')) return 'card';
  if (hasFlag(state, ship, SKIPS_ACTION)) return 'overlap';
  if (hasFlag(state, ship, HIT_OBSTACLE)) return 'obstacle';
  return isStressed(state, ship) && !mayActStressed(state, ship) ? 'stress' : undefined;
}

function actionsInStep(state: State, ship: number): number {
  let most = 1;
  for (const { modifier } of modifiersWith(state, ship, 'actionsInStep')) {
    most = Math.max(most, modifier.actionsInStep ?? 1);
  }
  return most;
}
