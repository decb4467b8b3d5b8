import { type Game, isRefusal, type Refusal, seatFromName } from '@parsecs/kernel';
import { loadPuzzles, type Puzzle, posePuzzle, solvePuzzle, type Valued } from '@parsecs/lessons';
import { loadGame } from '@parsecs/table';
import { posedOf } from '../guided/posed.ts';
import type { PuzzleHost, TableSight } from '../guided/protocol.ts';
import { taughtGame } from '../guided/taught-game.ts';

interface Running {
  readonly game: Game;
  readonly puzzle: Puzzle;
  readonly state: unknown;
}

/** One puzzle as it lives in the worker: its position, and what every answer is worth. */
export class WorkerPuzzle implements PuzzleHost {
  #running: Running | undefined;
  #weighed: readonly Valued[] | undefined;

  async open(id: string, puzzleId: string): Promise<TableSight | undefined> {
    const taught = taughtGame(id);
    if (taught === undefined) return undefined;
    const [game, puzzles] = await Promise.all([loadGame(taught), loadPuzzles(taught)]);
    const puzzle = puzzles.find((candidate) => candidate.id === puzzleId);
    if (puzzle === undefined) return undefined;
    const state = posePuzzle(game, puzzle);
    this.#running = { game, puzzle, state };
    this.#weighed = undefined;
    const seat = seatFromName(puzzle.seat) ?? 0;
    return {
      seat,
      seats: 2,
      view: game.view(state, seat),
      round: game.round(state),
      question: posedOf(game.question(state, seat)),
    };
  }

  weigh(): readonly Valued[] {
    const { game, puzzle } = this.#open();
    this.#weighed ??= solvePuzzle(game, puzzle).answers;
    return this.#weighed;
  }

  explain(id: string): Refusal | undefined {
    const { game, puzzle, state } = this.#open();
    const answer = game.check(state, seatFromName(puzzle.seat) ?? 0, id);
    return isRefusal(answer) ? answer : undefined;
  }

  #open(): Running {
    if (this.#running === undefined) throw new Error('no puzzle is open');
    return this.#running;
  }
}
