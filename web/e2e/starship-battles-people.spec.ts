import { type Fleet, READY_FLEETS, shipCard } from '@parsecs/starship-battles';
import { expectNoViolations, expectNoViolationsInBothThemes } from './support/access.ts';
import { BattleTable } from './support/battle-table.ts';
import { battleAt, isAskedTo, playBattle } from './support/battles.ts';
import { expectFits } from './support/fits.ts';
import { expectFocus } from './support/keyboard.ts';
import { friends, recordOf } from './support/records.ts';

import { everythingSaid, secretsFound, watchSecrets } from './support/secrets.ts';
import { SIZES } from './support/sizes.ts';
import { openRecord } from './support/store.ts';
import { button } from './support/table.ts';
import { expect, test } from './support/test.ts';

const NAMES = ['Ada', 'Boris'] as const;

/** Nobody has chosen a fleet yet. */
const secret = playBattle({
  setup: { sides: 'light', points: 300, fleets: ['build', 'build'] },
  until: () => true,
});

/** Names of ships that only this fleet has. */
function tellTales(fleet: Fleet): readonly string[] {
  return fleet.ships.flatMap(({ ship }) => {
    const name = shipCard(ship)?.name;
    return name === undefined ? [] : [name];
  });
}

const republic = READY_FLEETS.find(({ id }) => id === 'light-republic');

test('two people at one device: fleets stay secret until all are shown, then nothing is hidden', async ({
  page,
  texts,
}) => {
  if (republic === undefined) throw new Error('no such fleet');
  await openRecord(page, recordOf(secret, { seats: friends(...NAMES) }));
  const table = new BattleTable(page, texts);
  const take = (name: string) => button(page, texts.t('shell:play.pass.here', { name }));
  const title = texts.t(`starship-battles:fleet.${republic.id}`);
  const tales = tellTales(republic.fleet);

  await take(NAMES[0]).click();
  await expect(page.getByRole('heading', { name: new RegExp(title) })).toBeVisible();
  await expectNoViolations(page, 'fleet');
  await watchSecrets(page, [texts], tales);
  const card = page.getByRole('article').filter({ hasText: title });
  await button(card, texts.t('starship-battles-board:fleet.take')).click();

  // The device changes hands: not a word of the list is on the page, seen or unseen.
  await expect(take(NAMES[1])).toBeVisible();
  expect(await secretsFound(page)).toEqual([]);
  const passing = await everythingSaid(page);
  expect(tales.filter((tale) => passing.includes(tale))).toEqual([]);
  await take(NAMES[1]).click();
  await expect(table.ask).toHaveAttribute('data-asks', 'fleet');
  const other = await everythingSaid(page);
  expect(tales.filter((tale) => other.includes(tale))).toEqual([]);
  await page.locator('[data-list]').first().click();

  // From the reveal on everything lies open: whoever must decide simply goes on.
  await expect(table.ask).toHaveAttribute('data-asks', 'deploy');
  const open = await everythingSaid(page);
  expect(tales.filter((tale) => !open.includes(tale))).toEqual([]);
  await expect(table.ask.getByText(new RegExp(`^(${NAMES.join('|')})$`))).toBeVisible();
});

test.describe('by keyboard alone', () => {
  test('a ship is moved and turned', async ({ page, texts }) => {
    const falcon = battleAt('move', { setup: 'coruscant' });
    await openRecord(page, recordOf(falcon));
    const table = new BattleTable(page, texts);
    await table.settled();
    // Any key tells that somebody plays by keyboard.
    await page.keyboard.press('ArrowRight');
    await expectFocus(page);
    await page.keyboard.press('3');
    await expect(table.ask).toHaveAttribute('data-asks', 'path');
    await expectFocus(page);
    await expect(page.locator('.sb-spot:focus')).toHaveCount(1);
    const first = await page.locator('.sb-spot:focus').getAttribute('data-part');
    await page.keyboard.press('ArrowRight');
    const second = await page.locator('.sb-spot:focus').getAttribute('data-part');
    expect(second).not.toBe(first);
    await page.keyboard.press('Enter');
    await expect(page.locator('.sb-spot[aria-pressed=true]')).toHaveAttribute(
      'data-part',
      second ?? '',
    );
    await expect(table.confirm).toBeVisible();
    // The same square once more: this one.
    await page.keyboard.press('Enter');
    await expect(table.ask).toHaveAttribute('data-asks', 'move');
    await expectFocus(page);
  });

  test('a weapon is fired', async ({ page, texts }) => {
    const firing = battleAt('fire', { setup: 'coruscant' });
    await openRecord(page, recordOf(firing));
    const table = new BattleTable(page, texts);
    await table.settled();
    await page.keyboard.press('ArrowRight');
    await expectFocus(page);
    const key = await table.openChips.first().getAttribute('aria-keyshortcuts');
    await page.keyboard.press(key ?? '1');
    await expect(table.openChips.first()).toHaveAttribute('aria-pressed', 'true');
    const target = table.openShips.first();
    for (let presses = 0; presses < 40 && !(await target.evaluate(isFocused)); presses += 1) {
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
    await expect(target).toHaveAttribute('aria-pressed', 'true');
    const told = await table.log.locator('li').count();
    await page.keyboard.press('Enter');
    await expect.poll(() => table.log.locator('li').count()).toBeGreaterThan(told);
  });
});

function isFocused(node: Element): boolean {
  return node === document.activeElement;
}

test('the form of a new battle with everything unfolded', async ({ page, texts }) => {
  await page.goto('/new/starship-battles');
  const battle = texts.t('starship-battles:setup.coruscant.name');
  await page.getByRole('radio', { name: new RegExp(`^${battle}`) }).click();
  for (const fold of await page.locator('summary').all()) await fold.click();
  await expectNoViolations(page, 'new battle');
});

test.describe('on a phone', () => {
  test.use(SIZES.phone);

  test('a ship is chosen by a tap on the board', async ({ page, texts }) => {
    const battle = battleAt('move', { setup: 'coruscant' });
    await openRecord(page, recordOf(battle));
    const table = new BattleTable(page, texts, true);
    await table.settled();
    const ship = table.openShips.first();
    const id = await ship.getAttribute('data-ship');
    await table.tapMiddle(ship.locator('.sb-hull'));
    await expect(table.ask).toHaveAttribute('data-asks', 'path');
    await expect(table.board.locator(`[data-ship="${id}"]`)).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('the table has no faults of access, and nothing sticks out of it', async ({
    page,
    texts,
  }) => {
    const battle = battleAt('fire', { setup: 'coruscant' });
    await openRecord(page, recordOf(battle));
    await new BattleTable(page, texts, true).settled();
    await expectNoViolationsInBothThemes(page, 'phone');
    await expectFits(page);
  });
});

test('what happens is said aloud, and then what is asked', async ({ page, texts }) => {
  const battle = battleAt('launch', { setup: 'coruscant' });
  expect(isAskedTo(battle, 0, 'launch')).toBe(true);
  await openRecord(page, recordOf(battle));
  const table = new BattleTable(page, texts);
  await table.settled();
  await button(table.ask, texts.t('starship-battles:answer.done.launch')).click();
  await table.press(table.confirm);
  await table.settled();
  const question = await table.ask.locator('p').first().innerText();
  await expect(page.getByRole('status').filter({ hasText: question }).first()).toBeAttached();
});
