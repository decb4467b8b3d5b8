import { expect, test } from 'vitest';
import { Batches } from './batches.ts';

interface Job {
  readonly table: string;
  readonly number: number;
}

const job = (table: string, number: number): Job => ({ table, number });

/** Jobs of which those with number 0 cannot be done; `done` are the batches. */
function begin(): { readonly batches: Batches<Job, number>; readonly done: string[] } {
  const done: string[] = [];
  const batches = new Batches<Job, number>(
    ({ table }) => table,
    async (jobs) => {
      done.push(jobs.map(({ table, number }) => `${table}${number}`).join(' '));
      await new Promise((resolve) => setImmediate(resolve));
      if (jobs.some(({ number }) => number === 0)) throw new Error('cannot');
      return jobs.map(({ number }) => number * 10);
    },
  );
  return { batches, done };
}

test('what comes while one batch is under way goes together, one of a table at a time', async () => {
  const { batches, done } = begin();
  const jobs = [job('a', 1), job('b', 2), job('c', 3), job('b', 4), job('c', 5)];
  const results = await Promise.all(jobs.map((one) => batches.do(one)));
  expect(results).toEqual([10, 20, 30, 40, 50]);
  expect(done).toEqual(['a1', 'b2 c3', 'b4 c5']);
});

test('a job that cannot be done keeps no other from it', async () => {
  const { batches } = begin();
  const jobs = [job('a', 1), job('b', 0), job('c', 3), job('b', 4)];
  const settled = await Promise.allSettled(jobs.map((one) => batches.do(one)));
  expect(settled.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
    10,
    'failed',
    30,
    40,
  ]);
});

test('a batch has a hundred jobs at most', async () => {
  const { batches, done } = begin();
  const jobs = Array.from({ length: 202 }, (_, number) => job(`t${number}-`, number + 1));
  await Promise.all(jobs.map((one) => batches.do(one)));
  expect(done.map((batch) => batch.split(' ').length)).toEqual([1, 100, 100, 1]);
});
