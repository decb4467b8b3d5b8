import type { Considered, Decision, Reason } from '@parsecs/bots';
import { isTakeBack, type LogEntry, type Seat } from '@parsecs/kernel';

/** What a bot thought about one decision; it may speak of hidden things, so it waits for the end. */
export interface Thought {
  /** How many choices stood when it began to think. */
  readonly step: number;
  readonly seat: Seat;
  readonly answer: string;
  /** The best first; long lists are cut. */
  readonly considered: readonly Considered[];
  readonly reasons: readonly Reason[];
}

/** Nobody reads further down a list. */
const MOST_KEPT = 24;

export function thoughtOf(step: number, seat: Seat, decision: Decision): Thought {
  const { answer, considered, reasons } = decision;
  return { step, seat, answer, considered: considered.slice(0, MOST_KEPT), reasons };
}

interface Choice {
  readonly by: Seat | undefined;
  readonly choice: string;
}

/**
 * The thought behind each choice, by the number of choices before it. Others may have chosen while a
 * bot thought, and what was taken back was thought about again: the latest thought that fits counts.
 */
export function thoughtsByStep(
  choices: readonly Choice[],
  thoughts: readonly Thought[],
): ReadonlyMap<number, Thought> {
  const found = new Map<number, Thought>();
  for (const thought of thoughts) {
    const { step, seat, answer } = thought;
    const place = choices.findIndex(({ by }, index) => index >= step && by === seat);
    if (place !== -1 && choices[place]?.choice === answer) found.set(place, thought);
  }
  return found;
}

/** The choices that stand at the end of a log: those that were taken back are gone. */
export function standingChoices(entries: readonly LogEntry[]): readonly Choice[] {
  const standing: Choice[] = [];
  for (const entry of entries) {
    if (isTakeBack(entry)) standing.length = entry.backTo;
    else standing.push(entry);
  }
  return standing;
}
