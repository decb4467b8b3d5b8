import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

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
  await page.evaluate(() => {
    const still = document.createElement('style');
    still.textContent = '*, ::before, ::after { transition: none !important }';
    document.head.append(still);
    const { dataset } = document.documentElement;
    dataset['theme'] = dataset['theme'] === 'light' ? 'dark' : 'light';
    // Whatever asks for a size has every style worked out first.
    document.documentElement.getBoundingClientRect();
    still.remove();
  });
}

async function expectNone(page: Page, place: string, rules?: readonly string[]): Promise<void> {
  // A page that was looked at before has it still.
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (only) => {
    const { run } = Reflect.get(globalThis, 'axe') as typeof axe;
    const found = await run(document, {
      resultTypes: ['violations'],
      // Nothing here plays by itself, and what axe fetches in advance serves that rule alone.
      preload: false,
      ...(only && { runOnly: [...only] }),
    });
    return found.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(
        ({ html, failureSummary }) => `${html.slice(0, 200)} ${failureSummary ?? ''}`,
      ),
    }));
  }, rules);
  expect.soft(violations, place).toEqual([]);
}
