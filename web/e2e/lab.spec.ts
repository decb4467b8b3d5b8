import { readFile } from 'node:fs/promises';
import { expectNoViolations } from './support/access.ts';
import { expectFits } from './support/fits.ts';
import { SIZE_NAMES, SIZES } from './support/sizes.ts';
import { button } from './support/table.ts';
import { expect, test } from './support/test.ts';

for (const size of SIZE_NAMES) {
  test.describe(size, () => {
    test.use({ ...SIZES[size] });

    test('a slider moves the curve and the address; two settings side by side', async ({
      page,
      texts,
    }) => {
      await page.goto('/odds/xwing');
      const dice = page.getByRole('slider', { name: texts.t('odds-page:xwing.dice') });
      const hit = page.locator('[data-figure=hit]');
      await expect(hit).toBeVisible();
      const before = await hit.textContent();
      await dice.first().focus();
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(/#dice1=4$/);
      await expect(hit).not.toHaveText(before ?? '');
      await button(page, texts.t('odds-page:compare')).click();
      await expect(hit).toHaveCount(2);
      await dice.last().press('End');
      await expect(page).toHaveURL(/#dice1=4&compare=1&b\.dice1=8$/);
      await expect(hit.last()).not.toHaveText((await hit.first().textContent()) ?? '');
      await expectNoViolations(page, 'odds');
      await expectFits(page);
      const [one, other] = await hit.allTextContents();
      await page.reload();
      await expect(hit).toHaveText([one ?? '', other ?? '']);
    });

    test('six games in the laboratory end and are saved', async ({ page, texts }) => {
      await page.goto('/lab');
      await page.getByLabel(texts.t('lab:setups')).selectOption('2-players-short');
      await page.getByLabel(texts.t('lab:bot-a')).selectOption('random');
      await page.getByLabel(texts.t('lab:games')).selectOption('6');
      await button(page, texts.t('lab:start')).click();
      await expect(page.locator('[data-lab=over]')).toBeVisible();
      await expect(page.getByRole('table').first()).toBeVisible();
      await expectNoViolations(page, 'laboratory');
      await expectFits(page);
      const saved = page.waitForEvent('download');
      await button(page, texts.t('lab:csv')).click();
      const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
      expect(lines).toHaveLength(1 + 6);
      expect(lines[1]).toContain('parsecs/2-players-short/0');
    });
  });
}
