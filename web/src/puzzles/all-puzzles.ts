import { loadPuzzles, type Puzzle, puzzleOfDay, TAUGHT_GAMES } from '@parsecs/lessons';
import { use } from 'react';
import { dayOf } from '../progress/progress.ts';

let loading: Promise<readonly Puzzle[]> | undefined;

/** Every puzzle of every game, in the order of the games. */
export function useAllPuzzles(): readonly Puzzle[] {
  loading ??= loadAll();
  return use(loading);
}

async function loadAll(): Promise<readonly Puzzle[]> {
  try {
    return (await Promise.all(TAUGHT_GAMES.map(loadPuzzles))).flat();
  } catch (error) {
    // A failed download may succeed when it is tried again.
    loading = undefined;
    throw error;
  }
}

/** Today’s puzzle by the clock of this device; it needs no server. */
export function dailyOf(puzzles: readonly Puzzle[]): Puzzle | undefined {
  return puzzleOfDay(puzzles, dayOf(new Date()));
}

export function pathOf({ game, id }: Puzzle): string {
  return `/puzzles/${game}/${id}`;
}

/** The next one of the same game, one after another and round again; those that are solved come last. */
export function nextAfter(
  puzzles: readonly Puzzle[],
  { game, id }: Puzzle,
  isSolved: (id: string) => boolean,
): Puzzle | undefined {
  const own = puzzles.filter((puzzle) => puzzle.game === game);
  const at = own.findIndex((puzzle) => puzzle.id === id);
  const others = [...own.slice(at + 1), ...own.slice(0, Math.max(0, at))];
  return others.find((puzzle) => !isSolved(puzzle.id)) ?? others[0];
}
