import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { TableView } from './table.ts';

const MOST_TABS = 80;
const MOST_ARROWS = 40;

async function isFocused(target: Locator): Promise<boolean> {
  return target.evaluate(
    (node) => node === document.activeElement || node.contains(document.activeElement),
  );
}

/** Goes from one stop to the next until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by Tab: ${target}`);
}

/** Goes among the answers by arrows until the target has the focus. */
async function arrowTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let arrows = 0; arrows < MOST_ARROWS; arrows += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('ArrowRight');
  }
  throw new Error(`not reached by arrows: ${target}`);
}

/** Whoever plays by keyboard never stands nowhere. */
export async function expectFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

/** What has the focus can be seen to have it. */
export async function expectRing(page: Page): Promise<void> {
  const ring = await page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null) return 'nothing has the focus';
    const styles = [focused, ...focused.querySelectorAll('circle')].map((node) =>
      getComputedStyle(node),
    );
    const isRinged = styles.some(
      ({ outlineStyle, outlineWidth }) =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    );
    return isRinged ? 'ring' : `no ring: ${focused.outerHTML.slice(0, 200)}`;
  });
  expect(ring).toBe('ring');
}

/** Answers one question without ever touching the mouse. */
export async function answerByKeyboard(table: TableView): Promise<void> {
  const { page, openCards, confirm, answers } = table;
  await expectFocus(page);
  if ((await openCards.count()) > 0) {
    const key = (await openCards.first().getAttribute('aria-keyshortcuts')) ?? '';
    await page.keyboard.press(key);
    await expect(table.movement.getByRole('button', { pressed: true })).toHaveCount(1);
  }
  if (!(await confirm.isVisible())) {
    await arrowTo(page, answers.last());
    await expectRing(page);
    await page.keyboard.press('Enter');
  }
  // To decline needs no second press.
  if (!(await confirm.isVisible())) return;
  await arrowTo(page, confirm);
  await expectRing(page);
  await page.keyboard.press('Enter');
  await expect(confirm).toBeHidden();
}
