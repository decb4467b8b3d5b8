import type { Locator, Page } from '@playwright/test';
import { expectFits } from '../support/fits.ts';
import { expectFocus } from '../support/keyboard.ts';
import { late } from '../support/late.ts';
import { recordOf } from '../support/records.ts';
import { SIZES, wholeGames } from '../support/sizes.ts';
import { openEmpty, openRecord } from '../support/store.ts';
import { button, press } from '../support/table.ts';
import { expect, test } from '../support/test.ts';
import { leaveResult } from '../support/whole-game.ts';
import { type Dogfight, DUEL, dogfightAt, keepSquads, SMALL } from '../support/xwing-battles.ts';
import { choose, chooseBattle, squadOf } from '../support/xwing-form.ts';
import { XWingKeys } from '../support/xwing-keys.ts';
import { XWingPerson } from '../support/xwing-player.ts';
import { XWingTable } from '../support/xwing-table.ts';

type Words = XWingTable['texts'];

/** Answers whatever is asked; in the end the result stands there. */
async function playToTheEnd(table: XWingTable, least: number): Promise<XWingPerson> {
  const person = new XWingPerson(table);
  expect(await person.playToTheEnd()).toBeGreaterThan(least);
  await expect(table.outcome.getByRole('heading')).toBeVisible();
  return person;
}

test('one click from the home page to a running battle', async ({ page, texts }) => {
  await page.goto('/');
  const tile = page.getByRole('article', { name: texts.t('shell:game.xwing.name'), exact: true });
  await button(tile, texts.t('shell:home.play')).click();
  expect(await new XWingTable(page, texts).settled()).toBe('place');
});

/** Saved squads of one ship each on the smallest table, from the form on. */
async function beginDuel(page: Page, texts: Words, byTouch: boolean): Promise<XWingTable> {
  await openEmpty(page);
  await keepSquads(page, { Nowicjusz: DUEL.rebel, Kadet: DUEL.imperial });
  await page.goto('/new/xwing');
  await chooseBattle(page, texts.t('xwing:setup.random.name'), byTouch);
  const own = (name: string): string => texts.t('xwing-board:new.squad-own', { name });
  await choose(squadOf(page, texts, 'rebel'), own('Nowicjusz'), byTouch);
  await choose(squadOf(page, texts, 'imperial'), own('Kadet'), byTouch);
  await press(page.getByRole('heading', { name: texts.t('xwing-board:new.table') }), byTouch);
  for (const name of ['width', 'height', 'obstacles'] as const) {
    await spinTo('Home', page, texts.t(`xwing-board:new.${name}`));
  }
  await expectFits(page);
  await press(button(page, texts.t('shell:new.start')), byTouch);
  return new XWingTable(page, texts, byTouch);
}

const DUEL_QUESTIONS = [
  'place',
  'dial',
  'action',
  'attack',
  'modify-attack-dice',
  'modify-defence-dice',
];

for (const [size, language] of wholeGames(['desktop', 'en'], ['phone', 'pl'])) {
  test.describe(`${size}, ${language}`, () => {
    test.use({ ...SIZES[size], language });

    test('a whole duel against a bot, from the form to the result', async ({ page, texts }) => {
      test.slow();
      const byTouch = size === 'phone';
      const table = await beginDuel(page, texts, byTouch);
      const { kinds } = await playToTheEnd(table, 8);
      expect([...kinds]).toEqual(expect.arrayContaining(DUEL_QUESTIONS));
      const { width, height } = await table.look();
      expect([width, height]).toEqual([SMALL.width, SMALL.height]);
      await leaveResult(table, byTouch);
    });
  });
}

async function spinTo(key: string, page: Page, name: string): Promise<void> {
  const field: Locator = page.getByRole('spinbutton', { name, exact: true });
  await field.press(key);
}

const LAST_CHOICES = 16;

test.describe('by keyboard alone', () => {
  const sitDown = async (page: Page, texts: Words, duel: Dogfight): Promise<XWingKeys> => {
    await openRecord(page, recordOf(duel));
    const table = new XWingKeys(page, texts);
    await table.settled();
    // Any key tells that somebody plays by keyboard.
    await page.keyboard.press('ArrowDown');
    await expectFocus(page);
    return table;
  };

  test('a duel is begun: a ship is placed, its dial set, an action taken', async ({
    page,
    texts,
  }) => {
    const table = await sitDown(
      page,
      texts,
      dogfightAt(() => true, { setup: SMALL }),
    );
    const person = new XWingPerson(table);
    for (const asks of ['place', 'dial', 'action', 'dial']) {
      await person.playUntil(asks);
      await expectFocus(page);
      await person.answer(asks);
    }
  });

  test('a duel is fought to its end', async ({ page, texts }) => {
    const over = dogfightAt(() => false, { setup: SMALL, seed: 'late' });
    const table = await sitDown(page, texts, late(over, LAST_CHOICES));
    await playToTheEnd(table, 2);
    await expectFocus(page);
  });
});
