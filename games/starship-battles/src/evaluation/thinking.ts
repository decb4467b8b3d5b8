import { at, type Chance, type Question, type Thinking } from '@parsecs/kernel';
import type { Answer } from '../answers.ts';
import type { StarshipBattles } from '../game-types.ts';
import { fallback } from '../questions.ts';
import type { State } from '../state.ts';
import { instinct } from './instinct.ts';

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

/** The evaluation foresees the attacks of a round; before the first it waits for both fleets. */
function horizon(state: State): boolean {
  return state.phase !== 'setup';
}

/** Setting up is all that is ever played on: any place, and the bow to the other edge. */
function quick(state: State, question: Question<Answer>, chance: Chance): Answer {
  const { kind, answers, region, seat } = question;
  if (region !== undefined) return region.sample(chance);
  if (kind === 'deploy') return at(answers, chance.pick('place', answers.length));
  if (kind === 'deploy-facing') return at(answers, at(state.factions, seat) === 0 ? 0 : 2);
  return fallback(state, seat);
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
  searched: ({ kind }) => SEARCHED.has(kind),
  opening: ({ kind }) => OPENING.has(kind),
  plays: 40,
};
