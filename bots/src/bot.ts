import type { Chance, Game, GameTypes, Question } from '@parsecs/kernel';
import type { Style } from './ids.ts';
import type { Reason } from './search/reasons.ts';

/** Everything a bot is told: what its seat may see, and the question it must answer. */
export interface Turn<T extends GameTypes> {
  readonly game: Game<T>;
  readonly view: T['view'];
  readonly question: Question<T['answer']>;
  /** The bot's own dice, apart from those of the match. */
  readonly chance: Chance;
  /** Plays of the usual level for this question; otherwise as many as the game says. */
  readonly plays?: number | undefined;
  /** A clock in milliseconds, for bots that may also run out of time; without it they count steps. */
  readonly now?: (() => number) | undefined;
  /** The time it may take by that clock, in milliseconds, instead of that of its level. */
  readonly milliseconds?: number | undefined;
  /** Its character; without one everything counts as the game says. */
  readonly style?: Style | undefined;
  /** Whether somebody wants its reasons: they cost a few plays more. */
  readonly explains?: boolean | undefined;
}

/** An answer that was thought about: the chance to win with it, and in how many plays it was tried. */
export interface Considered {
  readonly answer: string;
  readonly chance: number;
  readonly samples: number;
}

/** The id of the chosen answer, and what it was chosen from, the best first; plain data. */
export interface Decision {
  readonly answer: string;
  readonly considered: readonly Considered[];
  /** Why the best was liked better than the next, the weightiest first; empty where nobody asked. */
  readonly reasons: readonly Reason[];
}

/** A decision in small steps: whoever runs it may pause or stop after each. */
export type Thought = Generator<undefined, Decision>;

export interface Bot {
  readonly id: string;
  /** The id of one of the legal answers. */
  choose<T extends GameTypes>(turn: Turn<T>): string;
  /** The same in steps, with what was considered; bots that look only once have no steps. */
  ponder?<T extends GameTypes>(turn: Turn<T>): Thought;
}

/** Runs a thought to its end. */
export function finish(thought: Thought): Decision {
  for (;;) {
    const step = thought.next();
    if (step.done === true) return step.value;
  }
}
