import { describeRefusal, ruleText } from '@parsecs/lang';
import { findMatch, isAsked } from './support/matches.ts';
import { recordOf } from './support/records.ts';
import { openRecord } from './support/store.ts';
import { TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

const GAME = 'super-teams';

/** The first hand holds a red card, so the green ships must wait. */
const match = findMatch({
  until: (candidate) =>
    candidate.length >= 4 &&
    isAsked(candidate, 0, 'announce') &&
    candidate.game.view(candidate.state, 0).seats[0]?.hand?.includes('red-4') === true,
});

test('a ship that may not move says why, with the rule behind it', async ({ page, texts }) => {
  await openRecord(page, recordOf(match));
  const table = new TableView(page, texts);
  await table.settled();
  const card = texts.t('super-teams:card.red.name', { value: 4 });
  await table.movement.getByRole('button', { name: card, exact: true }).first().click();
  const ship = table.board
    .getByRole('button', { disabled: true })
    .and(page.locator(`[aria-label^="${texts.t('super-teams:ship.green-1.name')}"]`));
  await ship.dispatchEvent('click');
  const people = { name: () => '' };
  const refusal = match.game.check(match.state, 0, 'red-4/green-1');
  if (!('refused' in refusal)) throw new Error('it may move after all');
  await expect(page.getByText(describeRefusal(texts, GAME, refusal, people))).toBeVisible();
  const rule = page.getByText(texts.t('shell:play.log.rule', { id: refusal.refused }));
  await expect(rule.first()).toBeVisible();
  await rule.first().click();
  await expect(page.getByText(ruleText(texts, GAME, refusal.refused)).first()).toBeVisible();
});

test('a bonus card that is of no use now says why', async ({ page, texts }) => {
  const holding = findMatch({
    until: (candidate) => {
      const held = candidate.game.view(candidate.state, 0).seats[0]?.bonus ?? [];
      return isAsked(candidate, 0, 'announce') && held.includes('speed-bonus');
    },
  });
  await openRecord(page, recordOf(holding));
  const table = new TableView(page, texts);
  await table.settled();
  const name = texts.t('super-teams:bonus.speed-bonus.name');
  const card = table.bonus.getByRole('button', { name: new RegExp(`^${name}`) }).first();
  await expect(card).toBeDisabled();
  // Greyed, but not dead: it answers when it is pressed.
  await card.click({ force: true });
  const refusal = holding.game.check(holding.state, 0, 'speed-bonus');
  if (!('refused' in refusal)) throw new Error('it may be played after all');
  const why = describeRefusal(texts, GAME, refusal, { name: () => '' });
  await expect(page.getByRole('status').filter({ hasText: why }).first()).toBeVisible();
});

/** Every kind of line comes up among the first ones. */
const LINES = 8;

test('a line of the log opens the rule behind it', async ({ page, texts }) => {
  await openRecord(page, recordOf(match));
  const table = new TableView(page, texts);
  await table.settled();
  await table.openLog();
  const lines = table.log.locator('li button[aria-expanded]');
  expect(await lines.count()).toBeGreaterThanOrEqual(LINES);
  for (let index = 0; index < LINES; index += 1) {
    const line = lines.nth(index);
    await line.click();
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await expect(table.log.getByText(/(?:ST|EN)-\d+/).first()).toBeVisible();
    await line.click();
  }
});

test('a rule leads on to its place in the rules', async ({ page, texts }) => {
  await openRecord(page, recordOf(match));
  const table = new TableView(page, texts);
  await table.settled();
  await table.openLog();
  await table.log.locator('li button[aria-expanded]').first().click();
  const id = (
    await table.log
      .getByText(/(?:ST|EN)-\d+/)
      .first()
      .innerText()
  ).match(/(?:ST|EN)-\d+/)?.[0];
  await table.log.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/learn/super-teams#${id ?? 'none'}$`));
  await expect(page.getByText(ruleText(texts, GAME, id ?? '')).first()).toBeVisible();
});
