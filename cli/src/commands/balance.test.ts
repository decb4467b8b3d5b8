import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GAME_IDS, loadGame } from '@parsecs/table';
import { contestsOf, gamesFor } from '@parsecs/table/arena';
import { describe, expect, test } from 'vitest';
import { countGame, type GameBalance, resultOf, type SideCount } from '../balance/result.ts';
import { folderWith, run, runJson } from '../testing/index.ts';

interface Answer {
  readonly bot: string;
  readonly balance: readonly GameBalance[];
}

const TINY = ['balance', '--game', 'super-teams', '--games', '4', '--bot', 'random'];

describe('balance', () => {
  test('the same seed gives the same document, with any number of threads', async () => {
    const folder = await folderWith({});
    const play = async (threads: string): Promise<string> => {
      const file = join(folder, `${threads}.md`);
      const { code, err } = await run([
        ...TINY,
        '--only',
        '2-players',
        '--threads',
        threads,
        '--out',
        file,
      ]);
      expect([code, err]).toEqual([0, '']);
      return readFile(file, 'utf8');
    };
    const once = await play('1');
    expect(await play('2')).toBe(once);
    expect(once).toContain('| 2-players | red+yellow | 4 |');
    expect(once).toContain(
      '`parsecs balance --game super-teams --games 4 --bot random --seed parsecs --lang en`',
    );
  });

  test('plays with the greedy bot unless another is named, and only what is asked for', async () => {
    const { json } = await runJson<Answer>([
      ...TINY.slice(0, 3),
      '--games',
      '1',
      '--only',
      '2-players-short',
      '--threads',
      '1',
    ]);
    expect(json.bot).toBe('greedy');
    expect(json.balance.flatMap(({ contests }) => contests.map(({ name }) => name))).toEqual([
      '2-players-short',
    ]);
  });

  test('a new section leaves those of other games and other bots as they are', async () => {
    const folder = await folderWith({});
    const file = join(folder, 'balance.md');
    const old = (name: string, text: string): string => `## ${name}\n\n${text}`;
    const before = [
      '# Old\n\nold',
      old('super-teams, greedy', 'greedy stays'),
      old('super-teams, random', 'old'),
      old('super-teams, hard', 'hard stays'),
      old('xwing, random', 'xwing stays'),
    ];
    await writeFile(file, `${before.join('\n\n')}\n`);
    await run([...TINY, '--threads', '1', '--out', file]);
    const sections = (await readFile(file, 'utf8')).split(/\n\n(?=## )/).slice(1);
    expect(sections.map((section) => section.split('\n')[0])).toEqual([
      '## super-teams, random',
      '## super-teams, greedy',
      '## super-teams, hard',
      '## xwing, random',
    ]);
    const [made, ...others] = sections;
    expect(made).toContain('| 2-players | red+yellow | 4 |');
    expect(made).not.toMatch(/^old$/m);
    expect(others.join('\n\n')).toBe(`${[before[1], before[3], before[4]].join('\n\n')}\n`);
  });

  test('goes on where it was interrupted, and a part never replaces what was made otherwise', async () => {
    const folder = await folderWith({});
    const [whole, parts] = [join(folder, 'whole.md'), join(folder, 'parts.md')];
    await run([...TINY, '--threads', '1', '--out', whole]);
    for (const part of ['3-players', '4-players', '2-players', '3-players-short']) {
      await run([...TINY, '--threads', '1', '--out', parts, '--only', part]);
    }
    const once = await readFile(whole, 'utf8');
    expect(await readFile(parts, 'utf8')).toBe(once);
    const { out } = await run([
      ...TINY,
      '--seed',
      'other',
      '--threads',
      '1',
      '--out',
      parts,
      '--only',
      '2-players',
    ]);
    expect(out).toContain('2-players-long');
    expect(await readFile(parts, 'utf8')).toBe(once);
  });

  test('names what there is where nothing begins so', async () => {
    const { code, err } = await run(['balance', '--game', 'xwing', '--only', 'nothing']);
    expect(code).toBe(2);
    expect(err).toContain('falcon-and-slave');
  });
});

describe('contests', () => {
  test.each(GAME_IDS)('of %s: every side sits everywhere equally often', async (id) => {
    for (const { name, sides, seatings } of contestsOf(await loadGame(id))) {
      const seats = seatings.flatMap((seating) =>
        seating.sides.map((side, seat) => `${seat}:${side}`),
      );
      const counts = seats.map((one) => seats.filter((other) => other === one).length);
      expect([name, new Set(counts).size]).toEqual([name, 1]);
      expect(new Set(seatings.flatMap((seating) => seating.sides)).size).toBe(sides.length);
    }
  });

  test('a starter army has as many games as a side of a pair', async () => {
    const contests = contestsOf(await loadGame('imperial-assault'));
    const games = contests.map((contest) => [contest.name, gamesFor(contest, 22)]);
    expect(Object.fromEntries(games)).toMatchObject({
      'first-skirmish': 22,
      'starter-armies': (22 * 12) / 2,
    });
  });

  test('a draw counts half for each of two sides', () => {
    const counts: SideCount[] = [];
    countGame(counts, [0, 1], [0]);
    countGame(counts, [1, 0], []);
    countGame(counts, [0, 1], [0, 1]);
    countGame(counts, [1, 0], [1]);
    const { sides } = resultOf({ name: '', sides: ['one', 'other'], seatings: [] }, [counts]);
    expect(sides).toMatchObject([
      { games: 4, wins: 1, draws: 2, share: 0.5 },
      { games: 4, wins: 1, draws: 2, share: 0.5 },
    ]);
  });
});
