import type { Refusal } from '@parsecs/kernel';
import type { Answer } from './answers/answer.ts';
import type { Cause } from './vocabulary.ts';

export function refuse(refused: string, cause: Cause, params?: Refusal['params']): Refusal {
  return params === undefined ? { refused, cause } : { refused, cause, params };
}

/** An answer to something that is not asked now, or no answer at all. */
export function otherQuestion(answer: Answer | undefined): Refusal {
  return refuse('table', answer === undefined ? 'unknown-answer' : 'other-question');
}
