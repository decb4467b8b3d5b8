import { type Lesson, readLesson } from './lesson/lesson-file.ts';
import { type Puzzle, readPuzzle } from './puzzle/puzzle-file.ts';

type Loader = () => Promise<{ readonly default: unknown }>;

/** Games with a guided first game and puzzles. */
export const TAUGHT_GAMES = [
  'super-teams',
  'xwing',
  'starship-battles',
  'imperial-assault',
] as const;
export type TaughtGame = (typeof TAUGHT_GAMES)[number];

/** One file per game, so that a browser downloads only what it shows. */
const LESSONS: Readonly<Record<TaughtGame, Loader>> = {
  'super-teams': () => import('./data/super-teams.lesson.json', { with: { type: 'json' } }),
  xwing: () => import('./data/xwing.lesson.json', { with: { type: 'json' } }),
  'starship-battles': () =>
    import('./data/starship-battles.lesson.json', { with: { type: 'json' } }),
  'imperial-assault': () =>
    import('./data/imperial-assault.lesson.json', { with: { type: 'json' } }),
};

const PUZZLES: Readonly<Record<TaughtGame, Loader>> = {
  'super-teams': () => import('./data/super-teams.puzzles.json', { with: { type: 'json' } }),
  xwing: () => import('./data/xwing.puzzles.json', { with: { type: 'json' } }),
  'starship-battles': () =>
    import('./data/starship-battles.puzzles.json', { with: { type: 'json' } }),
  'imperial-assault': () =>
    import('./data/imperial-assault.puzzles.json', { with: { type: 'json' } }),
};

/** The guided first game of a game. */
export async function loadLesson(game: TaughtGame): Promise<Lesson> {
  const read = readLesson((await LESSONS[game]()).default);
  if ('fault' in read) throw new Error(`${game}: ${read.fault}`);
  return read.lesson;
}

export async function loadPuzzles(game: TaughtGame): Promise<readonly Puzzle[]> {
  const { puzzles } = (await PUZZLES[game]()).default as { readonly puzzles: readonly unknown[] };
  return puzzles.map((input) => {
    const read = readPuzzle(input);
    if ('fault' in read) throw new Error(`${game}: ${read.fault}`);
    return read.puzzle;
  });
}
