import { findMatch, isAsked } from './support/matches.ts';
import { Person } from './support/player.ts';
import { ME, PILOT, recordOf } from './support/records.ts';
import { countEntries, openRecord } from './support/store.ts';
import { button, TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

const OWN = ['red', 'yellow'] as const;

test('a game open in two tabs is played in one of them, and no move is lost', async ({
  page,
  context,
  texts,
}) => {
  const match = findMatch({ until: (each) => isAsked(each, 0, 'announce') });
  const record = recordOf(match, { id: 'twice', seats: [ME, PILOT] });
  await openRecord(page, record);
  const first = new TableView(page, texts);
  await first.settled();
  await new Person(first, { byTouch: false, own: OWN }).answer();
  await first.settled();

  const other = await context.newPage();
  await other.goto('/play/twice');
  const title = texts.t('shell:play.elsewhere.title');
  await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await button(other, texts.t('shell:play.elsewhere.take-over')).click();
  const second = new TableView(other, texts);
  expect(await second.settled()).toBe('asked');
  // The first tab says so instead of playing on.
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  const before = await countEntries(other, 'twice');
  expect(before).toBeGreaterThan(match.entries.length);
  await new Person(second, { byTouch: false, own: OWN }).answer();
  await second.settled();
  await expect.poll(() => countEntries(other, 'twice')).toBeGreaterThan(before);

  // And back again: what was played in the second tab is there.
  await button(page, texts.t('shell:play.elsewhere.take-over')).click();
  expect(await first.settled()).toBe('asked');
  await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await countEntries(page, 'twice')).toBeGreaterThan(before);
});
