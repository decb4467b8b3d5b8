import {
  type Answer,
  type AnswerOf,
  type CommandId,
  imperialAssault,
  writeAnswer,
} from '@parsecs/imperial-assault';
import type { Page } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInBothThemes } from './support/access.ts';
import { SkirmishPerson, SkirmishTable } from './support/assault-player.ts';
import { askedTo, DUEL, FIRST, type Skirmish, skirmishAt } from './support/assaults.ts';
import { once } from './support/once.ts';
import { recordOf } from './support/records.ts';
import { openRecord } from './support/store.ts';
import { button, openLog } from './support/table.ts';
import { expect, test } from './support/test.ts';

type Words = SkirmishTable['texts'];

async function sitDown(page: Page, texts: Words, skirmish: Skirmish): Promise<SkirmishTable> {
  await openRecord(page, recordOf(skirmish));
  const table = new SkirmishTable(page, texts);
  await table.settled();
  return table;
}

function answersOf(skirmish: Skirmish): readonly Answer[] {
  return imperialAssault.question(skirmish.state, 0).answers;
}

/** The first seat acts, has an action left and somebody to attack. */
const acting = once(() =>
  skirmishAt(
    (question, skirmish) =>
      askedTo('act', 0, 30)(question, skirmish) &&
      question.answers.some(({ kind }) => kind === 'move') &&
      question.answers.some(({ kind }) => kind === 'attack'),
  ),
);
/** The same with movement points to spend. */
const walking = once(() =>
  skirmishAt(
    (question, skirmish) =>
      askedTo('act', 0, 20)(question, skirmish) &&
      question.answers.some(({ kind }) => kind === 'walk'),
  ),
);

function activeFigure(skirmish: Skirmish): string {
  const { activation } = imperialAssault.view(skirmish.state, 0);
  if (activation === null) throw new Error('nobody acts');
  return activation.figure;
}

test('lit spaces tell their cost, show the way, and are walked to', async ({ page, texts }) => {
  const table = await sitDown(page, texts, walking());
  const walks = answersOf(walking()).filter(({ kind }) => kind === 'walk');
  await expect(table.board.locator('.ia-spot[data-moves="0"]')).toHaveCount(walks.length);
  const figure = table.board.locator(`[data-figure="${activeFigure(walking())}"]`);
  const spot = table.board.locator('.ia-spot[data-moves="0"]').first();
  const space = ((await spot.getAttribute('data-part')) ?? '').replace('stand:', '');
  await expect(spot.locator('.ia-cost')).toHaveText(/^\d+$/);
  await table.tapMiddle(spot.locator('.ia-cost'));
  await expect(table.board.locator('.bk-ghost')).toBeVisible();
  // A straight way has no height, so it does not count as seen.
  await expect(table.board.locator('.ia-way')).toBeAttached();
  await table.press(table.confirm);
  const place = texts.t('imperial-assault-board:piece.place', { space });
  await expect(figure).toHaveAccessibleName(new RegExp(`${place}[,;]`));
});

test('a space beyond the points at hand is reached by moving first', async ({ page, texts }) => {
  const table = await sitDown(page, texts, acting());
  const figure = table.board.locator(`[data-figure="${activeFigure(acting())}"]`);
  const later = table.board.locator('.ia-spot[data-moves="1"]').first();
  const space = ((await later.getAttribute('data-part')) ?? '').replace('stand:', '');
  await table.tapMiddle(later.locator('.ia-cost'));
  const outlook = texts.t('imperial-assault-board:stand.title', { space });
  await expect(page.getByRole('region', { name: outlook })).toBeVisible();
  await table.press(table.confirm);
  const place = texts.t('imperial-assault-board:piece.place', { space });
  await expect(figure).toHaveAccessibleName(new RegExp(`${place}[,;]`));
});

test.describe('where nothing is confirmed that can be taken back', () => {
  test.use({ settings: { confirm: 'irreversible' } });

  test('one press moves and walks, another takes the walk back', async ({ page, texts }) => {
    const table = await sitDown(page, texts, acting());
    await table.atRest();
    const later = table.board.locator('.ia-spot[data-moves="1"]').first();
    const space = ((await later.getAttribute('data-part')) ?? '').replace('stand:', '');
    const figure = table.board.locator(`[data-figure="${activeFigure(acting())}"]`);
    const place = texts.t('imperial-assault-board:piece.place', { space });
    await table.tapMiddle(later.locator('.ia-cost'));
    await expect(figure).toHaveAccessibleName(new RegExp(`${place}[,;]`));
    await button(table.ask, texts.t('shell:play.ask.another')).click();
    await expect(figure).not.toHaveAccessibleName(new RegExp(`${place}[,;]`));
    // The movement points are still there.
    await expect(table.board.locator('.ia-spot[data-moves="0"]').first()).toBeAttached();
  });

  test('whoever attacks is asked once more before the dice are rolled', async ({ page, texts }) => {
    const table = await sitDown(page, texts, acting());
    const moment = await table.moment();
    await table.tapMiddle(table.openFigures.first().locator('.ia-bust'));
    await expect(table.confirm).toBeVisible();
    expect(await table.moment()).toBe(moment);
  });
});

test.describe('with a finger', () => {
  test.use({ settings: { confirm: 'irreversible' }, hasTouch: true });

  test('a far space is looked at by the first tap and walked to by the second', async ({
    page,
    texts,
  }) => {
    await openRecord(page, recordOf(acting()));
    const table = new SkirmishTable(page, texts, true);
    await table.settled();
    await table.atRest();
    const figure = table.board.locator(`[data-figure="${activeFigure(acting())}"]`);
    const later = table.board.locator('.ia-spot[data-moves="1"]').first();
    const space = ((await later.getAttribute('data-part')) ?? '').replace('stand:', '');
    await table.tapMiddle(later.locator('.ia-cost'));
    await expect(table.confirm).toBeVisible();
    await expect(table.board.locator('.bk-ghost')).toBeVisible();
    await table.tapMiddle(later.locator('.ia-cost'));
    const place = texts.t('imperial-assault-board:piece.place', { space });
    await expect(figure).toHaveAccessibleName(new RegExp(`${place}[,;]`));
  });
});

test('targets promise their odds, and the attack shows dice, sums and surges', async ({
  page,
  texts,
}) => {
  const table = await sitDown(page, texts, acting());
  const targets = await table.openFigures.count();
  expect(targets).toBeGreaterThan(0);
  await expect(table.board.locator('.ia-promise')).toHaveCount(targets);
  await expect(table.board.locator('.ia-promise').first()).toHaveText(/^\d\.\d\d+%$/);
  await table.tapMiddle(table.openFigures.first().locator('.ia-bust'));
  await expect(table.board.locator('.ia-promise[data-aimed]')).toHaveText(/^\d+%\d\.\d\d+%$/);
  await expect(table.board.locator('.ia-aim')).toBeAttached();
  await expect(table.board.locator('.ia-histogram path').first()).toBeAttached();
  await table.openLog();
  const lines = await table.log.locator('li').count();
  await table.press(table.confirm);
  await expect.poll(() => table.log.locator('li').count()).toBeGreaterThan(lines);
});

test('a surge says what it leads to before it is spent', async ({ page, texts }) => {
  const table = await sitDown(page, texts, skirmishAt(askedTo('surge')));
  await expectNoViolations(page, 'attack');
  const dice = table.attack.getByRole('list', {
    name: texts.t('imperial-assault-board:attack.attack-dice'),
  });
  await expect(dice.getByRole('img').first()).toHaveAccessibleName(/: /);
  await expect(table.surges.first()).toContainText('→');
  const moment = await table.moment();
  await table.surges.first().click();
  await expect(table.surges.first()).toHaveAttribute('aria-pressed', 'true');
  await table.press(table.confirm);
  await expect.poll(() => table.moment()).not.toBe(moment);
});

test('whoever looks around: log, card, map, line of sight, keys, and why not', async ({
  page,
  texts,
}) => {
  const table = await sitDown(page, texts, acting());
  await expectNoViolationsInBothThemes(page, 'acting');
  await lightByLog(table);
  await readFigure(table);
  await turnMap(table);
  await lookAlong(table);
  await askWhyNot(table);
});

/** A line of the log lights what it speaks of. */
async function lightByLog({ board, log, texts }: SkirmishTable): Promise<void> {
  await expect(board.locator('[data-lit]')).toHaveCount(0);
  const name = texts.t('imperial-assault:deployment.luke-skywalker.name');
  await openLog(log);
  await log.locator('li button').filter({ hasText: name }).last().hover();
  await expect(board.locator('[data-lit]').first()).toBeAttached();
}

/** The card of a figure shows what it can do. */
async function readFigure({ page, board, texts }: SkirmishTable): Promise<void> {
  await page.keyboard.press('0');
  await board.locator('[data-figure="P2.darth-vader"]').press('Enter');
  const card = page.getByRole('region', { name: texts.t('shell:play.details') });
  await expect(card).toContainText(texts.t('imperial-assault:ability.force-choke.name'));
  await expect(card).toContainText(texts.t('imperial-assault:ability.force-choke.text'));
  await card.getByRole('button', { name: texts.t('shell:common.close') }).click();
}

/** The map is turned around, and zoomed by wheel and keys. */
async function turnMap(table: SkirmishTable): Promise<void> {
  const { page, board, texts } = table;
  await page.keyboard.press('0');
  const whole = button(page, texts.t('shell:play.zoom.fit'));
  await expect(whole).toBeDisabled();
  await table.atRest();
  const figure = board.locator('.ia-figure').first();
  const before = await figure.boundingBox();
  await page.keyboard.press('f');
  await expect
    .poll(async () => Math.abs(((await figure.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
    .toBeGreaterThan(20);
  await board.hover();
  await page.mouse.wheel(0, -400);
  await expect(whole).toBeEnabled();
  await page.keyboard.press('0');
  await expect(whole).toBeDisabled();
}

/** Line of sight on request, corner by corner; its key stands in the list of keys. */
async function lookAlong(table: SkirmishTable): Promise<void> {
  const { page, board, texts } = table;
  await page.keyboard.press('s');
  const panel = page.getByRole('region', { name: texts.t('imperial-assault-board:sight.title') });
  await expect(panel).toBeVisible();
  await expectNoViolations(page, 'line of sight');
  const enemy = board.locator('.ia-figure[data-figure^="P2."]').first();
  await table.tapMiddle(enemy.locator('.ia-bust'));
  await expect(board.locator('.ia-beam')).toHaveCount(1);
  await expect(board.locator('.ia-corner')).toHaveCount(4);
  const corners = panel.getByRole('group').getByRole('button');
  await expect(corners).toHaveCount(4);
  await corners.nth(2).click();
  await expect(corners.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(table.ask).toHaveAttribute('data-asks', 'act');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog');
  for (const what of [
    texts.t('imperial-assault-board:sight.title'),
    texts.t('shell:play.zoom.flip'),
  ]) {
    await expect(keys.getByRole('definition').filter({ hasText: what })).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
}

/** What cannot be done says why, with the rule behind it. */
async function askWhyNot({ page, ask, texts }: SkirmishTable): Promise<void> {
  const hand = page.getByRole('group', { name: texts.t('imperial-assault-board:tray.label') });
  const shut = hand.locator('button[data-place^="card:"][aria-disabled="true"]').first();
  const card = ((await shut.getAttribute('data-place')) ?? '').replace('card:', '') as CommandId;
  const refusal = imperialAssault.check(acting().state, 0, writeAnswer({ kind: 'play', card }));
  if (!('refused' in refusal)) throw new Error('it can be played');
  // Greyed, but it answers.
  await shut.click({ force: true });
  await expect(
    page.getByText(texts.t('shell:play.log.rule', { id: refusal.refused })),
  ).toBeVisible();
  await expect(ask).toHaveAttribute('data-asks', 'act');
}

test('a terminal says what it is for; an activation is taken back step by step', async ({
  page,
  texts,
}) => {
  const table = await sitDown(page, texts, skirmishAt(askedTo('activate', 0, 20)));
  // The board goes to a question by itself first.
  await table.atRest();
  await page.keyboard.press('0');
  await expect(button(page, texts.t('shell:play.zoom.fit'))).toBeDisabled();
  await table.tapMiddle(table.board.locator('[data-thing="terminal-1"]'));
  const card = page.getByRole('region', { name: texts.t('shell:play.details') });
  await expect(card).toContainText(texts.t('imperial-assault-board:thing.terminal'));
  await card.getByRole('button', { name: texts.t('shell:common.close') }).click();
  await table.openChips.first().click();
  await expect(table.ask).toHaveAttribute('data-asks', 'act');
  await page.keyboard.press('u');
  await expect(table.ask).toHaveAttribute('data-asks', 'activate');
});

test('the mission and its things: a launch panel is flipped on the map', async ({
  page,
  texts,
}) => {
  const near = skirmishAt(
    (question) => question.seat === 0 && question.answers.some(({ kind }) => kind === 'flip'),
    { setup: FIRST },
  );
  const table = await sitDown(page, texts, near);
  const name = texts.t('imperial-assault:mission.mos-eisley-outskirts-a.name');
  await button(page, name).click();
  const card = page.getByRole('region', { name: texts.t('shell:play.details') });
  await expect(card).toContainText(texts.t('imperial-assault:mission.mos-eisley-outskirts-a.text'));
  await card.getByRole('button', { name: texts.t('shell:common.close') }).click();
  const flip = answersOf(near).find(({ kind }) => kind === 'flip') as AnswerOf<'flip'>;
  const token = table.board.locator(`[data-thing="${flip.token}"]`);
  await table.tapMiddle(token.locator('.ia-token'));
  await table.press(table.confirm);
  const told = texts.t('imperial-assault:event.token-flipped.coloured', {
    token: 'launch-panel',
    tokenNo: '',
  });
  await table.openLog();
  await expect(table.log).toContainText(told.split(' ').slice(0, 2).join(' '));
});

test('a finished skirmish is watched, and continued from a moment of it', async ({
  page,
  texts,
}) => {
  const over = skirmishAt(() => false, { setup: { armies: DUEL, mission: 'cinder-relay-a' } });
  await openRecord(page, recordOf(over), 'replay');
  const scrubber = page.getByRole('slider').first();
  await scrubber.fill('30');
  await button(page, texts.t('shell:play.replay.continue')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(texts.t('shell:play.replay.same-seats')) })
    .click();
  await expect(page).toHaveURL(/\/play\//);
  const table = new SkirmishTable(page, texts);
  expect(await table.settled()).not.toBe('over');
  expect(await table.board.locator('.ia-figure').count()).toBeGreaterThan(1);
});

test('one click from the home page to a running skirmish', async ({ page, texts }) => {
  await page.goto('/');
  const name = texts.t('shell:game.imperial-assault.name');
  const tile = page.getByRole('article', { name, exact: true });
  await button(tile, texts.t('shell:home.play')).click();
  const table = new SkirmishTable(page, texts);
  await new SkirmishPerson(table).playUntil('deploy');
  await expect(table.spots.first()).toBeVisible();
  await expectNoViolations(page, 'deployment');
});
