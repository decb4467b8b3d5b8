import { LANGUAGES } from '@parsecs/lang';
import { expect, test } from './support/test.ts';

test('condensed Cyrillic has the same letters in every language', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(async (languages) => {
    const lines = languages.map((lang) => {
      const line = document.createElement('p');
      Object.assign(line, { lang, className: 'condensed', textContent: 'д т и в к л г п з' });
      line.style.cssText = 'width: 20rem; height: 2rem; font-size: 20px; background: black';
      return line;
    });
    document.querySelector('main')?.replaceChildren(...lines);
    await document.fonts.load('20px "Sofia Sans Condensed Cyrillic"', 'д');
    await document.fonts.ready;
  }, LANGUAGES);
  const lines = await page.locator('main p').all();
  const drawn = await Promise.all(lines.map((line) => line.screenshot()));
  expect(drawn).toHaveLength(LANGUAGES.length);
  for (const line of drawn) expect(line.equals(drawn[0] ?? line)).toBe(true);
});
