import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/**
 * No rule of axe is broken, and the colours hold in the other theme too: by day and by night only
 * they differ.
 */
export async function expectNoViolations(page: Page, place: string): Promise<void> {
  await expectNone(page, place);
  await turnTheme(page);
  await expectNone(page, `${place}, in the other theme`, ['color-contrast']);
  await turnTheme(page);
}

/** The theme is one attribute of the document (`shell/appearance.ts`); its colours are there at once. */
async function turnTheme(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    const { dataset } = document.documentElement;
    dataset['theme'] = dataset['theme'] === 'light' ? 'dark' : 'light';
    await frame();
    for (const each of document.getAnimations()) {
      if (each instanceof CSSTransition) each.finish();
    }
    await frame();
  });
}

async function expectNone(page: Page, place: string, rules?: string[]): Promise<void> {
  // There are no frames, so axe needs no second page to put its findings together.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules !== undefined) axe.withRules(rules);
  const { violations } = await axe.analyze();
  const told = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`),
  }));
  expect.soft(told, place).toEqual([]);
}
