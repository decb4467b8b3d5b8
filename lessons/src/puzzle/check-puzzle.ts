import type { Game } from '@parsecs/kernel';
import type { Puzzle } from './puzzle-file.ts';
import { type Solved, solvePuzzle } from './solve.ts';

export interface PuzzleReport {
  readonly id: string;
  readonly ok: boolean;
  readonly why: string;
}

/** Sums of odds come out a little differently in another order; nothing that a person would see. */
const ROUNDING = 1e-9;

/** Solves a puzzle anew and holds it to what its file says. */
export function checkPuzzle(game: Game, puzzle: Puzzle): PuzzleReport {
  try {
    const why = faultOf(puzzle, solvePuzzle(game, puzzle)) ?? '';
    return { id: puzzle.id, ok: why === '', why };
  } catch (error) {
    return {
      id: puzzle.id,
      ok: false,
      why: error instanceof Error ? error.message : String(error),
    };
  }
}

function faultOf({ solution }: Puzzle, { answers, positions }: Solved): string | undefined {
  const [best, next] = answers;
  if (best === undefined || next === undefined) return 'there is nothing to choose';
  if (best.answer !== solution.answer) {
    return `the best answer is ${best.answer}, not ${solution.answer}`;
  }
  const lead = Math.abs(best.value - next.value);
  if (lead + ROUNDING < solution.tolerance) {
    return `${next.answer} is as good within the tolerance: ${next.value}, best ${best.value}`;
  }
  for (const [name, got, written] of [
    ['value', best.value, solution.value],
    ['next', next.value, solution.next],
  ] as const) {
    if (Math.abs(got - written) > ROUNDING) return `${name}: expected ${written}, got ${got}`;
  }
  return positions === solution.positions
    ? undefined
    : `positions: expected ${solution.positions}, got ${positions}`;
}
