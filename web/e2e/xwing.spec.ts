import type { Locator, Page } from '@playwright/test';
import { expectFocus } from './support/keyboard.ts';
import { recordOf } from './support/records.ts';
import { SIZES } from './support/sizes.ts';
import { openEmpty, openRecord } from './support/store.ts';
import { button, press } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { DUEL, dogfightAt, keepSquads, SMALL } from './support/xwing-battles.ts';
import { choose, chooseBattle, squadOf } from './support/xwing-form.ts';
import { XWingKeys } from './support/xwing-keys.ts';
import { XWingPerson } from './support/xwing-player.ts';
import { XWingTable } from './support/xwing-table.ts';

/** Answers whatever is asked; in the end the result stands there. */
async function playToTheEnd(table: XWingTable): Promise<void> {
  const answers = await new XWingPerson(table).playToTheEnd();
  expect(answers).toBeGreaterThan(8);
  await expect(table.outcome.getByRole('heading')).toBeVisible();
}

async function goHome({ page, texts, outcome, byTouch }: XWingTable): Promise<void> {
  await press(outcome.getByRole('link', { name: texts.t('shell:play.over.home') }), byTouch);
  await expect(page.getByRole('link', { name: texts.t('shell:match.watch') })).toBeVisible();
}

test('a whole first game against a bot by mouse, one click from the home page', async ({
  page,
  texts,
}) => {
  await page.goto('/');
  const tile = page.getByRole('article', { name: texts.t('shell:game.xwing.name'), exact: true });
  await button(tile, texts.t('shell:home.play')).click();
  const table = new XWingTable(page, texts);
  await playToTheEnd(table);
  await goHome(table);
});

test.describe('on a phone, in Polish', () => {
  test.use({ ...SIZES.phone, language: 'pl' });

  test('saved squads duel on a small table against a bot, by touch', async ({ page, texts }) => {
    await openEmpty(page);
    await keepSquads(page, { Nowicjusz: DUEL.rebel, Kadet: DUEL.imperial });
    await page.goto('/new/xwing');
    await chooseBattle(page, texts.t('xwing:setup.random.name'), true);
    const own = (name: string): string => texts.t('xwing-board:new.squad-own', { name });
    await choose(squadOf(page, texts, 'rebel'), own('Nowicjusz'), true);
    await choose(squadOf(page, texts, 'imperial'), own('Kadet'), true);
    await press(page.getByRole('heading', { name: texts.t('xwing-board:new.table') }), true);
    for (const name of ['width', 'height', 'obstacles'] as const) {
      await spinTo('Home', page, texts.t(`xwing-board:new.${name}`));
    }
    await press(button(page, texts.t('shell:new.start')), true);
    const table = new XWingTable(page, texts, true);
    await playToTheEnd(table);
    const { width, height } = await table.look();
    expect([width, height]).toEqual([SMALL.width, SMALL.height]);
    await goHome(table);
  });
});

async function spinTo(key: string, page: Page, name: string): Promise<void> {
  const field: Locator = page.getByRole('spinbutton', { name, exact: true });
  await field.press(key);
}

test('a whole duel against a bot by keyboard alone', async ({ page, texts }) => {
  const begun = dogfightAt(() => true, { setup: SMALL });
  await openRecord(page, recordOf(begun));
  const table = new XWingKeys(page, texts);
  await table.settled();
  // Any key tells that somebody plays by keyboard.
  await page.keyboard.press('ArrowDown');
  await expectFocus(page);
  await playToTheEnd(table);
  await expectFocus(page);
});
