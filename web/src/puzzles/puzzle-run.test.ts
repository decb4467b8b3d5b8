import { loadPuzzles } from '@parsecs/lessons';
import type { Update } from '@parsecs/table';
import { expect, test } from 'vitest';
import type { OpenWorker } from '../play/open-worker.ts';
import { dailyOf, nextAfter, pathOf } from './all-puzzles.ts';
import { WorkerPuzzle } from './puzzle-host.ts';
import { PuzzleRun } from './puzzle-run.ts';

const GAME = 'starship-battles';
const ID = 'the-easier-mark';

async function open(): Promise<{ run: PuzzleRun; updates: Update[] }> {
  const host = new WorkerPuzzle();
  const worker = { puzzle: host } as unknown as Pick<OpenWorker, 'puzzle' | 'foresight'>;
  const sight = await host.open(GAME, ID);
  if (sight === undefined) throw new Error(ID);
  const run = new PuzzleRun(GAME, worker, sight);
  const updates: Update[] = [];
  run.screen = { updated: (update) => updates.push(update), jumped: async () => undefined };
  return { run, updates };
}

async function answer(run: PuzzleRun, id: string): Promise<void> {
  const ask = run.seen.snapshot.question?.ask ?? -1;
  expect(await run.port.choose(0, ask, id)).toBeUndefined();
}

test('the best answer is right, and its worth is that of the file', async () => {
  const { run, updates } = await open();
  const puzzle = (await loadPuzzles(GAME)).find(({ id }) => id === ID);
  await answer(run, puzzle?.solution.answer ?? '');
  const { verdict } = run.read();
  expect(verdict?.isRight).toBe(true);
  expect(verdict?.chosen.value).toBeCloseTo(puzzle?.solution.value ?? -1, 9);
  expect(verdict?.answers[1]?.value).toBeCloseTo(puzzle?.solution.next ?? -1, 9);
  // Nobody is asked while the verdict is read.
  expect(updates.at(-1)?.snapshot.question).toBeUndefined();
});

test('another answer is worth less; it can be tried again, and the solution can be shown', async () => {
  const { run } = await open();
  const puzzle = (await loadPuzzles(GAME)).find(({ id }) => id === ID);
  const other = run.sight.question?.answers.find(({ id }) => id !== puzzle?.solution.answer);
  await answer(run, other?.id ?? '');
  const { verdict } = run.read();
  expect(verdict?.isRight).toBe(false);
  expect(verdict?.chosen.value).toBeLessThan(puzzle?.solution.value ?? 0);
  await run.showSolution();
  expect(run.read()).toEqual({ isWeighing: false, solution: puzzle?.solution.answer });
  expect(run.seen.snapshot.question?.ask).toBe(run.seen.snapshot.sequence + 1);
  await answer(run, puzzle?.solution.answer ?? '');
  // It was shown: whoever finds it now has not solved it.
  expect(run.read().solution).toBe(puzzle?.solution.answer);
  expect(run.read().verdict?.isRight).toBe(true);
});

test('what is no puzzle cannot be opened', async () => {
  const host = new WorkerPuzzle();
  expect(await host.open(GAME, 'nothing')).toBeUndefined();
  expect(await host.open('chess', ID)).toBeUndefined();
});

test('there is a puzzle a day, and the next one is of the same game and unsolved where one is left', async () => {
  const puzzles = await loadPuzzles(GAME);
  const daily = dailyOf(puzzles);
  expect(puzzles).toContain(daily);
  const [first, second, third] = puzzles;
  if (first === undefined || second === undefined) throw new Error('no puzzles');
  expect(pathOf(first)).toBe(`/puzzles/${GAME}/${first.id}`);
  expect(nextAfter(puzzles, first, () => false)).toBe(second);
  expect(nextAfter(puzzles, first, (id) => id === second.id)).toBe(third);
  expect(nextAfter(puzzles, first, () => true)).toBe(second);
});
