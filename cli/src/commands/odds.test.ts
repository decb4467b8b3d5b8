import { describe, expect, test } from 'vitest';
import { run, runJson } from '../testing/index.ts';

interface Known {
  readonly outcomes: readonly Readonly<Record<string, number | null>>[];
  readonly expected: number;
}

async function odds(...args: readonly string[]): Promise<Known> {
  const { json, code } = await runJson<Known>(['odds', ...args]);
  expect(code).toBe(0);
  expect(json.outcomes.reduce((sum, { p }) => sum + (p ?? 0), 0)).toBeCloseTo(1, 9);
  return json;
}

describe('odds', () => {
  test('X-Wing, by dice and tokens', async () => {
    const { outcomes } = await odds('xwing', '--attack', '1', '--defence', '0');
    expect(outcomes).toEqual([
      { hits: 0, crits: 0, p: 0.5 },
      { hits: 1, crits: 0, p: 0.375 },
      { hits: 0, crits: 1, p: 0.125 },
    ]);
    const plain = ['xwing', '--attack', '3', '--defence', '2'];
    const bare = (await odds(...plain)).expected;
    const aimed = (await odds(...plain, '--attack-focus', '--lock')).expected;
    const guarded = (await odds(...plain, '--defence-focus', '--evade', '1')).expected;
    expect(aimed).toBeGreaterThan(bare);
    expect(guarded).toBeLessThan(bare);
    expect((await odds(...plain, '--range', '3')).expected).toBeLessThan(bare);
    const twice = await odds('xwing', '--attack', '3,3', '--defence', '2');
    expect(twice.expected).toBeCloseTo(2 * bare, 10);
  });

  test('X-Wing, by ships and cards', async () => {
    const cards = ['--attacker', 'wedgeantilles', '--defender', 'academypilot'];
    const dice = await odds('xwing', '--attack', '3', '--defence', '2');
    expect((await odds('xwing', ...cards)).expected).toBeCloseTo(dice.expected, 9);
  });

  test('Imperial Assault, by pools and by figures', async () => {
    const pool = await odds('imperial-assault', '--attack', 'blue,green', '--defence', 'black');
    const rerolled = await odds(
      'imperial-assault',
      '--attack',
      'blue,green',
      '--defence',
      'black',
      '--attack-rerolls',
      '1',
      '--surges',
      'damage:1,accuracy:2',
    );
    expect(rerolled.expected).toBeGreaterThan(pool.expected);
    const figures = await odds(
      'imperial-assault',
      '--attacker',
      'stormtrooper',
      '--defender',
      'darth-vader',
      '--distance',
      '3',
    );
    expect(figures.expected).toBeGreaterThan(0);
  });

  test('Starship Battles and Super Teams', async () => {
    const volley = await odds(
      'starship-battles',
      '--attacker',
      'x-wing-starfighter,x-wing-starfighter',
      '--defender',
      'tie-fighter',
    );
    expect(volley.expected).toBeGreaterThan(0);
    const race = await odds('super-teams', '--space', '33', '--board', 'standard', '--cards', '2');
    expect(race.outcomes.length).toBeGreaterThan(0);
  });

  test('says it in words, in every language', async () => {
    for (const lang of ['en', 'ru', 'pl', 'uk']) {
      const { out, code } = await run([
        'odds',
        'xwing',
        '--attack',
        '2',
        '--defence',
        '1',
        '--lang',
        lang,
      ]);
      expect(code).toBe(0);
      expect(out.split('\n').length).toBeGreaterThan(5);
    }
  });

  test.each([
    ['xwing', '--attack', '3'],
    ['xwing', '--attack', 'three', '--defence', '2'],
    ['xwing', '--attack', '3', '--defence', '2', '--board', 'short'],
    ['xwing', '--attacker', 'nobody', '--defender', 'academypilot'],
    [
      'xwing',
      '--attacker',
      'rookiepilot',
      '--defender',
      'academypilot',
      '--weapon',
      'protontorpedoes',
    ],
    ['imperial-assault', '--attack', 'pink'],
    ['imperial-assault', '--attack', 'red', '--surges', 'luck:1'],
    ['starship-battles', '--attacker', 'x-wing-starfighter', '--defender', 'rebel-transport'],
    ['super-teams', '--space', '4000'],
  ])('%s %s %s: wrong usage in one line', async (...args) => {
    const { code, out, err } = await run(['odds', ...args]);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});
