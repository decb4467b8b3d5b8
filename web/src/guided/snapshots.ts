import type { Seat } from '@parsecs/kernel';
import type { SeatSnapshot, SeatSpec, StoryItem } from '@parsecs/table';
import type { TableSight } from './protocol.ts';

/** The learner at this device against somebody who plays by the script. */
export function specsFor(seat: Seat, seats: number): readonly SeatSpec[] {
  return Array.from(
    { length: seats },
    (_, index): SeatSpec => (index === seat ? { kind: 'here' } : { kind: 'bot', bot: 'greedy' }),
  );
}

export interface Moment {
  readonly sequence: number;
  /** The number of the question, where one is asked. */
  readonly ask: number;
  readonly canGoBack: boolean;
  /** Whoever decides while the learner looks on. */
  readonly asked?: readonly Seat[];
}

/** A table of a lesson or a puzzle, as the screen of tables wants to see it. */
export function snapshotOf(sight: TableSight, moment: Moment): SeatSnapshot {
  const { seat, seats, view, round, question } = sight;
  const { sequence, ask, canGoBack, asked = question === undefined ? [] : [seat] } = moment;
  return {
    viewer: seat,
    sequence,
    step: sequence,
    view,
    asked,
    asking:
      question === undefined
        ? []
        : [{ seat, kind: question.kind, rule: question.rule, guarded: false }],
    ...(question && { question: { ...question, ask } }),
    seats: specsFor(seat, seats).map((spec) => ({ spec, guard: 'auto', present: true })),
    round,
    takeBacks: canGoBack ? { [seat]: { backTo: 0, terms: 'free' } } : {},
    practice: false,
    canConcede: false,
  };
}

/** Where the story is picked up in another position: nothing is told of what lies between. */
export function jumpTo(sequence: number): StoryItem {
  return { kind: 'step', sequence, step: sequence, events: [], rules: [], undone: false };
}
