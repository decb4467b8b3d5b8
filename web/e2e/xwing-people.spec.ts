import { cardName } from '@parsecs/lang';
import { pilotCard, READY_SQUADS, type Squad, shipType } from '@parsecs/xwing';
import type { Locator } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInBothThemes } from './support/access.ts';
import { once } from './support/once.ts';
import { friends, recordOf } from './support/records.ts';
import { DISTURBANCES, everythingSaid, secretsFound, watchSecrets } from './support/secrets.ts';
import { SIZES } from './support/sizes.ts';
import { openRecord } from './support/store.ts';
import { button } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { askedTo, dogfightAt, findDogfight } from './support/xwing-battles.ts';
import { XWingTable } from './support/xwing-table.ts';

const NAMES = ['Ada', 'Boris'] as const;

type Words = XWingTable['texts'];

const planning = once(() => dogfightAt(askedTo('dial')));
/** Nobody has chosen a squad yet. */
const secret = once(() => dogfightAt(askedTo('squad'), { setup: { sides: 'rebel' } }));

/** A manoeuvre that only the X-wing has: its name on a page can mean no other ship. */
const { dial } = shipType('xwing');
const enemies = shipType('tiefighter').dial;
const alone = dial.findIndex(
  ({ bearing, speed }) =>
    !enemies.some((other) => other.bearing === bearing && other.speed === speed),
);

/** Everything that this node says from now on. */
async function textsOf(node: Locator): Promise<() => Promise<readonly string[]>> {
  const said = await node.evaluateHandle((watched) => {
    const found: string[] = [];
    new MutationObserver(() => found.push(watched.textContent ?? '')).observe(watched, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    return found;
  });
  return () => said.jsonValue();
}

test('two people at one device never see each other’s dials', async ({ page, texts }) => {
  await openRecord(page, recordOf(planning(), { seats: friends(...NAMES) }));
  const table = new XWingTable(page, texts);
  const take = (name: string) => button(page, texts.t('shell:play.pass.here', { name }));
  await expect(take('Ada')).toBeVisible();
  await expect(table.dial).toBeHidden();
  await take('Ada').click();
  await table.settled();
  await table.tapMiddle(table.onDial(alone));
  const chosen = (await table.dial.getAttribute('aria-valuetext')) ?? '';
  expect(chosen).not.toBe('');
  const aloud = page.locator('[aria-live="polite"][aria-atomic]');
  // It is said a breath later than it is shown.
  await expect(aloud).not.toBeEmpty();
  const heard = await textsOf(aloud);
  await watchSecrets(page, [texts], [chosen]);
  // The last dial means ready.
  await table.press(table.confirm);

  await expect(take('Boris')).toBeVisible();
  // What was said aloud to her is taken away before anything is said to others.
  await expect.poll(heard).toContain('');
  const said = await heard();
  expect(said.slice(0, said.indexOf('')).filter((text) => text.includes('Boris'))).toEqual([]);
  expect(await secretsFound(page)).toEqual([]);
  expect(await everythingSaid(page)).not.toContain(chosen);
  for (const [what, disturb] of Object.entries(DISTURBANCES)) {
    await disturb(page);
    await expect(take('Boris')).toBeVisible();
    expect(await everythingSaid(page), what).not.toContain(chosen);
  }
  await take('Boris').click();
  await expect(table.dial).toBeVisible();
  expect(await everythingSaid(page)).not.toContain(chosen);
});

/** The pilots that only this squad has. */
function namesIn(texts: Words, { ships }: Squad): readonly string[] {
  const pilots = ships.map(({ pilot }) => pilot).filter((pilot) => pilotCard(pilot).unique);
  return pilots.map((pilot) => cardName(texts, 'pilot', pilot));
}

test('secret squads stay secret until both are shown', async ({ page, texts }) => {
  const aces = READY_SQUADS.find(({ id }) => id === 'x-wing-aces');
  if (aces === undefined) throw new Error('no such squad');
  await openRecord(page, recordOf(secret(), { seats: friends(...NAMES) }));
  const table = new XWingTable(page, texts);
  const take = (name: string) => button(page, texts.t('shell:play.pass.here', { name }));
  const names = namesIn(texts, aces.squad);
  expect(names.length).toBeGreaterThan(1);
  await take('Ada').click();
  const card = page
    .getByRole('article')
    .filter({ hasText: texts.t(`xwing:squad.${aces.id}`) })
    .first();
  await watchSecrets(page, [texts], names);
  await button(card, texts.t('xwing-board:squad.take')).click();
  if (await table.confirm.isVisible()) await table.press(table.confirm);

  await expect(take('Boris')).toBeVisible();
  expect(await secretsFound(page)).toEqual([]);
  const passing = await everythingSaid(page);
  expect(names.filter((name) => passing.includes(name))).toEqual([]);
  await take('Boris').click();
  await expect(table.ask).toHaveAttribute('data-asks', 'squad');
  const other = await everythingSaid(page);
  expect(names.filter((name) => other.includes(name))).toEqual([]);
  await table.squads.first().click();
  if (await table.confirm.isVisible()) await table.press(table.confirm);

  await expect(table.ask).toHaveAttribute('data-asks', /^(edge|place)$/);
  const shown = await everythingSaid(page);
  expect(names.filter((name) => !shown.includes(name))).toEqual([]);
});

test('a squad file in our own form is read at the table, and what differs in another is told', async ({
  page,
  texts,
}) => {
  await openRecord(page, recordOf(secret()));
  const table = new XWingTable(page, texts);
  await table.settled();
  const give = async (squad: unknown): Promise<void> => {
    const buffer = Buffer.from(JSON.stringify(squad));
    const file = { name: 'squad.json', mimeType: 'application/json', buffer };
    await page.locator('input[type=file]').setInputFiles(file);
  };
  const ships = [{ pilot: 'rookiepilot', upgrades: [] }];
  await give({ name: 'One of ours', faction: 'rebel', ships });
  await expect(page.getByRole('article').filter({ hasText: 'One of ours' })).toBeVisible();
  const faults = page.getByRole('alert').filter({ has: page.getByRole('listitem') });
  await expect(faults).toHaveCount(0);
  const pilots = [{ name: 'rookiepilot', ship: 'xwing' }];
  await give({ name: 'Another', faction: 'rebel', points: 7, pilots });
  await expect(page.getByRole('article').filter({ hasText: 'Another' })).toBeVisible();
  const points = texts.t('xwing:problem.xws-other-points', { written: 7, points: 21 });
  await expect(faults).toContainText(points);
});

/** The moments of a battle that look different from each other; planning is looked at on a phone. */
const MOMENTS = {
  squads: secret,
  placing: once(() => dogfightAt(askedTo('place'))),
  attacking: once(() => findDogfight(askedTo('modify-attack-dice'))),
} as const;

test('the table stands in nobody’s way', async ({ page, texts }) => {
  const table = new XWingTable(page, texts);
  for (const [id, moment] of Object.entries(MOMENTS)) {
    await openRecord(page, recordOf(moment(), { id }));
    await table.settled();
    await table.atRest();
    await expectNoViolations(page, id);
  }
});

test.describe('phone', () => {
  test.use({ ...SIZES.phone });

  test('nor does it on a phone, nor the form of a new game', async ({ page, texts }) => {
    const table = new XWingTable(page, texts, true);
    await openRecord(page, recordOf(planning()));
    await table.settled();
    await table.atRest();
    await expectNoViolationsInBothThemes(page, 'planning, phone');
    await page.goto('/new/xwing');
    const random = texts.t('xwing:setup.random.name');
    await page.getByRole('radio', { name: new RegExp(`^${random}`) }).tap();
    for (const title of ['xwing-board:new.table', 'shell:new.rules'] as const) {
      await page.getByRole('heading', { name: texts.t(title) }).tap();
    }
    await expectNoViolations(page, 'new game');
  });
});
