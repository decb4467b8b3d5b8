import type { Answer } from '../answers.ts';
import type { MissionFrame } from '../frames.ts';
import { sufferDamage } from '../play/defeat.ts';
import { endMovement } from '../play/movement.ts';
import { score } from '../play/victory.ts';
import { pop, type State } from '../state.ts';
import { missionOf } from './mission.ts';
import type { Deeds, Gains, MissionProcess, On } from './mission-rules.ts';

const DEEDS: Deeds = { sufferDamage, endMovement };

function processOf(state: State, { when }: MissionFrame): MissionProcess | undefined {
  const mission = missionOf(state);
  switch (when) {
    case 'start-of-round':
      return mission.startOfRound;
    case 'end-of-round':
      return mission.endOfRound;
    case 'after-setup':
      return mission.afterSetup;
    case 'deliver':
      return mission.deliver;
    case 'draw':
      return mission.draw;
  }
}

/** What missions do of themselves, at the moments that their cards name. */
export function runMission(state: State, frame: MissionFrame, on: On): void {
  const process = processOf(state, frame);
  if (process !== undefined) {
    process.run(state, frame, on, DEEDS);
    return;
  }
  pop(state, frame);
  if (frame.when === 'end-of-round') scoreMission(state, on);
}

export function missionAnswers(state: State, frame: MissionFrame): readonly Answer[] {
  return processOf(state, frame)?.answers(state, frame) ?? [];
}

export function takeMission(state: State, frame: MissionFrame, answer: Answer, on: On): void {
  const process = processOf(state, frame);
  if (process === undefined) throw new Error(`the mission asks nothing at ${frame.when}`);
  process.take(state, frame, answer, on, DEEDS);
}

function scoreMission(state: State, on: On): void {
  const gains: Gains = [0, 0];
  missionOf(state).score?.(state, gains, on);
  if (gains[0] !== 0 || gains[1] !== 0) score(state, gains, 'mission', on);
}
