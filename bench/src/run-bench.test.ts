import { expect, test } from 'vitest';
import { median, race, runFor } from './measure.ts';
import { runBench } from './run-bench.ts';
import { inUnit, type Suite } from './suite.ts';
import { SUITES, selectSuites } from './suites.ts';

const QUICK = { seconds: 0.002, repetitions: 1 };

const stub = (units: number) => () => Promise.resolve(() => units);

const STUBS: readonly Suite[] = [
  {
    name: 'stub/play',
    unit: 'decisions/s',
    prepare: stub(40),
    peer: { name: 'peer 1.0', prepare: stub(41), sameGame: true },
  },
  { name: 'stub/copy', unit: 'µs', prepare: stub(1000) },
];

test('there are suites for each game, some with a peer', () => {
  expect(SUITES.map(({ name, unit }) => [name, unit])).toEqual([
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
    ['super-teams/search', 'iterations/s'],
    ...[2, 4, 8, 16].flatMap((ships) => [
      [`xwing/growth-${ships}/random-play`, 'decisions/s'],
      [`xwing/growth-${ships}/copy`, 'µs'],
      [`xwing/growth-${ships}/imagine`, 'µs'],
      [`xwing/growth-${ships}/evaluate`, 'µs'],
    ]),
    ['imperial-assault/legal-moves', 'µs'],
    ['imperial-assault/line-of-sight', 'µs'],
  ]);
  expect(SUITES.flatMap(({ peer }) => peer?.name ?? [])).toEqual([
    'boardgame.io 0.50.2',
    '@pkmn/sim 0.10.11',
    'boardgame.io 0.50.2, MCTSBot',
  ]);
});

test('every suite gets ready', async () => {
  for (const { prepare } of SUITES) expect(await prepare()).toBeInstanceOf(Function);
});

test('every peer does its work', async () => {
  for (const { peer } of SUITES) {
    if (peer !== undefined) expect((await peer.prepare())()).toBeGreaterThan(0);
  }
});

test('the report has a line for each suite, with the peer in the same run', async () => {
  const heard: (readonly [number, number])[] = [];
  const { suites } = await runBench(QUICK, (...told) => heard.push(told), STUBS);
  expect(suites).toEqual([
    {
      name: 'stub/play',
      ours: expect.any(Number) as number,
      peer: expect.any(Number) as number,
      peerName: 'peer 1.0',
      ratio: expect.any(Number) as number,
      unit: 'decisions/s',
      perGame: { ours: 40, peer: 41 },
    },
    {
      name: 'stub/copy',
      ours: expect.any(Number) as number,
      peer: null,
      peerName: null,
      ratio: null,
      unit: 'µs',
    },
  ]);
  expect(heard).toEqual([
    [0, 2],
    [1, 2],
    [2, 2],
  ]);
});

test('a real suite beside its peer plays games of the same length', async () => {
  const { suites } = await runBench(QUICK, undefined, selectSuites(['super-teams/random-play']));
  const [{ ours, peer, perGame } = { ours: 0, peer: 0, perGame: undefined }] = suites;
  expect(ours).toBeGreaterThan(0);
  expect(peer).toBeGreaterThan(0);
  expect(perGame?.ours).toBeGreaterThan(40);
  expect(perGame?.peer).toBeGreaterThan(40);
});

test('suites are chosen by the beginning of their names', () => {
  expect(selectSuites(['stub/c'], STUBS)?.map(({ name }) => name)).toEqual(['stub/copy']);
  expect(selectSuites(['stub'], STUBS)).toEqual(STUBS);
  expect(selectSuites(['stub', 'chess'], STUBS)).toBeUndefined();
});

test('all warm up, then take turns, and the median counts', () => {
  const order: string[] = [];
  const rates = { a: [9, 1, 5, 3], b: [9, 20, 10, 60] };
  const contestant = (name: 'a' | 'b') => (): number => {
    order.push(name);
    return rates[name].shift() ?? 0;
  };
  const plan = { seconds: 1, repetitions: 3 };
  expect(race([contestant('a'), contestant('b')], plan, (work) => work())).toEqual([3, 20]);
  expect(order.join('')).toBe('abababab');
});

test('time is the time of the processor: what is spent on waiting does not count', () => {
  const asleep = new Int32Array(new SharedArrayBuffer(4));
  let used = 0;
  const work = (): number => {
    Atomics.wait(asleep, 0, 0, 2);
    used += 0.001;
    return 3;
  };
  expect(runFor(work, 0.01, () => used)).toBeCloseTo(3000);
  expect(used).toBeGreaterThanOrEqual(0.01);
});

test('a rate is told in the unit of its suite', () => {
  expect([inUnit(1234.56, 'decisions/s'), inUnit(4_000_000, 'µs')]).toEqual([1235, 0.25]);
});

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect(() => median([])).toThrow(RangeError);
});
