import type { Texts } from '@parsecs/lang';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/access.ts';
import { BattleKeys } from '../support/battle-keys.ts';
import { BattlePerson } from '../support/battle-player.ts';
import { BattleTable } from '../support/battle-table.ts';
import { type Battle, playBattle } from '../support/battles.ts';
import { expectFits } from '../support/fits.ts';
import { expectFocus } from '../support/keyboard.ts';
import { recordOf } from '../support/records.ts';
import { SIZES, wholeGames } from '../support/sizes.ts';
import { openRecord } from '../support/store.ts';
import { button, playNow, press } from '../support/table.ts';
import { expect, test } from '../support/test.ts';
import { leaveResult } from '../support/whole-game.ts';

/** From the home page over the form of a new game to the table, by mouse or by finger. */
async function beginPatrol(page: Page, texts: Texts, byTouch: boolean): Promise<BattleTable> {
  await page.goto('/');
  const tile = page.getByRole('article', { name: texts.t('shell:game.starship-battles.name') });
  const more = tile.getByRole('link', { name: texts.t('shell:home.more') });
  await expect(more).toBeVisible();
  await expectFits(page);
  await press(more, byTouch);
  const patrol = texts.t('starship-battles:setup.patrol.name');
  await press(page.getByRole('radio', { name: new RegExp(`^${patrol}`) }), byTouch);
  await expectFits(page);
  await press(button(page, texts.t('shell:new.start')), byTouch);
  return new BattleTable(page, texts, byTouch);
}

for (const [size, language] of wholeGames(['desktop', 'en'], ['phone', 'uk'])) {
  test.describe(`${size}, ${language}`, () => {
    test.use({ ...SIZES[size], language });

    test('a whole battle, from the home page to the result', async ({ page, texts }) => {
      test.slow();
      const byTouch = size === 'phone';
      const table = await beginPatrol(page, texts, byTouch);
      const person = new BattlePerson(table);
      expect(await person.playToTheEnd()).toBeGreaterThan(8);
      const asked = ['fleet', 'deploy', 'move', 'path', 'launch', 'attack', 'fire'];
      expect([...person.kinds]).toEqual(expect.arrayContaining(asked));
      await leaveResult(table, byTouch);
    });
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
  await table.tapMiddle(table.places.first().locator('.sb-dot'));
  await expect(table.confirm).toBeVisible();
  await expectNoViolations(page, 'deploy');
});
