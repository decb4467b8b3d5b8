import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Suite } from '../suite.ts';
import { selectSuites } from '../suites.ts';
import { compareCheckouts } from './checkouts.ts';
import { compareSuite, type Side } from './compare.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const idle = () => Promise.resolve(() => 1);
const PLAY: Suite = { name: 'stub/play', unit: 'decisions/s', prepare: idle };
const COPY: Suite = { name: 'stub/copy', unit: 'µs', prepare: idle };

/** A side that needs so many seconds for one time, warm from the beginning; the order is noted. */
function stubSide(name: string, order: string[], costs: readonly number[], unable = ''): Side {
  let run = 0;
  return {
    prepare: async (suite) => (suite === unable ? `${name} has no such thing` : undefined),
    run: async (times) => {
      order.push(`${name}${times}`);
      run += 1;
      return { times, units: 10 * times, seconds: times * (costs[(run - 1) % costs.length] ?? 0) };
    },
  };
}

test('two sides take turns with the same amount, and the ratio is that of the rounds', async () => {
  const order: string[] = [];
  const ours = stubSide('a', order, [1, 1, 2, 1]);
  const other = stubSide('b', order, [1, 2, 4, 6]);
  const plan = { seconds: 1, repetitions: 3 };
  expect(await compareSuite(ours, other, PLAY, plan)).toEqual({
    name: 'stub/play',
    ours: 10,
    other: 3,
    ratio: 2,
    unit: 'decisions/s',
  });
  expect(order).toEqual(['a1', 'b1', 'a1', 'b1', 'b1', 'a1', 'a1', 'b1']);
});

test('rounds are short, and as many as the time allows', async () => {
  const order: string[] = [];
  const ours = stubSide('a', order, [0.001]);
  const other = stubSide('b', order, [0.002]);
  const play = await compareSuite(ours, other, PLAY, { seconds: 1, repetitions: 2 });
  expect(play.ratio).toBe(2);
  expect(order.slice(0, 6)).toEqual(['a1', 'b1', 'a2', 'b2', 'a4', 'b4']);
  expect(order.slice(-4)).toEqual(['a50', 'b50', 'b50', 'a50']);
  expect(order.filter((run) => run === 'a50').length).toBeGreaterThanOrEqual(20);
});

test('a ratio above one is faster in every unit', async () => {
  const plan = { seconds: 0.001, repetitions: 1 };
  const copy = await compareSuite(
    stubSide('a', [], [0.000_002_5]),
    stubSide('b', [], [0.000_005]),
    COPY,
    plan,
  );
  expect(copy).toMatchObject({ ours: 0.25, other: 0.5, ratio: 2 });
});

test('what one side cannot run is told of', async () => {
  const unable = await compareSuite(
    stubSide('a', [], [1]),
    stubSide('b', [], [1], 'stub/play'),
    PLAY,
    { seconds: 1, repetitions: 1 },
  );
  expect(unable).toMatchObject({
    ours: null,
    other: null,
    ratio: null,
    why: 'b has no such thing',
  });
});

test('two checkouts are measured in processes of their own', async () => {
  const plan = { seconds: 0.002, repetitions: 1 };
  const chosen = selectSuites(['super-teams/state-copy']);
  const heard: number[] = [];
  const onProgress = (done: number): unknown => heard.push(done);
  const { against, suites } = await compareCheckouts(root, root, plan, onProgress, chosen);
  expect(heard).toEqual([0, 1]);
  expect(against).toBe(root);
  expect(suites).toMatchObject([{ name: 'super-teams/state-copy', unit: 'µs' }]);
  for (const { ours, other, ratio } of suites) {
    expect([ours, other, ratio].every((figure) => (figure ?? 0) > 0)).toBe(true);
  }
});
