import type { MatchLog } from '@parsecs/kernel';
import { starshipBattles } from '@parsecs/starship-battles';
import { BattleTable } from './support/battle-table.ts';
import { type Battle, playBattle, playOn } from './support/battles.ts';
import { giveFile, readFile } from './support/files.ts';
import { once } from './support/once.ts';
import { countEntries } from './support/store.ts';
import { button } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** A battle in which a roll was taken back by consent: from there on chance begins afresh. */
const agreed = once(() => {
  const battle = playBattle({ setup: 'patrol', until: ({ length }) => length === 60 });
  battle.takeBack(0, 30, [1]);
  return playOn(battle, 'afterwards');
});

/** The battle at the first moment, from there on, when somebody has a choice: the table waits. */
function openFrom(over: Battle, step: number): Battle {
  const battle = over.branch(step);
  const isOpen = starshipBattles
    .asked(battle.state)
    .some((seat) => starshipBattles.question(battle.state, seat).answers.length > 1);
  return isOpen ? battle : openFrom(over, step + 1);
}

test('after a take-back by consent a new game goes on exactly from the moment that was watched', async ({
  page,
  texts,
}) => {
  const watched = openFrom(agreed(), 90);
  await page.goto('/');
  await giveFile(page, texts, 'agreed.json', JSON.stringify(agreed().log()));
  await expect(page).toHaveURL(/\/replay\//);
  await page.getByRole('slider').first().fill(`${watched.length}`);
  await button(page, texts.t('shell:play.replay.continue')).click();
  const same = texts.t('shell:play.replay.same-seats');
  await page.getByRole('dialog').getByRole('button', { name: same }).click();
  await expect(page).toHaveURL(/\/play\//);
  const table = new BattleTable(page, texts);
  await table.settled();
  // Two people sit here, so nothing happens by itself.
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await expect.poll(() => countEntries(page, id)).toBe(watched.length);
  await button(page, texts.t('shell:play.top.menu')).click();
  const save = button(page, texts.t('shell:play.menu.save'));
  const { log } = (await readFile(page, save)) as { readonly log: MatchLog };
  expect(log.choices).toEqual(watched.entries);
  expect(log.hash).toBe(watched.hash());
});

const TAKE_BACKS = 2000;

/** A whole battle whose last choice was taken back again and again. */
const dithered = once(() => {
  const battle = playBattle({ setup: 'patrol' });
  const last = battle.choiceAt(battle.length - 1);
  for (let times = 0; times < TAKE_BACKS; times += 1) {
    battle.takeBack(last.by, battle.length - 1);
    battle.choose(last.by, last.choice);
  }
  return battle;
});

test('a match with thousands of take-backs is read from a file, away from the page', async ({
  page,
  texts,
}) => {
  const over = dithered();
  await page.goto('/');
  let workers = 0;
  page.on('worker', () => (workers += 1));
  await giveFile(page, texts, 'dithered.json', JSON.stringify(over.log()));
  await expect(page).toHaveURL(/\/replay\//);
  await expect(page.getByRole('slider').first()).toHaveAttribute('max', `${over.length}`);
  // One has read it, so that the page could go on drawing; the other one shows it.
  expect(workers).toBe(2);
});
