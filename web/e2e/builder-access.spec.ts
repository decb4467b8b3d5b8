import { cardName } from '@parsecs/lang';
import { fleetToLink } from '@parsecs/starship-battles';
import { type Squad, squadToLink } from '@parsecs/xwing';
import type { Page } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInBothThemes } from './support/access.ts';
import { BuilderView } from './support/builder.ts';
import { expectFits } from './support/fits.ts';
import { expectRing, tabTo } from './support/keyboard.ts';
import { SIZES } from './support/sizes.ts';
import { button } from './support/table.ts';
import { expect, test } from './support/test.ts';

const SQUAD: Squad = {
  faction: 'rebel',
  ships: [
    { pilot: 'hansolo', upgrades: ['gunner', 'millenniumfalcon', 'shieldupgrade'] },
    { pilot: 'lukeskywalker', upgrades: ['gunner'] },
  ],
};
const FLEET = {
  faction: 'dark',
  ships: [
    { ship: 'imperial-star-destroyer', count: 7 },
    { ship: 'tie-fighter', count: 2 },
  ],
} as const;

test('the builder with a list, its cards and its problems', async ({ page, texts }) => {
  const fleet = new BuilderView(page, texts, 'starship-battles');
  await fleet.open(`#list=${fleetToLink({ name: '', fleet: FLEET })}`);
  await fleet.search.fill('destroyer');
  const details = page.getByRole('button', {
    name: new RegExp(texts.t('starship-battles:ship.super-star-destroyer-executor.name')),
  });
  await details.first().click();
  await expectNoViolations(page, 'cards of a fleet');
});

test('a ship on the desk, dialogs, two lists', async ({ page, texts }) => {
  const squad = new BuilderView(page, texts, 'xwing');
  await squad.open(`#list=${squadToLink(SQUAD)}`);
  await squad.entries.first().click();
  await expectNoViolationsInBothThemes(page, 'a ship on the desk');
  await button(page, texts.t('builder:lists')).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page, 'lists');
  await page.keyboard.press('Escape');
  await button(page, texts.t('builder:share')).click();
  await expectNoViolations(page, 'share');
  await page.goto(`/build/xwing/compare#one=${squadToLink(SQUAD)}&other=${squadToLink(SQUAD)}`);
  await expect(page.getByRole('table')).toBeVisible();
  await expectNoViolations(page, 'compare');
});

test('a squad is built with the keyboard alone', async ({ page, texts }) => {
  const builder = new BuilderView(page, texts, 'xwing');
  await builder.open();
  await tabTo(page, builder.search);
  await page.keyboard.type('wedge');
  const wedge = cardName(texts, 'pilot', 'wedgeantilles');
  await tabTo(page, button(builder.cards, texts.t('builder:add-card', { name: wedge })));
  await expectRing(page);
  await page.keyboard.press('Enter');
  await expect(builder.cards.getByRole('heading', { name: wedge, exact: true })).toBeFocused();
  await tabTo(page, button(builder.cards, texts.t('xwing:slot.elite')));
  await page.keyboard.press('Enter');
  const marksman = cardName(texts, 'upgrade', 'marksmanship');
  await tabTo(page, button(builder.cards, texts.t('builder:add-card', { name: marksman })));
  await page.keyboard.press('Enter');
  await expect(builder.entries).toHaveText([new RegExp(marksman)]);
});

/** Whatever is too small for a finger. */
async function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main button, main input, main [role=radio]')].flatMap((node) => {
      const { width, height } = node.getBoundingClientRect();
      const isSeen = width > 0 && height > 0 && !node.closest('[hidden], .sr-only');
      return isSeen && (height < 44 || width < 44)
        ? [`${node.outerHTML.slice(0, 80)} ${width}×${height}`]
        : [];
    }),
  );
}

test.describe('on a phone', () => {
  test.use({ ...SIZES.phone });

  test('list, ship, cards and total: nothing in the way, nothing too small', async ({
    page,
    texts,
  }) => {
    const builder = new BuilderView(page, texts, 'xwing', true);
    await builder.open(`#list=${squadToLink(SQUAD)}`);
    await expectNoViolations(page, 'list');
    await expectFits(page);
    expect(await tooSmall(page)).toEqual([]);
    await builder.entries.first().tap();
    expect(await tooSmall(page)).toEqual([]);
    await builder.backToList();
    await builder.openCards(texts.t('builder:xwing.ships'));
    expect(await tooSmall(page)).toEqual([]);
    // A few rows show what all of them are like.
    await builder.search.fill('squadron');
    await expectNoViolations(page, 'cards');
    await builder.backToList();
    await builder.showVerdict();
    await expectNoViolations(page, 'total and problems');
  });
});
