import type { Browser, BrowserContext, Page } from '@playwright/test';
import { fixChance } from './chance.ts';
import { openEmpty } from './store.ts';

/** What no new document undoes: a page that was treated so is not lent again. */
const LASTING = [
  'addCookies',
  'addInitScript',
  'emulateMedia',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'install',
  'on',
  'once',
  'route',
  'setExtraHTTPHeaders',
  'setFixedTime',
  'setOffline',
  'setSystemTime',
  'setViewportSize',
];

function watch(target: object, onUse: () => void): void {
  for (const name of LASTING) {
    const own: unknown = Reflect.get(target, name);
    if (typeof own !== 'function') continue;
    Reflect.set(target, name, (...args: readonly unknown[]): unknown => {
      onUse();
      return Reflect.apply(own, target, args);
    });
  }
}

/** Everything that goes wrong in a context without anybody looking at it. */
function listen(context: BrowserContext): string[] {
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  return faults;
}

/** A page that is lent to one test after another. */
export class KeptPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: string[];
  isSpent = false;

  static async open(browser: Browser): Promise<KeptPage> {
    const context = await browser.newContext();
    await fixChance(context);
    const faults = listen(context);
    return new KeptPage(context, await context.newPage(), faults);
  }

  private constructor(context: BrowserContext, page: Page, faults: string[]) {
    this.context = context;
    this.page = page;
    this.faults = faults;
    const spend = (): void => {
      this.isSpent = true;
    };
    for (const target of [context, page, page.clock]) watch(target, spend);
  }

  /** Nothing of an earlier visit is left; these things lie in the store. */
  async clear(stored: Readonly<Record<string, string>>): Promise<void> {
    const { context, page } = this;
    await openEmpty(page);
    const session = await context.newCDPSession(page);
    const { origin } = new URL(page.url());
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await session.detach();
    await page.evaluate((entries) => {
      // The page has its own memory of the store, which hears of the above a little later.
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
    }, stored);
    this.faults.length = 0;
  }

  /** Ends what the last test has left running. */
  async leave(): Promise<void> {
    const { context, page } = this;
    for (const other of context.pages()) if (other !== page) await other.close();
    await openEmpty(page);
    await page.mouse.move(0, 0);
  }
}

/** The pages of one worker, one for each kind of screen: starting a page costs more than most tests. */
export class PageKeeper {
  readonly #browser: Browser;
  readonly #kept = new Map<string, KeptPage>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async lend(kind: string): Promise<KeptPage> {
    const kept = this.#kept.get(kind) ?? (await KeptPage.open(this.#browser));
    this.#kept.set(kind, kept);
    return kept;
  }

  async takeBack(kind: string, kept: KeptPage): Promise<void> {
    if (!kept.isSpent) {
      await kept.leave();
      return;
    }
    this.#kept.delete(kind);
    await kept.context.close();
  }
}
