import { expect, test } from 'vitest';
import { run, runJson } from '../testing/index.ts';

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly seats: readonly number[];
  readonly setups: readonly string[];
}

test('the list has ids, names, seats and setups', async () => {
  const { code, json, err } = await runJson<readonly Listed[]>(['games']);
  expect([code, err]).toEqual([0, '']);
  const game = json.find(({ id }) => id === 'super-teams');
  expect(game).toMatchObject({ name: 'Super Teams', seats: [2, 3, 4] });
  expect(game?.setups).toContain('2-players');
});

test('people read the same', async () => {
  const { out } = await run(['games']);
  expect(out).toMatch(/^super-teams {2}Super Teams$/m);
  expect(out).toMatch(/setups +2-players, /);
});
