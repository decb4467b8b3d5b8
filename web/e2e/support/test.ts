import type { Language, Texts } from '@parsecs/lang';
import { type BrowserContext, test as base, expect } from '@playwright/test';
import type { Settings } from '../../src/shell/settings-shape.ts';
import { HURRIED, settle } from './settings.ts';
import { wordsIn } from './words.ts';

interface Wishes {
  readonly language: Language;
  readonly settings: Partial<Settings>;
  /** Complaints of the browser that the test brings about on purpose. */
  readonly expectedFaults: readonly RegExp[];
}

interface Tools {
  readonly texts: Texts;
}

/** A page with the wished settings. Whatever it complains about in its console is a failure. */
export const test = base.extend<Wishes & Tools>({
  language: ['en', { option: true }],
  settings: [{}, { option: true }],
  expectedFaults: [[], { option: true }],
  texts: async ({ language }, provide) => {
    await provide(await wordsIn(language));
  },
  context: async ({ context, language, settings, expectedFaults }, provide) => {
    await settle(context, { ...HURRIED, language, ...settings });
    const faults = listen(context);
    await provide(context);
    const unexpected = faults.filter((fault) => !expectedFaults.some((known) => known.test(fault)));
    expect(unexpected, 'complaints of the page').toEqual([]);
  },
});

export { expect };

/** Everything that goes wrong in a context without anybody looking at it. */
export function listen(context: BrowserContext): readonly string[] {
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}
