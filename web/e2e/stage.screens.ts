import { LANGUAGES, type Language } from '@parsecs/lang';
import type { Page } from '@playwright/test';
import { SkirmishTable } from './support/assault-player.ts';
import { askedTo as assaultAskedTo, FIRST, skirmishAt } from './support/assaults.ts';
import type { BattleTable } from './support/battle-table.ts';
import { type Battle, battleAt } from './support/battles.ts';
import { findMatch, isAsked } from './support/matches.ts';
import { once } from './support/once.ts';
import { type OldRecord, recordOf } from './support/records.ts';
import { openRecord } from './support/store.ts';
import { button } from './support/table.ts';
import { test } from './support/test.ts';
import { askedTo, dogfightAt, findDogfight } from './support/xwing-battles.ts';

// Every game at its busiest, in every window: to be looked at. STAGE_FOLDER says where the pictures
// go, STAGE_LANGUAGE and STAGE_THEME how the table looks.

const FOLDER = process.env['STAGE_FOLDER'] ?? 'test-results/stage';
const WANTED = process.env['STAGE_LANGUAGE'];
const language: Language = LANGUAGES.find((own) => own === WANTED) ?? 'en';
const theme = process.env['STAGE_THEME'] === 'light' ? 'light' : 'dark';

const WINDOWS = [
  { width: 1280, height: 800, byTouch: false },
  { width: 1920, height: 1080, byTouch: false },
  { width: 390, height: 844, byTouch: true },
  { width: 844, height: 390, byTouch: true },
] as const;

interface Moment {
  readonly record: () => OldRecord;
  /** What is chosen before the picture is taken. */
  readonly compose?: (table: SkirmishTable, page: Page) => Promise<void>;
}

const written = { languages: [language, language] };
const training = { ...written, practice: true } as const;

function inRound(round: number): (battle: Battle) => boolean {
  return (battle) => battle.game.round(battle.state) === round;
}

async function openFirstCard(_: BattleTable, page: Page): Promise<void> {
  await page.locator('button[data-option]:not([aria-disabled=true])').first().click();
}

/** Advice lies beside those it is about. */
async function askForHelp({ texts }: BattleTable, page: Page): Promise<void> {
  await button(page, texts.t('advice:hint.ask')).click();
  await page
    .getByRole('region', { name: texts.t('advice:hint.title') })
    .getByRole('listitem')
    .first()
    .waitFor();
}

/** Somebody may attack. */
const acting = once(() =>
  skirmishAt(
    (question, skirmish) =>
      assaultAskedTo('act', 0, 60)(question, skirmish) &&
      question.answers.some(({ kind }) => kind === 'attack'),
    { setup: FIRST },
  ),
);

const MOMENTS: Readonly<Record<string, Moment>> = {
  'xwing-dial': {
    record: once(() => recordOf(dogfightAt(askedTo('dial', 0, 3), { setup: 'swarm' }), written)),
  },
  'xwing-target': {
    record: once(() => recordOf(dogfightAt(askedTo('attack', 0, 3), { setup: 'swarm' }), written)),
  },
  'xwing-dice': {
    record: once(() =>
      recordOf(findDogfight(askedTo('modify-attack-dice', 0, 2), { setup: 'aces' }), written),
    ),
  },
  'xwing-help': {
    record: once(() => recordOf(dogfightAt(askedTo('attack', 0, 3), { setup: 'swarm' }), training)),
    compose: askForHelp,
  },
  'starship-battles-move': {
    record: once(() => {
      const moving = battleAt('move', { setup: 'coruscant', until: inRound(3) });
      moving.choose(0, 'millennium-falcon-1');
      return recordOf(moving, written);
    }),
  },
  'starship-battles-fire': {
    record: once(() =>
      recordOf(battleAt('fire', { setup: 'coruscant', until: inRound(3) }), written),
    ),
    compose: async (table) => {
      await table.press(table.openChips.first());
      await table.atRest();
    },
  },
  'imperial-assault-act': {
    record: once(() => recordOf(acting(), written)),
  },
  'imperial-assault-help': {
    record: once(() => recordOf(acting(), training)),
    compose: askForHelp,
  },
  'imperial-assault-attack': {
    record: once(() =>
      recordOf(skirmishAt(assaultAskedTo('surge', 0, 40), { setup: FIRST }), written),
    ),
  },
  'super-teams': {
    record: once(() =>
      recordOf(
        findMatch({ until: (match) => match.length > 70 && isAsked(match, 0, 'announce') }),
        written,
      ),
    ),
    compose: openFirstCard,
  },
};

for (const { width, height, byTouch } of WINDOWS) {
  test.describe(`${width} × ${height}`, () => {
    test.use({
      viewport: { width, height },
      hasTouch: byTouch,
      isMobile: byTouch,
      language,
      settings: { theme },
    });

    for (const [name, { record, compose }] of Object.entries(MOMENTS)) {
      test(name, async ({ page, texts }) => {
        await openRecord(page, record());
        const table = new SkirmishTable(page, texts, byTouch);
        await table.settled();
        await table.atRest();
        await compose?.(table, page);
        await table.atRest();
        await page.evaluate(() => document.fonts.ready);
        await page.screenshot({
          path: `${FOLDER}/${name}-${width}x${height}.png`,
          animations: 'disabled',
        });
      });
    }
  });
}
