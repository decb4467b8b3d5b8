import { at, fixedChance, isRefusal, type Seat, seededChance } from '@parsecs/kernel';
import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { battleOf } from '../battle.ts';
import { SHIPS, starshipBattles } from '../index.ts';
import { checkSetup } from '../setup/setup.ts';
import { newGame, playRandomGame, seeds, setupOf } from '../testing/games.ts';
import { type PlayTable, table } from '../testing/table.ts';

/** P1 and P3 are light, P2 and P4 dark. */
function four(): PlayTable {
  return table({ players: 4 })
    .ship('P1', 'mon-calamari-cruiser', [4, 18])
    .ship('P2', 'imperial-star-destroyer', [4, 2])
    .ship('P3', 'corellian-corvette', [14, 18])
    .ship('P4', 'boba-fetts-slave-i', [14, 2]);
}

rule('SB-192', 'four players: two Light Side fleets against two Dark Side fleets', () => {
  const state = newGame({
    players: 4,
    sides: 'light',
    fleets: ['random', 'random', 'random', 'random'],
  });
  expect(state.factions).toEqual([0, 1, 0, 1]);
  expect(starshipBattles.allies(state, 0)).toEqual([0, 2]);
  expect(starshipBattles.allies(state, 3)).toEqual([1, 3]);
  expect(checkSetup({ players: 3 })).toMatchObject({ problems: [{ rule: 'SB-192' }] });
});

rule('SB-193', 'the game lasts until both fleets of a side are destroyed', () => {
  const game = table({ players: 4 })
    .ship('P1', 'rebel-transport', [4, 20], { damage: 9 })
    .ship('P2', 'imperial-shuttle', [4, 2])
    .ship('P3', 'rebel-transport', [14, 20])
    .ship('P4', 'imperial-shuttle', [14, 2])
    .phase('damage')
    .seeded();
  expect(game.question()).not.toBe('over');
  const both = table({ players: 4 })
    .ship('P1', 'rebel-transport', [4, 20], { damage: 9 })
    .ship('P2', 'imperial-shuttle', [4, 2])
    .ship('P3', 'rebel-transport', [14, 20], { damage: 9 })
    .ship('P4', 'imperial-shuttle', [14, 2])
    .phase('damage');
  expect(both.winners()).toEqual(['P2', 'P4']);
});

rule('SB-194', 'both fleets of a team deploy in the same zone', () => {
  const zones: Set<string>[] = [new Set(), new Set(), new Set(), new Set()];
  for (const seed of seeds(4)) {
    playRandomGame(
      {
        players: 4,
        sides: 'light',
        fleets: ['random', 'random', 'random', 'random'],
        points: 60,
        roundLimit: 1,
      },
      seed,
      {
        event: (event, state) => {
          if (event.type !== 'deployed') return;
          const ship = battleOf(state).indexOf.get(event.ship) ?? -1;
          zones[at(state.roster.owners, ship)]?.add(event.at[1] < 3 ? 'north' : 'south');
        },
      },
    );
  }
  expect(zones.map((zone) => [...zone])).toEqual([['south'], ['north'], ['south'], ['north']]);
});

rule('SB-195', 'the teams alternate within a phase, and partners choose who goes first', () => {
  const game = four();
  expect(game.question()).toBe('P1 partner');
  expect(game.offered('P1')).toEqual(['P1', 'P3']);
  game.choose('P1', 'P3');
  expect(game.question()).toBe('P3 move');
  game.choose('P3', 'done').settle();
  expect(game.question()).toBe('P2 partner');
  game.choose('P2', 'P2', 'done').settle();
  expect(game.question()).toBe('P1 move');
  game.choose('P1', 'done').settle();
  expect(game.question()).toBe('P4 move');
  game.choose('P4', 'done').settle();
  // The Attack phase begins with the other team.
  expect(game.question()).toBe('P2 partner');
  // Each fleet launches right after its own moves.
  const launch = four().pool('P1', 'x-wing-starfighter').choose('P1', 'P1', 'done');
  expect(launch.question()).toBe('P1 launch');
  expect(launch.choose('P1', 'done').question()).toBe('P2 partner');
});

rule('SB-196', 'one initiative roll for each team', () => {
  const game = four().phase('initiative').dice(17, 4);
  expect(game.question()).toBe('P2 partner');
  expect(game.told('initiative-rolled')).toHaveLength(2);
});

rule('SB-197', 'a team holds no more than one copy of a Unique ship', () => {
  const falcon = { faction: 'light', ships: ['millennium-falcon'] };
  expect(
    checkSetup({ players: 4, sides: 'light', fleets: [falcon, 'random', falcon, 'random'] }),
  ).toMatchObject({
    ok: false,
    problems: [{ path: 'fleets[2].ships[0]', rule: 'SB-197' }],
  });
  for (const seed of seeds(8)) {
    const { roster } = newGame(
      { players: 4, sides: 'light', fleets: ['random', 'random', 'random', 'random'] },
      seed,
    );
    const names = roster.types.flatMap((type) => SHIPS[type]?.uniqueName ?? []);
    expect(new Set(names).size).toBe(names.length);
  }
  const state = newGame({ players: 4, sides: 'light' });
  // The second partner builds with the list of the first before it.
  expect(starshipBattles.asked(state)).toEqual([0, 1]);
  const answer = starshipBattles.check(state, 0, 'light:millennium-falcon*1');
  if (isRefusal(answer)) throw new Error(answer.refused);
  starshipBattles.answer(state, 0, answer, { chance: seededChance('x') });
  expect(starshipBattles.asked(state)).toEqual([1, 2]);
  expect(starshipBattles.view(state, 2).seats[0]?.fleet).toEqual([
    { ship: 'millennium-falcon', count: 1 },
  ]);
  expect(starshipBattles.view(state, 1).seats[0]?.fleet).toBe('hidden');
  expect(starshipBattles.check(state, 2, 'light:millennium-falcon*1')).toMatchObject({
    refused: 'SB-197',
  });
  expect(isRefusal(starshipBattles.check(state, 2, 'light:outrider*1'))).toBe(false);
});

rule(
  'SB-198',
  "ships of the partner are friends; pools, counters and options are one's own",
  () => {
    const game = table({ players: 4 })
      .ship('P1', 'x-wing-starfighter', [16, 10])
      .ship('P1', 'venator-star-destroyer', [4, 18])
      .ship('P3', 'obi-wan-kenobis-jedi-starfighter', [15, 11])
      .ship('P3', 'mon-calamari-cruiser', [20, 18])
      .pool('P3', 'y-wing-starfighter')
      .ship('P2', 'tie-fighter', [16, 9])
      .ship('P4', 'imperial-shuttle', [14, 2])
      .low('dark')
      .phase('attack', 'P1');
    const roll = game.attack('P1', 'x-wing-starfighter-1', 'laser-cannon>tie-fighter-1', 5);
    expect(roll.bonuses).toEqual({ 'jedi-command': 2 });
    expect(game.refusal('P1', 'laser-cannon>mon-calamari-cruiser-1')).toBe('SB-078');
    const moves = table({ players: 4 })
      .ship('P1', 'venator-star-destroyer', [4, 18])
      .ship('P3', 'mon-calamari-cruiser', [20, 18])
      .pool('P3', 'y-wing-starfighter')
      .ship('P2', 'imperial-shuttle', [4, 2])
      .ship('P4', 'imperial-shuttle', [14, 2])
      .turns()
      .phase('move', 'P1')
      .choose('P1', 'power-to-engines@venator-star-destroyer-1', 'done');
    expect(moves.refusal('P1', 'y-wing-starfighter-1@venator-star-destroyer-1')).toBe('SB-066');
    moves.choose('P1', 'done').until('P3 move').choose('P3', 'mon-calamari-cruiser-1');
    expect(moves.refusal('P3', 'ahead-left')).toBe('SB-053');
    const through = table({ players: 4 })
      .ship('P1', 'mon-calamari-cruiser', [16, 10])
      .ship('P3', 'rebel-transport', [17, 9])
      .ship('P2', 'imperial-shuttle', [4, 2])
      .phase('move', 'P1')
      .choose('P1', 'mon-calamari-cruiser-1');
    expect(through.refusal('P1', 'ahead')).toBe('SB-058');
    expect(through.refusal('P1', 'ahead,left')).toBe('legal');
    const points = setupOf({ players: 4 });
    expect(points.points).toBe(300);
  },
);

rule(
  'SB-210',
  'one deployment roll a team; the fleets are placed in turn, the lower team first',
  () => {
    const fleet = (faction: 'light' | 'dark', ship: string) => ({
      faction,
      ships: [{ ship, count: 1 }],
    });
    const rolls = fixedChance([9, 4].map((face) => ({ purpose: '*', pick: face - 1 })));
    const state = starshipBattles.begin(
      setupOf({
        players: 4,
        sides: 'light',
        fleets: [
          fleet('light', 'rebel-transport'),
          fleet('dark', 'imperial-shuttle'),
          fleet('light', 'corellian-corvette'),
          fleet('dark', 'techno-union-starship'),
        ],
      }),
      { chance: rolls },
    );
    rolls.assertUsedUp();
    expect([state.kind, state.asked]).toEqual(['partner', 1]);
    const placed: Seat[] = [];
    const context = { chance: seededChance('placing') };
    while (state.phase === 'setup') {
      const seat = at(starshipBattles.asked(state), 0);
      if (state.kind === 'deploy') placed.push(seat);
      starshipBattles.answer(state, seat, starshipBattles.fallback(state, seat), context);
    }
    expect(placed).toEqual([1, 0, 3, 2]);
  },
);

rule(
  'SB-210',
  'an array in either fleet lets the team reroll once, Interdict in either works',
  () => {
    const arrays = table({ players: 4 })
      .ship('P1', 'mon-calamari-cruiser', [4, 18])
      .ship('P2', 'imperial-star-destroyer', [4, 2])
      .ship('P3', 'mon-calamari-cruiser-home-one', [14, 18])
      .ship('P4', 'boba-fetts-slave-i', [14, 2])
      .phase('initiative')
      .dice(3, 12, 19);
    expect(arrays.question()).toBe('P3 reroll');
    expect(arrays.choose('P3', 'reroll').question()).toBe('P2 partner');
    // Whoever keeps the roll leaves the right to the partner.
    const pair = (): PlayTable =>
      table({ players: 4 })
        .ship('P1', 'mon-calamari-cruiser-home-one', [4, 18])
        .ship('P2', 'imperial-star-destroyer', [4, 2])
        .ship('P3', 'mon-calamari-cruiser-home-one', [14, 18])
        .phase('initiative')
        .dice(3, 12);
    expect(pair().dice(5).choose('P1', 'reroll').question()).toBe('P1 partner');
    expect(pair().choose('P1', 'keep').question()).toBe('P3 reroll');
    const interdicted = four().ship('P4', 'imperial-interdictor-cruiser', [20, 2]);
    expect(interdicted.phase('initiative').question()).toBe('P1 partner');
    expect(interdicted.told('initiative')).toMatchObject([{ low: 'light', by: 'interdict' }]);
  },
);

rule('SB-210', 'a player whose fleet is gone is skipped', () => {
  const alone = table({ players: 4 })
    .ship('P2', 'imperial-star-destroyer', [4, 2])
    .ship('P3', 'mon-calamari-cruiser', [14, 18])
    .ship('P4', 'boba-fetts-slave-i', [14, 2]);
  expect(alone.question()).toBe('P3 move');
  alone.choose('P3', 'done').settle().choose('P2', 'P4').choose('P4', 'done').settle();
  expect(alone.question()).toBe('P2 move');
});

rule('SB-210', "decisions about a ship are its owner's", () => {
  const casual = table({ players: 4 })
    .ship('P1', 'corellian-corvette', [16, 18])
    .ship('P2', 'imperial-shuttle', [16, 2])
    .ship('P4', 'imperial-shuttle', [20, 2])
    .low('dark')
    .phase('attack', 'P1')
    .choose('P1', 'corellian-corvette-1', 'turbolasers>imperial-shuttle-2')
    .dice(18)
    .choose('P1', 'roll');
  expect(casual.question()).toBe('P4 fly-casual');
  expect(casual.offered('P4')).toEqual(['fly-casual@imperial-shuttle-2', 'decline']);
  const push = table({ players: 4 })
    .ship('P1', 'mon-calamari-cruiser', [16, 10])
    .ship('P2', 'imperial-shuttle', [4, 2])
    .ship('P4', 'tie-fighter', [16, 9])
    .phase('move', 'P1')
    .choose('P1', 'mon-calamari-cruiser-1', 'ahead');
  expect(push.question()).toBe('P4 displace');
  // Emperor's Will may use fighters of the partner.
  const will = table({ players: 4 })
    .ship('P1', 'corellian-corvette', [16, 18])
    .ship('P2', 'emperor-palpatines-shuttle', [16, 2], { counters: 0 })
    .ship('P4', 'tie-defender', [17, 2])
    .low('dark')
    .phase('attack', 'P1');
  will.attack('P1', 'corellian-corvette-1', 'turbolasers>emperor-palpatines-shuttle-1', 18);
  expect(will.question()).toBe('P2 emperors-will');
  expect(will.choose('P2', 'tie-defender-1').see('tie-defender-1').damage).toBe(1);
});
