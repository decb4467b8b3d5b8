import type { Language, Texts } from '@parsecs/lang';
import { test as base, expect } from '@playwright/test';
import type { Settings } from '../../src/shell/settings-shape.ts';
import { type KeptPage, PageKeeper } from './kept-page.ts';
import { HURRIED, storedSettings } from './settings.ts';
import { wordsIn } from './words.ts';

interface Wishes {
  readonly language: Language;
  readonly settings: Partial<Settings>;
  /** Complaints of the browser that the test brings about on purpose. */
  readonly expectedFaults: readonly RegExp[];
  /** The very first visit: nothing is in the cache of the browser yet. */
  readonly isFirstVisit: boolean;
}

interface Tools {
  readonly texts: Texts;
  readonly lent: KeptPage;
}

/**
 * A page with the wished settings and nothing else in its store. Whatever it complains about in its
 * console is a failure.
 */
export const test = base.extend<Wishes & Tools, { readonly keeper: PageKeeper }>({
  language: ['en', { option: true }],
  settings: [{}, { option: true }],
  expectedFaults: [[], { option: true }],
  isFirstVisit: [false, { option: true }],
  texts: async ({ language }, provide) => {
    await provide(await wordsIn(language));
  },
  keeper: [
    async ({ browser }, provide) => {
      await provide(new PageKeeper(browser));
    },
    { scope: 'worker' },
  ],
  lent: async (
    { keeper, viewport, isMobile, hasTouch, serviceWorkers, isFirstVisit, language, settings },
    provide,
    info,
  ) => {
    const screen = JSON.stringify([viewport, isMobile, hasTouch, serviceWorkers]);
    const kind = isFirstVisit ? info.testId : screen;
    const lent = await keeper.lend(kind);
    await lent.clear(storedSettings({ ...HURRIED, language, ...settings }));
    await provide(lent);
    if (isFirstVisit || info.status !== info.expectedStatus) lent.isSpent = true;
    await keeper.takeBack(kind, lent);
  },
  context: async ({ lent, expectedFaults }, provide) => {
    await provide(lent.context);
    const unexpected = lent.faults.filter(
      (fault) => !expectedFaults.some((known) => known.test(fault)),
    );
    expect(unexpected, 'complaints of the page').toEqual([]);
  },
  // The context is asked for because it looks after complaints.
  page: async ({ lent, context: _ }, provide) => {
    await provide(lent.page);
  },
});

export { expect };
