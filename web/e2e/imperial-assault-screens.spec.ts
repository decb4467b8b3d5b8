import { SkirmishTable } from './support/assault-player.ts';
import { askedTo, FIRST, type Skirmish, skirmishAt, skirmishRecord } from './support/assaults.ts';
import { once } from './support/once.ts';
import { SIZES, type Size } from './support/sizes.ts';
import { openRecord } from './support/store.ts';
import { expect, test } from './support/test.ts';

/** The pictures in `docs` are made here; only a run that asks for it writes them anew. */
const FOLDER = process.env['UPDATE_SCREENSHOTS'] === '1' ? 'docs/screenshots' : '.tmp/screenshots';

const acting = once(() =>
  skirmishAt(
    (question, skirmish) =>
      askedTo('act', 0, 60)(question, skirmish) &&
      question.answers.some(({ verb }) => verb === 'attack'),
    { setup: FIRST },
  ),
);
const attacking = once(() => skirmishAt(askedTo('surge', 0, 40), { setup: FIRST }));

const WIDTH = { desktop: '1280', phone: '390' } as const;

function shoot(
  name: string,
  size: Size,
  skirmish: () => Skirmish,
  theme: 'dark' | 'light' = 'dark',
): void {
  test.describe(`${name}, ${size}, ${theme}`, () => {
    test.use({ ...SIZES[size], settings: { theme } });

    test('is drawn and kept', async ({ page, texts }) => {
      await openRecord(page, skirmishRecord(skirmish()));
      const table = new SkirmishTable(page, texts);
      await table.settled();
      await table.atRest();
      await page.evaluate(() => document.fonts.ready);
      const look = theme === 'dark' ? '' : '-light';
      const path = `${FOLDER}/${name}-${WIDTH[size]}${look}.png`;
      const picture = await page.screenshot({ path, animations: 'disabled' });
      expect(picture.byteLength).toBeGreaterThan(20_000);
    });
  });
}

for (const size of ['desktop', 'phone'] as const) {
  shoot('imperial-assault', size, acting);
  shoot('imperial-assault-attack', size, attacking);
}
shoot('imperial-assault', 'desktop', acting, 'light');
