import type { Question, Thinking } from '@parsecs/kernel';
import type { Answer } from '../answers.ts';
import type { ImperialAssault } from '../game-types.ts';
import { isOver, type State } from '../state.ts';
import { isOfAttack, type QuestionKind } from '../vocabulary.ts';
import { belief } from './belief.ts';
import { instinct } from './instinct.ts';
import { quick } from './quick.ts';
import { bestSurge } from './surges.ts';

/** Moments at which the next decision is a fresh one. */
const SETTLED: readonly string[] = [
  'army',
  'act',
  'activate',
  'next-figure',
  'walk',
  'deploy',
  'zone',
  'initiative',
  'mark',
  'raider',
] satisfies readonly QuestionKind[];

export function settled(state: State): boolean {
  return isOver(state) || SETTLED.includes(state.question);
}

/** What an attack may ask besides its own questions. */
const WITHIN_ATTACK: readonly string[] = [
  'remove-die',
  'reroll-set',
  'order-effects',
  'strain',
] satisfies readonly QuestionKind[];

const OPENING: readonly string[] = [
  'army',
  'initiative',
  'zone',
  'deploy',
  'mark',
] satisfies readonly QuestionKind[];

/**
 * An activation is over and nobody's has begun: what the enemy may do next the evaluation foresees
 * better than a few dice. Within an attack it is enough that the attack is over.
 */
function horizon(state: State, root: State): boolean {
  if (state.question === 'activate') return true;
  const isAttacking = isOfAttack(root.question) || WITHIN_ATTACK.includes(root.question);
  return isAttacking && settled(state);
}

export const thinking: Thinking<ImperialAssault> = {
  instinct,
  horizon,
  quick,
  belief,
  opening: ({ kind }: Question<Answer>) => OPENING.includes(kind),
  known: (state, question) => (question.kind === 'surge' ? bestSurge(state, question) : undefined),
  plays: 120,
};
