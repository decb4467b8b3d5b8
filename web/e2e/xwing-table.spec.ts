import { DEFAULT_OPTIONS, xwing } from '@parsecs/xwing';
import { PRIMARY } from '@parsecs/xwing/words';
import type { Locator, Page } from '@playwright/test';
import { once } from './support/once.ts';
import { recordOf } from './support/records.ts';
import { openRecord } from './support/store.ts';
import { button } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { askedTo, type Dogfight, dogfightAt, findDogfight } from './support/xwing-battles.ts';
import { XWingTable } from './support/xwing-table.ts';

type Words = XWingTable['texts'];

async function sitDown(page: Page, texts: Words, dogfight: Dogfight): Promise<XWingTable> {
  await openRecord(page, recordOf(dogfight));
  const table = new XWingTable(page, texts);
  await table.settled();
  await table.atRest();
  return table;
}

async function drag(page: Page, what: Locator, by: readonly [number, number]): Promise<void> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('it is not on the screen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by[0] / 2, y + by[1] / 2);
  await page.mouse.move(x + by[0], y + by[1]);
  await page.mouse.up();
}

test('a ship is dragged to its place, and told why where it may not stand', async ({
  page,
  texts,
}) => {
  const table = await sitDown(page, texts, dogfightAt(askedTo('place')));
  const where = (): Promise<string | null> => table.held.getAttribute('aria-valuetext');
  const grip = table.held.locator('.xw-grip');
  const first = await where();
  await drag(page, grip, [0, -160]);
  await expect(table.held).toHaveAttribute('data-tone', 'bad');
  await expect(table.confirm).toBeHidden();
  const panel = page.getByRole('region', { name: texts.t('xwing-board:place.title') });
  await expect(panel.getByRole('status')).toBeVisible();
  await drag(page, grip, [60, 160]);
  await expect(table.held).toHaveAttribute('data-tone', 'good');
  expect(await where()).not.toBe(first);
  await panel.getByRole('button', { name: texts.t('xwing-board:place.right') }).click();
  await expect(table.held).toHaveAttribute('aria-valuenow', '15');
  await table.press(table.confirm);
  const heading = async (): Promise<number | undefined> => {
    const { ships } = await table.look();
    return ships.find(({ id }) => id === 'lukeskywalker')?.pose.heading;
  };
  await expect.poll(heading).toBe(15);
});

/** Templates may be tried, so the table tells where a manoeuvre would end. */
const AIDED = {
  ...xwing.setups['swarm'],
  options: { ...DEFAULT_OPTIONS, planningAids: true },
};

test.describe('with a mouse, and nothing confirmed that can be taken back', () => {
  test.use({ settings: { confirm: 'irreversible' } });

  test('a manoeuvre is seen while it is pointed at, set by one press, and taken back', async ({
    page,
    texts,
  }) => {
    const table = await sitDown(page, texts, dogfightAt(askedTo('dial'), { setup: AIDED }));
    const { dial, ask, board } = table;
    const boxes = new Set<string>();
    const seen = new Set<string>();
    for (const place of await dial.locator('[data-place-on-dial] .xw-dial-room').all()) {
      // The sign of the manoeuvre lies over its room.
      await place.hover({ force: true });
      await expect(dial.locator('[data-pointed]')).toHaveCount(1);
      boxes.add(JSON.stringify(await dial.boundingBox()));
      seen.add((await board.locator('.xw-ghost').first().getAttribute('transform')) ?? '');
    }
    // What is told of a manoeuvre never moves the dial from under the mouse.
    expect(boxes.size).toBe(1);
    expect(seen.size).toBeGreaterThan(3);
    const label = await dial.getAttribute('aria-label');
    const moment = await table.moment();
    await table.tapMiddle(table.onDial(1));
    await expect.poll(() => table.moment()).not.toBe(moment);
    await expect(dial).not.toHaveAttribute('aria-label', label ?? '');
    await button(ask, texts.t('shell:play.ask.another')).click();
    await expect(dial).toHaveAttribute('aria-label', label ?? '');
  });
});

type Asked = ReturnType<typeof xwing.question>;

/** The ships that can be attacked with the primary weapon. */
function targetsIn({ answers }: Asked): readonly string[] {
  return answers.flatMap((answer) =>
    answer.kind === 'attack' && answer.weapon === PRIMARY ? [answer.target] : [],
  );
}

/** How many enemies of the first seat are on the board. */
function foes({ state }: Dogfight): number {
  return xwing
    .view(state, 0)
    .ships.filter(({ faction, status }) => faction === 'imperial' && status === 'in-play').length;
}

const aiming = once(() =>
  findDogfight(
    (question, dogfight) => askedTo('attack')(question, dogfight) && targetsIn(question).length > 0,
  ),
);

test('a target promises its odds before the attack, and the dice lie on the table after it', async ({
  page,
  texts,
}) => {
  const table = await sitDown(page, texts, aiming());
  const [first = ''] = targetsIn(xwing.question(aiming().state, 0));
  const target = table.ship(first);
  await expect(target).toHaveAccessibleName(/\d+\s?%/);
  await table.tapShip(target);
  await expect(target).toHaveAttribute('aria-pressed', 'true');
  await table.openLog();
  const told = await table.log.locator('li').count();
  await table.press(table.confirm);
  await expect.poll(() => table.log.locator('li').count()).toBeGreaterThan(told);
});

test('what cannot be done says why, with the rule behind it', async ({ page, texts }) => {
  const half = findDogfight((question, dogfight) => {
    const targets = targetsIn(question);
    return askedTo('attack')(question, dogfight) && targets.length === 1 && foes(dogfight) === 2;
  });
  const table = await sitDown(page, texts, half);
  const [target] = targetsIn(xwing.question(half.state, 0));
  const other = xwing
    .view(half.state, 0)
    .ships.find(({ id, faction }) => faction === 'imperial' && id !== target);
  const refusal = xwing.check(half.state, 0, `primary>${other?.id ?? ''}`);
  if (!('refused' in refusal)) throw new Error('it can be done');
  await table.tapShip(table.ship(other?.id ?? ''));
  await expect(
    page.getByText(texts.t('shell:play.log.rule', { id: refusal.refused })),
  ).toBeVisible();
  await expect(table.ask).toHaveAttribute('data-asks', 'attack');
});

test('a finished battle is watched, and continued from a moment of it', async ({ page, texts }) => {
  const over = dogfightAt(() => false);
  await openRecord(page, recordOf(over), 'replay');
  await page.getByRole('slider').first().fill('20');
  await button(page, texts.t('shell:play.replay.continue')).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(texts.t('shell:play.replay.same-seats')) })
    .click();
  await expect(page).toHaveURL(/\/play\//);
  const table = new XWingTable(page, texts);
  expect(await table.settled()).not.toBe('over');
  expect(await table.board.locator('.xw-ship').count()).toBe(3);
});
