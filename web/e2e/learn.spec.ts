import { expectNoViolations } from './support/access.ts';
import { expectFits } from './support/fits.ts';
import { SIZES } from './support/sizes.ts';
import { expect, test } from './support/test.ts';

test('a dial is turned and a ship flies; a figure walks into sight', async ({ page, texts }) => {
  await page.goto('/learn/xwing');
  const figures = page.locator('[data-figure]');
  const dial = page.getByRole('slider', { name: texts.t('learn:fly.dial') });
  await page
    .getByRole('heading', { name: texts.t('learn:story.xwing.maneuver.title') })
    .scrollIntoViewIfNeeded();
  await dial.scrollIntoViewIfNeeded();
  const told = figures.first().getByRole('status');
  await expect(told).toContainText(texts.t('learn:fly.red'));
  await dial.press('Home');
  await expect(told).not.toContainText(texts.t('learn:fly.red'));
  await page.getByRole('button', { name: texts.t('learn:fly.fly'), exact: true }).click();
  await expect(page.getByRole('button', { name: texts.t('learn:fly.back') })).toBeVisible();
  await page.goto('/learn/imperial-assault');
  const figure = page.locator('[data-figure]');
  const below = page.getByRole('button', { name: texts.t('learn:figure.down') });
  await page
    .getByRole('heading', { name: texts.t('learn:story.imperial-assault.sight.title') })
    .scrollIntoViewIfNeeded();
  await below.scrollIntoViewIfNeeded();
  const sight = figure.getByRole('status');
  await expect(sight).toContainText('L16');
  await expect(sight).toContainText(
    texts.t('imperial-assault-board:sight.stopped-figure', { name: 'Gideon Argus' }),
  );
  await below.press('Enter');
  await expect(sight).toContainText('L17');
  await expect(sight).toContainText(texts.t('imperial-assault-board:sight.free'));
  await expectNoViolations(page, 'story with a figure');
  await page.setViewportSize(SIZES.phone.viewport);
  await expectFits(page);
});

test('a question finds its rule, which is shown on the board and leads on', async ({
  page,
  texts,
}) => {
  await page.goto('/learn/imperial-assault');
  await page.getByRole('tab', { name: texts.t('shell:learn.rules') }).click();
  await page.getByRole('searchbox').fill('do my own figures block the view');
  const first = page.getByRole('tabpanel').getByRole('listitem').first();
  await expect(first).toContainText('IA-168');
  await first
    .getByRole('button', { name: texts.t('learn:rule.show-of', { rule: 'IA-168' }) })
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('[data-board] svg').first()).toBeVisible();
  await dialog.getByRole('button', { name: texts.t('learn:show.example', { number: 2 }) }).click();
  await dialog.getByRole('button', { name: texts.t('learn:show.next') }).click();
  const refusal = dialog.getByRole('link', { name: 'IA-176' });
  await expect(refusal).toBeVisible();
  await expectNoViolations(page, 'a rule shown');
  await page.setViewportSize(SIZES.phone.viewport);
  await expect(dialog.locator('[data-board] svg').first()).toBeVisible();
  await expectFits(page);
  await refusal.click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('#IA-176')).toBeInViewport();
  await page.goto('/learn/xwing#card-upgrade-gunner');
  const card = page.locator('#card-upgrade-gunner');
  await expect(card).toBeInViewport();
  await expect(card).toContainText(texts.t('xwing-rulings:upgrade.gunner'));
  await expectFits(page);
  await card.getByRole('link', { name: 'XW-307' }).click();
  await expect(page.locator('#XW-307')).toBeInViewport();
  await page.goto('/learn/imperial-assault');
  await page.getByRole('tab', { name: texts.t('learn:tab.glossary') }).click();
  await page.getByRole('searchbox').fill('Оглушение');
  await expect(page.getByRole('definition')).toContainText('Оглушение');
});
