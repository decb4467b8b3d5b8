import { LANGUAGES, type Language } from '@parsecs/lang';
import { defaultSetup } from '@parsecs/super-teams';
import { late } from './support/late.ts';
import { playMatch } from './support/matches.ts';
import { once } from './support/once.ts';
import { Person } from './support/player.ts';
import { recordOf } from './support/records.ts';
import { SIZE_NAMES, SIZES, type Size } from './support/sizes.ts';
import { openRecord } from './support/store.ts';
import { playNow, press, TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

const [own = []] = defaultSetup(2).colours;

/** Played by clicks from the first card to the last; the words of whole games are proven in `lang`. */
const WHOLE: Readonly<Record<Size, Language>> = { desktop: 'en', phone: 'pl' };
const FIRST_ANSWERS = 2;
const LAST_CHOICES = 12;

const ending = once(() => late(playMatch({ seed: 'late' }), LAST_CHOICES));

/** The result stands there, and at home the game can be watched. */
async function leave({ page, texts, outcome }: TableView, byTouch: boolean): Promise<void> {
  await expect(outcome.getByRole('heading')).toBeVisible();
  await press(outcome.getByRole('link', { name: texts.t('shell:play.over.home') }), byTouch);
  await expect(page.getByRole('link', { name: texts.t('shell:match.watch') })).toBeVisible();
}

for (const size of SIZE_NAMES) {
  const byTouch = size === 'phone';
  for (const language of LANGUAGES) {
    test.describe(`${size}, ${language}`, () => {
      test.use({ ...SIZES[size], language });

      if (language === WHOLE[size]) {
        test('a whole game, from the home page to the result', async ({ page, texts }) => {
          test.slow();
          await page.goto('/');
          await press(playNow(page, texts), byTouch);
          const table = new TableView(page, texts);
          await new Person(table, { byTouch, own }).playToTheEnd();
          await leave(table, byTouch);
        });
      } else {
        test('a game begins from the home page, and another comes to its end', async ({
          page,
          texts,
        }) => {
          await page.goto('/');
          await press(playNow(page, texts), byTouch);
          const table = new TableView(page, texts);
          const person = new Person(table, { byTouch, own });
          for (let answers = 0; answers < FIRST_ANSWERS; answers += 1) {
            expect(await table.settled()).toBe('asked');
            await person.answer();
          }
          await openRecord(page, recordOf(ending()));
          expect(await table.settled()).toBe('asked');
          await person.playToTheEnd();
          await leave(table, byTouch);
        });
      }
    });
  }
}
