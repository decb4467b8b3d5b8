import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, loadGame } from '@parsecs/table';
import { type ArenaResult, basketOf, type MatrixResult } from '@parsecs/table/arena';
import { describe, expect, test } from 'vitest';
import { folderWith, run, runJson } from '../testing/index.ts';

const TINY = ['arena', 'super-teams', '--a', 'greedy', '--b', 'random', '--games', '16'];

describe('arena', () => {
  test('tells the score with its interval, set-up by set-up, and the time of a decision', async () => {
    const { json, code } = await runJson<ArenaResult>([...TINY, '--threads', '1']);
    expect(code).toBe(0);
    expect(json.games).toBe(16);
    expect(json.a + json.b + json.draws).toBe(16);
    expect(json.aScore).toBeGreaterThan(0.8);
    expect(json.ci95[0]).toBeLessThan(json.aScore);
    expect(json.ci95[1]).toBeGreaterThanOrEqual(json.aScore);
    expect(json.setups.map(({ id }) => id)).toEqual([
      '2-players',
      '2-players-short',
      '2-players-long',
      '4-players',
    ]);
    expect(json.setups.every(({ games }) => games === 4)).toBe(true);
    expect(Object.keys(json.secondsPerMove)).toEqual(['a', 'b']);
    expect(Object.keys(json.cpuP95)).toEqual(['a', 'b']);
  });

  test('the same seed gives the same games, with any number of threads', async () => {
    const play = async (threads: string): Promise<unknown> => {
      const { json } = await runJson<ArenaResult>([...TINY, '--threads', threads]);
      const { secondsPerMove: _, cpuP95: __, ...rest } = json;
      return rest;
    };
    expect(await play('2')).toEqual(await play('1'));
  });

  test('a bot against itself has every deal from both sides', async () => {
    const args = ['arena', 'super-teams', '--a', 'random', '--b', 'random', '--games', '8'];
    const { json } = await runJson<ArenaResult>([
      ...args,
      '--setups',
      '2-players',
      '--threads',
      '1',
    ]);
    expect(json.aScore).toBe(0.5);
  });

  test('levels play with the budget that is given', async () => {
    const args = ['arena', 'super-teams', '--a', 'normal', '--b', 'random', '--games', '2'];
    const { out, code } = await run([...args, '--budget', '40', '--threads', '1']);
    expect(code).toBe(0);
    expect(out).toContain('normal against random');
  });

  test('a matrix rates bots or lists, and every game is a line of the file', async () => {
    const folder = await folderWith({});
    const args = ['arena', 'super-teams', '--matrix', 'greedy,random', '--games', '4'];
    const { json, code } = await runJson<MatrixResult>(
      [...args, '--setups', '2-players', '--csv', 'games.csv', '--threads', '1'],
      { cwd: folder },
    );
    expect(code).toBe(0);
    expect(json.games).toBe(4);
    expect(json.entrants.map(({ name }) => name)).toEqual(['greedy', 'random']);
    expect(json.pairs[0]?.games).toBe(4);
    const lines = readFileSync(join(folder, 'games.csv'), 'utf8').split('\r\n');
    expect(lines).toHaveLength(4 + 2);
    expect(lines[1]).toContain('parsecs/2-players/0');
    const { out } = await run([...args, '--setups', '2-players', '--threads', '1']);
    expect(out).toContain('Bradley and Terry');
  });

  test('wrong usage is told', async () => {
    const unknown = await run(['arena', 'super-teams', '--setups', 'nowhere']);
    expect([unknown.code, unknown.err.includes('nowhere')]).toEqual([2, true]);
    expect((await run(['arena', 'super-teams', '--a', 'oracle'])).code).toBe(2);
    expect((await run(['arena', 'super-teams', '--matrix', 'greedy'])).code).toBe(2);
    expect((await run(['arena', 'xwing', '--matrix', 'nobody,nothing'])).code).toBe(2);
    // Three sides meet there: a score of one against one says nothing.
    expect((await run(['arena', 'super-teams', '--setups', '3-players'])).code).toBe(2);
  });

  test.each(GAME_IDS)('%s has a basket of at least four set-ups', async (id) => {
    expect(basketOf(await loadGame(id), undefined).length).toBeGreaterThanOrEqual(4);
  });
});
