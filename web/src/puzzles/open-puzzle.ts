import type { Puzzle, TaughtGame } from '@parsecs/lessons';
import { loadBoard } from '../games/load-board.ts';
import { specsFor } from '../guided/snapshots.ts';
import { openWorker } from '../play/open-worker.ts';
import { Session } from '../play/session.ts';
import { PuzzleRun } from './puzzle-run.ts';

export interface OpenPuzzle {
  readonly session: Session;
  readonly run: PuzzleRun;
}

/** A puzzle on the screen of the tables of its game. */
export async function openPuzzle(game: TaughtGame, puzzle: Puzzle): Promise<OpenPuzzle> {
  const board = await loadBoard(game);
  const worker = openWorker();
  try {
    const sight = await Promise.race([worker.puzzle.open(game, puzzle.id), worker.loss]);
    if (sight === undefined) throw new Error(`no puzzle ${puzzle.id}`);
    const run = new PuzzleRun(game, worker, sight);
    const record = {
      id: `puzzle-${puzzle.id}`,
      game,
      languages: [],
      seatNames: [],
      options: {},
      fresh: { setup: null, seats: specsFor(sight.seat, sight.seats) },
    };
    const ends = { port: run.port, close: worker.close };
    const session = new Session(record, [sight.seat], board, ends, run.seen);
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
