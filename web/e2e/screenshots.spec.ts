import { findMatch, isAsked, playMatch, recordOf } from './support/matches.ts';
import { SIZES, type Size } from './support/sizes.ts';
import { openRecord } from './support/store.ts';
import { TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** The pictures in `docs` are made here; only a run that asks for it writes them anew. */
const FOLDER = process.env['UPDATE_SCREENSHOTS'] === '1' ? 'docs/screenshots' : '.tmp/screenshots';

const middle = findMatch({
  until: (match) => match.length > 70 && isAsked(match, 0, 'announce'),
});
const finished = playMatch({ seed: 'screenshot' });

type Theme = 'dark' | 'light';

const WIDTH = { desktop: '1280', phone: '390' } as const;

function shoot(
  name: string,
  size: Size,
  prepare: (page: Parameters<typeof openRecord>[0], table: TableView) => Promise<void>,
  theme: Theme = 'dark',
): void {
  test.describe(`${name}, ${size}, ${theme}`, () => {
    test.use({ ...SIZES[size], settings: { theme } });

    test('is drawn and kept', async ({ page, texts }) => {
      await prepare(page, new TableView(page, texts));
      await page.evaluate(() => document.fonts.ready);
      const look = theme === 'dark' ? '' : '-light';
      const path = `${FOLDER}/${name}-${WIDTH[size]}${look}.png`;
      const picture = await page.screenshot({ path, animations: 'disabled' });
      expect(picture.byteLength).toBeGreaterThan(20_000);
    });
  });
}

const table: Parameters<typeof shoot>[2] = async (page, view) => {
  await openRecord(page, recordOf(middle));
  await view.settled();
  await view.openCards.first().click();
  await expect(view.answers.first()).toBeVisible();
};

const visit =
  (address: string): Parameters<typeof shoot>[2] =>
  async (page) => {
    await page.goto(address);
    await expect(page.getByRole('main')).toBeVisible();
    await page.waitForLoadState('networkidle');
  };

const replay: Parameters<typeof shoot>[2] = async (page, view) => {
  await openRecord(page, recordOf(finished), 'replay');
  await expect(view.board).toBeVisible();
  await expect(page.getByRole('slider').first()).toBeVisible();
  await page.getByRole('slider').first().press('Home');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('PageUp');
};

for (const size of ['desktop', 'phone'] as const) {
  shoot('home', size, visit('/'));
  shoot('super-teams', size, table);
  shoot('new-game', size, visit('/new/super-teams'));
  shoot('learn', size, visit('/learn/super-teams'));
  shoot('replay', size, replay);
}
shoot('super-teams', 'desktop', table, 'light');
