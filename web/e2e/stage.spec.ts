import type { Match } from '@parsecs/kernel';
import type { Page } from '@playwright/test';
import { askedTo as assaultAskedTo, FIRST, skirmishAt } from './support/assaults.ts';
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
    const STEP = 24;
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

/** Nothing lies over the middle of it. */
async function isSeen(page: Page, what: string): Promise<boolean> {
  return page.evaluate((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    if (box === undefined) return false;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return Boolean(document.elementFromPoint(x, y)?.closest('.bk-board'));
  }, what);
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

test.describe('on a phone', () => {
  test.use({ language: 'ru', viewport: { width: 390, height: 844 } });

  test('dice, surges and advice leave the board its room', async ({ page, texts }) => {
    const attack = skirmishAt(assaultAskedTo('surge', 0, 40), { setup: FIRST });
    await openRecord(page, recordOf(attack, { practice: true }));
    await expect(page.locator('.ia-attack button[data-option]').first()).toBeVisible();
    await expect(async () => expect(await shareOfBoard(page)).toBeGreaterThan(0.4)).toPass();
    await page.getByRole('button', { name: texts.t('advice:hint.ask') }).click();
    const advice = page.getByRole('region', { name: texts.t('advice:hint.title') });
    await expect(advice.getByRole('listitem').first()).toBeVisible();
    // Neither whoever shoots nor the way to the target lies under it.
    await expect(async () => {
      for (const what of ['.ia-active', '.ia-aim']) {
        expect(await isSeen(page, what), what).toBe(true);
      }
    }).toPass();
  });
});

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
