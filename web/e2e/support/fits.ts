import { expect, type Page } from '@playwright/test';

/** Whatever is wider than the screen would have to be pushed aside. */
export async function expectFits(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
