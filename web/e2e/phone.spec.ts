import { READY_SQUADS, squadToLink } from '@parsecs/xwing';
import { expectFits } from './support/fits.ts';
import { playMatch } from './support/matches.ts';
import { recordOf } from './support/records.ts';
import { SIZES } from './support/sizes.ts';
import { openRecord } from './support/store.ts';
import { TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

const [squad, other] = READY_SQUADS.map((ready) => squadToLink(ready.squad));

/** Forms and builders are looked at where they are filled in: `0-whole-games/`, `builder*.spec.ts`. */
const PAGES = [
  '/settings',
  '/about',
  '/learn/super-teams',
  `/build/xwing/compare#one=${squad}&other=${other}`,
] as const;

test.use({ ...SIZES.phone });

for (const address of PAGES) {
  const name = address.replace(/#.*/, '');
  test(`${name} opens, and nothing sticks out of it`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await expectFits(page);
  });
}

test('a replay is watched on it', async ({ page, texts }) => {
  const over = playMatch({ seed: 'phone', setup: { board: 'short' } });
  await openRecord(page, recordOf(over), 'replay');
  const { board } = new TableView(page, texts);
  await expect(board).toBeVisible();
  const scrubber = page.getByRole('slider').first();
  await scrubber.press('End');
  await expect(scrubber).toHaveValue(`${over.length}`);
  await expectFits(page);
});
