import type { Match } from '@parsecs/kernel';
import type { Page } from '@playwright/test';
import { askedTo as assaultAskedTo, skirmishAt } from './support/assaults.ts';
import { battleAt } from './support/battles.ts';
import { findMatch, isAsked } from './support/matches.ts';
import { recordOf } from './support/records.ts';
import { openRecord } from './support/store.ts';
import { TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { askedTo, dogfightAt } from './support/xwing-battles.ts';

/** A window, and how much of it the board has at the least. */
const WINDOWS = [
  { width: 1280, height: 800, least: 0.6 },
  { width: 1920, height: 1080, least: 0.65 },
  { width: 390, height: 844, least: 0.55 },
  { width: 844, height: 390, least: 0.45 },
] as const;

/** Many ships, soon in each other's way. */
const SWARM = { setup: 'swarm', bot: 'random' } as const;

/** The busiest moments of each game. */
const MOMENTS: Readonly<Record<string, () => Match>> = {
  'X-Wing, a dial': () => dogfightAt(askedTo('dial', 0, 2), SWARM),
  'X-Wing, an attack': () => dogfightAt(askedTo('attack', 0, 3), { setup: 'swarm' }),
  'Starship Battles': () => battleAt('fire'),
  'Imperial Assault': () => skirmishAt(assaultAskedTo('act', 0, 60)),
  'Super Teams': () =>
    findMatch({ until: (match) => match.length > 60 && isAsked(match, 0, 'announce') }),
};

/** The share of the window where the board is what is seen, looked for point by point. */
async function shareOfBoard(page: Page): Promise<number> {
  return page.evaluate(() => {
    const STEP = 16;
    let [seen, all] = [0, 0];
    for (let x = STEP / 2; x < innerWidth; x += STEP) {
      for (let y = STEP / 2; y < innerHeight; y += STEP) {
        all += 1;
        if (document.elementFromPoint(x, y)?.closest('.bk-board')) seen += 1;
      }
    }
    return seen / all;
  });
}

for (const [name, make] of Object.entries(MOMENTS)) {
  test(`the board is the stage: ${name}`, async ({ page }) => {
    await openRecord(page, recordOf(make()));
    await expect(page.locator('[data-asks]')).toBeVisible();
    await expect(page.locator('[data-option]').first()).toBeAttached();
    for (const { width, height, least } of WINDOWS) {
      await page.setViewportSize({ width, height });

      await expect(async () => {
        expect(await shareOfBoard(page), `at ${width} × ${height}`).toBeGreaterThan(least);
      }).toPass();
    }
  });
}

test.describe('a long question on a phone', () => {
  test.use({
    language: 'uk',
    settings: { confirm: 'everything' },
    viewport: { width: 390, height: 844 },
  });

  test('leaves the confirm button in sight', async ({ page, texts }) => {
    const window = findMatch({ until: (match) => isAsked(match, 0, 'boost') });
    await openRecord(page, recordOf(window));
    const { bonus, confirm } = new TableView(page, texts);
    await bonus.getByRole('button', { disabled: false }).first().click();
    await expect(confirm).toBeInViewport({ ratio: 1 });
  });
});
