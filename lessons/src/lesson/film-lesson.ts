import type { Game, Refusal, Seat } from '@parsecs/kernel';
import type { Lesson } from './lesson-file.ts';
import type { LessonState } from './lesson-state.ts';
import { isRefused, playAnswer, type ToldAnswer } from './run-lesson.ts';
import type { Stage, Told } from './stage.ts';

/** One answer with what the learner sees of it, and how the table stands then. */
export interface LessonFrame extends ToldAnswer {
  /** The rule behind each event. */
  readonly rules: readonly string[];
  readonly view: unknown;
  readonly round: number;
  readonly asked: readonly Seat[];
}

export interface FilmedAnswer {
  readonly state: LessonState;
  /** The answer and all that follows until the learner decides again, or until the position changes. */
  readonly frames: readonly LessonFrame[];
  /** The next step begins in another position. */
  readonly isCut: boolean;
}

/** The same as `answerLesson`, and all that is to be seen on the way. */
export function filmAnswer(
  game: Game,
  lesson: Lesson,
  state: LessonState,
  id: string,
): FilmedAnswer | Refusal {
  const frames: LessonFrame[] = [];
  const played = playAnswer(game, lesson, state, id, (stage, told) => {
    frames.push(frameOf(game, stage, told));
  });
  if (isRefused(played)) return played;
  const isCut = played.state.answers.length > state.answers.length;
  return { state: played.state, frames, isCut };
}

function frameOf(game: Game, { seat, state }: Stage, told: Told): LessonFrame {
  const seen = told.events.flatMap((event) => {
    const own = game.viewEvent(event, seat, state);
    return own === undefined ? [] : [{ own, rule: game.ruleOf(event) }];
  });
  return {
    by: told.by,
    choose: told.answer.id,
    events: seen.map(({ own }) => own),
    rules: seen.map(({ rule }) => rule),
    // A view may hold parts of the state, which goes on.
    view: game.view(game.copy(state), seat),
    round: game.round(state),
    asked: [...game.asked(state)],
  };
}
