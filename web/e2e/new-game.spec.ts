import { describeProblem } from '@parsecs/lang';
import { checkBoard } from '@parsecs/super-teams';
import type { MatchRecord } from '../src/shell/match-record.ts';
import { boardOf, NewGameForm, SMALL_BOARD } from './support/new-game.ts';
import { readRaw } from './support/store.ts';
import { button, TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

const WRONG = [...SMALL_BOARD.slice(0, -2), ['maw'], ['final']];

test('two clicks from the home page to a running game of one’s own', async ({ page, texts }) => {
  await page.goto('/');
  let clicks = 0;
  for (const name of [texts.t('shell:home.more'), texts.t('shell:new.start')]) {
    await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click();
    clicks += 1;
  }
  await expect(new TableView(page, texts).openCards.first()).toBeVisible();
  expect(clicks).toBe(2);
});

test('three players race on the long board unless they choose another', async ({ page, texts }) => {
  const form = new NewGameForm(page, texts, false);
  await form.open();
  await expect(form.boardRadio('standard')).toBeChecked();
  await form.choosePlayers(3);
  await expect(form.boardRadio('long')).toBeChecked();
  await form.chooseBoard('short');
  await form.start.click();
  const table = new TableView(page, texts);
  await table.settled();
  // The last space before the planet of the short board.
  await expect(table.board.getByText('23', { exact: true })).toBeVisible();
});

test('what is agreed before the game holds in it', async ({ page, texts }) => {
  const form = new NewGameForm(page, texts, false);
  await form.open();
  await page.getByRole('heading', { name: texts.t('shell:new.table') }).click();
  await form.radio(texts.t('shell:new.starter'), texts.t('table:player', { number: 1 })).click();
  const hand = texts.t('shell:new.hand-size');
  await button(page, texts.t('shell:common.less', { what: hand })).click();
  await page.getByRole('switch', { name: texts.t('shell:new.clock') }).click();
  await page.getByRole('heading', { name: texts.t('shell:new.rules') }).click();
  const exact = texts.t('super-teams:option.exactFinish.name');
  await form.radio(exact, texts.t('super-teams:option.exactFinish.value.true')).click();
  await form.start.click();
  const table = new TableView(page, texts);
  await table.settled();
  await expect(table.movement.getByRole('button')).toHaveCount(5);
  await expect(page.getByRole('timer').first()).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { fresh } = (await readRaw(page, id)) as MatchRecord;
  expect(fresh.setup).toMatchObject({ starter: 0, handSize: 5, options: { exactFinish: true } });
});

test('a board of one’s own is checked, explained when wrong, and raced when right', async ({
  page,
  texts,
}) => {
  const form = new NewGameForm(page, texts, false);
  await form.open();
  const checked = checkBoard(boardOf(WRONG));
  const [problem] = checked.ok ? [] : checked.problems;
  if (problem === undefined) throw new Error('the wrong board is right');
  const words = describeProblem(texts, 'super-teams', problem);
  await form.loadBoard(WRONG);
  await expect(page.getByText(words)).toBeVisible();
  await form.loadBoard(SMALL_BOARD);
  await expect(page.getByText(words)).toBeHidden();
  await form.start.click();
  const table = new TableView(page, texts);
  expect(await table.settled()).toBe('asked');
  await expect(
    table.board.getByText(String(SMALL_BOARD.length - 2), { exact: true }),
  ).toBeVisible();
});
