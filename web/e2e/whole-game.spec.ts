import { LANGUAGES, type Language } from '@parsecs/lang';
import { defaultSetup } from '@parsecs/super-teams';
import type { Browser } from '@playwright/test';
import { Person } from './support/player.ts';
import { HURRIED, settle } from './support/settings.ts';
import { SIZE_NAMES, SIZES, type Size } from './support/sizes.ts';
import { playNow, press, TableView } from './support/table.ts';
import { expect, listen, test } from './support/test.ts';
import { wordsIn } from './support/words.ts';

const [own = []] = defaultSetup(2).colours;

/** From the home page to the result, by mouse or by finger. */
async function playWholeGame(browser: Browser, size: Size, language: Language): Promise<void> {
  const context = await browser.newContext(SIZES[size]);
  await settle(context, { ...HURRIED, language });
  const faults = listen(context);
  const page = await context.newPage();
  const texts = await wordsIn(language);
  const byTouch = size === 'phone';
  await page.goto('/');
  await press(playNow(page, texts), byTouch);
  const table = new TableView(page, texts);
  await new Person(table, { byTouch, own }).playToTheEnd();
  await expect(table.outcome.getByRole('heading')).toBeVisible();
  await press(table.outcome.getByRole('link', { name: texts.t('shell:play.over.home') }), byTouch);
  const watch = page.getByRole('link', { name: texts.t('shell:match.watch') });
  await expect(watch).toBeVisible();
  expect(faults).toEqual([]);
  await context.close();
}

for (const language of LANGUAGES) {
  // Bots take their time, so both screens are played side by side.
  test(`a whole game in ${language}, on a desktop and on a phone`, async ({ browser }) => {
    test.setTimeout(600_000);
    await Promise.all(SIZE_NAMES.map((size) => playWholeGame(browser, size, language)));
  });
}
