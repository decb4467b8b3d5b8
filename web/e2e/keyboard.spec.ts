import type { Page } from '@playwright/test';
import { answerByKeyboard, expectFocus, expectRing, tabTo } from './support/keyboard.ts';
import { late } from './support/late.ts';
import { isAsked, playMatch } from './support/matches.ts';
import { NewGameForm } from './support/new-game.ts';
import { recordOf } from './support/records.ts';
import { openRecord } from './support/store.ts';
import { button, TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

const MINUTE = 60_000;

async function focusedText(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}

const FIRST_ANSWERS = 3;
const LAST_CHOICES = 10;

test('a game is begun by keyboard alone, from the home page on', async ({ page, texts }) => {
  await page.goto('/');
  const tile = page.getByRole('article', { name: texts.t('shell:game.super-teams.name') });
  await tabTo(page, tile.getByRole('link', { name: texts.t('shell:home.more') }));
  await expectRing(page);
  await page.keyboard.press('Enter');
  const form = new NewGameForm(page, texts, false);
  await tabTo(page, form.boardRadio('standard'));
  // The focus goes first and the choice follows it: whoever is too quick goes too far.
  const short = form.boardRadio('short');
  for (let tries = 0; tries < 3 && !(await short.isChecked()); tries += 1) {
    const before = await focusedText(page);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => focusedText(page)).not.toBe(before);
    await page.keyboard.press('Space');
    await expect(page.locator('[role=radio]:focus')).toBeChecked();
  }
  await expect(short).toBeChecked();
  await tabTo(page, form.start);
  await page.keyboard.press('Enter');
  const table = new TableView(page, texts);
  for (let answers = 0; answers < FIRST_ANSWERS; answers += 1) {
    expect(await table.settled()).toBe('asked');
    await answerByKeyboard(table);
  }
  expect(await table.settled()).toBe('asked');
});

test('a game comes to its end by keyboard alone', async ({ page, texts }) => {
  const over = playMatch({ seed: 'late', setup: { board: 'short' } });
  await openRecord(page, recordOf(late(over, LAST_CHOICES)));
  const table = new TableView(page, texts);
  expect(await table.settled()).toBe('asked');
  // Any key tells that somebody plays by keyboard.
  await page.keyboard.press('ArrowRight');
  let answers = 0;
  for (; (await table.settled()) === 'asked'; answers += 1) await answerByKeyboard(table);
  expect(answers).toBeGreaterThan(2);
  await expect(table.outcome).toBeVisible();
  await expectFocus(page);
  await tabTo(page, table.rematch);
  await expectRing(page);
});

test('keys of the table: a card and back, help, players, position, log', async ({
  page,
  texts,
}) => {
  const match = playMatch({
    seed: 'keys',
    until: (played) => played.length > 12 && isAsked(played, 0, 'announce'),
  });
  await openRecord(page, recordOf(match));
  const table = new TableView(page, texts);
  await table.settled();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('1');
  await expect(table.movement.getByRole('button', { pressed: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(table.movement.getByRole('button', { pressed: true })).toHaveCount(0);
  await expectFocus(page);
  const dialog = page.getByRole('dialog');
  for (const [key, title] of [
    ['?', texts.t('shell:play.keys.title')],
    ['p', texts.t('shell:play.top.seats')],
    ['t', texts.t('shell:play.menu.position')],
  ] as const) {
    await page.keyboard.press(key);
    await expect(dialog).toHaveAccessibleName(title);
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await page.keyboard.press('l');
  await expect(table.log.locator(':focus')).toHaveCount(1);
});

test.describe('with motion', () => {
  test.use({ settings: { motion: 'full', botSpeed: 'slow' } });

  test('Escape skips what moves', async ({ page, texts }) => {
    const match = playMatch({ seed: 'keys', until: (played) => isAsked(played, 0, 'announce') });
    await openRecord(page, recordOf(match));
    const table = new TableView(page, texts);
    await table.settled();
    await page.keyboard.press('ArrowRight');
    const skip = button(page, texts.t('shell:play.ask.skip'));
    // From here on no time passes: what moves would move for ever.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + MINUTE);
    await answerByKeyboard(table);
    await expect(skip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(skip).toBeHidden();
  });
});
