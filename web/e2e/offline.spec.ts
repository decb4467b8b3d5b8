import { defaultSetup } from '@parsecs/super-teams';
import { Person } from './support/player.ts';
import { playNow, TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

const [own = []] = defaultSetup(2).colours;

// The browser itself reports what it cannot reach.
test.use({
  serviceWorkers: 'allow',
  isFirstVisit: true,
  expectedFaults: [/ERR_INTERNET_DISCONNECTED/],
});

test('after one visit the page opens and plays without a network', async ({
  page,
  context,
  texts,
}) => {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state ?? 'none'))
    .toBe('activated');
  await context.setOffline(true);
  await page.reload();
  await playNow(page, texts).click();
  const table = new TableView(page, texts);
  const person = new Person(table, { byTouch: false, own });
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await table.settled()).toBe('asked');
    await person.answer();
  }
  await page.goto('/learn/super-teams');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('it can be installed: a manifest with a name, a start and icons that exist', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(href ?? '')).json()) as {
    readonly name: string;
    readonly start_url: string;
    readonly display: string;
    readonly icons: readonly { readonly src: string; readonly sizes: string }[];
  };
  expect(manifest).toMatchObject({ name: 'Twelve Parsecs', display: 'standalone' });
  expect((await request.get(manifest.start_url)).ok()).toBe(true);
  const sizes = manifest.icons.map((icon) => icon.sizes);
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
  for (const icon of manifest.icons) {
    const response = await request.get(icon.src);
    expect(response.ok(), icon.src).toBe(true);
    expect(response.headers()['content-type']).toMatch(/^image\//);
  }
});
