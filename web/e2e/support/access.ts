import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * No rule of axe is broken. Everything is looked at in the dark; what is different by day are the
 * colours. There are no frames, so axe needs no second page to put its findings together.
 */
export async function expectNoViolations(page: Page, place: string): Promise<void> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  if (scheme === 'light') axe.withRules(['color-contrast']);
  const { violations } = await axe.analyze();
  const told = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
  }));
  expect.soft(told, place).toEqual([]);
}
