import { LANGUAGES, type Language } from '@parsecs/lang';
import { Pupil } from './support/pupil.ts';
import { SIZE_NAMES, SIZES, type Size } from './support/sizes.ts';
import { expect, test } from './support/test.ts';

const GAMES = ['super-teams', 'xwing', 'starship-battles', 'imperial-assault'] as const;
type Game = (typeof GAMES)[number];

/** Each game on each screen once, and each language twice; `GUIDED_ALL=1` plays all in all. */
const DEFAULT: Readonly<Record<Size, Readonly<Record<Game, Language>>>> = {
  desktop: { 'super-teams': 'en', xwing: 'ru', 'starship-battles': 'pl', 'imperial-assault': 'uk' },
  phone: { 'super-teams': 'uk', xwing: 'pl', 'starship-battles': 'ru', 'imperial-assault': 'en' },
};

function languagesFor(size: Size, game: Game): readonly Language[] {
  return process.env['GUIDED_ALL'] === '1' ? LANGUAGES : [DEFAULT[size][game]];
}

for (const size of SIZE_NAMES) {
  for (const game of GAMES) {
    for (const language of languagesFor(size, game)) {
      test.describe(`${game}, ${size}, ${language}`, () => {
        test.use({ ...SIZES[size], language });

        test('whoever touches what glows learns the game', async ({ page, texts }) => {
          const pupil = new Pupil(page, texts, SIZES[size].hasTouch);
          await pupil.open(game);
          const read: string[] = [];
          while (!(await pupil.isDone())) {
            read.push(await pupil.words());
            if (process.env['SHOTS']) await page.screenshot({ path: `/tmp/shots/${game}-${size}-${language}-${read.length}.png` });
            await pupil.doStep();
          }
          if (process.env['SHOTS']) await page.screenshot({ path: `/tmp/shots/${game}-${size}-${language}-end.png` });
          expect(await pupil.words()).toContain(texts.t(`lessons:${game}.ending`));
          expect(read.every((words) => words !== '')).toBe(true);
        });
      });
    }
  }
}
