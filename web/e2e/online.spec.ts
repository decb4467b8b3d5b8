import { defaultSetup } from '@parsecs/super-teams';
import type { Browser } from '@playwright/test';
import { expectNoViolations } from './support/access.ts';
import { expectFits } from './support/fits.ts';
import { NewGameForm, SMALL_BOARD } from './support/new-game.ts';
import {
  connectionOf,
  type Guest,
  getReady,
  join,
  linkIn,
  openBrowser,
  seatLink,
  spectatorLink,
} from './support/online.ts';
import { Person } from './support/player.ts';
import { everythingSaid, signsOfHand } from './support/secrets.ts';
import { button, TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

// Whoever plays has a browser of their own; the server is the one that serves the page.

const guests: Guest[] = [];

async function open(
  browser: Browser,
  ...how: [Parameters<typeof openBrowser>[1], Parameters<typeof openBrowser>[2]?]
): Promise<Guest> {
  const guest = await openBrowser(browser, ...how);
  guests.push(guest);
  return guest;
}

test.afterEach(async () => {
  const all = guests.splice(0);
  const faults = all.flatMap((guest) => guest.faults);
  for (const { context } of all) await context.close();
  const isExpected = (fault: string): boolean => /ERR_INTERNET_DISCONNECTED|WebSocket/.test(fault);
  expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
});

/** From the form to the lobby: a table with so many seats, the first one mine, the rest by link. */
async function openTable({ page, texts }: Guest, players: number, name: string): Promise<void> {
  const form = new NewGameForm(page, texts, false);
  await page.goto('/new/super-teams?online');
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (players > 2) await form.choosePlayers(players);
  const label = form.ofSeat(1, texts.t('shell:new.name'));
  await page.getByRole('textbox', { name: label, exact: true }).fill(name);
  for (let seat = 2; seat <= players; seat += 1) {
    const who = form.ofSeat(seat, texts.t('shell:new.who'));
    await form.radio(who, texts.t('shell:new.kind-link')).click();
  }
  await form.loadBoard(SMALL_BOARD);
  await expectFits(page);
  await button(page, texts.t('shell:new.open-table')).click();
  await expect(page.getByRole('heading', { name: texts.t('online:lobby.seats') })).toBeVisible();
}

test('two people play a whole game by link, in two languages, and one loses the way for a while', async ({
  browser,
}) => {
  test.slow();
  const host = await open(browser, 'en');
  const guest = await open(browser, 'uk', 'phone');
  const watcher = await open(browser, 'pl');
  await openTable(host, 2, 'Leia');
  await expectNoViolations(host.page, 'lobby');
  const link = await seatLink(host, 2);
  const watching = await spectatorLink(host);
  await join(guest, link, 'Ярина');
  await expectFits(guest.page);
  await expectNoViolations(guest.page, 'lobby on a phone');
  await expect(host.page.getByRole('heading', { name: 'Ярина' })).toBeVisible();
  await getReady(host);
  await getReady(guest);
  const tables = [
    new TableView(host.page, host.texts),
    new TableView(guest.page, guest.texts),
  ] as const;
  await watcher.page.goto(watching);
  const { colours } = defaultSetup(2);
  const people = tables.map(
    (table, seat) => new Person(table, { byTouch: seat === 1, own: colours[seat] ?? [] }),
  );
  const turn = async (): Promise<boolean> => {
    const seat = await whoseTurn(tables);
    if (seat === 'over') return false;
    await people[seat]?.answer();
    return true;
  };
  for (let count = 0; count < 6; count += 1) await turn();
  await expectNoViolations(host.page, 'table online');
  await expectFits(guest.page);
  await expectNoSecrets(watcher, host);

  // The seat goes along to another device, which tells at home what happened since.
  const pad = await open(browser, 'en');
  await pad.page.goto(await linkToOwnSeat(guest));
  await expect(new TableView(pad.page, pad.texts).movement).toBeVisible();
  await pad.page.goto('/');
  for (let count = 0; count < 2; count += 1) await turn();
  await pad.page.reload();
  await expect(pad.page.getByText(/\d+\snew moves?/)).toBeVisible();
  await expectFits(pad.page);

  // The way breaks where somebody has just chosen.
  const seat = await whoseTurn(tables);
  if (seat === 'over') throw new Error('over too early');
  const away = seat === 0 ? host : guest;
  await away.context.setOffline(true);
  await expect(connectionOf(away)).toHaveAttribute('data-connection', 'reconnecting');
  const answering = people[seat]?.answer();
  await expect(connectionOf(away)).toHaveAttribute('data-pending', '1');
  await away.context.setOffline(false);
  await answering;
  await expect(connectionOf(away)).toHaveAttribute('data-connection', 'connected');
  await expect(connectionOf(away)).toHaveAttribute('data-pending', '0');

  // Both read what is said in their own language.
  await button(host.page, host.texts.t('online:chat.title')).click();
  await button(host.page, host.texts.t('online:phrase.good-luck')).click();
  await host.page.keyboard.press('Escape');
  const unread = guest.texts.t('online:chat.unread', { count: 1 });
  await button(guest.page, unread).click();
  await expect(
    guest.page.getByText(guest.texts.t('online:phrase.good-luck')).first(),
  ).toBeVisible();
  await guest.page.keyboard.press('Escape');

  while (await turn());
  for (const table of tables) await expect(table.outcome.getByRole('heading')).toBeVisible();
  for (const { page, texts } of [host, guest]) {
    await button(page, texts.t('online:dice.check')).click();
    const [fair = ''] = texts.t('online:dice.fair', { count: 5 }).split(':');
    await expect(page.getByText(fair)).toBeVisible();
  }
  await expectNoViolations(host.page, 'result online');
  await watcher.page.goto('/online');
  await expect(watcher.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolations(watcher.page, 'online');

  // The same people once more, at a new table.
  await tables[0].rematch.click();
  await expect(button(host.page, host.texts.t('online:lobby.ready'))).toBeVisible();
});

async function linkToOwnSeat({ page, texts }: Guest): Promise<string> {
  await button(page, texts.t('shell:play.top.menu')).click();
  await button(page, texts.t('online:move.title')).click();
  const link = await linkIn(page, texts.t('online:move.link'));
  await page.keyboard.press('Escape');
  return link;
}

async function whoseTurn(tables: readonly TableView[]): Promise<number | 'over'> {
  const states = tables.map(async (table, seat) => {
    const state = await table.settled();
    return state === 'over' ? ('over' as const) : seat;
  });
  return Promise.any(states);
}

/** Neither hand is on the page of a spectator, nor in anything that the server told it. */
async function expectNoSecrets(watcher: Guest, player: Guest): Promise<void> {
  const { page, texts } = watcher;
  await expect(page.getByText(texts.t('shell:play.ask.watching')).first()).toBeVisible();
  const said = await everythingSaid(page);
  for (const sign of signsOfHand(texts)) expect(said).not.toContain(sign);
  expect(player.told.join('')).toContain('"hand":');
  expect(watcher.told.length).toBeGreaterThan(0);
  for (const secret of ['"hand":', '"question":', '"seed":', '"salt']) {
    expect(watcher.told.join('')).not.toContain(secret);
  }
}

test('four people sit down one after another and begin; one is let go, another comes', async ({
  browser,
}) => {
  test.slow();
  const host = await open(browser, 'en');
  const others = [await open(browser, 'ru'), await open(browser, 'pl'), await open(browser, 'uk')];
  await openTable(host, 4, 'Leia');
  const [, second] = others;
  for (const [index, guest] of others.entries()) {
    await join(guest, await seatLink(host, index + 2), `Guest ${index + 2}`);
  }
  if (second === undefined) throw new Error('nobody came');
  await button(host.page, host.texts.t('online:lobby.kick', { name: 'Guest 3' })).click();
  await expect(button(second.page, second.texts.t('online:mine.forget'))).toBeVisible();
  await button(second.page, second.texts.t('online:mine.forget')).click();
  await join(second, await seatLink(host, 3), 'Guest 3 again');
  for (const guest of [host, ...others]) await getReady(guest);
  const table = new TableView(host.page, host.texts);
  await expect(table.board).toBeVisible();
  for (const { page, texts } of others) {
    await expect(new TableView(page, texts).board).toBeVisible();
  }
  const tables = [host, ...others].map(({ page, texts }) => new TableView(page, texts));
  const seat = await whoseTurn(tables);
  const asked = typeof seat === 'number' ? tables[seat] : undefined;
  if (asked === undefined) throw new Error('nobody is asked');
  await new Person(asked, { byTouch: false, own: [] }).answer();
});
