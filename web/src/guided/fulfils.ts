import type { AnswerBase } from '@parsecs/kernel';
import { fits, type LessonStep } from '@parsecs/lessons';

/** Whether an answer is what a step asks for. */
export function fulfils(answer: AnswerBase, fulfilled: LessonStep['fulfilled']): boolean {
  return fulfilled.some((wanted) =>
    typeof wanted === 'string' ? wanted === answer.id : fits(answer, wanted),
  );
}
