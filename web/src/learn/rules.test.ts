import { createTexts } from '@parsecs/lang';
import { expect, test } from 'vitest';
import { findGame } from '../games/index.ts';
import type { GameManifest } from '../games/manifest.ts';
import { findRules, rulesOf } from './rules.ts';

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

test('a rule is found whatever apostrophe is typed, and across spaces that hold words together', async () => {
  const bound = rulesOf(await createTexts('en', ['xwing-rules'], 'bound'), manifestOf('xwing'));
  const ids = (search: string): readonly string[] =>
    findRules(bound, search, 'en').map(({ id }) => id);
  expect(ids("senator's shuttle").length).toBeGreaterThan(0);
  expect(ids("senator's shuttle")).toEqual(ids('senator’s shuttle'));
  expect(ids('90 × 90 cm')).toHaveLength(2);
});

test('a rule is found by its number and by words in any order', () => {
  expect(findRules(rules, 'st-044', 'en').map(({ id }) => id)).toContain('ST-044');
  const found = findRules(rules, 'asteroid LEAVING', 'en').map(({ id }) => id);
  expect(found).toContain('ST-043');
  expect(findRules(rules, 'no such words at all', 'en')).toEqual([]);
  expect(findRules(rules, '  ', 'en')).toBe(rules);
});
