import { STYLES, THEMES } from '@parsecs/bots';
import { describe, expect, test } from 'vitest';
import { createTexts, describeReason, describeStyle, LANGUAGES } from './index.ts';

describe.each(LANGUAGES)('bots in %s', async (language) => {
  const texts = await createTexts(language);

  test('every reason has a phrase of its own', () => {
    const phrases = [...THEMES, 'victory'].flatMap((theme) =>
      (['own', 'others'] as const).map((of) => describeReason(texts, { theme, of })),
    );
    for (const phrase of phrases) expect(phrase).not.toMatch(/reason|[.{]|^$/);
    expect(new Set(phrases).size).toBe(phrases.length);
  });

  test('every style has a name and a sentence', () => {
    const styles = STYLES.map((style) => describeStyle(texts, style));
    for (const { name, text } of styles) {
      expect(name).not.toMatch(/style|[.{]|^$/);
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
    }
    expect(new Set(styles.map(({ name }) => name)).size).toBe(STYLES.length);
  });
});

test('a reason in English', async () => {
  const texts = await createTexts('en');
  expect(describeReason(texts, { theme: 'damage', of: 'own' })).toBe('less damage taken');
  expect(describeReason(texts, { theme: 'goal', of: 'own' })).toBe('closer to the goal');
});
