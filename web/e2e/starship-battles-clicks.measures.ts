import { BOTS } from '@parsecs/bots';
import { at, Match, seededChance } from '@parsecs/kernel';
import { type StarshipBattles, starshipBattles } from '@parsecs/starship-battles';
import { BattlePerson } from './support/battle-player.ts';
import { BattleTable } from './support/battle-table.ts';
import type { Battle } from './support/battles.ts';
import { clicksUntil } from './support/clicks.ts';
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
    // The next round begins with its moves.
    const { clicks, told } = await clicksUntil(
      new Player(table),
      table,
      (asks, answered) => asks === 'move' && answered.includes('attack'),
    );
    const text = `${name}: ${clicks} clicks (${told})`;
    process.stdout.write(`${text}\n`);
    info.annotations.push({ type: 'clicks', description: text });
  });
}
