import type { Language, Texts } from '@parsecs/lang';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { HURRIED, storedSettings } from './settings.ts';
import { SIZES, type Size } from './sizes.ts';
import { button } from './table.ts';
import { expect } from './test.ts';
import { wordsIn } from './words.ts';

/** Somebody with a browser of their own: their language, their screen, their store. */
export interface Guest {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly texts: Texts;
  /** What the browser complained about. */
  readonly faults: string[];
  /** Everything that a server has told this browser. */
  readonly told: string[];
}

export interface BrowserWishes {
  readonly size?: Size;
  readonly address?: string;
  /** Whatever an earlier browser of the same person has kept. */
  readonly kept?: Kept;
}

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

export async function openBrowser(
  browser: Browser,
  language: Language,
  { size = 'desktop', address, kept }: BrowserWishes = {},
): Promise<Guest> {
  const context = await browser.newContext({
    ...SIZES[size],
    serviceWorkers: 'block',
    ...(address !== undefined && { baseURL: address }),
    ...(kept && { storageState: kept }),
  });
  const stored = storedSettings({ ...HURRIED, language });
  await context.addInitScript((entries) => {
    // An empty page has no store.
    if (location.protocol === 'about:') return;
    for (const [key, text] of Object.entries(entries)) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    }
  }, stored);
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  const texts = await wordsIn(language);
  await texts.load('online', 'super-teams');
  const page = await context.newPage();
  const told: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => told.push(payload.toString()));
  });
  return { context, page, texts, faults, told };
}

/** Closes the browsers of a test, and sees that none of them has complained of anything else. */
export async function closeAll(
  guests: Guest[],
  isExpected: (fault: string) => boolean = () => false,
): Promise<void> {
  const all = guests.splice(0);
  const faults = all.flatMap((guest) => guest.faults);
  for (const { context } of all) await context.close();
  expect(faults.filter((fault) => !isExpected(fault))).toEqual([]);
}

/** Closes the browser; gives what it has kept for the next time. */
export async function closeBrowser({ context }: Guest): Promise<Kept> {
  const kept = await context.storageState();
  await context.close();
  return kept;
}

/** The address in the box with this label. */
export async function linkIn(within: Page | Locator, label: string): Promise<string> {
  const box = within.getByRole('textbox', { name: label, exact: true });
  await expect(box).toBeVisible();
  return box.inputValue();
}

export async function seatLink({ page, texts }: Guest, number: number): Promise<string> {
  return linkIn(page, texts.t('online:link.seat', { number }));
}

export async function spectatorLink({ page, texts }: Guest): Promise<string> {
  return linkIn(page, texts.t('online:link.spectators'));
}

export async function join({ page, texts }: Guest, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: texts.t('online:name'), exact: true }).fill(name);
  await button(page, texts.t('online:join.go')).click();
  await expect(readyButton({ page, texts })).toBeVisible();
}

function readyButton({ page, texts }: Pick<Guest, 'page' | 'texts'>): Locator {
  return button(page, texts.t('online:lobby.ready'));
}

export async function getReady(guest: Guest): Promise<void> {
  await readyButton(guest).click();
}

/** How the way to the server is, as the page says it. */
export function connectionOf({ page }: Guest): Locator {
  return page.locator('[data-connection]');
}
