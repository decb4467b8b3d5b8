import type { GameTypes, Outcome, Question, Seat, Viewer } from '@parsecs/kernel';
import type { Guard, SeatSpec } from './seats.ts';
import type { TakeBackTerms } from './take-back.ts';

/** Everything one viewer's screen needs; plain data, made for that viewer alone. */
export interface SeatSnapshot<T extends GameTypes = GameTypes> {
  readonly viewer: Viewer;
  /** How many entries the log has; grows with every choice and every take-back. */
  readonly sequence: number;
  /** How many choices stand. */
  readonly step: number;
  readonly view: T['view'];
  readonly asked: readonly Seat[];
  /** What everybody may know about the questions that wait for a person. */
  readonly asking: readonly Asking[];
  /** What the viewer must decide now. */
  readonly question?: Asked<T>;
  readonly seats: readonly SeatStatus[];
  readonly round: number;
  /** What was left of the time of the match, in milliseconds, when the snapshot was taken. */
  readonly timeLeft?: number;
  /** Where each person could take their last decision back to; no secret. */
  readonly takeBacks: Readonly<Record<Seat, TakeBack>>;
  /** Opened for practice: bots agree to every take-back. */
  readonly practice: boolean;
  /** The game can be given up, by any seat. */
  readonly canConcede: boolean;
  /** A take-back that waits for the others. */
  readonly request?: TakeBackRequest;
  readonly outcome?: Outcome;
}

/** A question as it is put: `ask` must come back with the answer, so that a stale one is noticed. */
export interface Asked<T extends GameTypes = GameTypes>
  extends Omit<Question<T['answer']>, 'region'> {
  readonly ask: number;
  readonly continuous: boolean;
  /** How likely things are and where they lead is for the asked to find out: nothing of it is shown. */
  readonly unaided?: true;
}

export interface Asking {
  readonly seat: Seat;
  readonly kind: string;
  readonly rule: string;
  /** It may be declined unseen. */
  readonly guarded: boolean;
}

export interface SeatStatus {
  readonly spec: SeatSpec;
  readonly guard: Guard;
  /** Somebody is there; a bot always is. */
  readonly present: boolean;
  /** What is left on the seat's clock, in milliseconds, when the snapshot was taken. */
  readonly clock?: number;
}

export interface TakeBack {
  /** How many choices would still stand. */
  readonly backTo: number;
  readonly terms: TakeBackTerms;
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
      /** The entry of the log that this is; 0 is the beginning. */
      readonly sequence: number;
      /** How many choices stood after it. */
      readonly step: number;
      readonly by?: Seat;
      /** Answered without asking the seat; told to that seat alone, for others could guess why. */
      readonly unasked?: true;
      readonly events: readonly T['event'][];
      /** The rule behind each event. */
      readonly rules: readonly string[];
      /** Taken back later. */
      readonly undone: boolean;
    }
  | {
      readonly kind: 'take-back';
      readonly sequence: number;
      readonly by: Seat;
      readonly backTo: number;
      readonly agreed?: readonly Seat[];
    };

/**
 * What a screen is told when something happened: what came after entry `from` up to entry `to`, and
 * how it looks now. Whoever has seen less than `from` asks for the story since then.
 */
export interface Update<T extends GameTypes = GameTypes> {
  readonly from: number;
  readonly to: number;
  readonly items: readonly StoryItem<T>[];
  readonly snapshot: SeatSnapshot<T>;
}
