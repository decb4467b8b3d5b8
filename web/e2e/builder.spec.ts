import { ARMY_SCHEMA, reviewArmy } from '@parsecs/imperial-assault';
import { cardName, ruleTitle, type Texts } from '@parsecs/lang';
import { fleetToLink, reviewFleet, usualLimits } from '@parsecs/starship-battles';
import { reviewSquad, type Squad, squadToLink } from '@parsecs/xwing';
import { BuilderView } from './support/builder.ts';
import { nested } from './support/files.ts';
import { expectFits } from './support/fits.ts';
import { SIZES } from './support/sizes.ts';
import { openEmpty } from './support/store.ts';
import { button } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** Deeper than any reader could go by calling itself. */
const DEEP = 20_000;

const fleetShip = (texts: Texts, id: string): string => texts.t(`starship-battles:ship.${id}.name`);

test.describe('on a phone', () => {
  test.use({ ...SIZES.phone });

  test('a fleet is built, and its link opens the same fleet elsewhere', async ({
    page,
    texts,
    browser,
  }) => {
    const builder = new BuilderView(page, texts, 'starship-battles', true);
    await builder.open();
    await builder.name.fill('Rogue Ё');
    await builder.openCards(texts.t('builder:starship-battles.ships'));
    await builder.add(fleetShip(texts, 'mon-calamari-cruiser'));
    await builder.add(fleetShip(texts, 'x-wing-starfighter'));
    await builder.addAnother(fleetShip(texts, 'x-wing-starfighter'));
    await builder.backToList();
    await expect(builder.entries).toHaveCount(2);
    await expectFits(page);
    await expect(page).toHaveURL(/#list=1l/);
    const { link, text } = await builder.share();
    expect(text).toContain(`2 × ${fleetShip(texts, 'x-wing-starfighter')} (12)`);
    expect(text).toContain(texts.t('builder:points', { count: 51 }));

    const elsewhere = await browser.newContext({ ...SIZES.phone, locale: 'en' });
    const other = new BuilderView(await elsewhere.newPage(), texts, 'starship-battles', true);
    await other.page.goto(link);
    await expect(other.name).toHaveValue('Rogue Ё');
    expect((await other.share()).text).toBe(text);
    await elsewhere.close();

    await builder.showVerdict();
    await builder.press(page.getByRole('link', { name: texts.t('builder:play') }));
    await expect(page).toHaveURL(/\/new\/starship-battles\?list=1l/);
    await expect(page.getByRole('combobox').filter({ hasText: 'Rogue Ё' })).toHaveCount(1);
  });

  test('an army is built with its Command deck, and its link opens the same army; nonsense does not', async ({
    page,
    texts,
  }) => {
    const builder = new BuilderView(page, texts, 'imperial-assault', true);
    await builder.open();
    await builder.openCards(texts.t('builder:imperial-assault.section-deployments'));
    const trooper = texts.t('imperial-assault:deployment.stormtrooper.name');
    await builder.add(texts.t('imperial-assault:deployment.darth-vader.name'));
    await builder.add(trooper);
    await builder.addAnother(trooper);
    await builder.backToList();
    await builder.openCards(texts.t('builder:imperial-assault.section-commands'));
    await builder.add(texts.t('imperial-assault:command.lord-of-the-sith.name'));
    await builder.backToList();
    await expect(builder.entries).toHaveCount(3);
    await expectFits(page);
    await builder.showVerdict();
    const { problems } = reviewArmy({
      affiliation: 'imperial',
      deployments: ['darth-vader', 'stormtrooper', 'stormtrooper'],
      commands: ['lord-of-the-sith'],
    });
    expect(problems.map(({ rule }) => rule)).toEqual(['IA-030']);
    await expect(builder.problems).toHaveCount(1);
    await expect(builder.problems).toContainText('IA-030');
    await page.keyboard.press('Escape');
    const { link, text, file } = await builder.share();
    expect(text).toContain(`2 × ${trooper} (12)`);
    expect(JSON.parse(file)).toMatchObject({ schema: 'imperial-assault-army/1' });

    // A device that knows nothing of the army.
    await openEmpty(page);
    await page.evaluate(() => localStorage.clear());
    await page.goto(link);
    await expect(builder.entries).toHaveCount(3);
    expect((await builder.share()).text).toBe(text);

    // Every reader of lists is proven on its own; here is how the page takes what is nested too deep.
    const deployments = `"deployments":[${nested(DEEP)}]`;
    await builder.paste(
      `{"schema":"${ARMY_SCHEMA}","affiliation":"rebel",${deployments},"commands":[]}`,
    );
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    // What lies behind a dialog is there for nobody.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(builder.entries).toHaveCount(3);
  });

  test('an illegal squad shows every problem with its rule', async ({ page, texts }) => {
    const squad: Squad = {
      faction: 'rebel',
      ships: [
        { pilot: 'lukeskywalker', upgrades: ['r2d2', 'r2f2', 'stealthdevice', 'shieldupgrade'] },
        { pilot: 'outerrimsmuggler', upgrades: ['lukeskywalker', 'expose'] },
        { pilot: 'academypilot', upgrades: ['millenniumfalcon'] },
        { pilot: 'hansolo', upgrades: [] },
      ],
    };
    const { problems } = reviewSquad(squad);
    expect(problems.length).toBeGreaterThan(6);
    const builder = new BuilderView(page, texts, 'xwing', true);
    await builder.open(`#list=${squadToLink(squad)}`);
    await builder.showVerdict();
    await expect(builder.problems).toHaveCount(problems.length);
    const shown = await builder.problems.allInnerTexts();
    for (const [index, { rule = '' }] of problems.entries()) expect(shown[index]).toContain(rule);
    const rule = problems[0]?.rule ?? '';
    const toggle = builder.problems.first().getByRole('button', { expanded: false });
    await builder.press(toggle);
    await expect(builder.problems.first()).toContainText(ruleTitle(texts, 'xwing', rule));
  });
});

test.describe('on a desktop', () => {
  test.use({ ...SIZES.desktop });

  test('a squad is built with upgrades, and goes through the community’s format', async ({
    page,
    texts,
  }) => {
    const builder = new BuilderView(page, texts, 'xwing');
    await builder.open();
    await builder.openCards(texts.t('builder:xwing.ships'));
    await builder.search.fill('luke skyw');
    await builder.add(cardName(texts, 'pilot', 'lukeskywalker'));
    await builder.press(button(builder.cards, texts.t('xwing:slot.astromech')));
    await builder.add(cardName(texts, 'upgrade', 'r2d2'));
    await builder.press(button(builder.cards, texts.t('xwing:slot.torpedo')));
    await builder.add(cardName(texts, 'upgrade', 'protontorpedoes'));
    await builder.backToList();
    const { text, file } = await builder.share();
    expect(JSON.parse(file)).toEqual({
      version: '1.0.0',
      faction: 'rebel',
      points: 36,
      pilots: [
        {
          name: 'lukeskywalker',
          ship: 'xwing',
          points: 36,
          upgrades: { amd: ['r2d2'], torpedo: ['protontorpedoes'] },
        },
      ],
    });

    await builder.press(
      page.getByRole('radio', { name: texts.t('xwing:faction.imperial.name'), exact: true }),
    );
    await expect(builder.entries).toHaveCount(0);
    await builder.paste(file);
    await expect(builder.entries).toHaveCount(1);
    expect((await builder.share()).text).toBe(text);
  });
});

test('an illegal fleet shows every problem in the words of the game', async ({ page, texts }) => {
  const fleet = {
    faction: 'light',
    ships: [
      { ship: 'millennium-falcon', count: 2 },
      { ship: 'venator-star-destroyer', count: 9 },
      { ship: 'imperial-star-destroyer', count: 1 },
    ],
  } as const;
  const { problems } = reviewFleet(fleet, usualLimits());
  expect(problems.map(({ rule }) => rule)).toEqual(['SB-002', 'SB-125', 'SB-128']);
  const builder = new BuilderView(page, texts, 'starship-battles');
  await builder.open(`#list=${fleetToLink({ name: '', fleet })}`);
  await expect(builder.problems).toHaveCount(3);
  await expect(builder.problems.nth(1)).toContainText('453');
  // A problem of a card leads to the card.
  const falcon = fleetShip(texts, 'millennium-falcon');
  await button(builder.problems.nth(2), texts.t('builder:show-entry', { name: falcon })).click();
  await expect(builder.cards.getByRole('heading', { name: falcon, exact: true })).toBeVisible();
  await button(builder.cards, texts.t('builder:one-less', { name: falcon })).click();
  await expect(builder.problems).toHaveCount(2);
});

test('a broken link is told, also in the address of the open page; cards that do not fit say why', async ({
  page,
  texts,
}) => {
  const builder = new BuilderView(page, texts, 'starship-battles');
  await builder.open('#list=x');
  const told = builder.page.getByRole('main').getByRole('alert');
  await expect(told).toContainText(texts.t('builder:link.link-other-version'));
  const viscount = fleetShip(texts, 'mon-calamari-star-defender-viscount');
  await builder.add(viscount);
  await expect(told).toBeHidden();
  const row = builder.cards.getByRole('listitem').filter({ hasText: viscount });
  await expect(row.first()).toContainText('SB-128');
  await button(builder.cards, texts.t('builder:fitting')).click();
  await expect(row).toHaveCount(0);
  await builder.search.fill('corvette');
  await expect(builder.cards.getByRole('listitem')).toHaveCount(1);
  await page.evaluate(() => {
    location.hash = '#list=1lAB';
  });
  await expect(told).toContainText(texts.t('builder:link.link-broken'));
  await expect(builder.entries).toHaveCount(1);
});

test('every step can be taken back; of a file with unknown cards the rest may be opened', async ({
  page,
  texts,
}) => {
  const builder = new BuilderView(page, texts, 'xwing');
  await builder.open();
  await button(page, texts.t('builder:random')).click();
  await expect(builder.entries).not.toHaveCount(0);
  const made = await builder.entries.allTextContents();
  await page.keyboard.press('Control+z');
  await expect(builder.entries).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(builder.entries).toHaveText(made);
  await page.keyboard.press('Control+z');
  await expect(builder.entries).toHaveCount(0);
  const pilots = [{ name: 'poedameron' }, { name: 'lukeskywalker', upgrades: { amd: ['bb8'] } }];
  await builder.paste(JSON.stringify({ faction: 'rebel', pilots }));
  const dialog = page.getByRole('dialog');
  const told = dialog.getByRole('listitem');
  const place = (no: number): string => texts.t('builder:xwing.ship-no', { no });
  await expect(told).toHaveText([
    new RegExp(`^${place(1)}: .*poedameron`),
    new RegExp(`^${place(2)}: .*bb8`),
  ]);
  await expect(dialog).toContainText(cardName(texts, 'pilot', 'lukeskywalker'));
  await expect(builder.entries).toHaveCount(0);
  await button(dialog, texts.t('builder:partly-open')).click();
  await expect(dialog).toBeHidden();
  await expect(builder.entries).toHaveCount(1);

  await builder.paste(JSON.stringify({ faction: 'scum', pilots: [{ name: 'bobafettscum' }] }));
  await expect(told).toHaveText([/scum/, new RegExp(`^${place(1)}: .*bobafettscum`)]);
});

const FIRST: Squad = {
  name: 'First',
  faction: 'rebel',
  ships: [{ pilot: 'rookiepilot', upgrades: [] }],
};

test('lists are saved on the device, copied, deleted and brought back', async ({ page, texts }) => {
  const builder = new BuilderView(page, texts, 'xwing');
  await builder.open();
  await builder.add(cardName(texts, 'pilot', 'rookiepilot'));
  await builder.name.fill('First');
  await button(page, texts.t('builder:save')).click();
  await expect(button(page, texts.t('builder:saved-mark'))).toBeVisible();
  const first = `#${new URLSearchParams({ list: squadToLink(FIRST) })}`;
  await expect.poll(() => page.evaluate(() => location.hash)).toBe(first);
  await button(page, texts.t('builder:lists')).click();
  await button(page, texts.t('builder:copy-list', { name: 'First' })).click();
  const copy = texts.t('builder:copy-name', { name: 'First' });
  await page
    .getByRole('button', { name: new RegExp(`^${copy.replaceAll(/[()]/g, '\\$&')}`) })
    .click();
  await expect(builder.name).toHaveValue(copy);

  // A page that is loaded again at once may come under the address before.
  await expect.poll(() => page.evaluate(() => location.hash)).not.toBe(first);
  await page.evaluate((hash) => history.replaceState(history.state, '', hash), first);
  await page.reload();
  await expect(builder.name).toHaveValue(copy);
  await page.reload();
  await expect(builder.name).toHaveValue(copy);
  await expect(builder.entries).toHaveCount(1);
  await button(page, texts.t('builder:lists')).click();
  await button(page, texts.t('builder:delete-list', { name: copy })).click();
  await expect(button(page, texts.t('builder:delete-list', { name: copy }))).toBeHidden();
  await page.keyboard.press('Escape');
  await button(page, texts.t('builder:undo')).last().click();
  await button(page, texts.t('builder:lists')).click();
  await expect(button(page, texts.t('builder:delete-list', { name: copy }))).toBeVisible();
});

const ON_PAPER: Squad = {
  name: 'On paper',
  faction: 'imperial',
  ships: [
    { pilot: 'darthvader', upgrades: ['clustermissiles'] },
    { pilot: 'academypilot', upgrades: [] },
  ],
};

/** The printed list has every card, on white paper. */
async function printList({ page, texts, list }: BuilderView): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.emulateMedia({ media: 'print' });
  const sheet = page.getByRole('article');
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('On paper');
  await expect(sheet.getByRole('heading', { level: 3 })).toHaveText([
    new RegExp(cardName(texts, 'pilot', 'darthvader')),
    new RegExp(cardName(texts, 'pilot', 'academypilot')),
  ]);
  await expect(sheet).toContainText(cardName(texts, 'upgrade', 'clustermissiles'));
  await expect(list).toBeHidden();
  const scheme = await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(scheme).toBe('light');
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(list).toBeVisible();
}

test('a list is printed; two lists are compared side by side, and the address holds both', async ({
  page,
  texts,
}) => {
  const builder = new BuilderView(page, texts, 'xwing');
  await builder.open(`#list=${squadToLink(ON_PAPER)}`);
  await printList(builder);
  await button(page, texts.t('builder:compare')).click();
  await button(page, texts.t('builder:pick')).last().click();
  await page.getByRole('tab', { name: texts.t('builder:ready') }).click();
  const other = texts.t('xwing:squad.x-wing-aces');
  await page.getByRole('button', { name: new RegExp(`^${other}`) }).click();
  const name = texts.t('builder:xwing.figure-ships');
  const ships = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(ships.getByRole('cell')).toHaveText(['2', '3']);
  await page.reload();
  await expect(ships.getByRole('cell')).toHaveText(['2', '3']);
  await page.getByRole('link', { name: texts.t('builder:to-builder') }).click();
  await expect(builder.name).toHaveValue('On paper');
});
