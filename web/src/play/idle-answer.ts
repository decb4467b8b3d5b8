import type { Asked } from '@parsecs/table';
import type { BoardModule } from '../boards/contract.ts';

/** The answer to a question that cannot change anything; none where it must be asked. */
export function idleAnswerOf(
  board: BoardModule,
  view: unknown,
  question: Asked,
  askAll: boolean,
): string | undefined {
  // Whoever may hold a secret is asked even when there is nothing to decide: that is the point.
  if (askAll || question.guarded === true || question.decline !== undefined) return undefined;
  return board.idleAnswer?.(view, question);
}
