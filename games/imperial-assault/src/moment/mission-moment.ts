import { at } from '@parsecs/kernel';
import type { MissionFrame } from '../frames.ts';
import {
  figureNamed,
  groupId,
  groupNamed,
  idOf,
  raiderNamed,
  tokenId,
  tokenNamed,
} from '../lookup.ts';
import { CHOOSE, DEPLOY, MOVE, PICK } from '../missions/raiders.ts';
import { readRaider, writeRaider } from '../names.ts';
import { type State, siteOfState } from '../state.ts';
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

function showTask(state: State, { step, chosen }: MissionFrame): MissionTask | null {
  switch (siteOfState(state).mission.id) {
    case 'moisture-farm-b':
      return showRaid(state, step, chosen);
    case 'massassi-ruins-b':
      return {
        task: 'excavate',
        chosen: chosen.map((token) => (token === -1 ? null : tokenId(state, token))),
      };
    default:
      return null;
  }
}

function showRaid(state: State, step: number, chosen: readonly number[]): MissionTask {
  const moved = chosen.map((raider) => writeRaider(raider + 1));
  switch (step) {
    case CHOOSE:
      return { task: 'raid', step: 'choose' };
    case PICK:
      return { task: 'raid', step: 'pick', moved };
    case MOVE:
      return { task: 'raid', step: 'move', moved };
    case DEPLOY:
      return { task: 'raid', step: 'deploy' };
    default: {
      const struck = chosen.map((figure) => idOf(state, figure));
      return { task: 'raid', step: 'strike', raider: writeRaider(step + 1), struck };
    }
  }
}

type Progress = Pick<MissionFrame, 'step' | 'chosen'>;

function restoreTask(state: State, task: MissionTask | null): Progress {
  if (task === null) return { step: 0, chosen: [] };
  if (task.task === 'excavate') {
    const chosen = task.chosen.map((token) => (token === null ? -1 : tokenNamed(state, token)));
    return { step: chosen.length, chosen };
  }
  switch (task.step) {
    case 'choose':
      return { step: CHOOSE, chosen: [] };
    case 'deploy':
      return { step: DEPLOY, chosen: [] };
    case 'pick':
    case 'move':
      return {
        step: task.step === 'pick' ? PICK : MOVE,
        chosen: task.moved.map((raider) => raiderNamed(state, raider)),
      };
    case 'strike': {
      const chosen = task.struck.map((figure) => figureNamed(state, figure));
      return { step: (readRaider(task.raider) ?? 1) - 1, chosen };
    }
  }
}
