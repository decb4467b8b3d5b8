import { at, type Seat, type StepContext } from '@parsecs/kernel';
import type { Answer as Given } from '../answers.ts';
import { attackAnswers, takeAttack } from '../attack/answers.ts';
import { runAttack } from '../attack/attack.ts';
import { effectRules } from '../catalogue.ts';
import type { Event } from '../events.ts';
import type { DropFrame, Frame } from '../frames.ts';
import { missionAnswers, runMission, takeMission } from '../missions/mission.ts';
import { type Answer, reply } from '../replies.ts';
import { ask, isOver, NOBODY, pop, type State, topFrame } from '../state.ts';
import {
  activationAnswers,
  groupAnswers,
  runActivation,
  runGroup,
  takeActivation,
  takeGroup,
} from './activation.ts';
import { layToken } from './defeat.ts';
import {
  displaceAnswers,
  runDisplace,
  runPath,
  runWalk,
  takeDisplace,
  takeWalk,
  walkFrameAnswers,
} from './movement.ts';
import { runRound, takeTurn, turnAnswers } from './round.ts';
import { runSetup, setupAnswers, takeSetup } from './setup-phase.ts';
import { runStrain, strainAnswers, takeStrain } from './strain.ts';
import { resign } from './victory.ts';
import { runWindow, takeWindow, windowAnswers } from './windows.ts';

type On = StepContext<Event>;

/** Goes on with whatever is innermost until somebody is asked or the game is over. */
export function runOn(state: State, on: On): void {
  while (state.asked === NOBODY && !isOver(state)) runFrame(state, topFrame(state), on);
}

function runFrame(state: State, frame: Frame, on: On): void {
  switch (frame.kind) {
    case 'setup':
      return runSetup(state, frame, on);
    case 'round':
      return runRound(state, frame, on);
    case 'group':
      return runGroup(state, frame, on);
    case 'activation':
      return runActivation(state, frame, on);
    case 'window':
      return runWindow(state, frame, on);
    case 'attack':
      return runAttack(state, frame, on);
    case 'walk':
      return runWalk(state, frame);
    case 'path':
      return runPath(state, frame);
    case 'strain':
      return runStrain(state, frame, on);
    case 'effect':
      return effectRules(frame.effect).run(state, frame, on);
    case 'displace':
      return runDisplace(state, frame);
    case 'drop':
      return runDrop(state, frame, on);
    case 'mission':
      return runMission(state, frame, on);
  }
}

/** Every legal answer to the question that is asked. */
export function answersTo(state: State): readonly Answer[] {
  const frame = topFrame(state);
  switch (frame.kind) {
    case 'setup':
      return setupAnswers(state, frame);
    case 'round':
      return turnAnswers(state);
    case 'group':
      return groupAnswers(state, frame);
    case 'activation':
      return activationAnswers(state, frame);
    case 'window':
      return windowAnswers(state, frame);
    case 'attack':
      return attackAnswers(state, frame);
    case 'walk':
      return walkFrameAnswers(state, frame);
    case 'strain':
      return strainAnswers(state);
    case 'effect':
      return effectRules(frame.effect).answers?.(state, frame) ?? [];
    case 'displace':
      return displaceAnswers(state, frame);
    case 'drop':
      return frame.spaces.map((space) => reply(state, 'space', space));
    case 'mission':
      return missionAnswers(state, frame);
    case 'path':
      return [];
  }
}

/** Applies one legal answer and goes on. */
export function answer(state: State, seat: Seat, chosen: Given, on: On): void {
  if (chosen.kind === 'resign') {
    resign(state, seat, on);
    return;
  }
  const frame = topFrame(state);
  const given = answersTo(state).find(({ id }) => id === chosen.id);
  if (given === undefined) throw new Error(`${chosen.id} is not offered`);
  state.asked = NOBODY;
  state.question = 'none';
  take(state, frame, given, on);
  runOn(state, on);
}

function take(state: State, frame: Frame, given: Answer, on: On): void {
  switch (frame.kind) {
    case 'setup':
      return takeSetup(state, frame, given, on);
    case 'round':
      return takeTurn(state, given, on);
    case 'group':
      return takeGroup(state, frame, given);
    case 'activation':
      return takeActivation(state, frame, given, on);
    case 'window':
      return takeWindow(state, frame, given, on);
    case 'attack':
      return takeAttack(state, frame, given, on);
    case 'walk':
      return takeWalk(state, frame, given, on);
    case 'strain':
      return takeStrain(state, frame, given, on);
    case 'effect':
      effectRules(frame.effect).take?.(state, frame, given, on);
      return;
    case 'displace':
      return takeDisplace(state, frame, given, on);
    case 'drop':
      return takeDrop(state, frame, given.a, on);
    case 'mission':
      return takeMission(state, frame, given, on);
    case 'path':
      throw new Error('a way asks nothing');
  }
}

/** IA-093: the owner of a large carrier says where its tokens fall. */
function runDrop(state: State, frame: DropFrame, on: On): void {
  if (new Set(frame.spaces).size === 1) takeDrop(state, frame, at(frame.spaces, 0), on);
  else ask(state, 'drop', frame.by);
}

function takeDrop(state: State, frame: DropFrame, space: number, on: On): void {
  pop(state, frame);
  for (const token of frame.tokens) layToken(state, token, space, on);
}
