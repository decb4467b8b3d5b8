import type { Browser } from '@playwright/test';
import { expectFits } from './support/fits.ts';
import { NewGameForm, SHORTEST_BOARD } from './support/new-game.ts';
import {
  closeAll,
  closeBrowser,
  type Guest,
  getReady,
  join,
  linkIn,
  openBrowser,
  seatLink,
} from './support/online.ts';
import { playThemselves } from './support/self-player.ts';
import { button, TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

// Everything that the people at a table agree on, each in a browser and a language of their own.

const guests: Guest[] = [];

async function open(
  browser: Browser,
  baseURL: string | undefined,
  ...[language, size = 'desktop']: [Guest['texts']['language'], ('desktop' | 'phone')?]
): Promise<Guest> {
  const address = baseURL === undefined ? {} : { address: baseURL };
  const guest = await openBrowser(browser, language, { size, ...address });
  guests.push(guest);
  return guest;
}

test.afterEach(() => closeAll(guests));

type Pace = 'none' | 'live' | 'days';

/** From the form to the lobby; the second seat is for whoever has its link. */
async function openTable(
  { page, texts }: Guest,
  game: 'super-teams' | 'xwing',
  pace: Pace,
): Promise<void> {
  const form = new NewGameForm(page, texts, false);
  await page.goto(`/new/${game}?online`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const who = form.ofSeat(2, texts.t('shell:new.who'));
  await form.radio(who, texts.t('shell:new.kind-link')).click();
  await form.radio(texts.t('shell:new.pace'), texts.t(`shell:new.pace-${pace}`)).click();
  if (game === 'super-teams') await form.loadBoard(SHORTEST_BOARD);
  await button(page, texts.t('shell:new.open-table')).click();
  await expect(page.getByRole('heading', { name: texts.t('online:lobby.seats') })).toBeVisible();
}

type Key = Parameters<Guest['texts']['t']>[0];

async function fromMenu({ page, texts }: Guest, key: Key, name = ''): Promise<void> {
  await button(page, texts.t('shell:play.top.menu')).click();
  await button(page, texts.t(key, { name })).click();
}

async function says(
  { page, texts }: Guest,
  key: Key,
  params: Readonly<Record<string, string>> = {},
): Promise<void> {
  await expect(page.getByText(texts.t(key, params)).first()).toBeVisible();
}

const press = ({ page, texts }: Guest, key: Key): Promise<void> =>
  button(page, texts.t(key)).first().click();
const agree = (guest: Guest): Promise<void> => press(guest, 'table:take-back.agree');
const refuse = (guest: Guest): Promise<void> => press(guest, 'table:take-back.refuse');

/** A take-back that the other must agree to, by whoever decided last: refused, then agreed. */
async function takeBack(pair: readonly [Guest, Guest]): Promise<void> {
  const undo = ({ page, texts }: Guest) => button(page, texts.t('shell:play.undo.consent'));
  const asks = (await undo(pair[0]).count()) > 0 ? 0 : 1;
  const [one, other] = asks === 0 ? pair : [pair[1], pair[0]];
  await undo(one).click();
  await refuse(other);
  await says(one, 'shell:play.undo.declined');
  await undo(one).click();
  await agree(other);
  const [host] = pair;
  const who = one === host ? 'you' : 'they';
  const name = 'Ярина';
  const { log } = new TableView(host.page, host.texts);
  await expect(log).toContainText(host.texts.t(`table:take-back.agreed.${who}`, { name }));
}

test('two people talk, let go, take back, stop, offer a draw, move a seat and hand it over', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const host = await open(browser, baseURL, 'ru');
  const guest = await open(browser, baseURL, 'uk', 'phone');
  const { page, texts } = host;
  await openTable(host, 'super-teams', 'live');

  // The link is a picture, too, and it is used up by whoever sits down.
  const label = texts.t('online:link.seat', { number: 2 });
  await button(page, texts.t('online:link.code', { what: label })).click();
  await expect(page.getByRole('img', { name: label })).toBeVisible();
  await join(guest, await seatLink(host, 2), 'Ярина');

  // What one says reaches the other in their own language, unless they do not want to hear it.
  const heard = page.getByRole('list', { name: texts.t('online:chat.title') });
  await press(guest, 'online:phrase.hello');
  await expect(heard.getByText(texts.t('online:phrase.hello'))).toBeVisible();
  await press(host, 'online:chat.mute');
  await expect(heard.getByText(texts.t('online:phrase.hello'))).toBeHidden();
  await press(guest, 'online:phrase.thanks');
  await press(host, 'online:chat.unmute');
  await expect(heard.getByText(texts.t('online:phrase.thanks'))).toBeVisible();

  // Let go from the lobby, and back by a new link.
  await button(page, texts.t('online:lobby.kick', { name: 'Ярина' })).click();
  await press(guest, 'online:mine.forget');
  await join(guest, await seatLink(host, 2), 'Ярина');
  await getReady(host);
  await getReady(guest);
  await playThemselves([host, guest], 3);
  await expectFits(guest.page);

  await takeBack([host, guest]);

  // The clock of whoever is asked runs, and stands in a pause.
  await expect(page.getByRole('timer').first()).toBeVisible();
  await fromMenu(host, 'online:menu.pause');
  await agree(guest);
  await says(host, 'shell:play.ask.held');
  const time = await page.getByRole('timer').first().textContent();
  await page.waitForTimeout(1500);
  await expect(page.getByRole('timer').first()).toHaveText(time ?? '');
  await press(guest, 'shell:play.menu.go-on');
  await expect(page.getByText(texts.t('shell:play.ask.held'))).toHaveCount(0);

  await fromMenu(guest, 'online:menu.draw');
  await refuse(host);
  await says(guest, 'online:proposal.refused');

  // The seat goes along to another device by its code.
  await fromMenu(guest, 'online:move.title');
  const code = await linkIn(guest.page, guest.texts.t('online:move.code'));
  await guest.page.keyboard.press('Escape');
  const pad = await open(browser, baseURL, 'uk');
  await pad.page.goto('/online');
  const invitation = pad.texts.t('online:invite.label');
  await pad.page.getByRole('textbox', { name: invitation }).fill(code);
  await press(pad, 'online:invite.go');
  await expect(new TableView(pad.page, pad.texts).movement).toBeVisible();
  await closeBrowser(pad);

  // Whoever has just gone may be back in a moment: nobody takes their seat.
  const kept = await closeBrowser(guest);
  await says(host, 'online:away', { names: 'Ярина' });
  await fromMenu(host, 'online:menu.bot', 'Ярина');
  await says(host, 'table:refusal.not-dropped');
  const back = await openBrowser(browser, 'uk', {
    size: 'phone',
    kept,
    ...(baseURL !== undefined && { address: baseURL }),
  });
  guests.push(back);
  await back.page.goto('/online');
  const mine = back.page.getByRole('region', { name: back.texts.t('online:mine.title') });
  await mine.getByRole('link').click();

  // A bot plays on for whoever must go, when the other agrees.
  await fromMenu(back, 'online:menu.bot-for-me');
  await says(host, 'online:proposal.bot-for-me.they', { name: 'Ярина' });
  await agree(host);
  await press(back, 'online:mine.forget');
  await playThemselves([host]);
  await expect(new TableView(page, texts).outcome.getByRole('heading').first()).toBeVisible();
});

/** Up from the table, and back by the list of one's own tables: whoever made it has its links still. */
async function leaveAndComeBack(host: Guest): Promise<void> {
  const { page, texts } = host;
  await press(host, 'online:lobby.leave');
  await page
    .getByRole('region', { name: texts.t('online:mine.title') })
    .getByRole('link')
    .first()
    .click();
  const place = page.getByRole('article', { name: texts.t('shell:new.seat', { number: 1 }) });
  await button(place, texts.t('online:join.go')).click();
  await press(host, 'online:join.go');
  await expect(button(page, texts.t('online:lobby.ready'))).toBeVisible();
}

test('a draw at a game over days; another that is given up, and its rematch', async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const host = await open(browser, baseURL, 'pl');
  const guest = await open(browser, baseURL, 'en', 'phone');
  const { page, texts } = host;
  const begin = async (pace: Pace): Promise<void> => {
    await openTable(host, 'xwing', pace);
    if (pace === 'days') await leaveAndComeBack(host);
    await join(guest, await seatLink(host, 2), 'Ackbar');
    await getReady(host);
    await getReady(guest);
    for (const one of [host, guest]) {
      await expect(button(one.page, one.texts.t('shell:play.top.menu'))).toBeVisible();
    }
  };
  const fair = async (one: Guest): Promise<void> => {
    await press(one, 'online:dice.check');
    const [words = ''] = one.texts.t('online:dice.fair', { count: 5 }).split(':');
    await expect(one.page.getByText(words)).toBeVisible();
  };

  await begin('days');
  await fromMenu(host, 'online:menu.draw');
  await agree(guest);
  for (const one of [host, guest]) {
    await says(one, 'online:drawn');
    await fair(one);
  }
  await expectFits(guest.page);

  await begin('none');
  await fromMenu(guest, 'shell:play.menu.resign');
  await button(guest.page.getByRole('dialog'), guest.texts.t('shell:play.resign.yes')).click();
  await fair(host);
  // What was sealed is open: nothing is taken back any more.
  await expect(button(guest.page, guest.texts.t('shell:play.undo.none'))).toBeVisible();

  await press(host, 'shell:play.over.rematch');
  await says(guest, 'online:rematch.ready');
  await press(guest, 'online:rematch.go');
  await getReady(host);
  await getReady(guest);
  await expect(button(page, texts.t('shell:play.top.menu'))).toBeVisible();
});
