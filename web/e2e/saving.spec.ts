import type { Texts } from '@parsecs/lang';
import { defaultSetup, superTeams } from '@parsecs/super-teams';
import type { Locator, Page } from '@playwright/test';
import { readFile } from './support/files.ts';
import { isAsked, playMatch } from './support/matches.ts';
import { Person } from './support/player.ts';
import { type OldRecord, recordOf } from './support/records.ts';
import {
  expectKept,
  fillStore,
  makeNewer,
  openEmpty,
  openRecord,
  putRaw,
  readNewer,
} from './support/store.ts';
import { button, playNow, TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

const [own = []] = defaultSetup(2).colours;

/** A game against a bot, somewhere in its first rounds, when the person must choose a card. */
const running = playMatch({
  seed: 'saving',
  until: (match) => match.length > 14 && isAsked(match, 0, 'announce'),
});

function myGames(page: Page, texts: Texts): Locator {
  return page.getByRole('region', { name: texts.t('shell:home.my-games') }).getByRole('article');
}

/** What somebody who comes back must find again. */
async function whatIsThere(table: TableView): Promise<readonly string[]> {
  const labels = (nodes: readonly Element[]): string[] =>
    nodes.map((node) => node.getAttribute('aria-label') ?? '');
  return [
    ...(await table.log.getByRole('listitem').allInnerTexts()),
    ...(await table.movement.getByRole('button').evaluateAll(labels)),
    ...(await table.board.getByRole('button').evaluateAll(labels)),
    await table.ask.innerText(),
  ];
}

test('a reload in the middle of a game changes nothing', async ({ page, texts }) => {
  await openRecord(page, recordOf(running));
  const table = new TableView(page, texts);
  const person = new Person(table, { byTouch: false, own });
  await table.settled();
  await person.answer();
  await table.settled();
  const before = await whatIsThere(table);
  expect(before.length).toBeGreaterThan(20);
  await expectKept(page);
  await page.reload();
  await table.settled();
  expect(await whatIsThere(table)).toEqual(before);
  await person.answer();
  expect(await table.settled()).toBe('asked');
});

test('the home page lists games, deletes one and brings it back', async ({ page, texts }) => {
  const over = playMatch({ seed: 'over', setup: { board: 'short' } });
  await fillStore(page, [recordOf(running, { id: 'running' }), recordOf(over, { id: 'over' })]);
  await page.goto('/');
  const games = myGames(page, texts);
  await expect(games).toHaveCount(2);
  await expect(games.first()).toContainText(
    texts.t('shell:match.round', { round: superTeams.round(running.state) }),
  );
  await expect(
    games.last().getByRole('link', { name: texts.t('shell:match.watch') }),
  ).toBeVisible();
  await button(games.first(), texts.t('shell:match.delete')).click();
  await expect(games).toHaveCount(1);
  const notices = page.getByRole('region', { name: texts.t('shell:common.notices') });
  await expect(notices).toContainText(texts.t('shell:match.deleted'));
  await button(notices, texts.t('shell:match.undo-delete')).click();
  await expect(games).toHaveCount(2);
  await games
    .first()
    .getByRole('link', { name: texts.t('shell:match.resume') })
    .click();
  expect(await new TableView(page, texts).settled()).toBe('asked');
});

const BROKEN: Readonly<Record<string, unknown>> = {
  'no-record': 'garbage',
  'another-form': { ...recordOf(running, { id: 'another-form' }), languages: ['xx'] },
};

test('broken things in the store are told, kept, and harm no other game', async ({
  page,
  texts,
}) => {
  await fillStore(page, [recordOf(running, { id: 'whole' })]);
  for (const [id, content] of Object.entries(BROKEN)) await putRaw(page, id, content);
  await page.goto('/');
  const games = myGames(page, texts);
  const broken = games.filter({ hasText: texts.t('shell:match.broken') });
  await expect(broken).toHaveCount(2);
  const kept: unknown[] = [];
  for (const each of await broken.all()) {
    kept.push(await readFile(page, button(each, texts.t('shell:match.download'))));
  }
  expect(kept).toHaveLength(2);
  expect(kept).toEqual(expect.arrayContaining(Object.values(BROKEN)));
  for (const [id, content] of Object.entries(BROKEN)) {
    await page.goto(`/play/${id}`);
    const title = texts.t('shell:play.broken.title');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await readFile(page, button(page, texts.t('shell:play.broken.download')))).toEqual(
      content,
    );
  }
  await page.getByRole('link', { name: texts.t('shell:play.broken.home') }).click();
  await games.getByRole('link', { name: texts.t('shell:match.resume') }).click();
  expect(await new TableView(page, texts).settled()).toBe('asked');
});

test('a game with an impossible choice is told by its entry and can still be taken away', async ({
  page,
  texts,
}) => {
  const record = recordOf(running, { id: 'impossible' });
  const table = JSON.parse(JSON.stringify(record.table)) as {
    readonly log: { readonly choices: { choice: string }[] };
  };
  const [first] = table.log.choices;
  if (first !== undefined) first.choice = 'green-6/red-1';
  await fillStore(page, [{ ...record, table } as unknown as OldRecord]);
  await page.goto('/play/impossible');
  await expect(page.getByRole('main')).toContainText(
    texts.t('table:fault.bad-entry', { entry: 1 }),
  );
  expect(await readFile(page, button(page, texts.t('shell:play.broken.download')))).toEqual(table);
});

test('a game that is not on this device is told so', async ({ page, texts }) => {
  await page.goto('/play/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    texts.t('shell:play.broken.missing'),
  );
});

test('a game that this version does not know says so where one would play or watch it', async ({
  page,
  texts,
}) => {
  const record = { ...recordOf(running, { id: 'unknown' }), game: 'dejarik' };
  await fillStore(page, [record as unknown as OldRecord]);
  for (const place of ['play', 'replay'] as const) {
    await page.goto(`/${place}/unknown`);
    const title = texts.t('shell:play.broken.title');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(
      texts.t('shell:play.broken.unknown-game', { game: 'dejarik' }),
    );
    const kept = await readFile(page, button(page, texts.t('shell:play.broken.download')));
    expect(kept).toEqual(record.table);
  }
});

test('a store of a newer version is told, left alone, and the game goes on in the tab', async ({
  page,
  texts,
}) => {
  await openEmpty(page);
  await makeNewer(page);
  await page.goto('/');
  await expect(page.getByText(texts.t('shell:storage.newer')).first()).toBeVisible();
  await playNow(page, texts).click();
  const table = new TableView(page, texts);
  expect(await table.settled()).toBe('asked');
  await new Person(table, { byTouch: false, own }).answer();
  expect(await table.settled()).toBe('asked');
  await openEmpty(page);
  expect(await readNewer(page)).toEqual(['from the future']);
});

test('without a store the game goes on in the tab, and the person knows', async ({
  page,
  texts,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = (): never => {
      throw new DOMException('forbidden', 'SecurityError');
    };
  });
  await page.goto('/');
  await playNow(page, texts).click();
  const table = new TableView(page, texts);
  await table.settled();
  await expect(page.getByText(texts.t('shell:storage.tab')).first()).toBeVisible();
  await new Person(table, { byTouch: false, own }).answer();
  expect(await table.settled()).toBe('asked');
  await page.getByRole('link', { name: texts.t('shell:play.top.leave') }).click();
  await expect(myGames(page, texts)).toHaveCount(1);
});

test('a full device keeps the game in the tab, and the person knows', async ({ page, texts }) => {
  await openEmpty(page);
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = (): never => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/');
  await playNow(page, texts).click();
  const table = new TableView(page, texts);
  await table.settled();
  await expect(page.getByText(texts.t('shell:storage.refused')).first()).toBeVisible();
  const notices = page.getByRole('region', { name: texts.t('shell:common.notices') });
  await button(notices, texts.t('shell:common.close')).click();
  await new Person(table, { byTouch: false, own }).answer();
  expect(await table.settled()).toBe('asked');
});
