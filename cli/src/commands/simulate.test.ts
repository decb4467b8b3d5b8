import type { Spread } from '@parsecs/table/arena';
import { describe, expect, test } from 'vitest';
import { run, runJson } from '../testing/index.ts';

interface Simulation {
  readonly games: number;
  readonly finished: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly winners: Readonly<Record<string, number>>;
  readonly rounds: Spread;
  readonly endings: Readonly<Record<string, number>>;
  readonly scores?: Readonly<Record<string, Spread>>;
  readonly margin?: Spread;
  readonly failures: readonly unknown[];
}

const simulate = (...args: readonly string[]): ReturnType<typeof runJson<Simulation>> =>
  runJson<Simulation>(['simulate', 'super-teams', ...args]);

/** What must not depend on the machine. */
function fixed({ games, finished, decisions, winners, rounds, failures }: Simulation): unknown {
  return { games, finished, decisions, winners, rounds, failures };
}

describe('simulate', () => {
  test('answers with all the fields that scripts read', async () => {
    const { code, json, err } = await simulate('--games', '30', '--threads', '1');
    expect([code, err]).toEqual([0, '']);
    expect(json).toMatchObject({ games: 30, finished: 30, setup: '2-players', failures: [] });
    expect(json.decisions).toBeGreaterThan(30 * 60);
    expect(json.decisionsPerSecond).toBeGreaterThan(0);
    expect(json.gamesPerSecond).toBeGreaterThan(0);
    expect(Object.keys(json.winners)).toEqual(['P1', 'P2', 'shared']);
    expect(Object.values(json.winners).reduce((sum, wins) => sum + wins)).toBe(30);
    const { mean, p10, p90 } = json.rounds;
    expect(p10).toBeLessThanOrEqual(mean);
    expect(p90).toBeGreaterThanOrEqual(mean);
  });

  test.each(['rebel-mirror', 'imperial-mirror'])('plays X-Wing, %s', async (setup) => {
    const bots = ['--bots', 'random,random', '--games', '1', '--threads', '1'];
    const { code, json } = await runJson<Simulation>([
      'simulate',
      'xwing',
      '--setup',
      setup,
      ...bots,
    ]);
    expect(code).toBe(0);
    expect(json).toMatchObject({ games: 1, finished: 1, failures: [] });
  });

  test('gives the same result with any number of threads', async () => {
    const playOn = (threads: string): ReturnType<typeof simulate> =>
      simulate('--games', '40', '--seed', 'same', '--threads', threads);
    const [one, three] = await Promise.all([playOn('1'), playOn('3')]);
    expect(fixed(three.json)).toEqual(fixed(one.json));
  });

  test('has a fixed seed, and other games with another', async () => {
    const args = ['--games', '20', '--threads', '1'];
    const [usual, again, other] = [
      await simulate(...args),
      await simulate(...args),
      await simulate(...args, '--seed', 'another'),
    ];
    expect(fixed(again.json)).toEqual(fixed(usual.json));
    expect(fixed(other.json)).not.toEqual(fixed(usual.json));
  });

  test('plays one game of a run again by its seed', async () => {
    const run20 = await simulate('--games', '2', '--seed', 'S', '--threads', '1');
    const first = await simulate('--game-seed', 'S/0');
    const second = await simulate('--game-seed', 'S/1');
    expect([first.json.games, second.json.games]).toEqual([1, 1]);
    expect(first.json.decisions + second.json.decisions).toBe(run20.json.decisions);
  });

  test('takes the number of seats from the bots, or the bots from the setup', async () => {
    const three = await simulate(
      '--games',
      '4',
      '--bots',
      'random,greedy,random',
      '--threads',
      '1',
    );
    expect(three.json).toMatchObject({
      setup: '3-players',
      bots: ['random', 'greedy', 'random'],
    });
    expect(three.json.winners['P2']).toBe(4);
    const four = await simulate('--games', '5', '--setup', '4-players-short', '--threads', '1');
    expect(four.json).toMatchObject({ bots: ['random', 'random', 'random', 'random'] });
    // Partners win together.
    const { P1, P2, P3, P4 } = four.json.winners;
    expect([P3, P4]).toEqual([P1, P2]);
  });

  test('tells people the same in words', async () => {
    const { code, out, err } = await run([
      'simulate',
      'super-teams',
      '--games',
      '5',
      '--threads',
      '1',
    ]);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^5 games of 2-players in /);
    expect(out).toMatch(/^ {2}P1 +\d/m);
  });

  test('tells by which rules games end, and victory points where there are any', async () => {
    const racing = await simulate('--games', '10', '--threads', '1');
    const sum = (counts: Readonly<Record<string, number>>): number =>
      Object.values(counts).reduce((total, count) => total + count, 0);
    expect(sum(racing.json.endings)).toBe(10);
    expect(Object.keys(racing.json.endings)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^ST-\d{3}$/)]),
    );
    expect(racing.json.scores).toBeUndefined();
    const args = ['simulate', 'imperial-assault', '--games', '1', '--threads', '1'];
    const { json } = await runJson<Simulation>(args);
    expect(sum(json.endings)).toBe(1);
    expect(Object.keys(json.scores ?? {})).toEqual(['P1', 'P2']);
    expect(json.margin?.p10).toBeLessThanOrEqual(json.margin?.p90 ?? -1);
    const { out } = await run(args);
    expect(out).toMatch(/^ {2}victory points of P1 +\d/m);
    expect(out).toMatch(/^ {2}IA-\d{3} +\d/m);
  });

  test('stops when it is told to, and says that it was interrupted', async () => {
    const { code, json } = await runJson<Simulation>(
      ['simulate', 'super-teams', '--games', '1000000', '--threads', '1'],
      { stop: AbortSignal.timeout(300) },
    );
    expect(code).toBe(130);
    expect(json.finished).toBeLessThan(1_000_000);
  });

  test('draws a bar on a watched error stream, and none with --json', async () => {
    const args = ['simulate', 'super-teams', '--games', '10', '--threads', '1'];
    expect((await run(args, { watched: true })).err).toContain('█');
    expect((await run([...args, '--json'], { watched: true })).err).toBe('');
  });

  test.each([
    [['--bots', 'random,chaotic'], 'no bot “chaotic”'],
    [['--bots', 'random,random', '--setup', '3-players'], 'has 3 seats'],
    [['--bots', 'random,random,random,random,random'], 'not played with 5 seats'],
    [['--setup', 'moon'], 'no setup “moon”'],
    [['--setup', 'constructor'], 'no setup “constructor”'],
  ])('refuses %j', async (args, problem) => {
    const { code, out, err } = await run(['simulate', 'super-teams', ...args]);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(problem);
  });
});
