import { at, chooseAtRandom, Match, seededChance } from '@parsecs/kernel';
import { type StarshipBattles, starshipBattles } from '@parsecs/starship-battles';
import type { Page } from '@playwright/test';
import { BattleTable } from './support/battle-table.ts';
import { countListeners } from './support/listeners.ts';
import { friends, recordOf } from './support/records.ts';
import { openRecord } from './support/store.ts';
import { button } from './support/table.ts';
import { expect, test } from './support/test.ts';

// Figures are told and kept, never judged: they depend on the machine.

const CHOICES = 2000;

/** Two people at one device in a match without end; whoever is asked could take something back. */
function longBattle(): Match<StarshipBattles> {
  const setup = at(Object.values(starshipBattles.setups), 0);
  const battle = new Match(starshipBattles, setup, 'a long match');
  const chance = seededChance('a long match');
  const choose = chooseAtRandom(chance);
  for (;;) {
    const seat = at(starshipBattles.asked(battle.state), 0);
    const question = battle.question(seat);
    const isFree = battle.takeBackPoint(seat)?.free === true;
    if (battle.length >= CHOICES && isFree && question.answers.length > 1) return battle;
    battle.choose(seat, choose(battle.state, question).id);
  }
}

/** From every call of the worker to its reply, by the name of what was called. */
async function watchCalls(page: Page): Promise<(name: string) => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const times: Record<string, number[]> = {};
    const Plain = globalThis.Worker;
    globalThis.Worker = class extends Plain {
      override postMessage(message: { id?: string; path?: string[] }, ...more: never[]): void {
        const { id, path } = message;
        const name = path?.at(-1);
        if (id !== undefined && name !== undefined) {
          const from = performance.now();
          this.addEventListener('message', ({ data }: MessageEvent<{ id?: string }>) => {
            if (data.id === id) (times[name] ??= []).push(performance.now() - from);
          });
        }
        super.postMessage(message, ...more);
      }
    };
    Object.assign(globalThis, { callTimes: times });
  });
  return (name) =>
    page.evaluate(
      (wanted) => (Reflect.get(globalThis, 'callTimes') as Record<string, number[]>)[wanted] ?? [],
      name,
    );
}

test('resuming a match of 2,000 choices, and taking one back, as the page waits for its worker', async ({
  page,
  texts,
}, info) => {
  const battle = longBattle();
  const table = new BattleTable(page, texts);
  const calls = await watchCalls(page);
  await openRecord(page, recordOf(battle, { seats: friends('Anna', 'Boris') }));
  await table.settled();
  // It came in one piece; from now on it lies there entry by entry.
  const [firstOpen = 0] = await calls('open');
  await page.reload();
  await table.settled();
  const [resume = 0] = await calls('open');
  await button(page, texts.t('shell:play.undo.free')).click();
  await expect.poll(async () => (await calls('askTakeBack')).length).toBe(1);
  const [undo = 0] = await calls('askTakeBack');
  const figures = { choices: battle.length, milliseconds: { firstOpen, resume, undo } };
  await info.attach('starship-battles-measures.json', {
    body: JSON.stringify(figures, null, 2),
    contentType: 'application/json',
  });
  process.stdout.write(`${JSON.stringify(figures)}\n`);
});

/** The log has so many lines when listeners are counted. */
const LINES = [20, 60, 100];

test('how many listeners the page has while bots play', async ({ page }, info) => {
  const count = await countListeners(page);
  const battle = new Match(starshipBattles, at(Object.values(starshipBattles.setups), 0), 'bots');
  const bot = { kind: 'bot', bot: 'random' } as const;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openRecord(page, recordOf(battle, { seats: [bot, bot] }));
  const figures: { readonly lines: number; readonly listeners: number }[] = [];
  for (const lines of LINES) {
    await expect
      .poll(() => page.locator('[data-line]').count(), { timeout: 60_000 })
      .toBeGreaterThan(lines);
    figures.push({ lines, listeners: await count() });
  }
  await info.attach('starship-battles-listeners.json', {
    body: JSON.stringify(figures, null, 2),
    contentType: 'application/json',
  });
  process.stdout.write(`${JSON.stringify(figures)}\n`);
});
