import { createTexts, type Texts } from '@parsecs/lang';
import { loadPuzzles, type Puzzle, TAUGHT_GAMES, type TaughtGame } from '@parsecs/lessons';
import { describe, expect, test } from 'vitest';
import { priceOf as priceInSkirmish } from '../boards/imperial-assault/price.ts';
import { priceOf as priceInBattle } from '../boards/starship-battles/price.ts';
import { priceOf as priceInDogfight } from '../boards/xwing/price.ts';
import { foresight } from '../play/foresight.ts';
import type { OpenWorker } from '../play/open-worker.ts';
import { WorkerPuzzle } from './puzzle-host.ts';
import { PuzzleRun } from './puzzle-run.ts';

type PriceOf = (texts: Texts, view: never, question: never, answer: never) => string | undefined;
/** What each board says of an answer; that of Super Teams shows where answers lead instead. */
const PRICES: Readonly<Partial<Record<TaughtGame, PriceOf>>> = {
  xwing: priceInDogfight,
  'starship-battles': priceInBattle,
  'imperial-assault': priceInSkirmish,
};
const texts = await createTexts('en', [
  'shell',
  'xwing',
  'xwing-board',
  'starship-battles',
  'starship-battles-board',
  'imperial-assault',
  'imperial-assault-board',
]);

async function open(game: TaughtGame, { id, solution }: Puzzle): Promise<PuzzleRun> {
  const host = new WorkerPuzzle();
  const sight = await host.open(game, id);
  if (sight === undefined) throw new Error(id);
  // What is shown does not depend on how the worth was found, and finding it takes a while.
  const puzzle = { weigh: () => [{ answer: solution.answer, value: solution.value }] };
  const worker = { puzzle, foresight } as unknown as Pick<OpenWorker, 'puzzle' | 'foresight'>;
  const run = new PuzzleRun(game, worker, sight);
  run.screen = { updated: () => undefined, jumped: async () => undefined };
  return run;
}

async function answer({ port, seen }: PuzzleRun, id = ''): Promise<void> {
  const { question } = seen.snapshot;
  expect(await port.choose(question?.seat ?? 0, question?.ask ?? -1, id)).toBeUndefined();
}

describe.each(TAUGHT_GAMES)('a puzzle of %s', async (game) => {
  const puzzles = await loadPuzzles(game);
  const [first] = puzzles;
  if (first === undefined) throw new Error('no puzzles');

  /** Odds that the table tells of the answers, and how many of them it shows the end of. */
  async function toldAt({ seen, port }: PuzzleRun): Promise<readonly [string, number]> {
    const { question, view } = seen.snapshot;
    if (question === undefined) throw new Error('nobody is asked');
    const price = PRICES[game];
    if (price === undefined) {
      const ids = question.answers.map(({ id }) => id);
      return ['', Object.keys(await port.preview(question.seat, ids)).length];
    }
    const told = question.answers.map((own) =>
      price(texts, view as never, question as never, own as never),
    );
    return [told.join('\n'), 0];
  }

  test.each(puzzles)('tells no odds and no ends before it is answered: $id', async (puzzle) => {
    const [prices, ends] = await toldAt(await open(game, puzzle));
    expect(prices).not.toContain('%');
    expect(ends).toBe(0);
  });

  test('tells them once it was solved, or the solution shown, and not after a wrong answer', async () => {
    const { solution } = first;
    const run = await open(game, first);
    const others = run.seen.snapshot.question?.answers.filter(({ id }) => id !== solution.answer);
    await answer(run, others?.[0]?.id);
    await run.again();
    expect(await toldAt(run)).toEqual([expect.not.stringContaining('%'), 0]);
    await answer(run, solution.answer);
    await run.again();
    const [prices, ends] = await toldAt(run);
    expect(prices.includes('%') || ends > 0).toBe(true);
    const shown = await open(game, first);
    await answer(shown, others?.[0]?.id);
    await shown.showSolution();
    expect(await toldAt(shown)).toEqual([prices, ends]);
  });
});
