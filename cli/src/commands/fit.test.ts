import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FittedWeights } from '@parsecs/kernel';
import { superTeams } from '@parsecs/super-teams';
import { describe, expect, test } from 'vitest';
import { folderWith, run, runJson } from '../testing/index.ts';

interface Answer {
  readonly positions: number;
  readonly logLoss: number;
  readonly heldOutLogLoss: number;
  readonly logLossInUse: number;
  readonly leastLogLoss?: {
    readonly positions: number;
    readonly from: number;
    readonly to: number;
  };
  readonly weights: Readonly<Record<string, number>>;
}

const TINY = ['fit', 'super-teams', '--games', '40', '--bot', 'random', '--seed', 'fit'];

describe('fit', () => {
  test('the same seed gives the same weights, with any number of threads, and writes them', async () => {
    const file = join(await folderWith({}), 'weights.json');
    const { json, code } = await runJson<Answer>([...TINY, '--threads', '1', '--out', file]);
    expect(code).toBe(0);
    expect(Object.keys(json.weights)).toEqual([...superTeams.evaluation.features]);
    expect(json.positions).toBeGreaterThan(200);
    expect(json.logLoss).toBeLessThan(Math.LN2);
    // The weights of the game were made for better players, and know something of these games all the same.
    expect(json.logLossInUse).not.toBe(json.heldOutLogLoss);
    expect(json.logLossInUse).toBeLessThan(Math.LN2);
    const { json: again } = await runJson<Answer>([...TINY, '--threads', '2']);
    expect(again).toEqual(json);
    const written = JSON.parse(await readFile(file, 'utf8')) as FittedWeights;
    expect(written).toEqual({
      seed: 'fit',
      games: 40,
      positions: json.positions,
      heldOutLogLoss: json.heldOutLogLoss,
      weights: json.weights,
    });
  });

  test('starts of rounds that are played on again tell how well anybody could foretell them', async () => {
    const few = [...TINY, '--games', '5', '--threads', '1'];
    const { json } = await runJson<Answer>([...few, '--replays', '4']);
    const { positions, from, to } = json.leastLogLoss ?? { positions: 0, from: 0, to: 0 };
    expect(positions).toBeGreaterThan(5);
    expect([from > 0, from < Math.LN2, from < to]).toEqual([true, true, true]);
    const { json: plain } = await runJson<Answer>(few);
    // Playing on leaves no mark on the games themselves.
    expect({ ...json, leastLogLoss: undefined }).toEqual({ ...plain, leastLogLoss: undefined });
    expect(plain.leastLogLoss).toBeUndefined();
  });

  test('a file that cannot be written is told', async () => {
    const { code, err } = await run([...TINY, '--threads', '1', '--out', '/nowhere/weights.json']);
    expect([code, err.includes('/nowhere/weights.json')]).toEqual([2, true]);
  });
});
