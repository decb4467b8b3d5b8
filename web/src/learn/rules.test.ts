import { createTexts } from '@parsecs/lang';
import { expect, test } from 'vitest';
import { findGame } from '../games/index.ts';
import type { GameManifest } from '../games/manifest.ts';
import { rulesOf } from './rules.ts';

const texts = await createTexts('en');
const rules = rulesOf(texts, manifestOf('super-teams'));

function manifestOf(id: string): GameManifest {
  const game = findGame(id);
  if (game === undefined) throw new Error(`no game ${id}`);
  return game;
}

test('all rules and rulings of the ledger are listed', () => {
  expect(rules).toHaveLength(152);
  expect(rules[0]?.id).toBe('ST-001');
  expect(rules.at(-1)).toMatchObject({ id: 'EN-30', ruling: true });
  expect(rules.every(({ title, text }) => title !== '' && text !== '')).toBe(true);
});

test.each([
  ['xwing', 318, 'XW-318'],
  ['starship-battles', 211, 'SB-211'],
  ['imperial-assault', 317, 'IA-317'],
] as const)('the whole ledger of %s is listed', (game, count, last) => {
  const listed = rulesOf(texts, manifestOf(game));
  expect(listed).toHaveLength(count);
  expect(listed.at(-1)?.id).toBe(last);
});
