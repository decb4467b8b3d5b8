import type { Problem } from '@parsecs/kernel';
import { expect, test } from 'vitest';
import { madeWorse } from './made-worse.ts';

const over = (points: number): Problem => ({
  path: 'ships',
  rule: 'SB-125',
  cause: 'fleet-over-points',
  params: { points, most: 300 },
});
const deck = (count: number): Problem => ({
  path: 'commands',
  rule: 'IA-030',
  cause: 'wrong-deck-size',
  params: { count, size: 15 },
});
const twice = (name: string, path: string): Problem => ({
  path,
  rule: 'XW-204',
  cause: 'squad-unique-twice',
  params: { name },
});

test('what was there before is not the fault of the change', () => {
  expect(madeWorse([twice('han', 'ships[1]')], [twice('han', 'ships[2]')])).toEqual([]);
  expect(madeWorse([over(310)], [over(310)])).toEqual([]);
});

test('what was not there is', () => {
  expect(madeWorse([], [over(301)])).toEqual([over(301)]);
  const both = [twice('han', 'a'), twice('luke', 'b')];
  expect(madeWorse([twice('han', 'a')], both)).toEqual([twice('luke', 'b')]);
  const again = [twice('han', 'a'), twice('han', 'b')];
  expect(madeWorse([twice('han', 'a')], again)).toHaveLength(1);
});

test('farther over a limit is worse, nearer to it is not', () => {
  expect(madeWorse([over(310)], [over(320)])).toEqual([over(320)]);
  expect(madeWorse([over(320)], [over(310)])).toEqual([]);
  expect(madeWorse([deck(3)], [deck(4)])).toEqual([]);
  expect(madeWorse([deck(16)], [deck(17)])).toEqual([deck(17)]);
});
