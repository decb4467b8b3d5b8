import { at, type FrameRules, ruleOfFrame, type Seat, type StepContext } from '@parsecs/kernel';
import { type Answer, expectAnswer } from '../answers.ts';
import { attackAnswers, takeAttack } from '../attack/answers.ts';
import { runAttack } from '../attack/attack.ts';
import { effectRules } from '../behaviour/catalogue.ts';
import type { Event } from '../events.ts';
import type { DropFrame, Frame } from '../frames.ts';
import { spaceOfLabel } from '../lookup.ts';
import { missionAnswers, runMission, takeMission } from '../missions/process.ts';
import { offersAt } from '../offers.ts';
import { ask, isOver, NOBODY, pop, type State, topFrame } from '../state.ts';
import { actAnswers } from './act.ts';
import { groupAnswers, runActivation, runGroup, takeActivation, takeGroup } from './activation.ts';
import { buildAnswers, runBuild, takeBuild } from './build.ts';
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

/** What each kind of frame does: how it goes on, what it asks, what it does with an answer. */
const FRAMES: FrameRules<State, Frame, Answer, On> = {
  setup: { run: runSetup, answers: setupAnswers, take: takeSetup },
  build: { run: runBuild, answers: buildAnswers, take: takeBuild },
  round: { run: runRound, answers: turnAnswers, take: takeTurn },
  group: { run: runGroup, answers: groupAnswers, take: takeGroup },
  activation: { run: runActivation, answers: actAnswers, take: takeActivation },
  window: { run: runWindow, answers: windowAnswers, take: takeWindow },
  attack: { run: runAttack, answers: attackAnswers, take: takeAttack },
  walk: { run: runWalk, answers: walkFrameAnswers, take: takeWalk },
  path: { run: runPath },
  strain: { run: runStrain, answers: strainAnswers, take: takeStrain },
  effect: {
    run: (state, frame, on) => effectRules(frame.effect).run(state, frame, on),
    answers: (state, frame) => effectRules(frame.effect).answers?.(state, frame) ?? [],
    take: (state, frame, answer, on) => effectRules(frame.effect).take?.(state, frame, answer, on),
  },
  displace: { run: runDisplace, answers: displaceAnswers, take: takeDisplace },
  drop: { run: runDrop, answers: dropAnswers, take: takeDrop },
  mission: { run: runMission, answers: missionAnswers, take: takeMission },
};

/** Goes on with whatever is innermost until somebody is asked or the game is over. */
export function runOn(state: State, on: On): void {
  while (state.asked === NOBODY && !isOver(state)) {
    const frame = topFrame(state);
    ruleOfFrame(FRAMES, frame).run(state, frame, on);
  }
}

/** Every legal answer to the question that is asked. */
export function answersTo(state: State): readonly Answer[] {
  const frame = topFrame(state);
  return ruleOfFrame(FRAMES, frame).answers?.(state, frame, state.asked) ?? [];
}

/** Applies one legal answer and goes on. */
export function answer(state: State, seat: Seat, given: Answer, on: On): void {
  if (given.kind === 'resign') {
    resign(state, seat, on);
    return;
  }
  const frame = topFrame(state);
  const { take } = ruleOfFrame(FRAMES, frame);
  if (take === undefined) throw new Error(`${frame.kind} asks nothing`);
  state.asked = NOBODY;
  state.question = 'none';
  take(state, frame, given, on, seat);
  runOn(state, on);
}

/** IA-093: the owner of a large carrier says where its tokens fall. */
function runDrop(state: State, frame: DropFrame, on: On): void {
  if (new Set(frame.spaces).size === 1) drop(state, frame, at(frame.spaces, 0), on);
  else ask(state, 'drop', frame.by);
}

function dropAnswers(state: State, frame: DropFrame): readonly Answer[] {
  return frame.spaces.map((space) => offersAt(state).space(space));
}

function takeDrop(state: State, frame: DropFrame, answer: Answer, on: On): void {
  drop(state, frame, spaceOfLabel(state, expectAnswer(answer, 'space').space), on);
}

function drop(state: State, frame: DropFrame, space: number, on: On): void {
  pop(state, frame);
  for (const token of frame.tokens) layToken(state, token, space, on);
}
