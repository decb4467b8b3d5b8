import { loadLesson, stepsOf, type TaughtGame } from '@parsecs/lessons';
import { GAME_IDS } from '@parsecs/table';
import { describe, expect, test } from 'vitest';
import { run, runJson } from '../testing/index.ts';

interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly results: readonly {
    readonly id: TaughtGame;
    readonly ok: boolean;
    readonly why: string;
    readonly actions: number;
    readonly words: number;
    readonly strayed: number;
  }[];
}

describe('lesson', () => {
  test('check: all can be finished, are said in every language and soon come to an attack', async () => {
    const { code, json } = await runJson<Results>(['lesson', 'check']);
    expect(json.results.filter(({ ok }) => !ok)).toEqual([]);
    expect([code, json.passed, json.failed]).toEqual([0, GAME_IDS.length, 0]);
    for (const { id, actions, words, strayed } of json.results) {
      expect(strayed).toBeGreaterThan(stepsOf(await loadLesson(id)).length);
      expect(actions).toBeLessThanOrEqual(12);
      expect(words).toBeLessThanOrEqual(540);
      expect(words).toBeGreaterThan(20);
    }
  });

  test('anything else is wrong usage', async () => {
    expect((await run(['lesson', 'play'])).code).toBe(2);
    expect((await run(['lesson'])).code).toBe(2);
  });
});
