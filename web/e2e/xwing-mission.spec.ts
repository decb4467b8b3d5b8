import { ruleText } from '@parsecs/lang';
import { late } from './support/late.ts';
import { recordOf } from './support/records.ts';
import { openRecord } from './support/store.ts';
import { button } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { dogfightAt } from './support/xwing-battles.ts';
import { XWingPerson } from './support/xwing-player.ts';
import { XWingTable } from './support/xwing-table.ts';

const LAST_CHOICES = 14;

test('a mission with its printed forces, from the form to its first manoeuvre', async ({
  page,
  texts,
}) => {
  await page.goto('/new/xwing');
  const name = texts.t('xwing:mission.2.name');
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).click();
  await expect(
    page.getByRole('radio', { name: texts.t('xwing-board:new.forces-printed') }),
  ).toBeChecked();
  await expect(page.getByText(texts.t('xwing:mission.2.story'))).toBeVisible();
  await button(page, texts.t('shell:new.start')).click();
  const table = new XWingTable(page, texts);
  await new XWingPerson(table).playUntil('dial');
  await expect(table.board.locator('.xw-rock')).toHaveCount(6);
  await button(page, name).click();
  const card = page.getByRole('region', { name: texts.t('shell:play.details') });
  await expect(card).toContainText(texts.t('xwing:mission.2.text'));
  await expect(card).toContainText(ruleText(texts, 'xwing', 'XW-274'));
  await card.getByRole('button', { name: texts.t('shell:common.close') }).click();
});

test('a mission comes to its end', async ({ page, texts }) => {
  const over = dogfightAt(() => false, { setup: 'mission-2', seed: 'late' });
  await openRecord(page, recordOf(late(over, LAST_CHOICES)));
  const table = new XWingTable(page, texts);
  expect(await new XWingPerson(table).playToTheEnd()).toBeGreaterThan(1);
  await expect(table.outcome.getByRole('heading')).toBeVisible();
});
