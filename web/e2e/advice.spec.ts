import { BOTS } from '@parsecs/bots';
import { Match, seededChance } from '@parsecs/kernel';
import { defaultSetup, type SuperTeams, superTeams } from '@parsecs/super-teams';
import type { Page } from '@playwright/test';
import { expectNoViolations, expectNoViolationsInBothThemes } from './support/access.ts';
import { readFile } from './support/files.ts';
import { expectFits } from './support/fits.ts';
import { isAsked, playMatch } from './support/matches.ts';
import { recordOf } from './support/records.ts';
import { openEmpty, openRecord } from './support/store.ts';
import { button, TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** Lays something into the memory of the page before it wakes. */
async function remember(page: Page, key: string, content: unknown): Promise<void> {
  await openEmpty(page);
  await page.evaluate(([name, text]) => localStorage.setItem(`twelve-parsecs/${name}`, text), [
    key,
    JSON.stringify(content),
  ] as const);
}

/** The moment of a choice of mine, after a few turns. */
const early = playMatch({
  seed: 'advice',
  until: (match) => match.length > 6 && isAsked(match, 0, 'announce'),
});

test('in a game for practice a bot says what it would do, and a touch puts it together', async ({
  page,
  texts,
}) => {
  await openRecord(page, recordOf(early, { practice: true }));
  const { ask, confirm } = new TableView(page, texts);
  await button(ask, texts.t('advice:hint.ask')).click();
  const panel = page.getByRole('region', { name: texts.t('advice:hint.title') });
  const advised = panel.getByRole('listitem').getByRole('button');
  await expect(advised.first()).toContainText('%');
  await expectNoViolations(page, 'a table with a hint');
  await expect(confirm).toBeHidden();
  await advised.first().click();
  await confirm.click();
  await expect(panel).toBeHidden();
});

test('the coach has a word for what is new, shows sensible choices, and is silent when asked to be', async ({
  page,
  texts,
}) => {
  await remember(page, 'coach', { isOn: true });
  await openRecord(page, recordOf(early));
  const word = page.getByText(texts.t('advice:coach.super-teams.announce'));
  await expect(word).toBeVisible();
  const help = button(page, texts.t('advice:choices.ask'));
  await help.click();
  const choices = page.getByRole('region', { name: texts.t('advice:choices.title') });
  await expect(choices.getByRole('listitem').first()).toBeVisible();
  await expect(choices).not.toContainText('%');
  await button(choices, texts.t('shell:common.close')).click();
  await button(page, texts.t('advice:coach.off')).click();
  await expect(word).toBeHidden();
  await expect(help).toBeHidden();
});

/** A finished match in which the first seat has played by chance. */
function playBadly(): Match<SuperTeams> {
  const checked = superTeams.checkSetup({ ...defaultSetup(2), starter: 0, board: 'short' });
  if (!checked.ok) throw new Error('bad setup');
  const match = new Match(superTeams, checked.value, 'badly');
  const chance = seededChance('badly/bots');
  for (;;) {
    const seat = superTeams.asked(match.state)[0];
    if (seat === undefined) return match;
    const question = superTeams.question(match.state, seat);
    const view = superTeams.view(match.state, seat);
    const bot = seat === 0 ? BOTS.random : BOTS.greedy;
    match.choose(seat, bot.choose<SuperTeams>({ game: superTeams, view, question, chance }));
  }
}

test('a finished game is analyzed, its worst mistake shown, and played again from there', async ({
  page,
  texts,
}) => {
  await openRecord(page, recordOf(playBadly()), 'replay');
  const analysis = texts.t('advice:analysis.title');
  await button(page, analysis).click();
  const dialog = page.getByRole('dialog', { name: analysis });
  await button(dialog, texts.t('advice:analysis.begin')).click();
  const again = button(dialog, texts.t('advice:analysis.again'));
  await expect(again.first()).toBeVisible({ timeout: 60_000 });
  await expectNoViolations(page, 'an analysis');
  await page.reload();
  await button(page, analysis).click();
  await again.first().click();
  await expect(page).toHaveURL(/\/play\//);
  expect(await new TableView(page, texts).settled()).toBe('asked');
});

test('progress is shown, taken along as a file, and forgotten when that is confirmed', async ({
  page,
  texts,
}) => {
  const on = '2026-11-18';
  const progress = {
    lessonsDone: [{ id: 'xwing', on }],
    puzzlesDone: [],
    firstWins: [{ id: 'super-teams:easy', on }],
    achievements: [{ id: 'xwing:whole-squad', on }],
  };
  await remember(page, 'progress', progress);
  await page.goto('/progress');
  const xwing = page.getByRole('region', { name: texts.t('shell:game.xwing.name') });
  await expect(xwing).toContainText(texts.t('progress:lesson-done'));
  const since = page.getByText(/2026/);
  await expect(since).toHaveCount(1);
  await expectFits(page);
  await expectNoViolationsInBothThemes(page, 'the progress page');
  expect(await readFile(page, button(page, texts.t('progress:export')))).toEqual(progress);
  const forget = texts.t('progress:forget');
  await button(page, forget).click();
  await button(page.getByRole('dialog'), forget).click();
  await expect(since).toHaveCount(0);
  await expect(xwing).toContainText(texts.t('progress:lesson-open'));
});
