import { describe, expect, test } from 'vitest';
import { run, runJson } from '../testing/index.ts';

interface Fuzzing {
  readonly games: number;
  readonly steps: number;
  readonly answersCloned: number;
  readonly takenBack: { readonly free: number; readonly agreed: number };
  readonly logsResumed: number;
  readonly failures: readonly unknown[];
  readonly cardsExercised: number;
  readonly cardsTotal: number;
}

const fuzz = (...args: readonly string[]): ReturnType<typeof runJson<Fuzzing>> =>
  runJson<Fuzzing>(['fuzz', 'super-teams', ...args]);

describe('fuzz', () => {
  test('answers with all the fields that scripts read, and finds nothing', async () => {
    const { code, json, err } = await fuzz('--games', '3', '--threads', '1');
    expect([code, err]).toEqual([0, '']);
    expect(json).toMatchObject({ games: 3, failures: [], cardsExercised: 5, cardsTotal: 5 });
    expect(json.steps).toBeGreaterThan(3 * 40);
    expect(json.logsResumed).toBe(3);
    expect(json.answersCloned).toBeGreaterThanOrEqual(json.steps);
    expect(json.takenBack.free).toBeGreaterThanOrEqual(3);
    expect(json.takenBack.agreed).toBeGreaterThanOrEqual(3);
  });

  test('gives the same result with any number of threads', async () => {
    const playOn = (threads: string): ReturnType<typeof fuzz> =>
      fuzz('--setup', '2-players-short', '--games', '3', '--threads', threads);
    const one = await playOn('1');
    const two = await playOn('2');
    expect(one.json.games).toBe(3);
    expect(two.json).toEqual(one.json);
  });

  test('goes on for the time that is given', async () => {
    const { json } = await fuzz('--seconds', '0.3', '--threads', '1');
    expect(json.games).toBeGreaterThan(0);
    expect(json.games).toBeLessThan(1000);
  });

  test('plays with one setup, and one game, if it is told to', async () => {
    const { json } = await fuzz('--setup', '3-players-short', '--game-seed', 'suite-0');
    expect(json).toMatchObject({ games: 1, failures: [] });
  });

  test('tells people the same in words', async () => {
    const { out } = await run(['fuzz', 'super-teams', '--games', '2', '--threads', '1']);
    expect(out).toMatch(/^2 games, \d+ steps\n/);
    expect(out).toMatch(/logs resumed to the same state +2\n/);
  });

  test('stops when it is told to, and says that it was interrupted', async () => {
    const { code, json } = await runJson<Fuzzing>(['fuzz', 'super-teams', '--threads', '1'], {
      stop: AbortSignal.timeout(300),
    });
    expect(code).toBe(130);
    expect(json.games).toBeGreaterThan(0);
  });
});
