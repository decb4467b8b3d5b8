import type { Texts } from '@parsecs/lang';
import { defaultSetup } from '@parsecs/super-teams';
import type { Page } from '@playwright/test';
import { expectFits } from '../support/fits.ts';
import { NewGameForm, SMALL_BOARD } from '../support/new-game.ts';
import { Person } from '../support/player.ts';
import { SIZES, wholeGames } from '../support/sizes.ts';
import { press, TableView } from '../support/table.ts';
import { expect, test } from '../support/test.ts';
import { leaveResult } from '../support/whole-game.ts';

// Played by clicks from the first card to the last; the words of whole games are proven in `lang`.

const [own = []] = defaultSetup(2).colours;

/** On a small board of one's own, from the form to the result, by mouse or by finger. */
async function playWholeGame(page: Page, texts: Texts, byTouch: boolean): Promise<void> {
  const form = new NewGameForm(page, texts, byTouch);
  await form.open();
  await form.loadBoard(SMALL_BOARD);
  await expectFits(page);
  await press(form.start, byTouch);
  const table = new TableView(page, texts);
  const person = new Person(table, { byTouch, own });
  await person.playToTheEnd();
  const asked = ['announce', 'half', 'boost', 'evade'];
  expect([...person.kinds]).toEqual(expect.arrayContaining(asked));
  await leaveResult(table, byTouch);
}

for (const [size, language] of wholeGames(['phone', 'pl'], ['desktop', 'en'])) {
  test.describe(`${size}, ${language}`, () => {
    test.use({ ...SIZES[size], language });

    test('a whole game against a bot, from the form to the result', async ({ page, texts }) => {
      test.slow();
      await playWholeGame(page, texts, size === 'phone');
    });
  });
}
