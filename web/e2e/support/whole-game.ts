import type { Texts } from '@parsecs/lang';
import { expect, type Locator, type Page } from '@playwright/test';
import { press } from './table.ts';

interface Ended {
  readonly page: Page;
  readonly texts: Texts;
  readonly outcome: Locator;
}

/** The result stands there; at home the game can be watched. */
export async function leaveResult(
  { page, texts, outcome }: Ended,
  byTouch: boolean,
): Promise<void> {
  await expect(outcome.getByRole('heading')).toBeVisible();
  await press(outcome.getByRole('link', { name: texts.t('shell:play.over.home') }), byTouch);
  await expect(page.getByRole('link', { name: texts.t('shell:match.watch') })).toBeVisible();
}
