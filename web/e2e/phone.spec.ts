import { ARMIES, armyToLink } from '@parsecs/imperial-assault';
import { fleetToLink, READY_FLEETS } from '@parsecs/starship-battles';
import { READY_SQUADS, squadToLink } from '@parsecs/xwing';
import type { Page } from '@playwright/test';
import { playMatch } from './support/matches.ts';
import { recordOf } from './support/records.ts';
import { SIZES } from './support/sizes.ts';
import { openRecord } from './support/store.ts';
import { TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

const [squad, other] = READY_SQUADS.map((ready) => squadToLink(ready.squad));
const [fleet] = READY_FLEETS.map((ready) => fleetToLink({ name: '', fleet: ready.fleet }));
const army = armyToLink({ name: '', army: ARMIES['rebel-cell'] });

const PAGES = [
  '/',
  '/settings',
  '/about',
  '/learn/super-teams',
  '/new/super-teams',
  '/new/xwing',
  '/new/starship-battles',
  '/new/imperial-assault',
  `/build/xwing#list=${squad}`,
  `/build/xwing/compare#one=${squad}&other=${other}`,
  `/build/starship-battles#list=${fleet}`,
  `/build/imperial-assault#list=${army}`,
] as const;

test.use({ ...SIZES.phone });

/** Whatever is wider than the screen would have to be pushed aside. */
async function expectFits(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(SIZES.phone.viewport.width);
}

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
