import type { Language, Texts } from '@parsecs/lang';
import type { Browser, Page } from '@playwright/test';
import { BattleKeys } from '../support/battle-keys.ts';
import { BattlePerson } from '../support/battle-player.ts';
import { BattleTable } from '../support/battle-table.ts';
import { type Battle, playBattle } from '../support/battles.ts';
import { expectFocus } from '../support/keyboard.ts';
import { recordOf } from '../support/records.ts';
import { HURRIED, settle } from '../support/settings.ts';
import { SIZES, type Size } from '../support/sizes.ts';
import { openRecord } from '../support/store.ts';
import { button, playNow, press } from '../support/table.ts';
import { expect, listen, test } from '../support/test.ts';
import { wordsIn } from '../support/words.ts';

/** From the home page over the form of a new game to the result, by mouse or by finger. */
async function playWholeBattle(browser: Browser, size: Size, language: Language): Promise<void> {
  const context = await browser.newContext(SIZES[size]);
  await settle(context, { ...HURRIED, language });
  const faults = listen(context);
  const page = await context.newPage();
  const texts = await wordsIn(language);
  const byTouch = size === 'phone';
  await page.goto('/');
  const tile = page.getByRole('article', { name: texts.t('shell:game.starship-battles.name') });
  await press(tile.getByRole('link', { name: texts.t('shell:home.more') }), byTouch);
  const patrol = texts.t('starship-battles:setup.patrol.name');
  await press(page.getByRole('radio', { name: new RegExp(`^${patrol}`) }), byTouch);
  await press(button(page, texts.t('shell:new.start')), byTouch);
  const table = new BattleTable(page, texts, byTouch);
  const answers = await new BattlePerson(table).playToTheEnd();
  expect(answers).toBeGreaterThan(8);
  await expect(table.outcome.getByRole('heading')).toBeVisible();
  await press(table.outcome.getByRole('link', { name: texts.t('shell:play.over.home') }), byTouch);
  await expect(page.getByRole('link', { name: texts.t('shell:match.watch') })).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();
}

for (const [size, language] of [
  ['desktop', 'en'],
  ['phone', 'uk'],
] as const) {
  test(`a whole battle on a ${size}, in ${language}`, async ({ browser }) => {
    test.slow();
    await playWholeBattle(browser, size, language);
  });
}

test.describe('by keyboard alone', () => {
  const sitDown = async (page: Page, texts: Texts, battle: Battle): Promise<BattleKeys> => {
    await openRecord(page, recordOf(battle));
    const table = new BattleKeys(page, texts);
    await table.settled();
    // Any key tells that somebody plays by keyboard.
    await page.keyboard.press('ArrowDown');
    await expectFocus(page);
    return table;
  };

  test('a battle is begun: ships are deployed and move', async ({ page, texts }) => {
    const begun = playBattle({ setup: 'patrol', until: () => true });
    const person = new BattlePerson(await sitDown(page, texts, begun));
    for (const asks of ['deploy', 'move', 'path']) {
      await person.playUntil(asks);
      await expectFocus(page);
      await person.answer(asks);
    }
  });
});

test('one click from the home page to a running battle', async ({ page, texts }) => {
  await page.goto('/');
  await playNow(page, texts, 'starship-battles').click();
  const table = new BattleTable(page, texts);
  expect(await table.settled()).toBe('deploy');
  await expect(table.places.first()).toBeVisible();
});
