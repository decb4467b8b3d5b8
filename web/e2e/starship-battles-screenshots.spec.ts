import type { Page } from '@playwright/test';
import { BattleTable } from './support/battle-table.ts';
import { type Battle, battleAt, battleRecord } from './support/battles.ts';
import { SIZES, type Size } from './support/sizes.ts';
import { openRecord } from './support/store.ts';
import { expect, test } from './support/test.ts';

/** The pictures in `docs` are made here; only a run that asks for it writes them anew. */
const FOLDER = process.env['UPDATE_SCREENSHOTS'] === '1' ? 'docs/screenshots' : '.tmp/screenshots';

type Theme = 'dark' | 'light';
type Prepare = (page: Page, table: BattleTable) => Promise<void>;

const WIDTH = { desktop: '1280', phone: '390' } as const;

function shoot(name: string, size: Size, prepare: Prepare, theme: Theme = 'dark'): void {
  test.describe(`${name}, ${size}, ${theme}`, () => {
    test.use({ ...SIZES[size], settings: { theme } });

    test('is drawn and kept', async ({ page, texts }) => {
      await prepare(page, new BattleTable(page, texts, size === 'phone'));
      await page.evaluate(() => document.fonts.ready);
      const look = theme === 'dark' ? '' : '-light';
      const path = `${FOLDER}/${name}-${WIDTH[size]}${look}.png`;
      const picture = await page.screenshot({ path, animations: 'disabled' });
      expect(picture.byteLength).toBeGreaterThan(20_000);
    });
  });
}

function inRound(round: number): (battle: Battle) => boolean {
  return (battle) => battle.game.round(battle.state) === round;
}

const moving = battleAt('move', { setup: 'coruscant', until: inRound(3) });
moving.choose(0, 'millennium-falcon-1');
const firing = battleAt('fire', { setup: 'coruscant', until: inRound(3) });

const move: Prepare = async (page, table) => {
  await openRecord(page, battleRecord(moving));
  await table.settled();
  await table.tapMiddle(table.places.nth(6).locator('.sb-dot'));
  await expect(table.confirm).toBeVisible();
};

const fire: Prepare = async (page, table) => {
  await openRecord(page, battleRecord(firing));
  await table.settled();
  await table.press(table.openChips.first());
  await table.tapMiddle(table.openShips.first().locator('.sb-hull'));
  await expect(table.confirm).toBeVisible();
};

const form: Prepare = async (page) => {
  await page.goto('/new/starship-battles');
  await expect(page.getByRole('main')).toBeVisible();
  await page.waitForLoadState('networkidle');
};

for (const size of ['desktop', 'phone'] as const) {
  shoot('starship-battles-move', size, move);
  shoot('starship-battles-fire', size, fire);
  shoot('new-starship-battle', size, form);
}
shoot('starship-battles-move', 'desktop', move, 'light');
