import { at } from '@parsecs/kernel';
import type { MissionFrame } from '../frames.ts';
import { figureNamed, groupId, groupNamed, idOf } from '../lookup.ts';
import { missionOf } from '../missions/mission.ts';
import type { State } from '../state.ts';
import type { MissionMoment, MissionTask } from './moment.ts';

export function showMission(state: State, frame: MissionFrame): MissionMoment {
  const { by, when, chosen } = frame;
  switch (when) {
    case 'start-of-round':
      return { kind: 'mission', by, when };
    case 'end-of-round':
      return { kind: 'mission', by, when, task: showTask(state, frame) };
    case 'after-setup':
      return { kind: 'mission', by, when, marks: frame.step };
    case 'deliver':
      return { kind: 'mission', by, when, figure: idOf(state, at(chosen, 0)) };
    case 'draw':
      return { kind: 'mission', by, when, group: groupId(state, at(chosen, 0)) };
  }
}

export function restoreMission(state: State, moment: MissionMoment): MissionFrame {
  const { by, when } = moment;
  switch (when) {
    case 'start-of-round':
      return { kind: 'mission', when, step: 0, by, chosen: [] };
    case 'end-of-round':
      return { kind: 'mission', when, by, ...restoreTask(state, moment.task) };
    case 'after-setup':
      return { kind: 'mission', when, step: moment.marks, by, chosen: [] };
    case 'deliver':
      return { kind: 'mission', when, step: 0, by, chosen: [figureNamed(state, moment.figure)] };
    case 'draw':
      return { kind: 'mission', when, step: 0, by, chosen: [groupNamed(state, moment.group)] };
  }
}

/** Missions that only count points have nothing to show. */
function showTask(state: State, frame: MissionFrame): MissionTask | null {
  return missionOf(state).endOfRound?.show(state, frame) ?? null;
}

function restoreTask(
  state: State,
  task: MissionTask | null,
): Pick<MissionFrame, 'step' | 'chosen'> {
  const process = missionOf(state).endOfRound;
  if (task === null || process === undefined) return { step: 0, chosen: [] };
  return process.restore(state, task);
}
