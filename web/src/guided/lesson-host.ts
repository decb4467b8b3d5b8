import { at, type Game, type Refusal } from '@parsecs/kernel';
import {
  backInLesson,
  beginLesson,
  explainInLesson,
  filmAnswer,
  isRefused,
  type Lesson,
  type LessonState,
  loadLesson,
  resumeLesson,
  stepsOf,
  viewLesson,
} from '@parsecs/lessons';
import { loadGame } from '@parsecs/table';
import { posedOf } from './posed.ts';
import type { LessonHost, LessonPlayed, LessonSight } from './protocol.ts';
import { taughtGame } from './taught-game.ts';

interface Running {
  readonly game: Game;
  readonly lesson: Lesson;
  state: LessonState;
}

/** One lesson as it lives in the worker. */
export class WorkerLesson implements LessonHost {
  #running: Running | undefined;

  async open(id: string, kept: unknown): Promise<LessonSight> {
    const taught = taughtGame(id);
    if (taught === undefined) throw new Error(`${id} has no lesson`);
    const [game, lesson] = await Promise.all([loadGame(taught), loadLesson(taught)]);
    const resumed = resumeLesson(game, lesson, kept);
    // Whoever comes back after the end plays it again.
    const state = resumed === undefined || resumed.finished ? beginLesson(game, lesson) : resumed;
    this.#running = { game, lesson, state };
    return this.#sight();
  }

  begin(): LessonSight {
    const { game, lesson } = this.#open();
    return this.#goTo(beginLesson(game, lesson));
  }

  back(): LessonSight {
    const { lesson, state } = this.#open();
    return this.#goTo(backInLesson(lesson, state));
  }

  choose(id: string): LessonPlayed | Refusal {
    const { game, lesson, state } = this.#open();
    const filmed = filmAnswer(game, lesson, state, id);
    if (isRefused(filmed)) return filmed;
    const { frames, isCut } = filmed;
    return { frames, isCut, sight: this.#goTo(filmed.state) };
  }

  explain(id: string): Refusal | undefined {
    const { game, lesson, state } = this.#open();
    return explainInLesson(game, lesson, state, id);
  }

  #goTo(state: LessonState): LessonSight {
    this.#open().state = state;
    return this.#sight();
  }

  #sight(): LessonSight {
    const { game, lesson, state } = this.#open();
    const { question, told: _, expected: __, ...view } = viewLesson(game, lesson, state);
    const { fulfilled } = at(stepsOf(lesson), view.number - 1);
    const seats = 2;
    return { ...view, seats, fulfilled, state, ...(question && { question: posedOf(question) }) };
  }

  #open(): Running {
    if (this.#running === undefined) throw new Error('no lesson is open');
    return this.#running;
  }
}
