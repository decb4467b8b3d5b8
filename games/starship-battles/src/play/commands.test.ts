import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { OPTION_CARDS } from '../cards/option-cards.ts';
import { OPTIONS, shipCard, starshipBattles } from '../index.ts';
import { readyFleet } from '../lists/ready-made.ts';
import { newGame } from '../testing/games.ts';
import { type PlayTable, table } from '../testing/table.ts';

const VISCOUNT = 'mon-calamari-star-defender-viscount-1';
const EXECUTOR = 'super-star-destroyer-executor-1';

/** Viscount fires at Executor; both have three counters. */
function declared(): PlayTable {
  return table()
    .ship('P1', 'mon-calamari-star-defender-viscount', [16, 17])
    .ship('P2', 'super-star-destroyer-executor', [16, 3])
    .low('dark')
    .phase('attack', 'P1')
    .choose('P1', VISCOUNT, `turbolasers>${EXECUTOR}`);
}

rule('SB-159', 'the sheet has four areas of three options, one for each class', () => {
  for (const number of [1, 2, 3, 4]) {
    expect(OPTIONS.filter((id) => OPTION_CARDS[id].class === number)).toHaveLength(3);
  }
  // The same for both sides.
  const game = declared();
  expect(game.offered('P1')).toEqual([`power-to-weapons@${VISCOUNT}`, 'decline']);
  game.choose('P1', 'decline');
  expect(game.offered('P2')).toEqual([`power-to-shields@${EXECUTOR}`, 'decline']);
});

rule('SB-160', 'a ship with Command supplies the counters pictured on its card', () => {
  const fleets = ['light-rebel', 'dark-imperial'].map(readyFleet);
  for (const { card, counters } of starshipBattles.view(newGame({ sides: 'light', fleets }), 0)
    .ships) {
    expect(counters).toBe(shipCard(card)?.full.commandCounters);
  }
  const game = declared();
  expect([game.see(VISCOUNT).counters, game.see(EXECUTOR).counters]).toEqual([3, 3]);
  game.choose('P1', `power-to-weapons@${VISCOUNT}`);
  expect(game.see(VISCOUNT).counters).toBe(2);
});

rule('SB-161', 'counters buy options of the classes in the rating of their ship only', () => {
  const game = table()
    .ship('P1', 'mon-calamari-star-defender-viscount', [16, 17])
    .ship('P1', 'venator-star-destroyer', [20, 17])
    .pool('P1', 'x-wing-starfighter')
    .ship('P2', 'imperial-shuttle', [16, 3]);
  expect(game.offered('P1')).toContain('power-to-engines@venator-star-destroyer-1');
  expect(game.refusal('P1', `power-to-engines@${VISCOUNT}`)).toBe('SB-161');
});

rule('SB-162', 'every counter is used once in a game', () => {
  const game = table()
    .ship('P1', 'venator-star-destroyer', [16, 17])
    .ship('P1', 'rebel-transport', [3, 20])
    .pool('P1', 'x-wing-starfighter', 3)
    .ship('P2', 'imperial-shuttle', [16, 3]);
  game.choose('P1', 'power-to-engines@venator-star-destroyer-1', 'done');
  expect(game.refusal('P1', 'scramble-fighters@venator-star-destroyer-1')).toBe('SB-162');
  game.seeded().until('P2 move').until('P1 attack').until('P1 move');
  expect(game.state.round).toBe(2);
  expect(game.refusal('P1', 'power-to-engines@venator-star-destroyer-1')).toBe('SB-162');
});

rule('SB-163', 'several options in a round, several counters of one ship; effects add up', () => {
  const game = table()
    .ship('P1', 'mon-calamari-cruiser-home-one', [16, 17])
    .pool('P1', 'x-wing-starfighter', 5)
    .ship('P2', 'imperial-shuttle', [16, 3]);
  const home = 'mon-calamari-cruiser-home-one-1';
  game.choose('P1', `power-to-engines@${home}`, home, 'ahead-left', 'done');
  game.choose('P1', `scramble-fighters@${home}`);
  expect(game.see(home).counters).toBe(0);
  expect(starshipBattles.view(game.state, 0).seats[0]?.options).toEqual([
    'power-to-engines',
    'scramble-fighters',
  ]);
  // A ship profits from several at once: farther, and with +3.
  const falcon = table()
    .ship('P1', 'millennium-falcon', [9, 9])
    .ship('P2', 'tie-fighter', [9, 11])
    .options('P1', 'incoming-fighters', 'target-fighters')
    .low('dark')
    .phase('attack', 'P1');
  const far = falcon.attack('P1', 'millennium-falcon-1', 'laser-cannon>tie-fighter-1', 5);
  expect(far.total).toBe(5 + 5 + 7 + 3);
});

rule('SB-164', 'the same option can be chosen once a round', () => {
  const game = declared().choose('P1', `power-to-weapons@${VISCOUNT}`);
  expect(game.next()).toBe('P2');
  game.choose('P2', 'decline').dice(5).choose('P1', 'roll', `ion-cannon>${EXECUTOR}`);
  expect(game.next()).toBe('P2');
  game.choose('P2', 'decline');
  expect(game.question()).toBe('P1 roll');
  expect(game.refusal('P1', `power-to-weapons@${VISCOUNT}`)).toBe('SB-164');
});

rule(
  'SB-165',
  'an option works for all ships of the class in the own fleet, whoever gave it',
  () => {
    const game = table()
      .ship('P2', 'emperor-palpatines-shuttle', [30, 2])
      .ship('P2', 'imperial-star-destroyer', [16, 8])
      .ship('P2', 'victory-star-destroyer', [10, 8])
      .ship('P1', 'mon-calamari-cruiser', [3, 18])
      .low('dark')
      .choose(
        'P2',
        'power-to-engines@emperor-palpatines-shuttle-1',
        'imperial-star-destroyer-1',
        'ahead-left',
      );
    game.choose('P2', 'victory-star-destroyer-1', 'ahead-right', 'done').settle();
    expect(game.question()).toBe('P1 move');
    game.choose('P1', 'mon-calamari-cruiser-1');
    expect(game.refusal('P1', 'ahead-left')).toBe('SB-053');
  },
);

rule('SB-166', 'an option lasts until the end of the round and changes nothing before it', () => {
  const game = declared();
  game.choose('P1', 'decline').choose('P2', 'decline').dice(19).choose('P1', 'roll');
  expect(game.dealt()).toBe(3);
  game.choose('P1', `ion-cannon>${EXECUTOR}`, `power-to-weapons@${VISCOUNT}`);
  game.choose('P2', 'decline').dice(19).choose('P1', 'roll');
  // 3 + 1 (Ion Cannon) + 1 (option) - 1 (DR); the first attack is not changed.
  expect(game.see(EXECUTOR).damage).toBe(3 + 4);
  expect(starshipBattles.view(game.state, 0).seats[0]?.options).toEqual(['power-to-weapons']);
  game.seeded().damagePhase();
  expect(starshipBattles.view(game.state, 0).seats[0]?.options).toEqual([]);
});

rule('SB-167', 'an option may be bought and used when another player is acting', () => {
  const game = declared().choose('P1', 'decline');
  expect(game.question()).toBe('P2 options');
  game.choose('P2', `power-to-shields@${EXECUTOR}`);
  expect(starshipBattles.view(game.state, 'spectator').seats[1]?.options).toEqual([
    'power-to-shields',
  ]);
});

rule(
  'SB-168',
  'options that change the sums come after the declaration and before the roll',
  () => {
    const before = table()
      .ship('P1', 'mon-calamari-star-defender-viscount', [16, 17])
      .ship('P2', 'super-star-destroyer-executor', [16, 3])
      .low('dark')
      .phase('attack', 'P1');
    expect(before.refusal('P1', `power-to-weapons@${VISCOUNT}`)).toBe('SB-208');
    const game = declared().choose('P1', 'decline');
    game
      .choose('P2', `power-to-shields@${EXECUTOR}`)
      .choose('P1', 'decline')
      .dice(13)
      .choose('P1', 'roll');
    // 13 + 5 = 18 against 18 + 2.
    expect(game.told('rolled')).toMatchObject([{ total: 18, defense: 20, result: 'miss' }]);
  },
);

rule('SB-169', 'unspent counters are lost with the ship; the reduced side caps them', () => {
  const game = table()
    .ship('P2', 'imperial-shuttle', [9, 2], { damage: 3 })
    .ship('P2', 'imperial-star-destroyer', [16, 3])
    .ship('P1', 'rebel-transport', [3, 20])
    .phase('damage')
    .seeded();
  expect(game.see('imperial-shuttle-1')).toMatchObject({ at: 'gone', counters: 0 });
  const cruiser = shipCard('republic-cruiser');
  if (cruiser === undefined || cruiser.reduced === null) throw new Error('no such ship');
  const poorer = { ...cruiser, reduced: { ...cruiser.reduced, commandCounters: 1 } };
  const capped = table({ ships: [poorer] })
    .ship('P1', 'republic-cruiser', [3, 20], { damage: 3 })
    .ship('P2', 'imperial-shuttle', [9, 2])
    .phase('damage')
    .seeded();
  expect(capped.see('republic-cruiser-1')).toMatchObject({ isReduced: true, counters: 1 });
  const spent = table()
    .ship('P2', 'imperial-star-destroyer', [16, 3], { damage: 8, counters: 0 })
    .ship('P1', 'rebel-transport', [3, 20])
    .phase('damage')
    .seeded();
  expect(spent.see('imperial-star-destroyer-1')).toMatchObject({ isReduced: true, counters: 0 });
});
