import { button, TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

const MOST_SCRIPT = 200_000;

// The service worker fetches everything for later; that is no part of the first load.
test.use({ serviceWorkers: 'block' });

test('the first load of the home page is small and brings no game', async ({ page, texts }) => {
  const scripts: { readonly url: string; readonly bytes: number }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    void response
      .request()
      .sizes()
      .then(({ responseBodySize }) =>
        scripts.push({ url: response.url(), bytes: responseBodySize }),
      );
  });
  await page.goto('/');
  await expect(button(page, texts.t('shell:home.play'))).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT);
  const before = scripts.length;
  await button(page, texts.t('shell:home.play')).click();
  await expect(new TableView(page, texts).openCards.first()).toBeVisible();
  expect(scripts.length, 'the game comes when it is opened').toBeGreaterThan(before);
});
