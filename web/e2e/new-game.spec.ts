import { describeProblem } from '@parsecs/lang';
import { checkBoard } from '@parsecs/super-teams';
import type { MatchRecord } from '../src/shell/match-record.ts';
import { NewGameForm } from './support/new-game.ts';
import { readRaw } from './support/store.ts';
import { button, TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** A short legal track; the drawing is left to the page. */
const TRACK = ['normal', 'bonus', 'hyperspace', 'asteroid', 'normal', 'maw', 'maw', 'normal'];
const DUALS = [
  ['hyperspace', 'asteroid'],
  ['hyperspace', 'normal'],
  ['asteroid', 'normal'],
];

type Spaces = readonly (readonly string[])[];

function boardOf(spaces: Spaces): unknown {
  return {
    schema: 'super-teams-board/1',
    id: 'made-by-a-test',
    spaces: spaces.map((kinds) => ({ kinds })),
  };
}

const LEGAL = [['start'], ...TRACK.map((kind) => [kind]), ...DUALS, ['normal'], ['final']];
const WRONG = [...LEGAL.slice(0, -2), ['maw'], ['final']];

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
  const choose = async (spaces: Spaces): Promise<void> => {
    const picking = page.waitForEvent('filechooser');
    await button(page, texts.t('shell:new.load-board')).click();
    const buffer = Buffer.from(JSON.stringify(boardOf(spaces)));
    await (await picking).setFiles({ name: 'board.json', mimeType: 'application/json', buffer });
  };
  const checked = checkBoard(boardOf(WRONG));
  const [problem] = checked.ok ? [] : checked.problems;
  if (problem === undefined) throw new Error('the wrong board is right');
  const words = describeProblem(texts, 'super-teams', problem);
  await choose(WRONG);
  await expect(page.getByText(words)).toBeVisible();
  await choose(LEGAL);
  await expect(page.getByText(words)).toBeHidden();
  await form.start.click();
  const table = new TableView(page, texts);
  expect(await table.settled()).toBe('asked');
  await expect(table.board.getByText(String(LEGAL.length - 2), { exact: true })).toBeVisible();
});
