import type { Page } from '@playwright/test';
import { once } from './support/once.ts';
import { SIZES, type Size } from './support/sizes.ts';
import { openRecord } from './support/store.ts';
import { expect, test } from './support/test.ts';
import {
  askedTo,
  type Dogfight,
  dogfightAt,
  dogfightRecord,
  findDogfight,
} from './support/xwing-battles.ts';
import { XWingTable } from './support/xwing-table.ts';

/** The pictures in `docs` are made here; only a run that asks for it writes them anew. */
const FOLDER = process.env['UPDATE_SCREENSHOTS'] === '1' ? 'docs/screenshots' : '.tmp/screenshots';

type Theme = 'dark' | 'light';
type Prepare = (page: Page, table: XWingTable) => Promise<void>;

const WIDTH = { desktop: '1280', phone: '390' } as const;

function shoot(name: string, size: Size, prepare: Prepare, theme: Theme = 'dark'): void {
  test.describe(`${name}, ${size}, ${theme}`, () => {
    test.use({ ...SIZES[size], settings: { theme } });

    test('is drawn and kept', async ({ page, texts }) => {
      await prepare(page, new XWingTable(page, texts, size === 'phone'));
      await page.evaluate(() => document.fonts.ready);
      const look = theme === 'dark' ? '' : '-light';
      const path = `${FOLDER}/${name}-${WIDTH[size]}${look}.png`;
      const picture = await page.screenshot({ path, animations: 'disabled' });
      expect(picture.byteLength).toBeGreaterThan(20_000);
    });
  });
}

function opened(dogfight: () => Dogfight): Prepare {
  return async (page, table) => {
    await openRecord(page, dogfightRecord(dogfight()));
    await table.settled();
    await table.atRest();
  };
}

const planning = opened(once(() => dogfightAt(askedTo('dial', 0, 3), { setup: 'aces' })));
const attacking = opened(
  once(() => findDogfight(askedTo('modify-attack-dice', 0, 2), { setup: 'aces' })),
);

const form: Prepare = async (page) => {
  await page.goto('/new/xwing');
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
};

for (const size of ['desktop', 'phone'] as const) {
  shoot('xwing-planning', size, planning);
  shoot('xwing-attack', size, attacking);
  shoot('new-xwing', size, form);
}
shoot('xwing-planning', 'desktop', planning, 'light');
