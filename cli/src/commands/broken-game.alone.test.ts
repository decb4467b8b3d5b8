import type { Game } from '@parsecs/kernel';
import { expect, test, vi } from 'vitest';
import { run, runJson } from '../testing/index.ts';

interface Failed {
  readonly finished?: number;
  readonly failures: readonly {
    readonly seed: string;
    readonly promise: string;
    readonly detail: string;
    readonly command: string;
  }[];
}

// A game that loses its way at the first answer of all.
vi.mock(import('@parsecs/table'), async (original) => {
  const table = await original();
  return {
    ...table,
    loadGame: async (id): Promise<Game> => {
      const game = await table.loadGame(id);
      const answer = (): never => {
        throw new Error('lost');
      };
      return { ...game, answer };
    },
  };
});

const ONE = ['--threads', '1'];

test('simulate: exit 1, with the command that repeats the failure', async () => {
  const args = ['simulate', 'super-teams', '--games', '30', '--seed', 'a b', ...ONE];
  const { code, json } = await runJson<Failed>(args);
  expect(code).toBe(1);
  expect(json.finished).toBe(0);
  expect(json.failures).toHaveLength(20);
  const [failure] = json.failures;
  expect(failure).toMatchObject({ seed: 'a b/0', promise: 'never throws', step: 0 });
  expect(failure?.detail).toBe('Error: lost');
  expect(failure?.command).toBe(
    "parsecs simulate super-teams --setup 2-players --bots random,random --game-seed 'a b/0'",
  );
  const again = await runJson<Failed>([
    'simulate',
    'super-teams',
    '--setup',
    '2-players',
    '--bots',
    'random,random',
    '--game-seed',
    'a b/0',
  ]);
  expect([again.code, again.json.failures.length]).toEqual([1, 1]);
});

test('fuzz: exit 1, with the command that repeats the failure', async () => {
  const { code, json } = await runJson<Failed>(['fuzz', 'super-teams', '--games', '3', ...ONE]);
  expect(code).toBe(1);
  expect(json.failures.map(({ command }) => command)).toEqual([
    'parsecs fuzz super-teams --game-seed parsecs/0',
    'parsecs fuzz super-teams --game-seed parsecs/1',
    'parsecs fuzz super-teams --game-seed parsecs/2',
  ]);
  const again = await runJson<Failed>(['fuzz', 'super-teams', '--game-seed', 'parsecs/1']);
  expect(again.code).toBe(1);
  expect(again.json.failures[0]).toMatchObject({ promise: 'never throws', detail: 'Error: lost' });
});

test('people read what was broken and how to repeat it', async () => {
  const { code, out } = await run(['fuzz', 'super-teams', '--setup', '2-players', '--games', '1']);
  expect(code).toBe(1);
  expect(out).toMatch(/Broken promise: never throws \(step \d+\): Error: lost/);
  expect(out).toContain('parsecs fuzz super-teams --setup 2-players --game-seed parsecs/0');
});
