import type { Thinking } from '@parsecs/kernel';
import type { Answer } from '../answers.ts';
import type { StarshipBattles } from '../game-types.ts';
import type { State } from '../state.ts';
import { belief } from './belief.ts';
import { instinct } from './instinct.ts';
import { quick } from './quick.ts';

const SEARCHED: ReadonlySet<string> = new Set([
  'fleet',
  'deploy',
  'deploy-facing',
  'move',
  'path',
  'facing',
  'displace',
  'launch',
  'launch-square',
  'attack',
  'fire',
]);
const OPENING: ReadonlySet<string> = new Set(['fleet', 'deploy', 'deploy-facing']);

/** Before the attacks of a round, which the evaluation foresees; at first when both fleets stand. */
function horizon(state: State, root: State): boolean {
  return (root.phase !== 'setup' && root.phase !== 'move') || state.phase !== root.phase;
}

/** Ships move and attack one after another, in any order. */
function factor(answer: Answer): string {
  return answer.kind === 'ship' ? answer.ship : '';
}

export const thinking: Thinking<StarshipBattles> = {
  instinct,
  horizon,
  quick,
  factor,
  belief,
  searched: ({ kind }) => SEARCHED.has(kind),
  opening: ({ kind }) => OPENING.has(kind),
  plays: 40,
};
