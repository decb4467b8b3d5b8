import type { Refusal, Seat } from '@parsecs/kernel';
import type { LessonFrame, LessonState, LessonStep, LessonView, Valued } from '@parsecs/lessons';
import type { Asked } from '@parsecs/table';

/** What passes between the page and the worker that runs lessons and puzzles: plain data only. */

/** A question as it crosses the border: a region stays behind. */
export type Posed = Omit<Asked, 'ask'>;

/** What a page draws of a lesson that waits for its learner. */
export interface LessonSight
  extends Omit<LessonView, 'question' | 'told' | 'expected' | 'seat' | 'view' | 'round'>,
    TableSight {
  /** What fulfils the step, for answers that nobody could list. */
  readonly fulfilled: LessonStep['fulfilled'];
  /** All there is to keep. */
  readonly state: LessonState;
}

/** A table that waits. */
export interface TableSight {
  readonly seat: Seat;
  readonly seats: number;
  readonly view: unknown;
  readonly round: number;
  readonly question?: Posed;
}

export interface LessonPlayed {
  readonly frames: readonly LessonFrame[];
  /** What comes next begins in another position. */
  readonly isCut: boolean;
  readonly sight: LessonSight;
}

export interface LessonHost {
  /** Goes on from what was kept, or begins where that cannot be played. */
  open(game: string, kept: unknown): Promise<LessonSight>;
  begin(): LessonSight;
  back(): LessonSight;
  choose(id: string): LessonPlayed | Refusal;
  explain(id: string): Refusal | undefined;
}

export interface PuzzleHost {
  open(game: string, id: string): Promise<TableSight | undefined>;
  /** Every answer with its exact worth, the best first. */
  weigh(): readonly Valued[];
  explain(id: string): Refusal | undefined;
}
