import { createTexts, LANGUAGES } from '@parsecs/lang';
import { loadPuzzles, TAUGHT_GAMES } from '@parsecs/lessons';
import { describe, expect, test } from 'vitest';
import { run, runJson } from '../testing/index.ts';

interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly results: readonly { readonly id: string; readonly ok: boolean; readonly why: string }[];
}

interface Daily {
  readonly day: string;
  readonly puzzles: readonly { readonly game: string; readonly title: string }[];
}

test.each(LANGUAGES)('every puzzle has its title and its question in %s', async (language) => {
  const texts = await createTexts(language, ['puzzles']);
  const puzzles = (await Promise.all(TAUGHT_GAMES.map(loadPuzzles))).flat();
  const keys = puzzles.flatMap(({ id, ask, grade }) => [
    `puzzles:title.${id}`,
    `puzzles:ask.${ask}`,
    `puzzles:grade.${grade}`,
  ]);
  expect(keys.filter((key) => !texts.has(key))).toEqual([]);
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
});

describe('puzzle', () => {
  test('check: the written solutions are the best answers', async () => {
    const { code, json } = await runJson<Results>(['puzzle', 'check', '--game', 'super-teams']);
    expect(json.results.filter(({ ok }) => !ok)).toEqual([]);
    expect([code, json.failed]).toEqual([0, 0]);
    expect(json.passed).toBeGreaterThanOrEqual(10);
  });

  test('daily: one for each game, the same for everybody', async () => {
    const args = ['puzzle', 'daily', '--date', '2026-11-18'];
    const [first, again] = [await runJson<Daily>(args), await runJson<Daily>(args)];
    expect(first.json).toEqual(again.json);
    expect(first.json.puzzles.map(({ game }) => game)).toEqual([
      'super-teams',
      'xwing',
      'starship-battles',
      'imperial-assault',
    ]);
    expect((await run([...args, '--lang', 'pl'])).out).not.toContain('puzzles:');
  });

  test.each([
    [['puzzle', 'guess']],
    [['puzzle', 'check', '--game', 'chess']],
    [['puzzle', 'daily', '--date', 'soon']],
  ])('%s is wrong usage', async (args) => {
    expect((await run(args)).code).toBe(2);
  });
});
