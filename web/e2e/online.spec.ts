import { defaultSetup } from '@parsecs/super-teams';
import type { Browser } from '@playwright/test';
import { expectNoViolations } from './support/access.ts';
import { expectFits } from './support/fits.ts';
import { NewGameForm, SHORTEST_BOARD } from './support/new-game.ts';
import {
  closeAll,
  closeBrowser,
  connectionOf,
  type Guest,
  getReady,
  join,
  linkIn,
  openBrowser,
  seatLink,
  spectatorLink,
} from './support/online.ts';
import { OwnServer } from './support/own-server.ts';
import { Person } from './support/player.ts';
import { everythingSaid, signsOfHand } from './support/secrets.ts';
import { playThemselves } from './support/self-player.ts';
import { button, TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

// Whoever plays has a browser of their own. The server is one for both tests, and is killed in the first.
test.describe.configure({ mode: 'default' });

const guests: Guest[] = [];
let server: OwnServer;

test.beforeAll(async () => {
  // A new database takes its time on a machine that does much else.
  test.setTimeout(360_000);
  server = await OwnServer.start();
});

test.afterAll(() => server.stop());

async function open(
  browser: Browser,
  language: Guest['texts']['language'],
  wishes: Omit<NonNullable<Parameters<typeof openBrowser>[2]>, 'address'> = {},
): Promise<Guest> {
  const guest = await openBrowser(browser, language, { ...wishes, address: server.address });
  guests.push(guest);
  return guest;
}

test.afterEach(() =>
  closeAll(guests, (fault) => /ERR_INTERNET_DISCONNECTED|WebSocket/.test(fault)),
);

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
  await form.loadBoard(SHORTEST_BOARD);
  await expectFits(page);
  await button(page, texts.t('shell:new.open-table')).click();
  await expect(page.getByRole('heading', { name: texts.t('online:lobby.seats') })).toBeVisible();
}

const tableOf = ({ page, texts }: Pick<Guest, 'page' | 'texts'>): TableView =>
  new TableView(page, texts);

test('two people play a whole game by link, in two languages; both close their browsers, the server is killed, and they go on', async ({
  browser,
}) => {
  test.slow();
  let host = await open(browser, 'en');
  let guest = await open(browser, 'uk', { size: 'phone' });
  await openTable(host, 2, 'Leia');
  await expectNoViolations(host.page, 'lobby');
  const link = await seatLink(host, 2);
  const watching = await spectatorLink(host);
  await join(guest, link, 'Ярина');
  await expectFits(guest.page);
  await expect(host.page.getByRole('heading', { name: 'Ярина' })).toBeVisible();
  await getReady(host);
  await getReady(guest);
  await playThemselves([host, guest], 3);
  await expectNoViolations(host.page, 'table online');
  await expectFits(guest.page);

  const watcher = await open(browser, 'pl');
  await watcher.page.goto(watching);
  await expectNoSecrets(watcher, host);
  await watcher.context.close();

  // The seat goes along to another device, which tells at home what happened since.
  const pad = await open(browser, 'en');
  await pad.page.goto(await linkToOwnSeat(guest));
  await expect(tableOf(pad).movement).toBeVisible();
  await pad.page.goto('/');
  await playThemselves([host, guest], 2);
  await pad.page.reload();
  await expect(pad.page.getByText(/\d+\snew moves?/)).toBeVisible();
  await expectFits(pad.page);
  await pad.context.close();

  // Both read what is said in their own language.
  await button(host.page, host.texts.t('online:chat.title')).click();
  await button(host.page, host.texts.t('online:phrase.good-luck')).click();
  const unread = guest.texts.t('online:chat.unread', { count: 1 });
  await button(guest.page, unread).click();
  const phrase = guest.texts.t('online:phrase.good-luck');
  await expect(guest.page.getByText(phrase).first()).toBeVisible();

  // Nobody is there and the server dies; later everybody is back from the list of their tables.
  const [ofHost, ofGuest] = [await closeBrowser(host), await closeBrowser(guest)];
  await server.killAndRestart();
  host = await open(browser, 'en', { kept: ofHost });
  guest = await open(browser, 'uk', { size: 'phone', kept: ofGuest });
  for (const one of [host, guest]) await comeBack(one);

  await playThemselves([host, guest]);
  for (const { page, texts } of [host, guest]) {
    await expect(tableOf({ page, texts }).outcome.getByRole('heading')).toBeVisible();
    await button(page, texts.t('online:dice.check')).click();
    const [fair = ''] = texts.t('online:dice.fair', { count: 5 }).split(':');
    await expect(page.getByText(fair)).toBeVisible();
  }
  await expectNoViolations(host.page, 'result online');

  // The same people once more, at a new table.
  await tableOf(host).rematch.click();
  await expect(button(host.page, host.texts.t('online:lobby.ready'))).toBeVisible();
});

/** By the list of one's own tables; what was said there is still known. */
async function comeBack({ page, texts }: Guest): Promise<void> {
  await page.goto('/online');
  const tables = page.getByRole('region', { name: texts.t('online:mine.title') });
  await tables.getByRole('link').click();
  await expect(tableOf({ page, texts }).movement).toBeVisible();
}

async function linkToOwnSeat({ page, texts }: Guest): Promise<string> {
  await button(page, texts.t('shell:play.top.menu')).click();
  await button(page, texts.t('online:move.title')).click();
  const link = await linkIn(page, texts.t('online:move.link'));
  await page.keyboard.press('Escape');
  return link;
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

test('four people play a whole game in four languages; one is let go before it, one loses the way in the middle', async ({
  browser,
}) => {
  test.slow();
  const host = await open(browser, 'en');
  const phone = { size: 'phone' as const };
  const others = [
    await open(browser, 'ru', phone),
    await open(browser, 'pl', phone),
    await open(browser, 'uk', phone),
  ];
  await openTable(host, 4, 'Leia');
  const [, second] = others;
  for (const [index, guest] of others.entries()) {
    await join(guest, await seatLink(host, index + 2), `Guest ${index + 2}`);
  }
  if (second === undefined) throw new Error('nobody came');
  await button(host.page, host.texts.t('online:lobby.kick', { name: 'Guest 3' })).click();
  await expect(button(second.page, second.texts.t('online:mine.forget'))).toBeVisible();
  await button(second.page, second.texts.t('online:mine.forget')).click();
  await expect(second.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoViolations(second.page, 'online');
  await join(second, await seatLink(host, 3), 'Guest 3 again');
  const all = [host, ...others];
  for (const guest of all) await getReady(guest);
  const sizes = await Promise.all(others.map(watchBoard));
  await playThemselves(all, 3);
  // On a phone, too, what is said about an answer on its way moves nothing.
  for (const read of sizes) expect(await read()).toHaveLength(1);

  // The way breaks where somebody is asked, who chooses all the same.
  const away = await whoIsAsked(all);
  await away.context.setOffline(true);
  await expect(connectionOf(away)).toHaveAttribute('data-connection', 'reconnecting');
  const { colours } = defaultSetup(4);
  const answering = new Person(tableOf(away), {
    byTouch: false,
    own: colours[all.indexOf(away)] ?? [],
  }).answer();
  await expect(connectionOf(away)).toHaveAttribute('data-pending', '1');
  await away.context.setOffline(false);
  await answering;
  await expect(connectionOf(away)).toHaveAttribute('data-connection', 'connected');
  await expect(connectionOf(away)).toHaveAttribute('data-pending', '0');

  await playThemselves(all);
  for (const guest of all) await expect(tableOf(guest).outcome.getByRole('heading')).toBeVisible();
});

/** Every size that the board of a page has from now on. */
async function watchBoard({ page }: Guest): Promise<() => Promise<readonly string[]>> {
  await page.locator('.st-board').evaluate((board) => {
    const sizes = new Set<string>();
    Object.assign(globalThis, { sizes });
    new ResizeObserver(() => {
      sizes.add(`${board.clientWidth} × ${board.clientHeight}`);
    }).observe(board);
  });
  return () => page.evaluate(() => [...Reflect.get(globalThis, 'sizes')]);
}

async function whoIsAsked(all: readonly Guest[]): Promise<Guest> {
  const asked = all.map(async (guest) => {
    if ((await tableOf(guest).settled()) === 'over') throw new Error('over too early');
    return guest;
  });
  return Promise.any(asked);
}
