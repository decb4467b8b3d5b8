import type { Seat } from '@parsecs/kernel';
import type { Texts } from '@parsecs/lang';
import type { Locator, Page } from '@playwright/test';
import { ICON_PATHS } from '../src/art/icon-paths.ts';
import { findMatch, isAsked, type SuperMatch } from './support/matches.ts';
import { Person } from './support/player.ts';
import { friends, ME, PILOT, recordOf } from './support/records.ts';
import { signsOfHand } from './support/secrets.ts';
import { openRecord } from './support/store.ts';
import { button, TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

const NAMES = ['Anna', 'Boris'] as const;
const OWN = ['red', 'yellow'] as const;

function turnOf(match: SuperMatch, seat: Seat, choices: number): boolean {
  return match.length >= choices && isAsked(match, seat, 'announce');
}

/** It is Anna's turn; her last decision was a card, and Boris has played one since. */
const afterBoris = findMatch({
  until: (match) => {
    const point = match.takeBackPoint(0);
    if (point === undefined || point.free || !turnOf(match, 0, 4)) return false;
    return match.choiceAt(point.backTo).choice.includes('/');
  },
});

/** Anna has announced a ship that may take either half, and nothing was shown since. */
const beforeHalf = findMatch({
  until: (match) => isAsked(match, 0, 'half') && match.takeBackPoint(0)?.free === true,
});

async function takeDevice(page: Page, texts: Texts): Promise<void> {
  await button(page, texts.t('shell:play.pass.here', { name: NAMES[0] })).click();
}

async function sitDown(page: Page, texts: Texts, match: SuperMatch): Promise<TableView> {
  await openRecord(page, recordOf(match, { seats: friends(...NAMES) }));
  await takeDevice(page, texts);
  const table = new TableView(page, texts);
  await table.settled();
  return table;
}

/** What a take-back costs is seen on the button: its arrow alone is free, and each price has a sign of its own. */
async function signOn(undo: Locator): Promise<string | undefined> {
  const [, sign, ...more] = await undo
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d') ?? ''));
  expect(more).toEqual([]);
  return sign;
}

/** A card is played against a bot, which has answered it. */
async function playedAgainstBot(page: Page, texts: Texts, practice?: true): Promise<TableView> {
  const match = findMatch({ until: (each) => turnOf(each, 0, 0) });
  await openRecord(page, recordOf(match, { seats: [ME, PILOT], ...(practice && { practice }) }));
  const table = new TableView(page, texts);
  await table.settled();
  await expect(button(page, texts.t('shell:play.undo.none'))).toBeVisible();
  const held = await table.movement.getByRole('button').count();
  await new Person(table, { byTouch: false, own: OWN }).answer();
  await expect(table.movement.getByRole('button')).toHaveCount(held - 1);
  await table.settled();
  return table;
}

test('a bot does not agree once something was shown, and says why', async ({ page, texts }) => {
  const table = await playedAgainstBot(page, texts);
  const held = await table.movement.getByRole('button').count();
  await expect(page.getByText(texts.t('shell:play.top.practice'))).toBeHidden();
  const undo = button(page, texts.t('shell:play.undo.refused'));
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  expect(await signOn(undo)).toBe(ICON_PATHS.lock);
  await page.keyboard.press('u');
  await expect(page.getByText(texts.t('table:refusal.bots-refuse'))).toBeVisible();
  await expect(table.movement.getByRole('button')).toHaveCount(held);
});

test('in a practice game the last decision comes back, and the log shows it', async ({
  page,
  texts,
}) => {
  const table = await playedAgainstBot(page, texts, true);
  const held = await table.movement.getByRole('button').count();
  await expect(page.getByText(texts.t('shell:play.top.practice'))).toBeVisible();
  const undo = button(page, texts.t('shell:play.undo.granted'));
  expect(await signOn(undo)).toBe(ICON_PATHS.dice);
  await undo.click();
  await expect(table.movement.getByRole('button')).toHaveCount(held + 1);
  expect(await table.settled()).toBe('asked');
  await table.openLog();
  await expect(table.log.getByText(texts.t('shell:play.log.undone')).first()).toBeAttached();
});

test('nobody is asked while nothing hidden or random was shown', async ({ page, texts }) => {
  const table = await sitDown(page, texts, beforeHalf);
  const undo = button(page, texts.t('shell:play.undo.free'));
  expect(await signOn(undo)).toBeUndefined();
  await undo.click();
  await expect(table.openCards.first()).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await table.openLog();
  await expect(table.log.getByText(texts.t('table:take-back.done.you'))).toBeVisible();
});

test('beyond that the other one is asked, and a no leaves everything as it is', async ({
  page,
  texts,
}) => {
  const table = await sitDown(page, texts, afterBoris);
  const cards = table.movement.getByRole('button');
  const held = await cards.count();
  const undo = button(page, texts.t('shell:play.undo.consent'));
  expect(await signOn(undo)).toBe(ICON_PATHS.people);
  await undo.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(NAMES[1]);
  await expect(dialog).toContainText(texts.t('table:take-back.request.they', { name: NAMES[0] }));
  // Boris looks at the screen now: nothing of Anna's is on it, nor is it said.
  const said = await page.content();
  expect(signsOfHand(texts).filter((sign) => said.includes(sign))).toEqual([]);
  await button(dialog, texts.t('table:take-back.refuse')).click();
  await expect(dialog).toBeHidden();
  await takeDevice(page, texts);
  await expect(cards).toHaveCount(held);
  await table.openLog();
  await expect(table.log.getByText(texts.t('shell:play.log.undone'))).toHaveCount(0);
});

test('with a yes the decision comes back, and the log names it', async ({ page, texts }) => {
  const table = await sitDown(page, texts, afterBoris);
  const cards = table.movement.getByRole('button');
  const held = await cards.count();
  await button(page, texts.t('shell:play.undo.consent')).click();
  await button(page.getByRole('dialog'), texts.t('table:take-back.agree')).click();
  await takeDevice(page, texts);
  await expect(cards).toHaveCount(held + 1);
  await table.openLog();
  await expect(table.log.getByText(texts.t('table:take-back.agreed.you'))).toBeVisible();
  await expect(table.log.getByText(texts.t('shell:play.log.undone')).first()).toBeAttached();
});
