import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folderWith, run, runJson } from '../testing/index.ts';

interface Judgement {
  readonly legal: boolean;
  readonly points: number;
  readonly problems: readonly { readonly rule: string | null; readonly text: string }[];
}

const folder = await folderWith({
  'good.json': { faction: 'dark', ships: [{ ship: 'imperial-star-destroyer', count: 5 }] },
  'bad.json': {
    faction: 'light',
    ships: ['imperial-star-destroyer', { ship: 'millennium-falcon', count: 2 }, 'death-star'],
  },
  'broken.json': '{ "faction": ',
  'squad.json': {
    faction: 'rebel',
    pilots: [
      { ship: 'xwing', name: 'rookiepilot' },
      { ship: 'xwing', name: 'nobody' },
    ],
  },
});

const check = (file: string, ...more: readonly string[]): readonly string[] => [
  'list',
  'check',
  'starship-battles',
  join(folder, file),
  ...more,
];

describe('list check', () => {
  test('a legal list is fine and has its points', async () => {
    const { code, json } = await runJson<Judgement>(check('good.json'));
    expect([code, json.legal, json.problems]).toEqual([0, true, []]);
    expect(json.points).toBeGreaterThan(200);
  });

  test('an illegal one names every problem with its rule', async () => {
    const { code, json } = await runJson<Judgement>(check('bad.json'));
    expect([code, json.legal]).toEqual([1, false]);
    expect(json.problems.map(({ rule }) => rule)).toEqual([null, 'SB-002', 'SB-128']);
    for (const { text } of json.problems) expect(text).toMatch(/^.{10,}$/);
  });

  test('the limit may be another one, or none', async () => {
    const rules = async (points: string): Promise<unknown> =>
      (await runJson<Judgement>(check('good.json', '--points', points))).json.problems.map(
        ({ rule }) => rule,
      );
    expect(await rules('100')).toEqual(['SB-125']);
    expect(await rules('0')).toEqual([]);
  });

  test('people read a line for each problem', async () => {
    const { out } = await run(check('bad.json'));
    expect(out).toMatch(/^Not legal, \d+ points$/m);
    expect(out).toMatch(/^✗ .*\(SB-128\)$/m);
  });

  test('a problem of a squad names the ship, and a program still finds the field', async () => {
    const squad = ['list', 'check', 'xwing', join(folder, 'squad.json')];
    expect((await run(squad)).out).toMatch(/^✗ Ship 2: /m);
    const { json } = await runJson<Judgement>(squad);
    expect(json.problems).toMatchObject([{ path: 'pilots[1].name' }]);
  });

  test('what is no JSON is no list', async () => {
    const { code, json } = await runJson<Judgement>(check('broken.json'));
    expect(code).toBe(1);
    expect(json.problems).toMatchObject([{ rule: null }]);
  });

  test('other words, games without lists and missing files are wrong usage', async () => {
    expect((await run(['list', 'print', 'starship-battles', 'x.json'])).code).toBe(2);
    expect((await run(['list', 'check', 'super-teams', join(folder, 'good.json')])).code).toBe(2);
    expect((await run(check('nowhere.json'))).code).toBe(2);
  });
});
