import type { Chance, GameTypes, Question } from '@parsecs/kernel';

/** The answers to think about: all of them, and in a continuous space a few by chance. */
export function listAnswers<T extends GameTypes>(
  { answers, region }: Question<T['answer']>,
  chance: Chance,
  samples: number,
): readonly T['answer'][] {
  if (region === undefined) return answers;
  return [...answers, ...Array.from({ length: samples }, () => region.sample(chance))];
}
