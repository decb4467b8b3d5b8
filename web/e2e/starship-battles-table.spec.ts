import { starshipBattles } from '@parsecs/starship-battles';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/access.ts';
import { BattleTable } from './support/battle-table.ts';
import { type Battle, battleAt, playBattle } from './support/battles.ts';
import { recordOf } from './support/records.ts';
import { countEntries, openRecord } from './support/store.ts';
import { button, openLog } from './support/table.ts';
import { expect, test } from './support/test.ts';

type Words = BattleTable['texts'];

async function sitDown(page: Page, texts: Words, battle: Battle): Promise<BattleTable> {
  await openRecord(page, recordOf(battle));
  const table = new BattleTable(page, texts);
  await table.settled();
  return table;
}

const moving = battleAt('move', { setup: 'coruscant' });

test('a ship shows where it can go, where it would stand, and is moved with its facing', async ({
  page,
  texts,
}) => {
  const falcon = battleAt('move', { setup: 'coruscant' });
  falcon.choose(0, 'millennium-falcon-1');
  const table = await sitDown(page, texts, falcon);
  await expectRefusal(table, falcon);
  const { answers } = starshipBattles.question(falcon.state, 0);
  await expect(table.places).toHaveCount(answers.filter(({ kind }) => kind === 'square').length);
  await table.tapMiddle(table.places.first().locator('.sb-dot'));
  await expect(table.board.locator('.sb-ghost')).toBeVisible();
  await expect(table.turns).toHaveCount(4);
  const west = table.board.getByRole('button', {
    name: texts.t('starship-battles-board:turn.west'),
  });
  await table.tapMiddle(west);
  await expect(west).toHaveAttribute('aria-pressed', 'true');
  await table.press(table.confirm);
  // The facing is given along: the next question is which ship moves.
  await expect(table.ask).toHaveAttribute('data-asks', 'move');
  const label = texts.t('starship-battles:ship.millennium-falcon.name');
  const ship = table.board.getByRole('button', { name: new RegExp(`^${label}`) });
  const facing = texts.t('starship-battles-board:piece.facing-west', { column: '', row: '' });
  await expect(ship).toHaveAccessibleName(new RegExp(facing.split(',').at(-1) ?? 'none'));
});

/** A square that cannot be reached says why, with the rule behind it. */
async function expectRefusal(table: BattleTable, falcon: Battle): Promise<void> {
  const { page, texts } = table;
  await table.atRest();
  const frame = await page.locator('.bk-board').boundingBox();
  if (frame === null) throw new Error('no board');
  await page.mouse.click(frame.x + frame.width / 2, frame.y + 60);
  const refusal = starshipBattles.check(falcon.state, 0, '0,10');
  if (!('refused' in refusal)) throw new Error('it can be reached');
  await expect(
    page.getByText(texts.t('shell:play.log.rule', { id: refusal.refused })),
  ).toBeVisible();
  await expect(table.ask).toHaveAttribute('data-asks', 'path');
}

test('at each legal target stands what must be rolled, and a weapon says its odds', async ({
  page,
  texts,
}) => {
  const table = await sitDown(page, texts, battleAt('fire'));
  await expectNoViolations(page, 'fire');
  await expect(table.board.locator('.sb-need').first()).toHaveText(/^\d+\+$/);
  await table.openChips.first().click();
  await expect(table.openChips.first()).toHaveAttribute('aria-pressed', 'true');
  const targets = await table.openShips.count();
  expect(targets).toBeGreaterThan(0);
  await expect(table.board.locator('.sb-need')).toHaveCount(targets);
  await table.tapMiddle(table.openShips.first().locator('.sb-hull'));
  await expect(table.confirm).toBeVisible();
  await table.openLog();
  const lines = await table.log.locator('li').count();
  await table.press(table.confirm);
  await expect.poll(() => table.log.locator('li').count()).toBeGreaterThan(lines);
});

test.describe('where only what cannot be taken back is confirmed', () => {
  test.use({ settings: { confirm: 'irreversible' } });

  test('a move waits until its facing is right', async ({ page, texts }) => {
    const falcon = battleAt('move', { setup: 'coruscant' });
    falcon.choose(0, 'millennium-falcon-1');
    const table = await sitDown(page, texts, falcon);
    await table.atRest();
    await table.tapMiddle(table.places.first().locator('.sb-dot'));
    await expect(table.confirm).toBeVisible();
    await expect(table.turns).toHaveCount(4);
    await table.press(table.confirm);
    await expect(table.ask).toHaveAttribute('data-asks', 'move');
  });
});

test.describe('where nothing is confirmed', () => {
  test.use({ settings: { confirm: 'never' } });

  test('leaving the map is never done by one press', async ({ page, texts }) => {
    const falcon = battleAt('move', { setup: 'coruscant' });
    falcon.choose(0, 'millennium-falcon-1');
    const table = await sitDown(page, texts, falcon);
    await button(table.ask, texts.t('starship-battles:answer.flee')).click();
    await expect(table.confirm).toBeVisible();
    await expect(table.ask).toHaveAttribute('data-asks', 'path');
  });
});

test('however long the log grows, nothing more listens; a line opens its rule', async ({
  page,
  texts,
}) => {
  const late = battleAt('fire', { setup: 'coruscant', until: ({ length }) => length > 150 });
  const table = await sitDown(page, texts, late);
  await table.openLog();
  const lines = table.log.locator('li button');
  expect(await lines.count()).toBeGreaterThan(60);
  const listening = await lines.evaluateAll(
    (buttons) =>
      buttons.filter((line) => line instanceof HTMLElement && line.onclick !== null).length,
  );
  expect(listening).toBe(0);
  await lines.last().click();
  await expect(lines.last()).toHaveAttribute('aria-expanded', 'true');
  await expect(table.log.getByText(/SB-\d{3}/).first()).toBeVisible();
  await lines.last().press('Enter');
  await expect(lines.last()).toHaveAttribute('aria-expanded', 'false');
});

test('whoever looks around: log, card and board; second thoughts; and nobody gives up by a slip', async ({
  page,
  texts,
}) => {
  const table = await sitDown(page, texts, moving);
  await lightByLog(table);
  await readShip(table);
  await turnBoard(table);
  await chooseAnother(table);
  await giveUp(table);
});

/** A line of the log lights what it speaks of. */
async function lightByLog({ board, log }: BattleTable): Promise<void> {
  await expect(board.locator('[data-lit]')).toHaveCount(0);
  await openLog(log);
  await log.locator('li button').filter({ hasText: 'Viscount' }).last().hover();
  await expect(board.locator('[data-lit]')).toHaveCount(1);
}

/** The card of a ship shows its figures and where they come from. */
async function readShip(table: BattleTable): Promise<void> {
  const { page, texts, board } = table;
  const executor = board.getByRole('button', {
    name: new RegExp(texts.t('starship-battles:ship.super-star-destroyer-executor.name')),
  });
  await table.tapMiddle(executor.locator('.sb-hull'));
  const card = page.getByRole('region', { name: texts.t('shell:play.details') });
  await expect(card).toContainText(texts.t('starship-battles:weapon.turbolasers.name'));
  await expect(card).toContainText(
    texts.t('starship-battles-board:provenance.published-partial.name'),
  );
  await card.getByText(texts.t('starship-battles-board:card.turn')).click();
  await expect(card).toContainText(texts.t('starship-battles-board:card.reduced', { hull: 10 }));
  await card.getByRole('button', { name: texts.t('shell:common.close') }).click();
}

/** The board is turned around, and zoomed by wheel and keys. */
async function turnBoard(table: BattleTable): Promise<void> {
  const { page, texts, board } = table;
  const viscount = board.locator('[data-ship^=mon-calamari-star]');
  await page.keyboard.press('0');
  await table.atRest();
  const before = await viscount.boundingBox();
  await page.keyboard.press('f');
  await expect
    .poll(async () => (await viscount.boundingBox())?.y)
    .toBeLessThan((before?.y ?? 0) - 100);
  const whole = button(page, texts.t('shell:play.zoom.fit'));
  await expect(whole).toBeDisabled();
  await board.hover();
  await page.mouse.wheel(0, -400);
  await expect(whole).toBeEnabled();
  await page.keyboard.press('0');
  await expect(whole).toBeDisabled();
}

/** Another ship is chosen, and what was done is taken back. */
async function chooseAnother({ page, texts, ask, openChips }: BattleTable): Promise<void> {
  await openChips.first().click();
  await expect(ask).toHaveAttribute('data-asks', 'path');
  await button(ask, texts.t('shell:play.ask.another')).click();
  await expect(ask).toHaveAttribute('data-asks', 'move');
  await expect(button(page, texts.t('shell:play.undo.none'))).toBeHidden();
}

async function giveUp({ page, texts, ask, outcome }: BattleTable): Promise<void> {
  await button(page, texts.t('shell:play.top.menu')).click();
  await button(page, texts.t('shell:play.menu.resign')).click();
  await button(page, texts.t('shell:play.resign.no')).click();
  await expect(ask).toHaveAttribute('data-asks', 'move');
  await button(page, texts.t('shell:play.top.menu')).click();
  await button(page, texts.t('shell:play.menu.resign')).click();
  await button(page, texts.t('shell:play.resign.yes')).click();
  await expect(outcome).toBeVisible();
}

test('step by step a bot waits before every decision', async ({ page, texts }) => {
  const table = await sitDown(page, texts, moving);
  await button(page, texts.t('shell:play.top.menu')).click();
  await page.getByRole('switch', { name: texts.t('shell:play.menu.step') }).click();
  await page.keyboard.press('Escape');
  // End the move, then the launch: it is the bot's part.
  for (const asks of ['move', 'launch']) {
    await expect(table.ask).toHaveAttribute('data-asks', asks);
    await button(table.ask, texts.t(`starship-battles:answer.done.${asks}`)).click();
    await table.press(table.confirm);
  }
  const next = button(table.ask, texts.t('shell:play.ask.next-step'));
  await expect(next).toBeEnabled();
  // It can be pressed exactly while the bot waits, so every press lets one decision happen.
  const decided = (): Promise<number> => countEntries(page, recordOf(moving).id);
  for (let presses = 0; presses < 4; presses += 1) {
    const before = await decided();
    await next.click();
    await expect.poll(decided).toBeGreaterThan(before);
    await expect(next).toBeEnabled();
    expect(await decided()).toBe(before + 1);
  }
});

test('a finished battle is watched, and continued from a moment of it', async ({ page, texts }) => {
  const over = playBattle({ setup: 'patrol' });
  await openRecord(page, recordOf(over), 'replay');
  const scrubber = page.getByRole('slider').first();
  await scrubber.fill('40');
  await button(page, texts.t('shell:play.replay.continue')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(texts.t('shell:play.replay.same-seats')) })
    .click();
  await expect(page).toHaveURL(/\/play\//);
  const table = new BattleTable(page, texts);
  expect(await table.settled()).not.toBe('over');
  expect(await table.board.locator('.sb-ship').count()).toBeGreaterThan(1);
});
