import { expect, test } from 'vitest';
import { median } from './measure.ts';
import { runBench } from './run-bench.ts';

test('the report has a line for each suite, with the peer in the same run', async () => {
  const heard: number[] = [];
  const { suites } = await runBench({ seconds: 0.02, repetitions: 1 }, (done) => heard.push(done));
  expect(suites.map(({ name, unit }) => [name, unit])).toEqual([
    ['super-teams/random-play', 'decisions/s'],
    ['super-teams/state-copy', 'µs'],
    ['super-teams/greedy-play', 'decisions/s'],
    ['xwing/random-play', 'decisions/s'],
    ['xwing/state-copy', 'µs'],
    ['xwing/greedy-play', 'decisions/s'],
    ['starship-battles/random-play', 'decisions/s'],
    ['starship-battles/state-copy', 'µs'],
    ['starship-battles/greedy-play', 'decisions/s'],
    ['imperial-assault/random-play', 'decisions/s'],
    ['imperial-assault/state-copy', 'µs'],
    ['imperial-assault/greedy-play', 'decisions/s'],
    ['imperial-assault/legal-moves', 'µs'],
    ['imperial-assault/line-of-sight', 'µs'],
  ]);
  for (const { ours, peer, peerName, ratio } of suites) {
    expect(ours).toBeGreaterThan(0);
    expect(peer === null).toBe(peerName === null);
    expect(peer === null).toBe(ratio === null);
  }
  expect(suites[0]?.peerName).toContain('boardgame.io');
  expect(suites[0]?.ratio).toBeGreaterThan(1);
  expect(heard).toEqual([...suites.keys(), suites.length]);
});

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(() => median([])).toThrow(RangeError);
});
