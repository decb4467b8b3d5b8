import { Pupil } from './support/pupil.ts';
import { EVERY_RUN, IS_ALL, type Run, SIZES } from './support/sizes.ts';
import { playNow } from './support/table.ts';
import { expect, test } from './support/test.ts';

const GAMES = ['super-teams', 'xwing', 'starship-battles', 'imperial-assault'] as const;
type Game = (typeof GAMES)[number];

/** Each game and each language once, two by each way; `E2E_ALL=1` goes every way in every one. */
const STRAYING: Readonly<Partial<Record<Game, Run>>> = {
  xwing: ['desktop', 'ru'],
  'imperial-assault': ['desktop', 'uk'],
};
const STRAIGHT: Readonly<Partial<Record<Game, Run>>> = {
  'super-teams': ['phone', 'en'],
  'starship-battles': ['phone', 'pl'],
};

function runsOf(way: Readonly<Partial<Record<Game, Run>>>, game: Game): readonly Run[] {
  if (IS_ALL) return EVERY_RUN;
  const run = way[game];
  return run === undefined ? [] : [run];
}

/** At so many steps something else can be done at least; at the others there is nothing else to do. */
const STRAYS: Readonly<Record<Game, number>> = {
  'super-teams': 8,
  xwing: 9,
  'starship-battles': 9,
  'imperial-assault': 6,
};

/** A lesson is a whole game, if a short one. */
test.describe.configure({ timeout: 360_000 });

for (const game of GAMES) {
  for (const [size, language] of runsOf(STRAYING, game)) {
    test.describe(`${game}, ${size}, ${language}`, () => {
      test.use({ ...SIZES[size], language });

      test('whoever does something else at every step is told so, goes back and learns the game', async ({
        page,
        texts,
      }) => {
        const pupil = new Pupil(page, texts, SIZES[size].hasTouch);
        await pupil.open(game);
        let strayed = 0;
        while (!(await pupil.isDone())) {
          const step = await pupil.step();
          const words = await pupil.words();
          if (await pupil.stray()) {
            strayed += 1;
            expect(await pupil.words(), step).not.toBe(words);
            await pupil.goBack();
          }
          expect(await pupil.step()).toBe(step);
          await pupil.doStep();
        }
        expect(await pupil.words()).toContain(texts.t(`lessons:${game}.ending`));
        expect(strayed).toBeGreaterThanOrEqual(STRAYS[game]);
      });
    });
  }

  for (const [size, language] of runsOf(STRAIGHT, game)) {
    test.describe(`${game}, ${size}, ${language}`, () => {
      test.use({ ...SIZES[size], language });

      test('whoever touches what glows learns the game, with a break in its middle', async ({
        page,
        texts,
      }) => {
        const pupil = new Pupil(page, texts, SIZES[size].hasTouch);
        await pupil.open(game);
        for (let count = 0; !(await pupil.isDone()); count += 1) {
          if (count === 3) {
            const step = await pupil.step();
            await pupil.open(game);
            expect(await pupil.step()).toBe(step);
          }
          await pupil.doStep();
        }
        expect(await pupil.words()).toContain(texts.t(`lessons:${game}.ending`));
      });
    });
  }
}

test('the first game offers to be guided, and that is played by keys alone', async ({
  page,
  texts,
}) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.removeItem('twelve-parsecs/guided-offers'));
  await playNow(page, texts).press('Enter');
  const offer = page.getByRole('dialog');
  await offer.getByRole('link', { name: texts.t('guided:offer.guided') }).press('Enter');
  const pupil = new Pupil(page, texts);
  for (const step of [1, 2]) {
    await expect.poll(() => pupil.step()).toContain(`${step}`);
    await pupil.doStepByKeys();
  }
  expect(await pupil.step()).toContain('3');
  // It was offered once: now the game begins at once.
  await page.goto('/');
  await playNow(page, texts).click();
  await expect(page).toHaveURL(/\/play\//);
});
