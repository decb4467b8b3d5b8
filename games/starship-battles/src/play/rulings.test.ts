import { card, rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { checkFleet, limitsOf } from '../index.ts';
import { newGame, setupOf } from '../testing/games.ts';
import { type PlayTable, table } from '../testing/table.ts';
import { withAbility } from '../testing/with-ability.ts';
import type { AttackOrder, Square } from '../vocabulary.ts';

function attacks(seat: 'P1' | 'P2'): PlayTable {
  return table()
    .low(seat === 'P1' ? 'dark' : 'light')
    .phase('attack', seat);
}

rule(
  'SB-203',
  'a fighter in the pool is not in play: no abilities, no counters until launched',
  () => {
    const game = table()
      .ship('P1', 'rebel-transport', [4, 20])
      .ship('P1', 'x-wing-starfighter', [9, 9])
      .ship('P1', 'republic-cruiser', [20, 20])
      .pool('P1', 'rogue-squadron-x-wing')
      .pool('P1', 'obi-wan-kenobis-jedi-starfighter')
      .ship('P2', 'tie-fighter', [9, 8])
      .ship('P2', 'imperial-shuttle', [2, 2])
      .low('dark')
      .phase('attack', 'P1')
      .choose('P1', 'x-wing-starfighter-1', 'laser-cannon>tie-fighter-1');
    expect(game.question()).toBe('P1 roll');
    expect(game.refusal('P1', 'attack-formation@rogue-squadron-x-wing-1')).toBe('SB-203');
    const launched = table()
      .ship('P1', 'x-wing-starfighter', [9, 9])
      .ship('P1', 'rogue-squadron-x-wing', [20, 9])
      .ship('P2', 'tie-fighter', [9, 8])
      .low('dark')
      .phase('attack', 'P1')
      .choose('P1', 'x-wing-starfighter-1', 'laser-cannon>tie-fighter-1');
    expect(launched.offered('P1')).toContain('attack-formation@rogue-squadron-x-wing-1');
  },
);

rule('SB-203', 'abilities of a fighter work from its launch on', () => {
  const array = { ability: 'advanced-communications-array' } as const;
  const initiative = (where?: Square): string =>
    table({ ships: [withAbility('x-wing-starfighter', array)] })
      .ship('P1', 'rebel-transport', [4, 20])
      .ship('P1', 'x-wing-starfighter', where)
      .ship('P2', 'imperial-shuttle', [2, 2])
      .phase('initiative')
      .dice(3, 9)
      .question();
  expect([initiative(), initiative([9, 9])]).toEqual(['P1 move', 'P1 reroll']);
  const control = { ability: 'droid-control', value: 2 } as const;
  const bonuses = (where?: Square): unknown =>
    table({ ships: [withAbility('tie-fighter', control)] })
      .ship('P2', 'droid-tri-fighter', [9, 9])
      .ship('P2', 'tie-fighter', where)
      .ship('P1', 'a-wing-starfighter', [9, 8])
      .low('light')
      .phase('attack', 'P2')
      .attack('P2', 'droid-tri-fighter-1', 'laser-cannon>a-wing-starfighter-1', 5).bonuses;
  expect([bonuses(), bonuses([30, 2])]).toEqual([{}, { 'droid-control': 2 }]);
});

rule('SB-204', 'one ship at a time; a ship that was left cannot be taken up again', () => {
  const moves = table()
    .ship('P1', 'millennium-falcon', [4, 20])
    .ship('P1', 'x-wing-starfighter', [9, 9])
    .ship('P2', 'imperial-shuttle', [2, 2])
    .choose('P1', 'millennium-falcon-1');
  expect(moves.refusal('P1', 'x-wing-starfighter-1')).toBe('SB-204');
  const game = attacks('P1')
    .ship('P1', 'corellian-corvette', [4, 20])
    .ship('P1', 'rebel-transport', [9, 20])
    .ship('P2', 'techno-union-starship', [2, 2]);
  game.attack('P1', 'corellian-corvette-1', 'turbolasers>techno-union-starship-1', 5);
  expect(game.refusal('P1', 'rebel-transport-1')).toBe('SB-204');
  game.choose('P1', 'done');
  expect(game.refusal('P1', 'corellian-corvette-1')).toBe('SB-204');
  // The own part may be ended at any time.
  expect(game.offered('P1')).toContain('done');
  // The two attacks of a broadside at different moments.
  const broadside = attacks('P1')
    .ship('P1', 'rebel-assault-frigate', [16, 10])
    .ship('P2', 'techno-union-starship', [2, 10])
    .ship('P2', 'techno-union-starship', [30, 10]);
  const frigate = 'rebel-assault-frigate-1';
  broadside.attack('P1', frigate, 'barrage>techno-union-starship-1', 5);
  broadside.attack('P1', frigate, 'turbolasers>techno-union-starship-1', 5);
  broadside.attack('P1', frigate, 'barrage>techno-union-starship-2', 5);
  expect(broadside.told('rolled')).toHaveLength(3);
});

const FRIGATE = 'nebulon-b-frigate-1';
const CRUISER = 'mon-calamari-cruiser-1';

function twoShips(attackOrder: AttackOrder): PlayTable {
  return table({ attackOrder })
    .ship('P1', 'mon-calamari-cruiser', [16, 10])
    .ship('P1', 'nebulon-b-frigate', [10, 10])
    .ship('P2', 'tie-fighter', [15, 9])
    .ship('P2', 'imperial-star-destroyer', [16, 2])
    .phase('attack', 'P1')
    .low('dark');
}
const ISD = 'imperial-star-destroyer-1';

rule('SB-204', 'where the table agrees on it, a ship that was left may be taken up again', () => {
  const game = twoShips('any');
  game.attack('P1', CRUISER, `turbolasers>${ISD}`, 2);
  game.choose('P1', 'done').attack('P1', FRIGATE, `turbolasers>${ISD}`, 2);
  game.choose('P1', 'done', CRUISER);
  // What it has fired stays fired, and its Point-Defense is over.
  expect(game.refusal('P1', `turbolasers>${ISD}`)).toBe('SB-074');
  expect(game.refusal('P1', 'point-defense>tie-fighter-1')).toBe('SB-099');
  expect(game.offered('P1')).toContain(`ion-cannon>${ISD}`);
  // Whoever leaves it without a shot has finished it.
  game.choose('P1', 'done');
  expect(game.refusal('P1', CRUISER)).toBe('SB-204');
});

rule('SB-099', 'where the table agrees on it, the Point-Defense of the fleet comes first', () => {
  const game = twoShips('point-defense-first');
  game.attack('P1', FRIGATE, `turbolasers>${ISD}`, 2);
  game.choose('P1', 'done', CRUISER);
  expect(game.refusal('P1', 'point-defense>tie-fighter-1')).toBe('SB-099');
  const first = twoShips('point-defense-first');
  first.attack('P1', CRUISER, 'point-defense>tie-fighter-1', 2);
  first.choose('P1', 'done').attack('P1', FRIGATE, `turbolasers>${ISD}`, 2);
  first.choose('P1', 'done', CRUISER);
  expect(first.refusal('P1', 'point-defense>tie-fighter-1')).toBe('SB-099');
  expect(first.offered('P1')).toContain(`turbolasers>${ISD}`);
  // By default each ship counts for itself.
  const each = twoShips('any');
  each.attack('P1', FRIGATE, `turbolasers>${ISD}`, 2);
  expect(each.choose('P1', 'done', CRUISER).offered('P1')).toContain('point-defense>tie-fighter-1');
});

rule('SB-207', 'Point-Defense: d20, rating, Seismic Mines, and nothing else', () => {
  const game = table({ targetFightersBonus: 4 })
    .ship('P2', 'jango-fetts-slave-i', [16, 10])
    .ship('P2', 'darth-vaders-tie-advanced-x1', [17, 10])
    .ship('P1', 'luke-skywalkers-x-wing', [16, 9])
    .options('P2', 'target-fighters', 'incoming-fighters')
    .low('light')
    .phase('attack', 'P2');
  const roll = game.attack(
    'P2',
    'jango-fetts-slave-i-1',
    'point-defense>luke-skywalkers-x-wing-1',
    10,
  );
  // The Defense is modified as for any attack: Vader's Force Sense.
  expect(roll).toMatchObject({ total: 16, defense: 16, bonuses: { 'seismic-mines': 4 } });
  expect(game.dealt()).toBe(1);
});

rule('SB-208', 'each option has its window; a declared attack is binding', () => {
  const game = table()
    .ship('P2', 'emperor-palpatines-shuttle', [30, 2], { counters: 2 })
    .ship('P2', 'super-star-destroyer-executor', [16, 3])
    .ship('P2', 'imperial-star-destroyer', [22, 3])
    .pool('P2', 'tie-fighter', 2)
    .ship('P1', 'mon-calamari-star-defender-viscount', [16, 17])
    .low('dark');
  const options = (): readonly string[] => [
    ...new Set(
      game
        .offered(game.next())
        .flatMap((id) =>
          id.includes('@') && !id.startsWith('tie') ? [id.split('@')[0] ?? ''] : [],
        ),
    ),
  ];
  expect([game.question(), options()]).toEqual(['P2 move', ['power-to-engines']]);
  game.choose('P2', 'done');
  expect([game.question(), options()]).toEqual(['P2 launch', ['scramble-fighters']]);
  game.choose('P2', 'done').until('P1 attack');
  expect(options()).toEqual([]);
  game.choose(
    'P1',
    'mon-calamari-star-defender-viscount-1',
    'turbolasers>super-star-destroyer-executor-1',
  );
  expect([game.question(), options()]).toEqual(['P1 options', ['power-to-weapons']]);
  // Weapon, target and face stand, and the attack cannot be called off.
  expect(game.refusal('P1', 'done')).toBe('SB-208');
  expect(game.refusal('P1', 'ion-cannon>super-star-destroyer-executor-1')).toBe('SB-208');
  // In turn, until both have declined one after the other.
  game.choose('P1', 'decline').choose('P2', 'power-to-shields@super-star-destroyer-executor-1');
  expect(game.question()).toBe('P1 options');
  game.choose('P1', 'power-to-weapons@mon-calamari-star-defender-viscount-1');
  expect(game.question()).toBe('P1 roll');
  game.dice(18).choose('P1', 'roll').seeded().until('P2 damage-control');
  expect(options()).toEqual(['damage-control']);
});

rule(
  'SB-211',
  'the sums: rating and every bonus that holds; face, options, Buzz Droids, Force Sense',
  () => {
    const game = attacks('P2')
      .ship('P2', 'droid-tri-fighter', [16, 10])
      .ship('P2', 'trade-federation-droid-control-ship', [2, 2], { counters: 0 })
      // Doomed ships still help.
      .ship('P2', 'asajj-ventresss-starfighter', [15, 11], { damage: 2 })
      .ship('P2', 'darth-vaders-tie-advanced-x1', [17, 8])
      .ship('P1', 'a-wing-starfighter', [16, 9], { done: ['buzzed'] })
      .options('P2', 'attack-formation');
    const roll = game.attack('P2', 'droid-tri-fighter-1', 'laser-cannon>a-wing-starfighter-1', 4);
    expect(roll).toMatchObject({
      total: 4 + 4 + 3 + 2 + 2,
      defense: 17 - 1 - 1,
      bonuses: { 'droid-control': 3, 'sith-command': 2, 'attack-formation': 2 },
      defenses: { 'buzz-droids': -1, 'force-sense': -1 },
      result: 'hit',
    });
    // A natural 1 comes before any sum.
    const one = attacks('P2')
      .ship('P2', 'darth-vaders-tie-advanced-x1', [17, 8])
      .ship('P1', 'y-wing-starfighter', [16, 9])
      .options('P2', 'attack-formation');
    expect(
      one.attack('P2', 'darth-vaders-tie-advanced-x1-1', 'laser-cannon>y-wing-starfighter-1', 1),
    ).toMatchObject({ total: 11, defense: 11, result: 'miss' });
  },
);

const LIMITS = limitsOf(setupOf({}));
card('unique', 'is allowed once in a fleet', () => {
  const legal = checkFleet({ faction: 'light', ships: ['millennium-falcon', 'outrider'] }, LIMITS);
  expect(legal.ok).toBe(true);
  const state = newGame({ sides: 'light', fleets: ['random', 'random'] });
  expect(state.roster.types.length).toBeGreaterThan(2);
});
card('unique', 'is forbidden twice, in any version', () => {
  for (const ships of [
    ['virago', 'virago'],
    ['boba-fetts-slave-i', 'jango-fetts-slave-i'],
  ]) {
    expect(checkFleet({ faction: 'dark', ships }, LIMITS).ok).toBe(false);
  }
});
