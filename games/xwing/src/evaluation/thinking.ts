import type { Thinking } from '@parsecs/kernel';
import type { XWing } from '../game-types.ts';
import { isOver, type State } from '../state.ts';
import type { QuestionKind } from '../vocabulary.ts';
import { belief } from './belief.ts';
import { instinct } from './instinct.ts';
import { quick } from './quick.ts';
import { sensible } from './sensible.ts';

const SETTING_UP: ReadonlySet<string> = new Set<QuestionKind>([
  'side',
  'squad',
  'assign',
  'obstacle',
  'edge',
  'place',
]);

/** What needs no thought. */
const AT_A_GLANCE: ReadonlySet<string> = new Set<QuestionKind>(['ready', 'change-dial']);

/**
 * Before the first die of a round is rolled; in a mission, where it counts who gets somewhere, of the
 * next round. In combat, when the next ship has its attack.
 */
function horizon(state: State, root: State): boolean {
  if (isOver(state)) return true;
  if (root.phase !== 'combat') {
    const round = root.setup.mission === 0 ? root.round : root.round + 1;
    return state.round > round || (state.round === round && state.phase === 'combat');
  }
  if (state.round > root.round || state.phase !== 'combat') return true;
  const isNext = state.question === 'attack' || state.question === 'attack-next';
  return isNext && state.active !== root.active;
}

export const thinking: Thinking<XWing> = {
  horizon,
  searched: ({ kind }) => !AT_A_GLANCE.has(kind) && !SETTING_UP.has(kind),
  opening: ({ kind }) => SETTING_UP.has(kind),
  plays: 200,
  instinct,
  quick,
  factor: (answer) => (answer.kind === 'dial' ? answer.ship : ''),
  sensible,
  belief,
};
