import { createTexts } from '@parsecs/lang';
import { expect, test } from 'vitest';
import { roundWords } from './round-words.ts';

test('a round is named with the last one, where that is known', async () => {
  const texts = await createTexts('en', ['shell']);
  const words = (round: number, limit?: number): string => roundWords(texts, round, limit);
  expect([words(3), words(3, 0), words(3, 6), words(6, 6)]).toEqual([
    'Round 3',
    'Round 3',
    'Round 3 of 6',
    'Round 6, the last',
  ]);
});
