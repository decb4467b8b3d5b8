import { button } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { XWingPerson } from './support/xwing-player.ts';
import { XWingTable } from './support/xwing-table.ts';

test('a mission with its printed forces, from the form to its end', async ({ page, texts }) => {
  await page.goto('/new/xwing');
  const name = texts.t('xwing:mission.2.name');
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).click();
  await expect(
    page.getByRole('radio', { name: texts.t('xwing-board:new.forces-printed') }),
  ).toBeChecked();
  await button(page, texts.t('shell:new.start')).click();
  const table = new XWingTable(page, texts);
  const person = new XWingPerson(table);
  for (let answers = 0; answers < 30; answers += 1) {
    const asks = await table.settled();
    if (asks === 'dial') break;
    await person.answer(asks);
  }
  await expect(table.board.locator('.xw-rock')).toHaveCount(6);
  await button(page, name).click();
  const card = page.getByRole('region', { name: texts.t('shell:play.details') });
  await expect(card).toContainText(texts.t('xwing:mission.2.text'));
  await card.getByRole('button', { name: texts.t('shell:common.close') }).click();
  await person.playToTheEnd();
  await expect(table.outcome.getByRole('heading')).toBeVisible();
});
