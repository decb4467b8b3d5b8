import { BOTS } from '@parsecs/bots';
import { at, Match, seededChance } from '@parsecs/kernel';
import { type StarshipBattles, starshipBattles } from '@parsecs/starship-battles';
import type { Page } from '@playwright/test';
import { BattlePerson } from './support/battle-player.ts';
import { BattleTable } from './support/battle-table.ts';
import type { Battle } from './support/battles.ts';
import { recordOf } from './support/records.ts';
import { openRecord } from './support/store.ts';
import { test } from './support/test.ts';

// Figures are told and kept, never judged.

const FIGHTERS = /wing/;
const FIFTEEN = 15;

/** How many fighters the first seat has on the map and in its pool. */
function fightersOf({ state }: Battle): readonly [number, number] {
  const own = starshipBattles
    .view(state, 0)
    .ships.filter(({ owner, card }) => owner === 0 && FIGHTERS.test(card));
  return [
    own.filter(({ at }) => typeof at !== 'string').length,
    own.filter(({ at }) => at === 'pool').length,
  ];
}

/** Bots fly at each other and hold their fire until the whole first fleet is on the map. */
function gather(): Battle {
  const setup = starshipBattles.setups['coruscant'];
  if (setup === undefined) throw new Error('no setup');
  const match = new Match(starshipBattles, setup, 'fifteen');
  const dice = seededChance('fifteen');
  for (;;) {
    const seat = at(starshipBattles.asked(match.state), 0);
    const question = starshipBattles.question(match.state, seat);
    const [flying] = fightersOf(match);
    if (seat === 0 && question.kind === 'move' && flying >= FIFTEEN) return match;
    const view = starshipBattles.view(match.state, seat);
    const asked = { game: starshipBattles, view, question, chance: dice };
    const launch = question.answers.find(({ kind }) => kind === 'launch');
    const id =
      question.kind === 'attack'
        ? 'done'
        : (launch?.id ?? BOTS.greedy.choose<StarshipBattles>(asked));
    match.choose(seat, id);
  }
}

const battle = gather();

/** Gives the whole fleet its orders in one go wherever the page offers it. */
class Commander extends BattlePerson {
  protected override async give(asks: string): Promise<void> {
    const panel = this.table.page.locator('[data-orders]');
    const offers = panel.locator('button[data-order]');
    switch (asks) {
      case 'path': {
        const all = panel.locator('button[data-order=all][aria-pressed=false]');
        if ((await all.count()) > 0) await this.table.press(all);
        await super.give(asks);
        return;
      }
      case 'launch':
      case 'attack':
      case 'options':
        if ((await offers.count()) > 0) {
          await this.table.press(offers.first());
          return;
        }
        await super.give(asks);
        return;
      default:
        await super.give(asks);
    }
  }
}

/** Waits until nothing is carried out any more; tells what is asked then. */
async function atEase(table: BattleTable): Promise<string> {
  for (;;) {
    const before = await table.moment();
    const asks = await table.settled();
    await table.page.waitForTimeout(700);
    const isRunning = (await table.page.locator('[data-running]').count()) > 0;
    if (asks === 'over' || (!isRunning && before !== '' && before === (await table.moment()))) {
      return asks;
    }
  }
}

async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(globalThis, { clicksSeen: 0 });
    const count = (event: Event): void => {
      if (!event.isTrusted) return;
      const seen = Reflect.get(globalThis, 'clicksSeen') as number;
      Object.assign(globalThis, { clicksSeen: seen + 1 });
    };
    addEventListener('click', count, { capture: true });
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'clicksSeen') as number);
}

const [onMap, waiting] = fightersOf(battle);

for (const [name, Player] of [
  ['ship by ship', BattlePerson],
  ['in one go', Commander],
] as const) {
  test(`clicks of a round with ${onMap} fighters on the map and ${waiting} in the pool, ${name}`, async ({
    page,
    texts,
  }, info) => {
    test.setTimeout(400_000);
    await openRecord(page, recordOf(battle));
    const table = new BattleTable(page, texts);
    await table.settled();
    const clicks = await countClicks(page);
    const person = new Player(table);
    const told: string[] = [];
    const seen = new Set<string>();
    for (;;) {
      const asks = await atEase(table);
      // The next round begins with its moves.
      if (asks === 'over' || (asks === 'move' && seen.has('attack'))) break;
      if (asks === 'attack') seen.add(asks);
      const before = await clicks();
      await person.answer(asks);
      told.push(`${asks} ${(await clicks()) - before}`);
    }
    const sums = new Map<string, number>();
    for (const line of told) {
      const [kind = '', count] = line.split(' ');
      sums.set(kind, (sums.get(kind) ?? 0) + Number(count));
    }
    const all = await clicks();
    const text = `${name}: ${all} clicks (${[...sums].map(([kind, count]) => `${kind} ${count}`).join(', ')})`;
    process.stdout.write(`${text}\n`);
    info.annotations.push({ type: 'clicks', description: text });
  });
}
