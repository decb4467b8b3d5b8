import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Suite } from '../suite.ts';
import { selectSuites } from '../suites.ts';
import { compareCheckouts } from './checkouts.ts';
import { compareSides, type Side } from './compare.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const idle = () => Promise.resolve(() => 1);
const PLAY: Suite = { name: 'stub/play', unit: 'decisions/s', prepare: idle };
const COPY: Suite = { name: 'stub/copy', unit: 'µs', prepare: idle };

function stubSide(name: string, order: string[], rates: readonly number[], unable = ''): Side {
  let round = 0;
  return {
    prepare: async (suite) => (suite === unable ? `${name} has no such thing` : undefined),
    stretch: async () => {
      order.push(name);
      round += 1;
      return rates[(round - 1) % rates.length] ?? 0;
    },
  };
}

test('two sides take turns, and the ratio is that of the rounds', async () => {
  const order: string[] = [];
  const ours = stubSide('a', order, [1, 100, 200, 90]);
  const other = stubSide('b', order, [1, 50, 50, 90]);
  const plan = { seconds: 1, repetitions: 3 };
  expect(await compareSides(ours, other, [PLAY], plan)).toEqual([
    { name: 'stub/play', ours: 100, other: 50, ratio: 2, unit: 'decisions/s' },
  ]);
  expect(order.join('')).toBe('ababbaab');
});

test('a ratio above one is faster in every unit', async () => {
  const plan = { seconds: 1, repetitions: 1 };
  const [copy] = await compareSides(
    stubSide('a', [], [4_000_000]),
    stubSide('b', [], [2_000_000]),
    [COPY],
    plan,
  );
  expect(copy).toMatchObject({ ours: 0.25, other: 0.5, ratio: 2 });
});

test('what one side cannot run is told of, and the others are compared', async () => {
  const heard: number[] = [];
  const results = await compareSides(
    stubSide('a', [], [1]),
    stubSide('b', [], [1], 'stub/play'),
    [PLAY, COPY],
    { seconds: 1, repetitions: 1 },
    (done) => heard.push(done),
  );
  expect(results).toMatchObject([
    { ours: null, other: null, ratio: null, why: 'b has no such thing' },
    { ratio: 1 },
  ]);
  expect(heard).toEqual([0, 1, 2]);
});

test('two checkouts are measured in processes of their own', async () => {
  const plan = { seconds: 0.002, repetitions: 1 };
  const chosen = selectSuites(['super-teams/state-copy']);
  const { against, suites } = await compareCheckouts(root, root, plan, undefined, chosen);
  expect(against).toBe(root);
  expect(suites).toMatchObject([{ name: 'super-teams/state-copy', unit: 'µs' }]);
  for (const { ours, other, ratio } of suites) {
    expect([ours, other, ratio].every((figure) => (figure ?? 0) > 0)).toBe(true);
  }
});
