import type { AnswerBase, Question } from '@parsecs/kernel';
import type { Posed } from './protocol.ts';

/**
 * A region is a function, which cannot be copied to the page; the page knows regions of its own. Nobody is
 * there to guess what the learner holds, so no question need be guarded.
 */
export function posedOf(question: Question<AnswerBase>): Posed {
  const { region, guarded: _, decline: __, ...posed } = question;
  return { ...posed, continuous: region !== undefined };
}
