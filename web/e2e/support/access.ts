import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** No rule of axe is broken. */
export async function expectNoViolations(page: Page, place: string): Promise<void> {
  await expectNone(page, place);
}

/**
 * The same by day and by night, where only colours differ. Once for every kind of page is enough:
 * that the colours of both themes can be read is proven by `shell/theme.test.ts`.
 */
export async function expectNoViolationsInBothThemes(page: Page, place: string): Promise<void> {
  await expectNone(page, place);
  await turnTheme(page);
  await expectNone(page, `${place}, in the other theme`, ['color-contrast']);
  await turnTheme(page);
}

/** The theme is one attribute of the document (`shell/appearance.ts`); no colour fades into the next. */
async function turnTheme(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const still = document.createElement('style');
    still.textContent = '*, ::before, ::after { transition: none !important }';
    document.head.append(still);
    const { dataset } = document.documentElement;
    dataset['theme'] = dataset['theme'] === 'light' ? 'dark' : 'light';
    await new Promise((resolve) => requestAnimationFrame(resolve));
    still.remove();
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
