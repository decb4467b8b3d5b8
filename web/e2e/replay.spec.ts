import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MatchLog } from '@parsecs/kernel';
import { describeFault, type Texts } from '@parsecs/lang';
import { defaultSetup } from '@parsecs/super-teams';
import type { Locator, Page } from '@playwright/test';
import { giveFile, nested, takeFile } from './support/files.ts';
import { beforeWinOf, playMatch } from './support/matches.ts';
import { Person } from './support/player.ts';
import { recordOf } from './support/records.ts';
import { fillStore, openRecord } from './support/store.ts';
import { button, TableView } from './support/table.ts';
import { expect, test } from './support/test.ts';

const [own = []] = defaultSetup(2).colours;
const over = playMatch({ seed: 'replay', setup: { board: 'short' } });
const log = over.log();
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The replay as somebody handles it. */
class Player {
  readonly page: Page;
  readonly texts: Texts;
  readonly scrubber: Locator;

  constructor(page: Page, texts: Texts) {
    this.page = page;
    this.texts = texts;
    this.scrubber = page.getByRole('slider', { name: texts.t('shell:play.replay.scrub') });
  }

  button(what: 'start' | 'back' | 'play' | 'pause' | 'forward' | 'end' | 'continue'): Locator {
    return button(this.page, this.texts.t(`shell:play.replay.${what}`));
  }

  async expectMoment(step: number): Promise<void> {
    await expect(this.scrubber).toHaveValue(`${step}`);
    const words = this.texts.t('shell:play.replay.step', { step, length: over.length });
    await expect(this.page.getByText(words, { exact: true })).toBeVisible();
  }
}

async function openReplay(page: Page, texts: Texts): Promise<Player> {
  await openRecord(page, recordOf(over), 'replay');
  const player = new Player(page, texts);
  await player.expectMoment(0);
  return player;
}

/** Somebody else's program says whether the file holds what it claims. */
function verify(file: string): { readonly ok: boolean; readonly choices: number } {
  const args = ['cli/bin/parsecs.js', 'replay', 'verify', file, '--json'];
  const env = { ...process.env, PARSECS_NO_BUILD: '1' };
  const told = execFileSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' });
  return JSON.parse(told) as { readonly ok: boolean; readonly choices: number };
}

test('a game just won is watched, saved, verified and opened again', async ({ page, texts }) => {
  const match = beforeWinOf(0);
  await openRecord(page, recordOf(match));
  const table = new TableView(page, texts);
  await new Person(table, { byTouch: false, own }).playToTheEnd();
  const file = await takeFile(page, button(page, texts.t('shell:play.over.save')));
  const verdict = verify(file);
  expect(verdict.ok).toBe(true);
  expect(verdict.choices).toBeGreaterThan(match.length);
  await page.getByRole('link', { name: texts.t('shell:play.over.replay') }).click();
  await expect(page.getByRole('slider')).toHaveAttribute('max', `${verdict.choices}`);
  await page.goto('/');
  await giveFile(page, texts, 'mine.json', readFileSync(file, 'utf8'));
  await expect(page).toHaveURL(/\/replay\//);
  await expect(page.getByRole('slider')).toHaveAttribute('max', `${verdict.choices}`);
});

/** Steps, jumps, the scrubber and the keys lead to any moment. */
async function goThrough(player: Player): Promise<void> {
  const { page } = player;
  await player.button('forward').click();
  await player.expectMoment(1);
  await player.button('end').click();
  await player.expectMoment(over.length);
  await player.button('back').click();
  await player.expectMoment(over.length - 1);
  await player.scrubber.fill('10');
  await player.expectMoment(10);
  await page.keyboard.press('ArrowRight');
  await player.expectMoment(11);
  await page.keyboard.press('ArrowLeft');
  await player.expectMoment(10);
  await page.keyboard.press('End');
  await player.expectMoment(over.length);
  await page.keyboard.press('Home');
  await player.expectMoment(0);
}

/** It plays by itself at the chosen speed until it is stopped. */
async function letItPlay(player: Player): Promise<void> {
  const { page, texts } = player;
  const speed = page.getByRole('combobox', { name: texts.t('shell:play.replay.speed') });
  await speed.click();
  await page.getByRole('option', { name: '2×' }).click();
  await expect(speed).toContainText('2×');
  await player.button('play').click();
  await expect.poll(async () => Number(await player.scrubber.inputValue())).toBeGreaterThan(2);
  await player.button('pause').click();
  await expect(player.button('play')).toBeVisible();
  await page.getByRole('main').focus();
  await page.keyboard.press('Space');
  await expect(player.button('pause')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(player.button('play')).toBeVisible();
}

test('a finished game: any moment, by itself, with every hand or what one seat saw, as a file', async ({
  page,
  texts,
}) => {
  const player = await openReplay(page, texts);
  await goThrough(player);
  await letItPlay(player);
  await player.scrubber.fill('20');
  const eyes = page.getByRole('combobox', { name: texts.t('shell:play.replay.watcher') });
  await expect(eyes).toContainText(texts.t('shell:play.replay.open-hands'));
  const { movement } = new TableView(page, texts);
  await expect(movement).toBeVisible();
  await eyes.click();
  await page.getByRole('option', { name: texts.t('shell:play.replay.spectator') }).click();
  await expect(movement).toBeHidden();
  const file = await takeFile(page, button(page, texts.t('shell:play.replay.save')));
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(log);
});

interface Broken {
  readonly what: string;
  readonly content: string;
  readonly told: (texts: Texts) => string;
}

function changed(change: Partial<Record<keyof MatchLog, unknown>>): string {
  return JSON.stringify({ ...log, ...change });
}

const [first = { by: 0, choice: '' }] = log.choices;
const BROKEN: readonly Broken[] = [
  { what: 'no JSON', content: 'not JSON', told: (texts) => texts.t('shell:file.not-json') },
  {
    what: 'a file cut off in the middle',
    content: JSON.stringify(log).slice(0, 2000),
    told: (texts) => texts.t('shell:file.not-json'),
  },
  {
    what: 'another format',
    content: changed({ format: 'chess/7' }),
    told: (texts) => texts.t('shell:file.not-a-match'),
  },
  {
    what: 'a missing field',
    content: changed({ seed: 7 }),
    told: (texts) => texts.t('shell:file.bad-field', { path: 'seed' }),
  },
  {
    what: 'a match of other rules that tells of nothing',
    content: changed({ rules: '0', told: [[null]] }),
    told: (texts) => texts.t('shell:file.bad-field', { path: 'told[0][0]' }),
  },
  {
    what: 'a match of other rules that tells of something too deep',
    content: changed({ rules: '0', told: 'HERE' }).replace(
      '"HERE"',
      `[[{"type":"dealt","cards":${nested(100_000)}}]]`,
    ),
    told: (texts) => texts.t('shell:file.bad-field', { path: 'told[0][0]' }),
  },
  {
    what: 'a changed choice',
    content: changed({ choices: [{ ...first, choice: 'green-9/red-1' }, ...log.choices.slice(1)] }),
    told: (texts) => texts.t('table:fault.path', { path: 'choices[0]' }),
  },
  {
    what: 'a changed end',
    content: changed({ hash: '0'.repeat(64) }),
    told: (texts) => texts.t('table:fault.hash-differs'),
  },
];

test('broken files are refused, each with its reason, and nothing is lost', async ({
  page,
  texts,
}) => {
  await fillStore(page, [recordOf(over)]);
  await page.goto('/');
  const games = page.getByRole('region', { name: texts.t('shell:home.my-games') });
  await expect(games.getByRole('article')).toHaveCount(1);
  const panel = page.getByRole('region', { name: texts.t('shell:home.open-title') });
  for (const { what, content, told } of BROKEN) {
    const file = `${what}.json`;
    await giveFile(page, texts, file, content);
    await expect(panel, what).toContainText(texts.t('shell:file.refused', { file }));
    await expect(panel, what).toContainText(told(texts));
    await expect(games.getByRole('article'), what).toHaveCount(1);
  }
});

test('a match under other rules can be watched, and says that it does not run', async ({
  page,
  texts,
}) => {
  await page.goto('/');
  await giveFile(page, texts, 'old.json', changed({ rules: '0.0.1' }));
  const note = page.getByRole('note');
  await expect(note).toContainText(describeFault(texts, { cause: 'other-rules', path: 'rules' }));
  const player = new Player(page, texts);
  await player.button('end').click();
  await player.expectMoment(over.length);
  await expect(player.button('continue')).toBeDisabled();
});

test('a new game goes on from any moment, and the old one stays as it was', async ({
  page,
  texts,
}) => {
  const player = await openReplay(page, texts);
  await player.scrubber.fill('12');
  await player.expectMoment(12);
  await player.button('continue').click();
  const name = texts.t('table:player', { number: 1 });
  const me = texts.t('shell:play.replay.me-against-bots', { name });
  await page.getByRole('dialog').getByRole('button', { name: me }).click();
  await expect(page).toHaveURL(/\/play\//);
  const table = new TableView(page, texts);
  expect(await table.settled()).toBe('asked');
  await new Person(table, { byTouch: false, own }).answer();
  expect(await table.settled()).toBe('asked');
  await page.goto('/');
  const games = page.getByRole('region', { name: texts.t('shell:home.my-games') });
  await expect(games.getByRole('article')).toHaveCount(2);
  await games.getByRole('link', { name: texts.t('shell:match.watch') }).click();
  await player.expectMoment(0);
});
