import { expectNoViolations, expectNoViolationsInBothThemes } from './support/access.ts';
import { beforeWinOf, findMatch, isAsked, playMatch } from './support/matches.ts';
import { Person } from './support/player.ts';
import { friends, ME, PILOT, recordOf } from './support/records.ts';
import { SIZES } from './support/sizes.ts';
import { fillStore, openRecord, putRaw } from './support/store.ts';
import { button, playNow, TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

const own = ['red', 'yellow'] as const;

test('what a bot did is said aloud, and then what is asked', async ({ page, texts }) => {
  const match = playMatch({ seed: 'aloud', until: (played) => isAsked(played, 0, 'announce') });
  await openRecord(page, recordOf(match));
  const table = new TableView(page, texts);
  await table.settled();
  const lines = table.log.getByRole('button');
  const before = await lines.count();
  await new Person(table, { byTouch: false, own }).answer();
  await table.settled();
  const told = (await lines.allInnerTexts()).slice(before);
  const byBot = told.find((line) => line.startsWith(texts.t('table:bot.greedy.name')));
  const said = page.getByRole('status').filter({ hasText: byBot ?? 'nothing was told' });
  await expect(said).toContainText(texts.t('super-teams:question.announce'));
});

test('home with games of every kind, and a table opened from there', async ({ page, texts }) => {
  const running = playMatch({ seed: 'axe', until: ({ length }) => length === 9 });
  await fillStore(page, [
    recordOf(playMatch({ seed: 'axe', setup: { board: 'short' } }), { id: 'over' }),
    recordOf(running, { id: 'running' }),
  ]);
  await putRaw(page, 'broken', 'garbage');
  await page.goto('/');
  await expect(page.getByText(texts.t('shell:match.broken'))).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'home');
  await playNow(page, texts).click();
  const table = new TableView(page, texts);
  await table.settled();
  await expectNoViolationsInBothThemes(page, 'first question');
  await table.openCards.first().click();
  await expectNoViolations(page, 'card chosen');
  await button(page, texts.t('shell:play.top.menu')).click();
  await expectNoViolations(page, 'menu');
  await button(page, texts.t('shell:play.menu.position')).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page, 'position in words');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page, 'keys');
});

test('settings, about', async ({ page, texts }) => {
  for (const [path, title] of [
    ['/settings', texts.t('shell:settings.title')],
    ['/about', texts.t('shell:about.title')],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectNoViolations(page, path);
  }
});

test.describe('nothing here', () => {
  // The server says so, too.
  test.use({ expectedFaults: [/404 .*\/nowhere$/] });

  test('is told', async ({ page, texts }) => {
    await page.goto('/nowhere');
    const title = texts.t('shell:not-found.title');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectNoViolations(page, 'nowhere');
  });
});

test('new game with everything unfolded', async ({ page, texts }) => {
  await page.goto('/new/super-teams');
  for (const fold of [texts.t('shell:new.table'), texts.t('shell:new.rules')]) {
    await page.getByRole('heading', { name: fold }).click();
  }
  await expectNoViolations(page, 'new game');
});

test('learn: lessons and rules', async ({ page, texts }) => {
  await page.goto('/learn/super-teams');
  await expect(page.getByText(texts.t('super-teams:learn.goal.title'))).toBeVisible();
  await expectNoViolationsInBothThemes(page, 'lessons');
  await page.getByRole('tab', { name: texts.t('shell:learn.rules') }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expectNoViolations(page, 'rules');
});

test('bonus window and refusal', async ({ page, texts }) => {
  const match = findMatch({ until: (played) => isAsked(played, 0, 'boost') });
  await openRecord(page, recordOf(match, { seats: [ME, PILOT] }));
  const table = new TableView(page, texts);
  await table.settled();
  await expectNoViolations(page, 'bonus window');
  await table.movement.getByRole('button').first().click({ force: true });
  await expect(button(page, texts.t('shell:common.close'))).toBeVisible();
  await expectNoViolations(page, 'refusal');
});

test('privacy screen', async ({ page, texts }) => {
  const match = playMatch({ seed: 'pass', until: ({ length }) => length === 4 });
  await openRecord(page, recordOf(match, { seats: friends('Ada', 'Bo') }));
  const here = ['Ada', 'Bo'].map((name) => texts.t('shell:play.pass.here', { name }));
  await expect(page.getByRole('button', { name: new RegExp(here.join('|')) })).toBeVisible();
  await expectNoViolations(page, 'privacy screen');
});

test('outcome and replay', async ({ page, texts }) => {
  await openRecord(page, recordOf(beforeWinOf(0)));
  const table = new TableView(page, texts);
  await new Person(table, { byTouch: false, own }).playToTheEnd();
  await expectNoViolations(page, 'outcome');
  await page.getByRole('link', { name: texts.t('shell:play.over.replay') }).click();
  await expect(button(page, texts.t('shell:play.replay.play'))).toBeVisible();
  await expectNoViolations(page, 'replay');
  await button(page, texts.t('shell:play.replay.continue')).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page, 'continue from here');
});

test.describe('phone', () => {
  test.use({ ...SIZES.phone });

  test('table with the log open', async ({ page, texts }) => {
    const match = playMatch({
      seed: 'log',
      until: (played) => isAsked(played, 0, 'announce') && played.length > 20,
    });
    await openRecord(page, recordOf(match));
    await new TableView(page, texts).settled();
    await expectNoViolations(page, 'phone');
    await button(page, texts.t('shell:play.top.log')).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page, 'log');
  });
});
