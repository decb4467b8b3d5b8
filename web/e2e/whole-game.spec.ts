import { defaultSetup } from '@parsecs/super-teams';
import { NewGameForm } from './support/new-game.ts';
import { Person } from './support/player.ts';
import { SIZES } from './support/sizes.ts';
import { playNow, press, TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

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

test('a whole game against a bot by mouse, one click from the home page', async ({
  page,
  texts,
}) => {
  test.slow();
  await page.goto('/');
  await playNow(page, texts).click();
  await playAndLeave(new TableView(page, texts), false);
});

test.describe('on a phone, in Polish', () => {
  test.use({ ...SIZES.phone, language: 'pl' });

  test('a whole short game against a bot by touch, from the form', async ({ page, texts }) => {
    test.slow();
    const form = new NewGameForm(page, texts, true);
    await form.open();
    await form.chooseBoard('short');
    await press(form.start, true);
    await playAndLeave(new TableView(page, texts), true);
  });
});
