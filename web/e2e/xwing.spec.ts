import type { Page } from '@playwright/test';
import { expectFocus, tabTo } from './support/keyboard.ts';
import { SIZES } from './support/sizes.ts';
import { button, press } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { XWingKeys } from './support/xwing-keys.ts';
import { XWingPerson } from './support/xwing-player.ts';
import { XWingTable } from './support/xwing-table.ts';

type Words = XWingTable['texts'];

function playNow(page: Page, texts: Words): ReturnType<typeof button> {
  const tile = page.getByRole('article', { name: texts.t('shell:game.xwing.name'), exact: true });
  return button(tile, texts.t('shell:home.play'));
}

/** The battle is fought to its end, and then it lies among the games of the home page. */
async function playToTheEnd(table: XWingTable): Promise<void> {
  const answers = await new XWingPerson(table).playToTheEnd();
  expect(answers).toBeGreaterThan(8);
  const { page, texts, outcome } = table;
  await expect(outcome.getByRole('heading')).toBeVisible();
  await table.press(outcome.getByRole('link', { name: texts.t('shell:play.over.home') }));
  await expect(page.getByRole('link', { name: texts.t('shell:match.watch') })).toBeVisible();
}

test('a whole first game against a bot by mouse, one click from the home page', async ({
  page,
  texts,
}) => {
  await page.goto('/');
  await playNow(page, texts).click();
  await playToTheEnd(new XWingTable(page, texts));
});

test.describe('on a phone, in Polish', () => {
  test.use({ ...SIZES.phone, language: 'pl' });

  test('a whole first game against a bot by touch', async ({ page, texts }) => {
    await page.goto('/');
    await press(playNow(page, texts), true);
    await playToTheEnd(new XWingTable(page, texts, true));
  });
});

test('a whole first game by keyboard alone', async ({ page, texts }) => {
  await page.goto('/');
  await tabTo(page, playNow(page, texts));
  await page.keyboard.press('Enter');
  const table = new XWingKeys(page, texts);
  const answers = await new XWingPerson(table).playToTheEnd();
  expect(answers).toBeGreaterThan(8);
  await expectFocus(page);
  await expect(table.outcome.getByRole('heading')).toBeVisible();
});
