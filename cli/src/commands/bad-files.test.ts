import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Game, Match, type MatchLog } from '@parsecs/kernel';
import { loadGame } from '@parsecs/table';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { folderWith, type Ran, run, runJson } from '../testing/index.ts';

/** Everything a terminal would obey, except the ends of our own lines. */
const OBEYED = /(?!\n)[\p{Cc}\u2028-\u202E\u2066-\u2069]/u;
const ATTACK = '\u001B[2J\u001B]0;PWN\u0007\u009B31m\u202Eabc\u2066\r\nFine: all passed';
const UNEXPECTED = 'should not have happened';

/** One level of lists for each bracket, inside the field of a record. */
const deep = (field: string, levels: number): string =>
  `{"${field}":${'['.repeat(levels)}${']'.repeat(levels)}}`;

let log: MatchLog;

beforeAll(async () => {
  const game: Game = await loadGame('super-teams');
  log = new Match(game, game.setups['2-players'], 'bad-files').log();
});

async function runOn(content: unknown, ...words: readonly string[]): Promise<Ran> {
  const cwd = await folderWith({ 'file.json': content });
  return run([...words, 'file.json'], { cwd });
}

const LISTS = ['xwing', 'starship-battles', 'imperial-assault'];

describe('nothing from a file is obeyed by the terminal', () => {
  test.each([
    ['an unknown game', { game: ATTACK }],
    ['a strange format', { format: ATTACK }],
    ['a strange setup', { setup: { [ATTACK]: 1, players: 2 } }],
    ['a strange choice', { choices: [{ by: 0, choice: ATTACK }] }],
  ])('replay: %s', async (_, wrong) => {
    for (const what of ['verify', 'show']) {
      const { code, out, err } = await runOn({ ...log, ...wrong }, 'replay', what);
      expect([code, err]).toEqual([1, '']);
      expect(out).not.toMatch(OBEYED);
      expect(out).not.toMatch(/^(Valid|Legal)/m);
    }
  });

  test('an excerpt of what is no JSON', async () => {
    for (const words of [['replay', 'verify'], ['replay', 'show'], ['scenario']]) {
      const { code, out } = await runOn(`{ "a": ${ATTACK} }`, ...words);
      expect(code).toBe(1);
      expect(out).not.toMatch(OBEYED);
    }
  });

  test.each([
    [{ [ATTACK]: 1 }],
    [{ game: ATTACK, title: 'x', rules: [], given: {}, when: [], then: { state: {} } }],
    [{ game: 'super-teams', title: ATTACK, rules: [], given: {}, when: [], then: { state: {} } }],
    [
      {
        game: 'xwing',
        title: 'x',
        rules: [],
        given: { [ATTACK]: 1 },
        when: [],
        then: { told: [] },
      },
    ],
  ])('scenario: file %#', async (content) => {
    const { code, out } = await runOn(content, 'scenario');
    expect(code).toBe(1);
    expect(out).not.toMatch(OBEYED);
    expect(out).not.toMatch(/^(Valid|Legal)/m);
  });

  test.each(LISTS)('list check %s', async (game) => {
    const faction = ATTACK;
    const entries = [{ id: ATTACK, name: ATTACK, ship: ATTACK, [ATTACK]: 1 }, ATTACK];
    const list = { faction, pilots: entries, ships: entries, deployments: entries, [ATTACK]: 1 };
    for (const content of [list, `{ "a": ${ATTACK} }`]) {
      const { code, out, err } = await runOn(content, 'list', 'check', game);
      expect([code, err]).toEqual([1, '']);
      expect(out).not.toMatch(OBEYED);
      expect(out).not.toMatch(/^(Valid|Legal)/m);
    }
  });

  test('the document for programs says the same and is as harmless', async () => {
    const cwd = await folderWith({ 'file.json': { ...log, game: ATTACK } });
    const { out, json } = await runJson<{ readonly game: string }>(
      ['replay', 'verify', 'file.json'],
      { cwd },
    );
    expect(json.game).toBe(ATTACK);
    expect(out).not.toMatch(OBEYED);
  });

  test('a complaint about the command line', async () => {
    const { code, err } = await run(['replay', 'verify', `/nowhere/${ATTACK}`]);
    expect(code).toBe(2);
    expect(err).not.toMatch(OBEYED);
    expect(err.split('\n')).toHaveLength(2);
  });
});

describe('a bad file is never a fault of ours', () => {
  test.each([101, 45_000, 400_000])('%i levels deep', async (levels) => {
    for (const game of LISTS) {
      const { code, out, err } = await runOn(deep('faction', levels), 'list', 'check', game);
      expect([code, err]).toEqual([1, '']);
      expect(out).toContain('nested too deeply');
    }
    for (const words of [['scenario'], ['replay', 'verify'], ['replay', 'show']]) {
      const { code, out, err } = await runOn(deep('given', levels), ...words);
      expect([code, err]).toEqual([1, '']);
      expect(out).toContain('nested too deeply');
    }
  });

  test('brackets in a text are no levels', async () => {
    const { out } = await runOn({ title: `"${'['.repeat(500)}\\` }, 'scenario');
    expect(out).not.toContain('nested too deeply');
  });

  test('a reader that breaks all the same refuses the file in one line', async () => {
    const game = await loadGame('starship-battles');
    const broken = (): never => {
      throw new RangeError('Maximum call stack size exceeded');
    };
    vi.spyOn(game, 'reviewList').mockImplementation(broken);
    vi.spyOn(game, 'checkSetup').mockImplementation(broken);
    const match = { ...log, game: 'starship-battles', rules: game.version };
    for (const [content, ...words] of [
      [{}, 'list', 'check', 'starship-battles'],
      [match, 'replay', 'verify'],
      [match, 'replay', 'show'],
    ] as const) {
      const { code, out, err } = await runOn(content, ...words);
      expect([code, err]).toEqual([1, '']);
      expect(out).toContain('it cannot be read: Maximum call stack');
    }
    const cwd = await folderWith({
      'file.json': { format: 'parsecs-table/1', log: match, seats: [] },
    });
    const { code, err } = await run(['play', 'starship-battles', '--save', 'file.json'], { cwd });
    expect(code).toBe(2);
    expect(err).not.toContain(UNEXPECTED);
  });

  test('a mark of the byte order is no fault', async () => {
    const { code } = await runOn(`\uFEFF${JSON.stringify(log)}`, 'replay', 'verify');
    expect(code).toBe(0);
  });

  test('what is far too large is not even read', async () => {
    const cwd = await folderWith({});
    await writeFile(join(cwd, 'list.json'), `{"name":"${'x'.repeat(1_000_000)}"}`);
    await writeFile(join(cwd, 'match.json'), ' '.repeat(20_000_001));
    for (const words of [
      ['list', 'check', 'xwing', 'list.json'],
      ['list', 'check', 'xwing', '/dev/zero'],
      ['scenario', 'list.json'],
      ['replay', 'show', 'match.json'],
      ['play', 'super-teams', '--save', 'match.json'],
    ]) {
      const { code, out, err } = await run(words, { cwd });
      expect([code, out]).toEqual([2, '']);
      expect(err).toMatch(/^parsecs: “.*” is larger than (?:1|20) MB\n$/);
    }
  });
});

describe('a table that the page would refuse is refused', () => {
  const table = (more: object): object => ({
    format: 'parsecs-table/1',
    log,
    seats: [{ kind: 'here' }, { kind: 'bot', bot: 'greedy' }],
    ...more,
  });
  const seats = (count: number): readonly object[] =>
    Array.from({ length: count }, () => ({ kind: 'here' }));

  test.each([
    ['seats', { seats: seats(100_000) }],
    ['seats', { seats: seats(1) }],
    ['seats', { seats: [] }],
    ['clock', { clock: { budget: 1000, increment: 0, left: [] } }],
    ['clock', { clock: { budget: 1000, increment: 0, left: [1, 2, 3] } }],
  ])('%s: %#', async (field, wrong) => {
    for (const what of ['verify', 'show']) {
      const { code, out } = await runOn(table(wrong), 'replay', what);
      expect(code).toBe(1);
      expect(out).toContain(`Wrong field: ${field}.\n`);
    }
    const clock = { budget: 1000, increment: 0, left: [1, 2] };
    expect((await runOn(table({ clock }), 'replay', 'verify')).code).toBe(0);
  });

  test('a setup that is none at all is named without a dot too many', async () => {
    const { out } = await runOn({ ...log, setup: 7 }, 'replay', 'verify');
    expect(out).toContain('Wrong field: setup.\n');
  });
});
