import { ARMIES, armyToLink } from '@parsecs/imperial-assault';
import { READY_SQUADS, squadToLink } from '@parsecs/xwing';
import { BuilderView } from './support/builder.ts';
import { SIZES } from './support/sizes.ts';
import { button } from './support/table.ts';
import { expect, test } from './support/test.ts';
import { chooseBattle, squadOf } from './support/xwing-form.ts';
import { XWingPerson } from './support/xwing-player.ts';
import { XWingTable } from './support/xwing-table.ts';

test('a squad over the limit says so with its rule, and the limit decides', async ({
  page,
  texts,
}) => {
  await page.goto('/new/xwing');
  await chooseBattle(page, texts.t('xwing:setup.aces.name'));
  const start = button(page, texts.t('shell:new.start'));
  await expect(start).toBeEnabled();
  const limits = page.getByRole('radiogroup', { name: texts.t('xwing-board:new.points') });
  await limits.getByRole('radio', { name: '31' }).click();
  await expect(start).toBeDisabled();
  const problems = page.getByRole('listitem').filter({ hasText: 'XW-199' });
  await expect(problems).toHaveCount(2);
  await expect(problems.first()).toContainText(texts.t('xwing:faction.rebel.name'));
  await limits.getByRole('radio', { name: texts.t('shell:new.no-limit') }).click();
  await expect(start).toBeEnabled();
  await expect(problems).toHaveCount(0);
});

test('four people in two teams; squads are built in secret, then ships are given out', async ({
  page,
  texts,
}) => {
  await page.goto('/new/xwing');
  await chooseBattle(page, texts.t('xwing:setup.teams.name'));
  await expect(page.getByText(texts.t('xwing-board:new.teams'))).toBeVisible();
  await expect(
    page.getByRole('group', { name: texts.t('shell:new.seat', { number: 4 }) }),
  ).toBeVisible();
  await button(page, texts.t('shell:new.start')).click();
  const table = new XWingTable(page, texts);
  const person = new XWingPerson(table);
  await person.playUntil('squad');
  await expect(table.squads.first()).toBeVisible();
  await person.playUntil('assign');
});

test('from the home page over the form to the first game; aids for the eye are agreed on before', async ({
  page,
  texts,
}) => {
  await page.goto('/');
  const tile = page.getByRole('article', { name: texts.t('shell:game.xwing.name'), exact: true });
  await tile.getByRole('link', { name: texts.t('shell:home.more') }).click();
  const start = button(page, texts.t('shell:new.start'));
  await expect(start).toBeEnabled();
  const aid = texts.t('xwing-board:new.planningAids');
  await page.getByRole('switch', { name: aid }).click();
  await expect(page.getByRole('complementary')).toContainText(aid);
  await start.click();
  const table = new XWingTable(page, texts);
  await new XWingPerson(table).playUntil('dial');
  await expect(table.board.locator('.xw-ship')).toHaveCount(3);
  await expect(table.board.locator('.xw-template').first()).toBeAttached();
});

test('the squad of a side is opened in the builder, changed, and played with', async ({
  page,
  texts,
}) => {
  await page.goto('/new/xwing');
  await chooseBattle(page, texts.t('xwing:setup.aces.name'));
  const side = texts.t('xwing:faction.rebel.name');
  await page.getByRole('link', { name: texts.t('shell:new.edit-list', { list: side }) }).click();
  const builder = new BuilderView(page, texts, 'xwing');
  await expect(builder.entries).toHaveCount(3);
  await builder.name.fill('Three and more');
  await page.getByRole('link', { name: texts.t('builder:play') }).click();
  await expect(page).toHaveURL(/\/new\/xwing\?list=/);
  await expect(squadOf(page, texts, 'rebel')).toContainText('Three and more');
  await button(page, texts.t('shell:new.start')).click();
  expect(await new XWingTable(page, texts).settled()).toBe('obstacle');
});

test.describe('phone', () => {
  test.use({ ...SIZES.phone, language: 'uk' });

  test('the builder of squads leads to the new game, with the squad and its side', async ({
    page,
    texts,
  }) => {
    const swarm = READY_SQUADS.find(({ id }) => id === 'howlrunner-swarm');
    if (swarm === undefined) throw new Error('no such squad');
    const link = squadToLink({ ...swarm.squad, name: 'Рій' });
    await page.goto(`/build/xwing#list=${link}`);
    await new BuilderView(page, texts, 'xwing', true).showVerdict();
    await page.getByRole('link', { name: texts.t('builder:play') }).tap();
    await expect(squadOf(page, texts, 'imperial')).toContainText('Рій');
    const empire = texts.t('xwing:faction.imperial.name');
    const side = page.getByRole('radiogroup', { name: texts.t('xwing-board:new.side') });
    await expect(side.getByRole('radio', { name: empire, exact: true })).toBeChecked();
  });

  test('the builder of armies leads to the new game, with the army for the first seat', async ({
    page,
    texts,
  }) => {
    const link = armyToLink({ name: 'Найманці', army: ARMIES['hired-guns'] });
    await page.goto(`/build/imperial-assault#list=${encodeURIComponent(link)}`);
    await new BuilderView(page, texts, 'imperial-assault', true).showVerdict();
    await page.getByRole('link', { name: texts.t('builder:play') }).tap();
    await expect(page).toHaveURL(/\/new\/imperial-assault\?list=/);
    const first = page.getByRole('combobox', {
      name: texts.t('shell:new.of-seat', {
        what: texts.t('imperial-assault-board:new.army'),
        seat: texts.t('shell:new.seat', { number: 1 }),
      }),
      exact: true,
    });
    await expect(first).toContainText('Найманці');
    await expect(button(page, texts.t('shell:new.start'))).toBeEnabled();
  });
});
