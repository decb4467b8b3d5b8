import type { Game, GameTypes, Match } from '@parsecs/kernel';
import type { ClockRules } from './clock.ts';
import type { QuestionNumbers } from './question-numbers.ts';
import type { Guard, SeatSpec } from './seats.ts';

export interface TableOptions<T extends GameTypes> {
  readonly game: Game<T>;
  readonly setup: T['setup'];
  readonly seed: string;
  readonly seats: readonly SeatSpec[];
  readonly clock?: ClockRules;
  /** Milliseconds for the whole match, in games that know what it means when they are over. */
  readonly matchTime?: number;
  /** Milliseconds before a bot answers, and before a secret of a person is kept by a pause. */
  readonly pace?: number;
  /** Bots agree to every take-back. */
  readonly practice?: boolean;
  /** A match that goes on; without it a new one begins. */
  readonly match?: Match<T>;
  readonly guards?: readonly Guard[];
  /** The numbers of the questions of a match that goes on. */
  readonly numbers?: QuestionNumbers;
  /** What is left on each clock of a match that goes on. */
  readonly clockLeft?: readonly number[];
  /** What is left of the time of a match that goes on. */
  readonly timeLeft?: number;
}
