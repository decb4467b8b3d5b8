import { expect, test } from 'vitest';
import { pickLanguage } from './languages.ts';

test.each([
  [['uk-UA', 'en'], 'uk'],
  [['pl_PL.UTF-8'], 'pl'],
  [['RU'], 'ru'],
  [['de', 'pl-PL'], 'pl'],
  [['be', 'cs'], 'en'],
  [['C'], 'en'],
  [['ruw'], 'en'],
  [[], 'en'],
] as const)('%s is answered with %s', (wishes, language) => {
  expect(pickLanguage(wishes)).toBe(language);
});
