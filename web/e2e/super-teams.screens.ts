import { expect } from '@playwright/test';
import { findMatch, isAsked, playMatch } from './support/matches.ts';
import { recordOf } from './support/records.ts';
import { keepScreen, type Prepare, visit } from './support/screens.ts';
import { openRecord } from './support/store.ts';
import { TableView } from './support/table.ts';

const middle = findMatch({
  until: (match) => match.length > 70 && isAsked(match, 0, 'announce'),
});
const finished = playMatch({ seed: 'screenshot' });

const table: Prepare = async (page, texts) => {
  const view = new TableView(page, texts);
  await openRecord(page, recordOf(middle));
  await view.settled();
  await view.openCards.first().click();
  await expect(view.answers.first()).toBeVisible();
};

const replay: Prepare = async (page, texts) => {
  const view = new TableView(page, texts);
  await openRecord(page, recordOf(finished), 'replay');
  await expect(view.board).toBeVisible();
  await expect(page.getByRole('slider').first()).toBeVisible();
  await page.getByRole('slider').first().press('Home');
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('PageUp');
};

keepScreen('home', visit('/'));
keepScreen('super-teams', table, true);
keepScreen('new-game', visit('/new/super-teams'));
keepScreen('learn', visit('/learn/super-teams'));
keepScreen('replay', replay);
