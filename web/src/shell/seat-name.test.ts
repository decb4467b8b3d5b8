import { createTexts } from '@parsecs/lang';
import type { SeatSpec } from '@parsecs/table';
import { expect, test } from 'vitest';
import { levelOf, seatNames } from './seat-name.ts';

const texts = await createTexts('uk');
const bot = (level: 'greedy' | 'ace'): SeatSpec => ({ kind: 'bot', bot: level });

test('bots have names of their own, apart from how strong they are', () => {
  const names = seatNames(texts, 'xwing', [{ kind: 'here', name: 'Ola' }, bot('greedy')]);
  expect(names).toEqual(['Ola', 'Раск']);
  expect(levelOf(texts, bot('greedy'))).toBe('Пілот');
  expect(levelOf(texts, { kind: 'here' })).toBe(undefined);
});

test('bots that share a name are numbered', () => {
  const seats = [{ kind: 'here' } as const, bot('ace'), bot('greedy'), bot('ace')];
  const names = seatNames(texts, 'super-teams', seats);
  expect(names).toEqual(['Гравець 1', 'Куорл 2', 'Таввін', 'Куорл 4']);
});
