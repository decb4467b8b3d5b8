import type { Texts } from '@parsecs/lang';
import { READY_FLEETS, SHIP_FILE_SCHEMA, shipCard } from '@parsecs/starship-battles';
import type { Page } from '@playwright/test';
import { BattleTable } from './support/battle-table.ts';
import { button } from './support/table.ts';
import { expect, test } from './support/test.ts';

const falcon = shipCard('millennium-falcon');
if (falcon === undefined) throw new Error('no such ship');

function shipFile(change: Readonly<Record<string, unknown>>): {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
} {
  const ships = [{ ...falcon, ...change }];
  const text = JSON.stringify({ schema: SHIP_FILE_SCHEMA, ships });
  return { name: 'my-ships.json', mimeType: 'application/json', buffer: Buffer.from(text) };
}

test('fleets follow the sides; a corrected ship file is played with, and a broken one says what is wrong with it', async ({
  page,
  texts,
}) => {
  await page.goto('/new/starship-battles');
  const battle = texts.t('starship-battles:setup.coruscant.name');
  await page.getByRole('radio', { name: new RegExp(`^${battle}`) }).click();
  await expectFleetsFollow(page, texts);
  await page.getByRole('heading', { name: texts.t('starship-battles-board:new.ships') }).click();
  const input = page.locator('input[type=file]');
  await input.setInputFiles({ ...shipFile({}), buffer: Buffer.from('not JSON') });
  await expect(page.getByText(texts.t('shell:file.not-json'))).toBeVisible();
  await input.setInputFiles(shipFile({ class: 7 }));
  const refused = texts.t('starship-battles-board:new.ships-refused', { file: 'my-ships.json' });
  await expect(page.locator('p', { hasText: refused })).toBeVisible();
  await expect(page.getByText(/ships\[0\]\.class/)).toBeVisible();
  await input.setInputFiles(shipFile({ cost: 24, provenance: undefined }));
  await expect(
    page.getByText(texts.t('starship-battles-board:new.ships-loaded', { count: 1 })),
  ).toBeVisible();
  await expect(page.locator('p', { hasText: refused })).toBeHidden();
  await button(page, texts.t('shell:new.start')).click();
  const table = new BattleTable(page, texts);
  await table.settled();
  await page.getByRole('banner').locator('button[aria-expanded]').first().click();
  const forces = page.getByRole('region', { name: texts.t('shell:play.top.seats') });
  await forces.getByRole('button', { name: falcon.name }).first().click();
  const card = page.getByRole('region', { name: texts.t('shell:play.details') });
  await expect(card).toContainText(texts.t('starship-battles-board:provenance.corrected.name'));
  await expect(card).toContainText('24');
});

/** Whoever takes the other side leads its fleet. */
async function expectFleetsFollow(page: Page, texts: Texts): Promise<void> {
  const fleets = page.getByRole('combobox', {
    name: new RegExp(`^${texts.t('starship-battles-board:new.fleet')}`),
  });
  const light = texts.t('starship-battles:fleet.scenario-coruscant-light');
  const dark = texts.t('starship-battles:fleet.scenario-coruscant-dark');
  await expect(fleets.first()).toContainText(light);
  const other = texts.t('starship-battles:side.dark.name');
  await page.getByRole('radio', { name: other, exact: true }).click();
  await expect(fleets.first()).toContainText(dark);
  await expect(fleets.last()).toContainText(light);
  const side = texts.t('starship-battles:side.light.name');
  await page.getByRole('radio', { name: side, exact: true }).click();
  await expect(fleets.first()).toContainText(light);
}

test('four people take their seats in two teams', async ({ page, texts }) => {
  await page.goto('/new/starship-battles');
  const battle = texts.t('starship-battles:setup.random.name');
  await page.getByRole('radio', { name: new RegExp(`^${battle}`) }).click();
  await page.getByRole('radio', { name: texts.t('shell:new.count', { count: 4 }) }).click();
  await expect(page.getByText(texts.t('shell:new.sides-4'))).toBeVisible();
  await button(page, texts.t('shell:new.start')).click();
  const table = new BattleTable(page, texts);
  expect(['partner', 'deploy']).toContain(await table.settled());
});

test('a list of the builder is brought along by its link', async ({ page, texts }) => {
  const ready = READY_FLEETS.find(({ id }) => id === 'dark-imperial');
  if (ready === undefined) throw new Error('no such fleet');
  const { fleetToLink } = await import('@parsecs/starship-battles');
  const link = fleetToLink({ name: 'Mine', fleet: ready.fleet });
  await page.goto(`/new/starship-battles?list=${encodeURIComponent(link)}`);
  const fleets = page.getByRole('combobox', {
    name: new RegExp(`^${texts.t('starship-battles-board:new.fleet')}`),
  });
  await expect(fleets.first()).toContainText(
    texts.t('starship-battles-board:new.fleet-own', { name: 'Mine' }),
  );
  const dark = texts.t('starship-battles:side.dark.name');
  await expect(page.getByRole('radio', { name: dark, exact: true })).toBeChecked();
});
