import type { Texts } from '@parsecs/lang';
import type { Page } from '@playwright/test';
import { SIZE_NAMES, SIZES, type Size } from './sizes.ts';
import { expect, test } from './test.ts';

const FOLDER = 'docs/screenshots';
const WIDTHS: Readonly<Record<Size, string>> = { desktop: '1280', phone: '390' };

type Theme = 'dark' | 'light';
/** Brings the page to what the picture shows. */
export type Prepare = (page: Page, texts: Texts, size: Size) => Promise<void>;

/** Draws a screen at both sizes and keeps the pictures; at the larger one in daylight too, if wished. */
export function keepScreen(name: string, prepare: Prepare, withLight = false): void {
  for (const size of SIZE_NAMES) shoot(name, prepare, size, 'dark');
  if (withLight) shoot(name, prepare, 'desktop', 'light');
}

function shoot(name: string, prepare: Prepare, size: Size, theme: Theme): void {
  test.describe(`${name}, ${size}, ${theme}`, () => {
    test.use({ ...SIZES[size], settings: { theme } });

    test('is drawn and kept', async ({ page, texts }) => {
      await prepare(page, texts, size);
      await page.evaluate(() => document.fonts.ready);
      const look = theme === 'dark' ? '' : '-light';
      const path = `${FOLDER}/${name}-${WIDTHS[size]}${look}.png`;
      await page.screenshot({ path, animations: 'disabled' });
    });
  });
}

export function visit(address: string): Prepare {
  return async (page) => {
    await page.goto(address);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
  };
}
