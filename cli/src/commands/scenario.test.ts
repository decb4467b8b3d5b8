import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { GAME_IDS } from '@parsecs/table';
import { describe, expect, test } from 'vitest';
import { findRoot } from '../shell/root.ts';
import { folderWith, run, runJson } from '../testing/index.ts';

interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly results: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly why: string;
    readonly file: string;
  }[];
}

const SOUND = {
  game: 'super-teams',
  title: 'Two players are dealt six cards each',
  rules: ['ST-022'],
  given: { setup: { players: 2 }, hands: { P1: ['red-1'], P2: ['green-1'] } },
  when: [],
  then: { state: { round: 1 } },
};

describe('scenario', () => {
  test('runs the files of a folder, and those of the house all pass', async () => {
    const folders = GAME_IDS.map((id) => `games/${id}`);
    const { code, json } = await runJson<Results>(['scenario', ...folders], { cwd: findRoot() });
    expect(json.results.filter(({ ok }) => !ok)).toEqual([]);
    expect([code, json.failed]).toEqual([0, 0]);
    expect(json.passed).toBeGreaterThan(0);
  });

  test('takes files and patterns, each file once', async () => {
    const cwd = await folderWith({ 'a.scenario.json': SOUND, 'b.scenario.json': SOUND });
    await mkdir(join(cwd, 'empty'));
    const words = ['a.scenario.json', '*.scenario.json', '**/b.scen?rio.json'];
    const { code, json } = await runJson<Results>(['scenario', ...words], { cwd });
    expect([code, json.passed]).toEqual([0, 2]);
    expect(json.results.map(({ file }) => file)).toEqual(['a.scenario.json', 'b.scenario.json']);
  });

  test('a scenario that does not hold is exit 1, with the reason', async () => {
    const cwd = await folderWith({
      'x.scenario.json': { ...SOUND, then: { state: { round: 2 } } },
      'y.scenario.json': SOUND,
    });
    const { code, json } = await runJson<Results>(['scenario', '.'], { cwd });
    expect([code, json.passed, json.failed]).toEqual([1, 1, 1]);
    expect(json.results[0]).toMatchObject({ ok: false, title: SOUND.title });
    expect(json.results[0]?.why).toContain('round');
    const { out } = await run(['scenario', '.'], { cwd });
    expect(out).toMatch(/^1 passed, 1 failed$/m);
  });

  test.each([
    ['{ broken', 'not JSON'],
    [{ ...SOUND, game: 'chess' }, 'no game “chess”'],
    [{ ...SOUND, given: undefined }, 'given'],
    [{ ...SOUND, then: {} }, 'then'],
    [[], 'object'],
  ])('a broken file is a failed result that names the fault: %j', async (content, fault) => {
    const cwd = await folderWith({ 'x.scenario.json': content });
    const { code, json } = await runJson<Results>(['scenario', 'x.scenario.json'], { cwd });
    expect([code, json.failed]).toEqual([1, 1]);
    expect(json.results[0]?.why).toContain(fault);
  });

  test.each(['nothing.json', '*.nothing', 'nowhere/*.json', '.'])(
    'no file at “%s”',
    async (word) => {
      const cwd = await folderWith({});
      const { code, err } = await run(['scenario', word], { cwd });
      expect(code).toBe(2);
      expect(err).toContain(word);
    },
  );
});
