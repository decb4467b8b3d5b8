import type { Language, Texts } from '@parsecs/lang';
import type { Browser, Page } from '@playwright/test';
import { SkirmishPerson, SkirmishTable } from '../support/assault-player.ts';
import { DUEL, keepArmies, type Skirmish, skirmishAt } from '../support/assaults.ts';
import { SkirmishKeys } from '../support/battle-keys.ts';
import { expectFocus } from '../support/keyboard.ts';
import { recordOf } from '../support/records.ts';
import { HURRIED, settle } from '../support/settings.ts';
import { SIZES, type Size } from '../support/sizes.ts';
import { openRecord } from '../support/store.ts';
import { button, press } from '../support/table.ts';
import { expect, listen, test } from '../support/test.ts';
import { wordsIn } from '../support/words.ts';

const NAMES = ['Two heroes', 'Two guards'] as const;

/** From the form of a new game, with lists of one's own, to the result, by mouse or by finger. */
async function playWholeMatch(browser: Browser, size: Size, language: Language): Promise<void> {
  const context = await browser.newContext(SIZES[size]);
  await settle(context, { ...HURRIED, language });
  const faults = listen(context);
  const page = await context.newPage();
  await keepArmies(page, { [NAMES[0]]: DUEL[0], [NAMES[1]]: DUEL[1] });
  const texts = await wordsIn(language);
  const byTouch = size === 'phone';
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
  await press(button(page, texts.t('shell:new.start')), byTouch);
  const table = new SkirmishTable(page, texts, byTouch);
  const answers = await new SkirmishPerson(table).playToTheEnd();
  expect(answers).toBeGreaterThan(15);
  await expect(table.outcome.getByRole('heading')).toBeVisible();
  await press(table.outcome.getByRole('link', { name: texts.t('shell:play.over.home') }), byTouch);
  await expect(page.getByRole('link', { name: texts.t('shell:match.watch') })).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();
}

for (const [size, language] of [
  ['desktop', 'en'],
  ['phone', 'ru'],
] as const) {
  test(`a whole skirmish on a ${size}, in ${language}`, async ({ browser }) => {
    test.slow();
    await playWholeMatch(browser, size, language);
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
