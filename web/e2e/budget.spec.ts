import { playNow, TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

const MOST_SCRIPT = 200_000;
/** What only a running table says, and with it the rules of a game. */
const ENGINE = /parsecs-table\/1/;

test.use({ isFirstVisit: true });

test('the first load of the home page is small and brings no game', async ({ page, texts }) => {
  const scripts: { readonly bytes: number; readonly isEngine: boolean }[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { responseBodySize: bytes } = await response.request().sizes();
    scripts.push({ bytes, isEngine: ENGINE.test(await response.text()) });
  });
  await page.goto('/');
  await expect(playNow(page, texts)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT);
  expect(scripts.some(({ isEngine }) => isEngine)).toBe(false);
  await playNow(page, texts).click();
  await new TableView(page, texts).settled();
  await expect.poll(() => scripts.some(({ isEngine }) => isEngine)).toBe(true);
});
