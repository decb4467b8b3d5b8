import type { TaughtGame } from '@parsecs/lessons';
import { loadBoard } from '../games/load-board.ts';
import { openWorker } from '../play/open-worker.ts';
import { paceOf, Session } from '../play/session.ts';
import { keepLesson, keptLesson } from './kept-lessons.ts';
import { LessonRun } from './lesson-run.ts';
import { specsFor } from './snapshots.ts';

export interface OpenLesson {
  readonly session: Session;
  readonly run: LessonRun;
}

/** The guided game of a game on the screen of its tables, where it was left. */
export async function openLesson(game: TaughtGame): Promise<OpenLesson> {
  const board = await loadBoard(game);
  const worker = openWorker();
  try {
    const sight = await Promise.race([worker.lesson.open(game, keptLesson(game)), worker.loss]);
    const run = new LessonRun(
      { game, worker, keep: (state) => keepLesson(game, state), pace: () => paceOf(board) },
      sight,
    );
    const record = {
      id: `guided-${game}`,
      game,
      languages: [],
      seatNames: [],
      options: {},
      fresh: { setup: null, seats: specsFor(sight.seat, sight.seats) },
    };
    const close = (): void => {
      run.close();
      worker.close();
    };
    const session = new Session(record, [sight.seat], board, { port: run.port, close }, run.seen);
    run.screen = {
      updated: (update) => session.updated(update),
      jumped: (seat) => session.lookAs(seat),
    };
    return { session, run };
  } catch (error) {
    worker.close();
    throw error;
  }
}
