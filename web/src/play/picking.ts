import type { AnswerBase } from '@parsecs/kernel';
import type { Asked } from '@parsecs/table';
import type { BoardModule, Part } from '../boards/contract.ts';

export interface Draft {
  readonly chosen: readonly Part[];
  readonly open: ReadonlySet<Part>;
  readonly possible: readonly AnswerBase[];
  readonly complete?: AnswerBase;
}

/** What can be composed of the answers when these parts are chosen. */
export function draftOf(board: BoardModule, question: Asked, chosen: readonly Part[]): Draft {
  const parts = question.answers.map((answer) => board.partsOf(question, answer));
  const fits = (own: readonly Part[], wanted: readonly Part[]): boolean =>
    wanted.every((part) => own.includes(part));
  const possible = question.answers.filter((_, index) => fits(parts[index] ?? [], chosen));
  const open = new Set<Part>();
  for (const own of parts) {
    for (const part of own) {
      // A part is open when it goes with what is chosen, or when it may take the place of a part
      // of its own kind.
      const kept = chosen.filter((other) => kindOf(other) !== kindOf(part));
      if (fits(own, kept)) open.add(part);
    }
  }
  const complete = question.answers.find((_, index) => {
    const own = parts[index] ?? [];
    return own.length === chosen.length && fits(own, chosen);
  });
  return { chosen, open, possible, ...(complete && { complete }) };
}

/** The parts after choosing one more: it takes the place of another of its kind. */
export function choosePart(
  board: BoardModule,
  question: Asked,
  chosen: readonly Part[],
  part: Part,
): readonly Part[] {
  if (chosen.includes(part)) return chosen.filter((other) => other !== part);
  const kept = chosen.filter((other) => kindOf(other) !== kindOf(part));
  const next = [...kept, part];
  // What no longer goes with the new part is let go rather than left to contradict it.
  const fitting = draftOf(board, question, next).possible.length > 0 ? next : [part];
  return completed(board, question, fitting);
}

/** Parts that leave no choice are chosen along. */
function completed(board: BoardModule, question: Asked, chosen: readonly Part[]): readonly Part[] {
  const { possible } = draftOf(board, question, chosen);
  const only = possible.length === 1 ? possible[0] : undefined;
  return only === undefined ? chosen : board.partsOf(question, only);
}

function kindOf(part: Part): string {
  return part.slice(0, part.indexOf(':'));
}
