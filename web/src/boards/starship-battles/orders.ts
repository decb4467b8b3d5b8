import type { AnswerBase } from '@parsecs/kernel';

/** One answer of several that were decided together. */
export interface Step {
  /** The question it answers. */
  readonly kind: string;
  readonly id: string;
  /** Left out where its question does not come, such as which face is attacked. */
  readonly isOptional?: true;
}

/** What becomes of orders when a question is put. */
export interface Advance {
  /** The answer to give now. */
  readonly give?: string;
  /** What is still to be done. */
  readonly rest: readonly Step[];
  /** The answer that cannot be given, so that everything after it is off. */
  readonly refused?: Step;
}

/** Decisions of the moment: nobody can have decided them beforehand, and orders wait for them. */
const WINDOWS = [
  'options',
  'fly-casual',
  'emperors-will',
  'damage-control',
  'displace',
  'reroll',
  'roll',
];

/** Whether orders wait for the person here. */
export function isWindow(kind: string): boolean {
  return WINDOWS.includes(kind);
}

export function advance(
  steps: readonly Step[],
  question: { readonly kind: string; readonly answers: readonly AnswerBase[] },
): Advance {
  const isDue = ({ kind, id }: Step): boolean =>
    kind === question.kind && question.answers.some((answer) => answer.id === id);
  if (isWindow(question.kind)) return { rest: steps };
  const first = steps.findIndex((step) => isDue(step) || step.isOptional !== true);
  const next = steps[first];
  if (next === undefined) return { rest: [] };
  return isDue(next)
    ? { give: next.id, rest: steps.slice(first + 1) }
    : { refused: next, rest: [] };
}
