import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { beforeEach, describe, expect, test } from 'vitest';
import { folderWith, type Ran, run, runJson } from '../testing/index.ts';

const ALWAYS_FIRST = Array.from({ length: 500 }, () => '1');

let cwd: string;

beforeEach(async () => {
  cwd = await folderWith({});
});

function play(lines: readonly string[], ...args: readonly string[]): Promise<Ran> {
  const input = Readable.from([`${lines.join('\n')}\n`]);
  return run(['play', 'super-teams', '--seed', 'play', ...args], { cwd, input });
}

describe('play', () => {
  test('goes from the first card to the winner, with answers from a pipe', async () => {
    const { code, out, err } = await play(ALWAYS_FIRST, '--bots', 'greedy');
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Round 1. Your turn.');
    expect(out).toMatch(/^ {2}1\) .+ {2}\[\w+-\d\/\w+-\d\]$/m);
    expect(out).toMatch(/\n(?:You win|Player 2 wins)[^\n]*\n$/);
  });

  test('takes the id of an answer as well as its number', async () => {
    const [byNumber, byId] = [await play(['1', 'log']), await play([await firstAnswer(), 'log'])];
    expect(byId.out).toBe(byNumber.out);
  });

  test('says why not, and that something is allowed', async () => {
    const { out } = await play(['?red-1/green-1', '?1', 'nonsense', '99']);
    expect(out).toMatch(/Not allowed: .+ \[ST-0\d\d\]/);
    expect(out).toMatch(/> \w+-\d\/\w+-\d is allowed\./);
    expect(out.match(/Not allowed: .+ \[table\]/g)).toHaveLength(2);
  });

  test('takes a decision back, and shows that in the log', async () => {
    const { out } = await play(['1', 'undo', 'log', 'help', 'look'], '--practice');
    expect(out).toContain('You take back your last decision');
    expect(out).toContain('(taken back)');
    expect(out).toContain('save FILE: keep the game.');
    const earnest = await play(['1', 'undo']);
    expect(earnest.out).toContain('Bots agree to a take-back only in a practice game.');
    const start = await play(['undo']);
    expect(start.out).toContain('You have no decision to take back.');
  });

  test('leaves an unsaved game only when told twice', async () => {
    const { code, out } = await play(['1', 'quit', 'quit', '1']);
    expect(code).toBe(0);
    expect(out.match(/not kept anywhere/g)).toHaveLength(1);
    const saved = await play(['1', 'quit', 'save kept.json', 'quit']);
    expect(saved.out).toContain('saved in “kept.json”');
    const { code: verdict } = await run(['replay', 'verify', 'kept.json'], { cwd });
    expect(verdict).toBe(0);
  });

  test('keeps the game in a file after every choice and goes on with it', async () => {
    const first = await play(['1', '1'], '--save', 'game.json', '--bots', 'greedy');
    expect(first.out).toContain('kept in “game.json”');
    const before = (await readSaved()).log.choices.length;
    const second = await play(['1'], '--save', 'game.json');
    expect(second.out).toContain('Round 1 begins.');
    expect((await readSaved()).log.choices.length).toBeGreaterThan(before);
    const last = await play(ALWAYS_FIRST, '--save', 'game.json');
    expect(last.out).toContain('parsecs replay show');
    expect((await run(['replay', 'verify', 'game.json'], { cwd })).code).toBe(0);
    const over = await play([], '--save', 'game.json');
    expect(over.out).toMatch(/wins?/);
  });

  test('with --json the document stands alone on the output', async () => {
    const { code, json, err } = await runJson<Readonly<Record<string, unknown>>>(
      ['play', 'super-teams', '--seed', 'play', '--bots', 'greedy'],
      { input: Readable.from([`${ALWAYS_FIRST.join('\n')}\n`]) },
    );
    expect(code).toBe(0);
    expect(json).toMatchObject({ game: 'super-teams', finished: true, seed: 'play' });
    expect(err).toContain('Round 1. Your turn.');
  });

  test('seats several people at one keyboard', async () => {
    const lines = Array.from({ length: 40 }, () => ['', '1']).flat();
    const { out } = await play(lines, '--seat', 'P1,P2');
    expect(out).toContain('Player 1 decides now.');
    expect(out).toContain('Player 2 decides now.');
    const asked = await play(['', '1', '', 'undo', 'n'], '--seat', '1,2', '--seed', 'play');
    expect(asked.code).toBe(0);
  });

  test('seats the bots that are wished for, at the table that is wished for', async () => {
    const { out } = await play(['log'], '--bots', 'random,greedy,random', '--seat', 'P3');
    expect(out).toContain('Player 4');
    const three = await play(['log'], '--setup', '3-players', '--bots', 'random');
    expect(three.out).toContain('Player 3');
  });

  test.each([
    [['--seat', 'P9'], 'no seat P9'],
    [['--seat', 'captain'], '“captain” is not a seat'],
    [['--bots', 'chaotic'], 'no bot'],
    [['--bots', 'random,random', '--setup', '2-players'], '1 seats are left'],
    [['--setup', 'moon'], 'no setup'],
    [['--save', 'no/such/folder/game.json'], 'cannot be written (ENOENT)'],
  ])('refuses %j', async (args, problem) => {
    const { code, err } = await play(['1'], ...args);
    expect(err).toContain(problem);
    expect(code).toBe(2);
  });

  test.each(['{ broken', '{}', '[]'])('a broken save is named and left alone: %s', async (text) => {
    await writeFile(join(cwd, 'game.json'), text);
    const { code, err } = await play(['1'], '--save', 'game.json');
    expect(code).toBe(2);
    expect(err).toContain('game.json');
    expect(await readFile(join(cwd, 'game.json'), 'utf8')).toBe(text);
  });
});

async function firstAnswer(): Promise<string> {
  const { out } = await play([]);
  return /^ {2}1\) .*\[(.+)\]$/m.exec(out)?.[1] ?? '';
}

async function readSaved(): Promise<{ readonly log: { readonly choices: readonly unknown[] } }> {
  return JSON.parse(await readFile(join(cwd, 'game.json'), 'utf8')) as Awaited<
    ReturnType<typeof readSaved>
  >;
}
