import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { GameCoverage } from '../coverage/measure.ts';
import { tagsOfTest } from '../coverage/tags.ts';
import { folderWith, run, runJson } from '../testing/index.ts';

const CHECKLIST = `id,section,summary
ST-001,identity,"2-4 players, see ST-999"
ST-002,identity,Goal
ST-003,components,A box
EN-01,engine-note,Overshoot
EX-01,example,An example
`;

const CARDS = [
  'skilled-pilot',
  'light-speed',
  'evasive-manoeuvre',
  'mechanical-grab',
  'speed-bonus',
] as const;

const CARD_TESTS = CARDS.flatMap((card) => [
  `card('${card}', 'does', () => {});`,
  `card("${card}", 'does not', () => {});`,
]).join('\n');

let root: string;
let game: string;

async function put(path: string, text: string): Promise<void> {
  await writeFile(join(root, path), text);
}

async function measure(): Promise<{ readonly code: number; readonly game: GameCoverage }> {
  const { code, json } = await runJson<{ readonly games: readonly GameCoverage[] }>([
    'coverage',
    '--root',
    root,
  ]);
  const [first] = json.games;
  if (first === undefined) throw new Error('no game was measured');
  return { code, game: first };
}

beforeEach(async () => {
  root = await folderWith({});
  game = 'games/super-teams';
  await mkdir(join(root, game, 'src'), { recursive: true });
  await mkdir(join(root, 'games', 'not-a-package'));
  await mkdir(join(root, 'docs', 'rules'), { recursive: true });
  await put(`${game}/package.json`, '{}');
  await put('docs/rules/super-teams.checklist.csv', CHECKLIST);
});

describe('coverage', () => {
  test('lists what no test proves, and only games that are packages', async () => {
    const measured = await measure();
    expect(measured).toEqual({
      code: 1,
      game: {
        id: 'super-teams',
        rules: {
          total: 4,
          tested: 0,
          waived: [],
          untested: ['ST-001', 'ST-002', 'ST-003', 'EN-01'],
        },
        cards: { total: 5, tested: 0, untested: CARDS },
        unknown: [],
        ledger: true,
      },
    });
  });

  test('is complete with tests, scenarios and waivers', async () => {
    await put(`${game}/src/a.test.ts`, `rule('ST-001', 'x', () => {});\n${CARD_TESTS}`);
    await put(`${game}/src/b.test.ts`, "rule(\n  'EN-01',\n  'a long sentence', () => {});");
    await put(`${game}/x.scenario.json`, JSON.stringify({ rules: ['ST-002', 'EX-01'] }));
    const waiver = { id: 'ST-003', why: 'There is no box in a program.' };
    await put(`${game}/waivers.json`, JSON.stringify([waiver]));
    const measured = await measure();
    expect(measured.code).toBe(0);
    expect(measured.game.rules).toEqual({ total: 4, tested: 3, waived: [waiver], untested: [] });
    expect(measured.game.cards).toEqual({ total: 5, tested: 5, untested: [] });
  });

  test('a card needs a test of what it does and one of when it does not', async () => {
    await put(`${game}/src/a.test.ts`, CARD_TESTS.replace(/^card\("light-speed.*$/m, ''));
    expect((await measure()).game.cards.untested).toEqual(['light-speed']);
  });

  test('tags and waivers that name nothing are reported', async () => {
    await put(`${game}/src/a.test.ts`, "rule('ST-404', 'x', f); card('teleport', 'x', f);");
    await put(`${game}/waivers.json`, JSON.stringify([{ id: 'ST-405', why: 'gone' }]));
    expect((await measure()).game.unknown).toEqual(['ST-404', 'teleport', 'ST-405']);
  });

  test('without a checklist the ledger itself is read; without both nothing is complete', async () => {
    await put('docs/rules/super-teams.checklist.csv', '');
    expect((await measure()).game.rules.total).toBe(0);
    await rm(join(root, 'docs/rules/super-teams.checklist.csv'));
    expect(await measure()).toMatchObject({ code: 1, game: { ledger: false } });
    await put('docs/rules/super-teams.md', '- **ST-001** (S) text, see ST-009\n**EN-01 – Title**');
    expect((await measure()).game.rules.untested).toEqual(['ST-001', 'EN-01']);
  });

  test('a broken list of waivers is wrong usage that names the file', async () => {
    await put(`${game}/waivers.json`, '[{ "id": "ST-003", "why": "" }]');
    const { code, err } = await run(['coverage', '--root', root]);
    expect(code).toBe(2);
    expect(err).toContain('waivers.json');
  });

  test('people read a table', async () => {
    const { out } = await run(['coverage', '--root', root]);
    expect(out).toMatch(/rules +0 of 4 tested, 0 waived/);
    expect(out).toContain('untested rules: ST-001, ST-002, ST-003, EN-01');
  });

  test('a folder that is not there is wrong usage', async () => {
    expect((await run(['coverage', '--root', '/nowhere/at-all'])).code).toBe(2);
  });
});

test('commented-out tests and other functions are no tags', () => {
  const source = `
    // rule('ST-001', 'x', f);
    /* rule('ST-002', 'x', f); */
    overrule('ST-003'); table.rule('ST-004'); rule(id, 'x', f);
    rule(\`ST-005\`, 'x', f); // rule('ST-006', 'x', f)
  `;
  expect(tagsOfTest(source).map(([, id]) => id)).toEqual(['ST-005', 'ST-006']);
});
