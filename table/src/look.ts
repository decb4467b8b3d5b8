import type { GameTypes, Outcome, Question, Seat, TakeBackPoint, Viewer } from '@parsecs/kernel';
import type { Guard, SeatSpec } from './seats.ts';

/** Everything one viewer's screen needs; plain data, made for that viewer alone. */
export interface Look<T extends GameTypes = GameTypes> {
  readonly viewer: Viewer;
  /** How many entries the log has; grows with every choice and every take-back. */
  readonly sequence: number;
  /** How many choices stand. */
  readonly position: number;
  readonly view: T['view'];
  readonly asked: readonly Seat[];
  /** What the viewer must decide now. */
  readonly question?: Asked<T>;
  readonly seats: readonly SeatStatus[];
  readonly round: number;
  /** Where the viewer's last decision could be taken back to. */
  readonly takeBack?: TakeBackPoint;
  /** A take-back that waits for the others. */
  readonly request?: TakeBackRequest;
  readonly outcome?: Outcome;
}

/** A question as it is put: `ask` must come back with the answer, so that a stale one is noticed. */
export interface Asked<T extends GameTypes = GameTypes>
  extends Omit<Question<T['answer']>, 'region'> {
  readonly ask: number;
  readonly continuous: boolean;
}

export interface SeatStatus {
  readonly spec: SeatSpec;
  readonly guard: Guard;
  /** What is left on the seat's clock, in milliseconds, when the look was taken. */
  readonly clock?: number;
}

export interface TakeBackRequest {
  readonly by: Seat;
  readonly backTo: number;
  /** Those who have not said yet. */
  readonly waitingFor: readonly Seat[];
}

/** One thing in the story of the match, as one viewer may know it. */
export type StoryItem<T extends GameTypes = GameTypes> =
  | {
      readonly kind: 'step';
      /** The position this step led to; 0 is the beginning. */
      readonly position: number;
      readonly by?: Seat;
      readonly events: readonly T['event'][];
      /** Taken back later. */
      readonly undone: boolean;
    }
  | {
      readonly kind: 'take-back';
      readonly by: Seat;
      readonly backTo: number;
      readonly agreed?: readonly Seat[];
    };

/** What a screen is told when something happened: the new look, and what led to it. */
export interface Update<T extends GameTypes = GameTypes> {
  readonly look: Look<T>;
  readonly item?: StoryItem<T>;
}
