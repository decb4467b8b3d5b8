import { beginLesson, isRefused, loadLesson, viewLesson } from '@parsecs/lessons';
import { loadGame, type Update } from '@parsecs/table';
import { beforeEach, expect, test } from 'vitest';
import type { OpenWorker } from '../play/open-worker.ts';
import { WorkerLesson } from './lesson-host.ts';
import { LessonRun } from './lesson-run.ts';

type Tools = ConstructorParameters<typeof LessonRun>[0];

let kept: unknown;
let updates: Update[];
let jumps: number;

/** The worker without a worker: what it answers, it answers at once. */
async function open(game: 'super-teams' | 'xwing', from?: unknown): Promise<LessonRun> {
  const host = new WorkerLesson();
  const worker = { lesson: host } as unknown as Pick<OpenWorker, 'lesson' | 'foresight'>;
  const tools: Tools = { game, worker, keep: (state) => (kept = state), pace: () => 0 };
  const run = new LessonRun(tools, await host.open(game, from));
  run.screen = {
    updated: (update) => {
      updates.push(update);
      void run.port.shown(update.to);
    },
    jumped: async () => {
      jumps += 1;
    },
  };
  return run;
}

async function answer(run: LessonRun, id: string): Promise<void> {
  const ask = run.seen.snapshot.question?.ask ?? -1;
  expect(await run.port.choose(0, ask, id)).toBeUndefined();
}

async function until(holds: () => boolean): Promise<void> {
  await expect.poll(holds, { interval: 2 }).toBe(true);
}

beforeEach(() => {
  kept = undefined;
  updates = [];
  jumps = 0;
});

test('an answer is shown answer by answer, and only then the next step', async () => {
  const run = await open('super-teams');
  expect(run.read().sight.number).toBe(1);
  await answer(run, 'red-3/red-1');
  await until(() => run.read().sight.number === 2);
  // One's own and the rival's, each with the table as it was then.
  expect(updates.length).toBeGreaterThanOrEqual(2);
  const { sequence } = run.seen.snapshot;
  expect(updates.map(({ to }) => to)).toEqual(updates.map((_, index) => index + 1));
  expect(updates.at(-1)?.to).toBe(sequence);
  expect(updates.slice(0, -1).every(({ snapshot }) => snapshot.question === undefined)).toBe(true);
  expect(updates.at(-1)?.snapshot.question).toBeDefined();
});

test('what is shown last is what the rules say', async () => {
  const run = await open('super-teams');
  await answer(run, 'red-3/red-1');
  await until(() => run.read().sight.number === 2);
  const game = await loadGame('super-teams');
  const lesson = await loadLesson('super-teams');
  const { state } = run.read().sight;
  expect(run.seen.snapshot.view).toEqual(viewLesson(game, lesson, state).view);
});

test('something else is said to be something else, and the way back leads to the step', async () => {
  const run = await open('super-teams');
  const other = run.seen.snapshot.question?.answers.find(({ id }) => id !== 'red-3/red-1');
  await answer(run, other?.id ?? '');
  await until(() => run.read().sight.strayed !== undefined);
  expect(run.read().sight.number).toBe(1);
  await run.back();
  expect(jumps).toBe(1);
  expect(run.read().sight.strayed).toBeUndefined();
  const game = await loadGame('super-teams');
  expect(kept).toEqual(beginLesson(game, await loadLesson('super-teams')));
});

test('before another position somebody is let read what came of the last one', async () => {
  const run = await open('xwing');
  const [place] = run.seen.snapshot.question?.answers ?? [];
  await answer(run, place?.id ?? '');
  await until(() => run.read().isCut);
  expect(run.seen.snapshot.question).toBeUndefined();
  expect(jumps).toBe(0);
  run.goOn();
  expect(jumps).toBe(1);
  expect(run.read().isCut).toBe(false);
  expect(run.seen.snapshot.question?.kind).toBe('dial');
});

test('whoever left goes on where they were, and garbage begins anew', async () => {
  const first = await open('super-teams');
  await answer(first, 'red-3/red-1');
  await until(() => first.read().sight.number === 2);
  const again = await open('super-teams', JSON.parse(JSON.stringify(kept)));
  expect(again.read().sight.number).toBe(2);
  for (const garbage of [null, 7, 'text', [], { format: 'parsecs-lesson/1' }]) {
    expect((await open('super-teams', garbage)).read().sight.number).toBe(1);
  }
});

test('a question that need not be asked is asked all the same, and a stale answer is refused', async () => {
  const run = await open('super-teams');
  const ask = run.seen.snapshot.question?.ask ?? -1;
  const refusal = await run.port.chooseUnasked(0, ask, 'red-3/red-1');
  expect(refusal !== undefined && isRefused(refusal)).toBe(true);
  expect(await run.port.choose(0, ask + 1, 'red-3/red-1')).toEqual(refusal);
  expect(run.read().sight.number).toBe(1);
});

test('a film that is left behind tells nothing more', async () => {
  const run = await open('super-teams');
  run.screen = { updated: (update) => updates.push(update), jumped: async () => undefined };
  await answer(run, 'red-3/red-1');
  await run.restart();
  const told = updates.length;
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  expect(updates.length).toBe(told);
  expect(run.read().sight.number).toBe(1);
});
