import { LANGUAGES } from '@parsecs/lang';
import { defaultSetup } from '@parsecs/super-teams';
import { Person } from './support/player.ts';
import { SIZE_NAMES, SIZES } from './support/sizes.ts';
import { button, press, TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

const [own = []] = defaultSetup(2).colours;

for (const size of SIZE_NAMES) {
  for (const language of LANGUAGES) {
    test.describe(`${size}, ${language}`, () => {
      test.use({ ...SIZES[size], language });

      test('a whole game from the home page to the result', async ({ page, texts }) => {
        test.setTimeout(300_000);
        const byTouch = size === 'phone';
        await page.goto('/');
        await press(button(page, texts.t('shell:home.play')), byTouch);
        const table = new TableView(page, texts);
        const person = new Person(table, { byTouch, own });
        await person.playToTheEnd();
        await expect(table.outcome).toBeVisible();
        await page.screenshot({ path: `.tmp/e2e/shots/over-${size}-${language}.png` });
      });
    });
  }
}
