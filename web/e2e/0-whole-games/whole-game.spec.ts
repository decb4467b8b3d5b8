import { defaultSetup } from '@parsecs/super-teams';
import { NewGameForm } from '../support/new-game.ts';
import { Person } from '../support/player.ts';
import { SIZES } from '../support/sizes.ts';
import { playNow, press, TableView } from '../support/table.ts';
import { expect, test } from '../support/test.ts';

// Played by clicks from the first card to the last; the words of whole games are proven in `lang`.

const [own = []] = defaultSetup(2).colours;

/** Until the result stands there; at home the game can be watched. */
async function playAndLeave(table: TableView, byTouch: boolean): Promise<void> {
  const { page, texts, outcome } = table;
  await new Person(table, { byTouch, own }).playToTheEnd();
  await expect(outcome.getByRole('heading')).toBeVisible();
  await press(outcome.getByRole('link', { name: texts.t('shell:play.over.home') }), byTouch);
  await expect(page.getByRole('link', { name: texts.t('shell:match.watch') })).toBeVisible();
}

for (const [size, language] of [
  ['desktop', 'en'],
  ['phone', 'pl'],
] as const) {
  test.describe(`${size}, ${language}`, () => {
    test.use({ ...SIZES[size], language });

    test('a whole short game against a bot, from the form to the result', async ({
      page,
      texts,
    }) => {
      test.slow();
      const byTouch = size === 'phone';
      const form = new NewGameForm(page, texts, byTouch);
      await form.open();
      await form.chooseBoard('short');
      await press(form.start, byTouch);
      await playAndLeave(new TableView(page, texts), byTouch);
    });
  });
}

test('one click from the home page to a running game', async ({ page, texts }) => {
  await page.goto('/');
  await playNow(page, texts).click();
  expect(await new TableView(page, texts).settled()).toBe('asked');
});
