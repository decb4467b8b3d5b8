import type { GameTypes, Outcome, Seat } from '@parsecs/kernel';

/** A match that is over, as the seat that is judged has seen it. */
export interface Finished<T extends GameTypes = GameTypes> {
  readonly seat: Seat;
  /** Who wins together with it, itself included. */
  readonly side: readonly Seat[];
  readonly outcome: Outcome;
  readonly rounds: number;
  readonly view: T['view'];
  /** What stands and was told to it, in order. */
  readonly events: readonly T['event'][];
}

/** Something that teaches by being tried: only who has won, and not by the others giving up, earns it. */
export interface Achievement<T extends GameTypes = GameTypes> {
  /** Its words are `progress:achievement.<game>.<id>`. */
  readonly id: string;
  readonly isEarned: (finished: Finished<T>) => boolean;
}

/** The achievements that were earned in a match. */
export function earned<T extends GameTypes>(
  achievements: readonly Achievement<T>[],
  finished: Finished<T>,
): readonly string[] {
  const { seat, outcome, events } = finished;
  const isWon = outcome.winners.includes(seat) && outcome.winners.length > 0;
  if (!isWon || events.some(({ type }) => type === 'resigned')) return [];
  return achievements.filter(({ isEarned }) => isEarned(finished)).map(({ id }) => id);
}
