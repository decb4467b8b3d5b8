import { at, type Game } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { GAME_IDS, type GameId, loadGame } from '../games.ts';
import { basketOf } from './basket.ts';
import { type ArenaTask, type Bout, boutsOf, gameAt } from './bouts.ts';
import { gamesCsv, toCsv } from './csv.ts';
import { idleCards, loadCollector, mergeFacts } from './facts.ts';
import { loadHabits } from './habits.ts';
import { readyListsOf } from './lists.ts';
import { matrixResult } from './matrix.ts';
import { type ArenaPlayer, arenaPlayer } from './play.ts';
import { arenaResult, duel } from './result.ts';

async function prepare(
  id: GameId,
  part: Partial<ArenaTask> = {},
): Promise<{
  readonly game: Game;
  readonly task: ArenaTask;
  readonly bouts: readonly Bout[];
  readonly player: () => Promise<ArenaPlayer>;
}> {
  const game = await loadGame(id);
  const task: ArenaTask = {
    game: id,
    entrants: duel({ a: 'random', b: 'random' }),
    seed: 'arena',
    contests: [at(basketOf(game, undefined), 0).name],
    gathers: true,
    ...part,
  };
  const bouts = await boutsOf(game, task);
  const player = async (): Promise<ArenaPlayer> =>
    arenaPlayer({
      game,
      task,
      bouts,
      clock: () => 0,
      collect: await loadCollector(id),
      watchHabits: await loadHabits(id),
    });
  return { game, task, bouts, player };
}

describe('an arena', () => {
  test('deals the same dice twice, with both changed round, and every seating', async () => {
    const { task, bouts } = await prepare('super-teams');
    const games = [0, 1, 2, 3].map((index) => gameAt(task, bouts, index));
    expect(games.map(({ seed }) => seed)).toEqual([
      'arena/2-players/0',
      'arena/2-players/0',
      'arena/2-players/1',
      'arena/2-players/1',
    ]);
    expect(games.map(({ owners }) => owners)).toEqual([
      [0, 1],
      [1, 0],
      [0, 1],
      [1, 0],
    ]);
    expect(at(games, 0).setup).toBe(at(games, 1).setup);
    expect(at(games, 0).setup).not.toEqual(at(games, 2).setup);
  });

  test('shares add up to the same, whoever has played which game', async () => {
    const { bouts, task, player } = await prepare('super-teams');
    const [alone, one, other] = [await player(), await player(), await player()];
    for (let index = 0; index < 8; index += 1) {
      alone.play(index);
      (index % 3 === 0 ? one : other).play(index);
    }
    const [whole, parts] = [[alone.share()], [one.share(), other.share()]];
    expect(arenaResult(bouts, parts)).toEqual(arenaResult(bouts, whole));
    expect(mergeFacts(parts.map(({ facts }) => facts))).toEqual(at(whole, 0).facts);
    const csv = (shares: typeof whole): string =>
      gamesCsv(
        task,
        bouts,
        shares.flatMap(({ records }) => records),
      );
    expect(csv(parts)).toBe(csv(whole));
    expect(csv(whole).split('\r\n')).toHaveLength(8 + 2);
  });

  test.each(GAME_IDS)('%s: what is told in a game is counted', async (id) => {
    const { game, player } = await prepare(id);
    const own = await player();
    const { rounds } = own.play(0);
    const { facts } = own.share();
    expect(rounds).toBeGreaterThan(0);
    const pieces = Object.values(facts.pieces);
    expect(pieces.length).toBeGreaterThan(1);
    expect(pieces.every(({ fielded, survived }) => survived <= fielded)).toBe(true);
    // Whoever flies at random seldom hits anybody.
    const damage = Object.values(facts.damage).reduce((sum, amount) => sum + amount, 0);
    expect(damage).toBeGreaterThanOrEqual(id === 'xwing' ? 0 : 1);
    expect(Object.keys(facts.cards).length).toBeGreaterThan(0);
    for (const [card] of idleCards(facts)) expect(facts.cards[card]?.used).toBe(0);
    expect(game.id).toBe(id);
  });
});

test('habits are counted by player, whoever sat where, and add up', async () => {
  const { bouts, player } = await prepare('starship-battles');
  const [alone, one, other] = [await player(), await player(), await player()];
  for (const index of [0, 1]) {
    alone.play(index);
    (index === 0 ? one : other).play(index);
  }
  const whole = arenaResult(bouts, [alone.share()]);
  expect(arenaResult(bouts, [one.share(), other.share()])).toEqual(whole);
  const { a, b } = whole.habits ?? {};
  const name = 'capital-ships-fly-early';
  // Both fleets of the basket’s first battle are flown once by each.
  expect(a?.[name]?.of).toBeGreaterThan(0);
  expect(a?.[name]?.of).toBe(b?.[name]?.of);
});

test('X-Wing: a maneuver that ends against a ship is a bump, one over an obstacle touches it', async () => {
  const watch = (await loadHabits('xwing'))?.();
  const moved = { type: 'moved', ship: 'luke', overlapped: false };
  for (const event of [
    moved,
    { ...moved, overlapped: true },
    { type: 'obstacle-hit', ship: 'luke', obstacle: 'one' },
    // Another obstacle under the same maneuver.
    { type: 'obstacle-hit', ship: 'luke', obstacle: 'two' },
    { ...moved, ship: 'wedge' },
    { ...moved, ship: 'tie', overlapped: true },
  ]) {
    watch?.tell(event);
  }
  const ships = [
    { id: 'luke', owner: 0 },
    { id: 'wedge', owner: 0 },
    { id: 'tie', owner: 1 },
  ];
  expect(watch?.end({ ships, seats: [{}, {}] })).toEqual([
    { bumps: { times: 1, of: 3 }, rocks: { times: 1, of: 3 } },
    { bumps: { times: 1, of: 1 }, rocks: { times: 0, of: 1 } },
  ]);
});

test('Starship Battles: capital ships that flew in the first three rounds', async () => {
  const watch = (await loadHabits('starship-battles'))?.();
  for (const event of [
    { type: 'round-began', round: 3 },
    { type: 'moved', ship: 'early' },
    { type: 'moved', ship: 'fighter' },
    { type: 'round-began', round: 4 },
    { type: 'moved', ship: 'late' },
  ]) {
    watch?.tell(event);
  }
  const capital = { owner: 1, card: 'imperial-star-destroyer' };
  const ships = [
    { ...capital, id: 'early' },
    { ...capital, id: 'late' },
    { id: 'fighter', owner: 1, card: 'tie-fighter' },
  ];
  const [none, habits] = watch?.end({ ships, seats: [{}, {}] }) ?? [];
  const nothing = { times: 0, of: 0 };
  expect(none).toEqual({ 'capital-ships-fly-early': nothing, 'fleets-fly-early': nothing });
  expect(habits).toEqual({
    'capital-ships-fly-early': { times: 1, of: 2 },
    'fleets-fly-early': { times: 1, of: 1 },
  });
});

test('X-Wing: damage belongs to the attack, the bomb or the rock before it', async () => {
  const collector = (await loadCollector('xwing'))(await loadGame('xwing'), {});
  const lose = { type: 'shield-lost', ship: 'tie', shields: 0 };
  const attack = { type: 'attack-declared', ship: 'luke', target: 'tie', range: 1 };
  for (const event of [
    { ...attack, weapon: 'primary' },
    lose,
    lose,
    { ...attack, weapon: 'protontorpedoes' },
    { type: 'damage-dealt', ship: 'tie', faceUp: false },
    { type: 'damage-dealt', ship: 'luke', faceUp: false },
    { type: 'obstacle-hit', ship: 'luke', obstacle: 'rock' },
    { type: 'damage-dealt', ship: 'luke', faceUp: false },
    { type: 'activated', ship: 'luke' },
    { type: 'damage-dealt', ship: 'luke', faceUp: false },
    { type: 'destroyed', ship: 'tie' },
  ]) {
    collector.tell(event);
  }
  const ship = (id: string, pilot: string, upgrades: readonly string[]): unknown => ({
    id,
    pilot,
    upgrades: upgrades.map((card) => ({ id: card, gone: false })),
  });
  const ships = [
    ship('luke', 'lukeskywalker', ['protontorpedoes', 'r2d2']),
    ship('tie', 'academypilot', []),
  ];
  const { pieces, damage, cards } = collector.end({ ships });
  expect(damage).toEqual({
    'pilot.lukeskywalker': 2,
    'upgrade.protontorpedoes': 1,
    obstacle: 1,
    other: 2,
  });
  expect(pieces).toEqual({
    'pilot.lukeskywalker': { fielded: 1, survived: 1 },
    'pilot.academypilot': { fielded: 1, survived: 0 },
  });
  expect(cards['upgrade.protontorpedoes']).toEqual({ games: 1, used: 1 });
  expect(cards['upgrade.r2d2']).toEqual({ games: 1, used: 0 });
});

describe('a matrix', () => {
  test('of lists: everybody meets everybody, from both seats; fleets of one side do not', async () => {
    const lists = await readyListsOf('starship-battles');
    const entrants = lists.slice(2, 6).map(({ name, list }) => ({
      name,
      bot: 'random' as const,
      list,
    }));
    const { bouts } = await prepare('starship-battles', { entrants });
    expect(bouts.map(({ name }) => name)).toEqual([
      'light-republic/dark-separatist',
      'light-republic/dark-imperial',
      'dark-separatist/light-rebel',
      'light-rebel/dark-imperial',
    ]);
    const { task } = await prepare('starship-battles', { entrants });
    expect([0, 4].map((index) => gameAt(task, bouts, index).owners)).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test('of squads: also those of one faction meet', async () => {
    const lists = (await readyListsOf('xwing')).filter(({ name }) =>
      ['two-b-two-x', 'han-and-two-rookies', 'howlrunner-swarm'].includes(name),
    );
    const entrants = lists.map((list) => ({ ...list, bot: 'random' as const }));
    const { bouts } = await prepare('xwing', { entrants });
    expect(bouts).toHaveLength(3);
  });

  test('of bots: scores of a pair are seen from both, and the better one is rated higher', async () => {
    const entrants = (['greedy', 'random', 'first-game'] as const).map((bot) => ({
      name: bot,
      bot,
    }));
    const { task, bouts } = await prepare('super-teams', { entrants });
    const counts = [
      { games: 10, a: 8, b: 1 },
      { games: 10, a: 6, b: 4 },
      { games: 10, a: 3, b: 7 },
    ];
    const { entrants: rated, pairs, games } = matrixResult(task, bouts, [{ counts }]);
    expect(games).toBe(30);
    expect(pairs.map(({ score, draws }) => [score, draws])).toEqual([
      [0.85, 1],
      [0.6, 0],
      [0.3, 0],
    ]);
    expect(rated.map(({ score }) => score)).toEqual([0.725, 0.225, 0.55]);
    const [greedy, random, first] = rated.map(({ rating }) => rating);
    expect(greedy).toBeGreaterThan(first ?? 0);
    expect(first).toBeGreaterThan(random ?? 0);
  });
});

test('a table for spreadsheets quotes what needs it, and lets nothing be a formula', () => {
  const rows = [['a,b', 1, 'say "yes"'] as const, ['=SUM(A1)', 2.5, 'line\nend'] as const];
  expect(toCsv(['name', 'number', 'text'], rows)).toBe(
    'name,number,text\r\n"a,b",1,"say ""yes"""\r\n\'=SUM(A1),2.5,"line\nend"\r\n',
  );
});
