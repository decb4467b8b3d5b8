import type { Texts } from '@parsecs/lang';
import type { Page } from '@playwright/test';
import { SkirmishPerson, SkirmishTable } from '../support/assault-player.ts';
import { DUEL, keepArmies, type Skirmish, skirmishAt } from '../support/assaults.ts';
import { SkirmishKeys } from '../support/battle-keys.ts';
import { expectFits } from '../support/fits.ts';
import { expectFocus } from '../support/keyboard.ts';
import { recordOf } from '../support/records.ts';
import { SIZES, wholeGames } from '../support/sizes.ts';
import { openRecord } from '../support/store.ts';
import { button, press } from '../support/table.ts';
import { expect, test } from '../support/test.ts';
import { leaveResult } from '../support/whole-game.ts';

const NAMES = ['Two heroes', 'Two guards'] as const;

/** From the form of a new game, with lists of one's own, to the table, by mouse or by finger. */
async function beginDuel(page: Page, texts: Texts, byTouch: boolean): Promise<SkirmishTable> {
  await keepArmies(page, { [NAMES[0]]: DUEL[0], [NAMES[1]]: DUEL[1] });
  await page.goto('/new/imperial-assault');
  const army = texts.t('imperial-assault-board:new.army');
  for (const [index, name] of NAMES.entries()) {
    const seat = texts.t('shell:new.seat', { number: index + 1 });
    const label = texts.t('shell:new.of-seat', { what: army, seat });
    await press(page.getByRole('combobox', { name: label, exact: true }), byTouch);
    const own = texts.t('imperial-assault-board:new.army-own', { name });
    await press(page.getByRole('option', { name: own, exact: true }), byTouch);
  }
  const map = texts.t('imperial-assault:map.cinder-relay.name');
  await press(page.getByRole('radio', { name: new RegExp(`^${map}`) }), byTouch);
  const mission = texts.t('imperial-assault:mission.cinder-relay-a.name');
  await expect(page.getByRole('radio', { name: new RegExp(`· ${mission}`) })).toBeChecked();
  await expectFits(page);
  await press(button(page, texts.t('shell:new.start')), byTouch);
  return new SkirmishTable(page, texts, byTouch);
}

for (const [size, language] of wholeGames(['phone', 'ru'], ['desktop', 'en'])) {
  test.describe(`${size}, ${language}`, () => {
    test.use({ ...SIZES[size], language });

    test('a whole skirmish, from the form to the result', async ({ page, texts }) => {
      test.slow();
      const byTouch = size === 'phone';
      const table = await beginDuel(page, texts, byTouch);
      const person = new SkirmishPerson(table);
      expect(await person.playToTheEnd()).toBeGreaterThan(15);
      const asked = ['deploy', 'activate', 'act', 'surge'];
      expect([...person.kinds]).toEqual(expect.arrayContaining(asked));
      await leaveResult(table, byTouch);
    });
  });
}

/** As the whole skirmishes above. */
const SHORT = { armies: DUEL, mission: 'cinder-relay-a' };

test.describe('by keyboard alone', () => {
  const sitDown = async (page: Page, texts: Texts, skirmish: Skirmish): Promise<SkirmishKeys> => {
    await openRecord(page, recordOf(skirmish));
    const table = new SkirmishKeys(page, texts);
    await table.settled();
    // Any key tells that somebody plays by keyboard.
    await page.keyboard.press('ArrowDown');
    await expectFocus(page);
    return table;
  };

  test('a skirmish is begun: figures are deployed, a group is activated and acts', async ({
    page,
    texts,
  }) => {
    const begun = skirmishAt(() => true, { setup: SHORT });
    const person = new SkirmishPerson(await sitDown(page, texts, begun));
    for (const asks of ['deploy', 'activate', 'act']) {
      await person.playUntil(asks);
      await expectFocus(page);
      await person.answer(asks);
    }
  });
});
