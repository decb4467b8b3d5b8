import type { Texts } from '@parsecs/lang';
import { defaultSetup } from '@parsecs/super-teams';
import type { Page } from '@playwright/test';
import { late } from '../support/late.ts';
import { playMatch } from '../support/matches.ts';
import { NewGameForm } from '../support/new-game.ts';
import { Person } from '../support/player.ts';
import { recordOf } from '../support/records.ts';
import { SIZES } from '../support/sizes.ts';
import { openRecord } from '../support/store.ts';
import { playNow, press, TableView } from '../support/table.ts';
import { expect, test } from '../support/test.ts';
import { leaveResult } from '../support/whole-game.ts';

// Played by clicks from the first card to the last; the words of whole games are proven in `lang`.

const [own = []] = defaultSetup(2).colours;

const FIRST_ANSWERS = 4;
const LAST_CHOICES = 16;

async function beginShortGame(page: Page, texts: Texts, byTouch: boolean): Promise<TableView> {
  const form = new NewGameForm(page, texts, byTouch);
  await form.open();
  await form.chooseBoard('short');
  await press(form.start, byTouch);
  return new TableView(page, texts);
}

test('a whole short game against a bot, from the form to the result', async ({ page, texts }) => {
  test.slow();
  const table = await beginShortGame(page, texts, false);
  await new Person(table, { byTouch: false, own }).playToTheEnd();
  await leaveResult(table, false);
});

test.describe('on a phone, in Polish', () => {
  test.use({ ...SIZES.phone, language: 'pl' });

  test('a short game is begun by finger, from the form on', async ({ page, texts }) => {
    const table = await beginShortGame(page, texts, true);
    const person = new Person(table, { byTouch: true, own });
    for (let answers = 0; answers < FIRST_ANSWERS; answers += 1) {
      expect(await table.settled()).toBe('asked');
      await person.answer();
    }
    expect(await table.settled()).toBe('asked');
  });

  test('a short game is brought to its end by finger', async ({ page, texts }) => {
    const over = playMatch({ seed: 'late', setup: { board: 'short' } });
    await openRecord(page, recordOf(late(over, LAST_CHOICES)));
    const table = new TableView(page, texts);
    expect(await table.settled()).toBe('asked');
    await new Person(table, { byTouch: true, own }).playToTheEnd();
    await leaveResult(table, true);
  });
});

test('one click from the home page to a running game', async ({ page, texts }) => {
  await page.goto('/');
  await playNow(page, texts).click();
  expect(await new TableView(page, texts).settled()).toBe('asked');
});
