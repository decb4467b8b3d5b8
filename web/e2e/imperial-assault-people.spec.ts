import { imperialAssault } from '@parsecs/imperial-assault';
import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/access.ts';
import { SkirmishPerson, SkirmishTable } from './support/assault-player.ts';
import { askedTo, FIRST, type Skirmish, skirmishAt } from './support/assaults.ts';
import { expectFocus } from './support/keyboard.ts';
import { friends, recordOf } from './support/records.ts';

import {
  DISTURBANCES,
  everythingSaid,
  HOLE,
  secretsFound,
  startOf,
  watchSecrets,
} from './support/secrets.ts';
import { SIZES } from './support/sizes.ts';
import { openRecord } from './support/store.ts';
import { button } from './support/table.ts';
import { expect, test } from './support/test.ts';

const NAMES = ['Ada', 'Bo'] as const;

type Words = SkirmishTable['texts'];

/** The names of the Command cards that a seat holds now. */
function handOf(skirmish: Skirmish, seat: number, texts: Words): readonly string[] {
  const cards = imperialAssault.view(skirmish.state, seat).seats[seat]?.cards ?? [];
  return cards.map((card) => texts.t(`imperial-assault:command.${card}.name`));
}

/** Names that tell nothing, because both know them: cards that lie open, or that both hold. */
function secretsOf(skirmish: Skirmish, seat: number, texts: Words): readonly string[] {
  const open = imperialAssault
    .view(skirmish.state, 'spectator')
    .seats.flatMap(({ discard }) =>
      discard.map((id) => texts.t(`imperial-assault:command.${id}.name`)),
    );
  const other = handOf(skirmish, 1 - seat, texts);
  return handOf(skirmish, seat, texts).filter(
    (name) => !open.includes(name) && !other.includes(name),
  );
}

test('two people at one device never see each other’s Command cards, whatever they do with it', async ({
  page,
  texts,
}) => {
  const skirmish = skirmishAt(askedTo('activate', 0, 40));
  await openRecord(page, recordOf(skirmish, { seats: friends(...NAMES) }));
  const table = new SkirmishTable(page, texts);
  const [own, theirs] = [0, 1].map((seat) => secretsOf(skirmish, seat, texts)) as [
    readonly string[],
    readonly string[],
  ];
  expect(own.length).toBeGreaterThan(0);
  const namesSaid = async (): Promise<readonly string[]> => {
    const said = await everythingSaid(page);
    return [...own, ...theirs].filter((name) => said.includes(name));
  };
  const take = button(page, texts.t('shell:play.pass.here', { name: NAMES[0] }));
  await expect(take).toBeVisible();
  expect(await namesSaid()).toEqual([]);
  const figure = table.board.locator('.ia-figure').first();
  for (const [what, disturb] of Object.entries(DISTURBANCES)) {
    const before = await figure.boundingBox();
    await disturb(page);
    if (what !== 'reloaded') {
      await expect.poll(() => figure.boundingBox(), what).not.toEqual(before);
    }
    await expect(take).toBeVisible();
    expect(await namesSaid(), what).toEqual([]);
  }
  await take.click();
  await table.settled();
  expect(await namesSaid()).toEqual(own);
  await page.reload();
  await expect(take).toBeVisible();
  expect(await namesSaid(), 'reloaded with a hand open').toEqual([]);

  // The device is handed over in the middle of a round.
  const hand = texts.t('imperial-assault:position.hand.you', { cards: HOLE });
  await watchSecrets(page, [texts], [startOf(hand)]);
  await playUntilHandedOver(table);
  expect(await secretsFound(page)).toEqual([]);
});

/** Both have had the device. */
async function playUntilHandedOver(table: SkirmishTable): Promise<void> {
  const { page, texts } = table;
  const [one, other] = NAMES.map((name) =>
    button(page, texts.t('shell:play.pass.here', { name })),
  ) as [Locator, Locator];
  const anybody = one.or(other);
  const person = new SkirmishPerson(table);
  const holders = new Set<string>();
  for (let answers = 0; answers < 24 && holders.size < 2; answers += 1) {
    await expect(anybody.or(page.locator('[data-asks]').first()).first()).toBeVisible();
    if (await anybody.isVisible()) {
      holders.add((await anybody.textContent()) ?? '');
      await anybody.click();
    }
    await person.answer(await table.settled());
  }
  expect(holders.size).toBe(2);
}

test.describe('by keyboard alone', () => {
  test('a group is activated, a figure moves, and the activation ends', async ({ page, texts }) => {
    const skirmish = skirmishAt(askedTo('activate', 0, 20));
    await openRecord(page, recordOf(skirmish));
    const table = new SkirmishTable(page, texts);
    await table.settled();
    // What a bot did is said aloud, and then what is asked.
    const said = page
      .getByRole('status')
      .filter({ hasText: texts.t('imperial-assault:question.activate') });
    await expect(said.first()).toBeAttached();
    await page.keyboard.press('1');
    await expect(table.ask).not.toHaveAttribute('data-asks', 'activate');
    for (let windows = 0; windows < 6; windows += 1) {
      const asks = await table.settled();
      if (asks === 'act') break;
      await arrowTo(page, '[aria-pressed], [data-figure]');
      await page.keyboard.press('Enter');
    }
    await expect(table.ask).toHaveAttribute('data-asks', 'act');
    await expectFocus(page);
    await arrowTo(page, '.ia-spot[data-moves="1"]', 'ArrowDown');
    const ring = page.locator('.ia-spot:focus-visible > .bk-focus');
    await expect(ring).not.toHaveCSS('stroke', 'none');
    await page.keyboard.press('Enter');
    await expect(table.confirm).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(table.confirm).toBeHidden();
    const end = button(table.ask, texts.t('imperial-assault:answer.end'));
    await expect(end).toBeVisible();
    const label = texts.t('imperial-assault:answer.end');
    await arrowTo(page, `button[aria-label="${label}"]`, 'ArrowDown');
    await page.keyboard.press('Enter');
    if (await table.confirm.isVisible()) await page.keyboard.press('Enter');
    await expect(table.ask).not.toHaveAttribute('data-asks', 'act');
  });
});

const MOST_ARROWS = 40;

/** Goes among the answers by arrows until one of these has the focus. */
async function arrowTo(page: Page, target: string, key = 'ArrowRight'): Promise<void> {
  const isThere = async (): Promise<boolean> =>
    page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, target);
  for (let arrows = 0; arrows < MOST_ARROWS; arrows += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`not reached by arrows: ${target}`);
}

test('the form of a new game stands in nobody’s way', async ({ page, texts }) => {
  await page.goto('/new/imperial-assault');
  await expect(button(page, texts.t('shell:new.start')).first()).toBeVisible();
  await expectNoViolations(page, 'new game');
});

test.describe('phone', () => {
  test.use({ ...SIZES.phone });

  test('the mission, a card and the players are a touch away', async ({ page, texts }) => {
    const skirmish = skirmishAt(askedTo('activate', 0, 30), { setup: FIRST });
    await openRecord(page, recordOf(skirmish));
    const table = new SkirmishTable(page, texts, true);
    await table.settled();
    await button(page, texts.t('imperial-assault:mission.mos-eisley-outskirts-a.name')).tap();
    const details = page.getByRole('region', { name: texts.t('shell:play.details') });
    await expect(details).toContainText(texts.t('imperial-assault-board:mission.victory'));
    await expectNoViolations(page, 'mission');
    await details.getByRole('button', { name: texts.t('shell:common.close') }).tap();
    const points = texts.t('imperial-assault-board:standing', { names: '', score: 0, of: 40 });
    await page.getByRole('button', { name: points }).first().tap();
    await expect(page.getByRole('dialog')).toContainText(
      texts.t('imperial-assault:deployment.darth-vader.name'),
    );
    await expectNoViolations(page, 'players');
  });
});
