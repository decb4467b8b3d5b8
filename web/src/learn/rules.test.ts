import { createTexts } from '@parsecs/lang';
import { expect, test } from 'vitest';
import { findRules, rulesOf } from './rules.ts';

const texts = await createTexts('en', ['super-teams-rules']);
const rules = rulesOf(texts);

test('all rules and rulings of the ledger are listed', () => {
  expect(rules).toHaveLength(152);
  expect(rules[0]?.id).toBe('ST-001');
  expect(rules.at(-1)).toMatchObject({ id: 'EN-30', ruling: true });
  expect(rules.every(({ title, text }) => title !== '' && text !== '')).toBe(true);
});

test('a rule is found by its number and by words in any order', () => {
  expect(findRules(rules, 'st-044', 'en').map(({ id }) => id)).toContain('ST-044');
  const found = findRules(rules, 'asteroid LEAVING', 'en').map(({ id }) => id);
  expect(found).toContain('ST-043');
  expect(findRules(rules, 'no such words at all', 'en')).toEqual([]);
  expect(findRules(rules, '  ', 'en')).toBe(rules);
});
