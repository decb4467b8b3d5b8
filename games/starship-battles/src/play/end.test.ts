import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { pointsOf, READY_FLEETS, SHIPS, starshipBattles } from '../index.ts';
import { newGame } from '../testing/games.ts';
import { type PlayTable, table } from '../testing/table.ts';

rule('SB-199', 'whoever has ships on the map wins when the other side has none', () => {
  const game = table()
    .ship('P1', 'rebel-transport', [4, 20])
    .ship('P2', 'imperial-shuttle', [4, 2], { damage: 3 })
    .pool('P2', 'tie-fighter', 3)
    .phase('damage');
  // Fighters in the pool do not count.
  expect(game.winners()).toEqual(['P1']);
  expect(starshipBattles.outcome(game.state)?.rule).toBe('SB-199');
  const fled = table()
    .ship('P1', 'rebel-transport', [4, 21])
    .ship('P2', 'imperial-shuttle', [4, 2])
    .choose('P1', 'rebel-transport-1', 'flee');
  expect(fled.winners()).toEqual(['P2']);
  expect(starshipBattles.asked(fled.state)).toEqual([]);
});

rule('SB-200', 'both sides without ships after the same Damage phase: a draw', () => {
  const game = table()
    .ship('P1', 'rebel-transport', [4, 20], { damage: 4 })
    .ship('P2', 'imperial-shuttle', [4, 2], { damage: 3 })
    .phase('damage');
  expect(starshipBattles.outcome(game.state)).toEqual({ winners: [], rule: 'SB-200' });
});

function duel(setup: Parameters<typeof table>[0]): PlayTable {
  return table(setup)
    .ship('P1', 'rebel-transport', [4, 20])
    .ship('P1', 'x-wing-starfighter', [0, 10])
    .ship('P2', 'imperial-shuttle', [4, 2])
    .seeded();
}

rule('SB-201', 'no round limit, but resignation, and a limit by agreement', () => {
  const resigned = duel({});
  expect(resigned.offered('P1')).not.toContain('resign');
  resigned.choose('P1', 'resign');
  expect(starshipBattles.outcome(resigned.state)).toEqual({ winners: [1], rule: 'SB-201' });
  const limited = duel({ roundLimit: 2 }).choose('P1', 'x-wing-starfighter-1', 'flee');
  limited.damagePhase();
  expect(limited.question()).not.toBe('over');
  limited.damagePhase();
  // Six points lost by fleeing.
  expect(starshipBattles.outcome(limited.state)).toEqual({ winners: [1], rule: 'SB-201' });
  expect(newGame({}).setup.roundLimit).toBe(0);
});

rule('SB-202', 'the battle above Coruscant: two fleets of 300 points', () => {
  const setup = starshipBattles.setups['coruscant'];
  if (setup === undefined) throw new Error('no such setup');
  const lists = setup.fleets.map((fleet) =>
    typeof fleet === 'string'
      ? {}
      : Object.fromEntries(fleet.ships.map(({ ship, count }) => [ship, count])),
  );
  expect(lists).toEqual([
    {
      'b-wing-starfighter': 4,
      'luke-skywalkers-x-wing': 1,
      'millennium-falcon': 1,
      'mon-calamari-cruiser-home-one': 1,
      'mon-calamari-star-defender-viscount': 1,
      'v-wing-starfighter': 4,
      'x-wing-starfighter': 3,
      'y-wing-starfighter': 3,
    },
    {
      'boba-fetts-slave-i': 1,
      'darth-vaders-tie-advanced-x1': 1,
      'imperial-interdictor-cruiser': 1,
      'imperial-star-destroyer': 1,
      'super-star-destroyer-executor': 1,
      'tie-bomber': 4,
      'tie-fighter': 1,
      'tie-fighter-ace': 1,
      'tie-interceptor': 1,
    },
  ]);
  for (const { fleet } of READY_FLEETS.filter(({ id: name }) => name.includes('coruscant'))) {
    expect(pointsOf(fleet, SHIPS)).toBe(300);
  }
  // Interdict halves the launches of both sides.
  const game = table()
    .ship('P1', 'mon-calamari-star-defender-viscount', [16, 17])
    .pool('P1', 'v-wing-starfighter', 4)
    .ship('P2', 'imperial-interdictor-cruiser', [16, 2])
    .choose('P1', 'done');
  for (const square of ['15,16', '16,16']) {
    game.choose('P1', game.offered('P1')[0] ?? '', square);
  }
  expect(game.offered('P1').filter((id) => id.startsWith('v-wing'))).toEqual([]);
});

rule('SB-209', 'fifteen rounds without a counter end the game; more destroyed points win', () => {
  const almost = duel({}).quiet(13);
  almost.damagePhase();
  expect(almost.question()).not.toBe('over');
  const game = duel({}).quiet(14);
  game.damagePhase();
  expect(starshipBattles.outcome(game.state)).toEqual({ winners: [], rule: 'SB-209' });
  const ahead = duel({}).quiet(14).choose('P1', 'x-wing-starfighter-1', 'flee');
  ahead.damagePhase();
  expect(ahead.winners()).toEqual(['P2']);
  const off = duel({ standstillRounds: 0 }).quiet(40);
  off.damagePhase();
  expect(off.question()).not.toBe('over');
  // A counter placed starts the count anew.
  const struck = table()
    .ship('P1', 'rebel-transport', [4, 20])
    .ship('P2', 'imperial-shuttle', [4, 2], { counters: 0 })
    .quiet(14)
    .low('dark')
    .phase('attack', 'P1');
  struck.attack('P1', 'rebel-transport-1', 'laser-cannon>imperial-shuttle-1', 20);
  struck.damagePhase();
  expect(struck.state.quiet).toBe(0);
  // One that was moved to a fighter has been placed as well.
  const moved = table()
    .ship('P1', 'rebel-transport', [4, 20])
    .ship('P2', 'emperor-palpatines-shuttle', [4, 2], { counters: 0 })
    .ship('P2', 'tie-defender', [5, 2])
    .quiet(14)
    .low('dark')
    .phase('attack', 'P1');
  moved.attack('P1', 'rebel-transport-1', 'laser-cannon>emperor-palpatines-shuttle-1', 19);
  moved.choose('P2', 'tie-defender-1').damagePhase();
  expect(moved.state.quiet).toBe(0);
});
