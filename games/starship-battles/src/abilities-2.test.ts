import { card, rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { type PlayTable, table } from './testing/table.ts';

function attacks(seat: 'P1' | 'P2'): PlayTable {
  return table()
    .low(seat === 'P1' ? 'dark' : 'light')
    .phase('attack', seat);
}

function emperor(distance: number): PlayTable {
  const game = attacks('P1')
    .ship('P1', 'mon-calamari-cruiser', [16, 10])
    .ship('P2', 'emperor-palpatines-shuttle', [16, 9 - distance], { counters: 0, facing: 'south' })
    .ship('P2', 'tie-interceptor', [15, 9 - distance])
    .ship('P2', 'tie-defender', [17, 9 - distance])
    .ship('P2', 'tie-fighter', [30, 2]);
  game.attack(
    'P1',
    'mon-calamari-cruiser-1',
    'turbolasers>emperor-palpatines-shuttle-1',
    18,
    'front',
  );
  return game;
}
const PALPATINE = 'emperor-palpatines-shuttle-1';

rule('SB-142', "Emperor's Will moves damage from afar onto adjacent fighters, at once", () => {
  const game = emperor(5);
  expect(game.question()).toBe('P2 emperors-will');
  expect(game.offered('P2')).toEqual(['tie-interceptor-1', 'tie-defender-1', 'decline']);
  game.choose('P2', 'tie-interceptor-1');
  // Hull 1: destroyed now, and it can take no more.
  expect(game.see('tie-interceptor-1').at).toBe('gone');
  expect(game.refusal('P2', 'tie-interceptor-1')).toBe('SB-142');
  game.choose('P2', 'tie-defender-1', 'decline');
  expect(game.see('tie-defender-1').damage).toBe(1);
  expect(game.see(PALPATINE).damage).toBe(1);
});
card('emperors-will', 'may move all counters of an attack from afar', () => {
  const game = emperor(5).choose('P2', 'tie-defender-1', 'tie-defender-1', 'tie-interceptor-1');
  expect(game.see(PALPATINE).damage).toBe(0);
  expect(game.see('tie-defender-1').at).toBe('gone');
  expect(game.question()).toBe('P1 fire');
});
card('emperors-will', 'does not work against a neighbour', () => {
  const game = emperor(0);
  expect(game.question()).toBe('P1 fire');
  expect(game.see(PALPATINE).damage).toBe(3);
});

function evade(target: string, range: number, die: number, ship = 'corellian-corvette'): number {
  const game = attacks('P1')
    .ship('P1', ship, [16, 10])
    .ship('P2', target, [16, 10 - range], { counters: 0, facing: 'south' });
  game.attack('P1', `${ship}-1`, `turbolasers>${target}-1`, die);
  return game.dealt();
}
rule('SB-143', 'Evasion lowers damage from enemies that are not adjacent', () => {
  expect([evade('virago', 5, 19), evade('virago', 1, 19)]).toEqual([1, 2]);
});
card('evasion', 'lowers damage from afar', () => {
  expect(evade('count-dookus-solar-sailer', 2, 19)).toBe(1);
});
card('evasion', 'does nothing against a neighbour', () => {
  expect(evade('count-dookus-solar-sailer', 1, 19)).toBe(2);
});

function launches(ship: string, ...more: readonly string[]): number {
  const game = table()
    .ship('P2', ship, [16, 4])
    .pool('P2', 'tie-interceptor', 8)
    .ship('P1', 'rebel-transport', [3, 20])
    .low('dark');
  for (const [index, other] of more.entries()) game.ship('P2', other, [4 * index, 10]);
  game.choose('P2', 'done');
  for (let launched = 0; ; launched += 1) {
    const next = game.offered('P2').find((id) => id.endsWith(`@${ship}-1`) && id.startsWith('tie'));
    if (next === undefined) return launched;
    game.choose('P2', next);
    game.choose('P2', game.offered('P2')[0] ?? '');
  }
}

rule('SB-144', 'Fighter Launch is the number of fighters a ship may launch in a round', () => {
  expect(launches('trade-federation-battleship')).toBe(3);
  expect(launches('imperial-star-destroyer')).toBe(1);
});
card('fighter-launch', 'launches up to its number', () => {
  expect(launches('trade-federation-droid-control-ship')).toBe(4);
});
card('fighter-launch', 'is needed to launch at all', () => {
  expect(launches('banking-clan-frigate')).toBe(0);
});

function sensed(near: boolean, target = 'tie-fighter'): number {
  const game = attacks('P1')
    .ship('P1', 'x-wing-starfighter', [16, 10])
    .ship('P1', 'luke-skywalkers-x-wing', near ? [14, 9] : [13, 9])
    .ship('P2', target, [15, 9]);
  return game.attack('P1', 'x-wing-starfighter-1', `laser-cannon>${target}-1`, 5, 'front').defense;
}
rule('SB-145', 'Force Sense: adjacent enemies have -1 Defense, whoever attacks', () => {
  expect([sensed(true), sensed(false)]).toEqual([13, 14]);
  const twice = attacks('P1')
    .ship('P1', 'luke-skywalkers-x-wing', [16, 10])
    .ship('P1', 'anakin-skywalkers-jedi-starfighter', [16, 8])
    .ship('P2', 'tie-fighter', [16, 9]);
  expect(
    twice.attack('P1', 'luke-skywalkers-x-wing-1', 'laser-cannon>tie-fighter-1', 5).defense,
  ).toBe(13);
});
card('force-sense', 'lowers the Defense of neighbours, also of larger ships', () => {
  expect(sensed(true, 'imperial-shuttle')).toBe(14);
});
card('force-sense', 'reaches one square only, and no friends', () => {
  expect(sensed(false)).toBe(14);
  const friend = attacks('P2')
    .ship('P2', 'tie-fighter', [16, 10])
    .ship('P1', 'luke-skywalkers-x-wing', [16, 8])
    .ship('P1', 'x-wing-starfighter', [16, 9]);
  expect(friend.attack('P2', 'tie-fighter-1', 'laser-cannon>x-wing-starfighter-1', 5).defense).toBe(
    15,
  );
});

function tie(): PlayTable {
  return table()
    .ship('P2', 'imperial-star-destroyer', [2, 2])
    .ship('P2', 'tie-fighter', [0, 10])
    .ship('P1', 'rebel-transport', [30, 20])
    .low('dark');
}
rule('SB-146', 'an Infinite fighter goes back to the pool when destroyed, or when it fled', () => {
  const game = tie().choose('P2', 'tie-fighter-1', 'flee');
  expect(game.see('tie-fighter-1').at).toBe('pool');
  expect(game.state.lost).toEqual([0, 0]);
  // Available again from the next Move phase.
  game.choose('P2', 'done');
  expect(game.refusal('P2', 'tie-fighter-1@imperial-star-destroyer-1')).toBe('SB-146');
  game.seeded().choose('P2', 'done').until('P2 attack').until('P2 launch');
  expect(game.refusal('P2', 'tie-fighter-1@imperial-star-destroyer-1')).toBe('legal');
});
card('infinite', 'returns to the pool from the Damage phase', () => {
  const game = table()
    .ship('P2', 'imperial-star-destroyer', [2, 2])
    .ship('P2', 'vulture-droid-starfighter', [9, 9], { damage: 1 })
    .ship('P1', 'rebel-transport', [30, 20])
    .phase('damage')
    .seeded();
  expect(game.see('vulture-droid-starfighter-1')).toMatchObject({ at: 'pool', damage: 0 });
});
card('infinite', 'is nothing that other fighters have', () => {
  const game = table()
    .ship('P2', 'imperial-star-destroyer', [2, 2])
    .ship('P2', 'tie-interceptor', [9, 9], { damage: 1 })
    .ship('P1', 'rebel-transport', [30, 20])
    .phase('damage')
    .seeded();
  expect(game.see('tie-interceptor-1').at).toBe('gone');
  expect(game.state.lost).toEqual([0, 6]);
});

function past(mover: string, guard: string): string {
  const game = table()
    .ship('P1', mover, [16, 10])
    .ship('P2', guard, [16, 8])
    .ship('P2', 'imperial-shuttle', [2, 2]);
  return game.choose('P1', `${mover}-1`).refusal('P1', '16,6');
}
rule('SB-147', 'an Interceptor passes enemy fighters that are none; Interceptors stop it', () => {
  expect(past('a-wing-starfighter', 'tie-fighter')).toBe('legal');
  expect(past('a-wing-starfighter', 'tie-interceptor')).toBe('SB-063');
  // It still stops others itself.
  expect(past('x-wing-starfighter', 'tie-interceptor')).toBe('SB-063');
});
card('interceptor', 'flies past fighters without it', () => {
  expect(past('e-wing-starfighter', 'tie-defender')).toBe('legal');
});
card('interceptor', 'is stopped by another Interceptor', () => {
  expect(past('e-wing-starfighter', 'geonosian-starfighter')).toBe('SB-063');
});

rule('SB-148', 'Interdict: the enemy loses the first initiative without a roll or reroll', () => {
  const game = table()
    .ship('P1', 'mon-calamari-cruiser-home-one', [5, 18])
    .ship('P2', 'imperial-interdictor-cruiser', [5, 2])
    .phase('initiative');
  expect(game.question()).toBe('P1 move');
  expect(game.told('initiative')).toEqual([{ type: 'initiative', low: 'light', by: 'interdict' }]);
  expect(game.told('initiative-rolled')).toEqual([]);
  // From the second round on the dice decide.
  const later = table()
    .ship('P1', 'mon-calamari-cruiser', [5, 18])
    .ship('P2', 'imperial-interdictor-cruiser', [5, 2])
    .phase('initiative')
    .round(2)
    .dice(18, 3);
  expect(later.told('initiative').length === 0 && later.question()).toBe('P2 move');
});
rule(
  'SB-149',
  'Interdict: every ship launches half its number, rounded up; several halve once',
  () => {
    const both = (interdictors: number): readonly number[] => {
      const more = Array.from({ length: interdictors }, () => 'imperial-interdictor-cruiser');
      return [
        launches('trade-federation-battleship', ...more),
        launches('trade-federation-droid-control-ship', ...more),
      ];
    };
    expect([both(0), both(1), both(2)]).toEqual([
      [3, 4],
      [2, 2],
      [2, 2],
    ]);
  },
);
card('interdict', 'halves the launches of the other side too', () => {
  const game = table()
    .ship('P1', 'venator-star-destroyer', [5, 18])
    .pool('P1', 'x-wing-starfighter', 4)
    .ship('P2', 'imperial-interdictor-cruiser', [5, 2])
    .choose('P1', 'done');
  game.choose('P1', 'x-wing-starfighter-1@venator-star-destroyer-1', '5,17');
  game.choose('P1', 'x-wing-starfighter-2@venator-star-destroyer-1', '6,17');
  expect(game.refusal('P1', 'x-wing-starfighter-3@venator-star-destroyer-1')).toBe('SB-069');
});
card('interdict', 'does nothing once the ship is gone', () => {
  expect(launches('trade-federation-battleship')).toBe(3);
});

function jam(target: string): number {
  const game = attacks('P1')
    .ship('P1', 'arc-170-starfighter', [16, 10])
    .ship('P2', target, [16, 9]);
  return game.attack('P1', 'arc-170-starfighter-1', `laser-cannon>${target}-1`, 5).total;
}
rule('SB-150', 'Jammer adds against droid fighters', () => {
  expect([jam('vulture-droid-starfighter'), jam('tie-fighter')]).toEqual([12, 9]);
});
card('jammer', 'adds its number against droid fighters', () => {
  expect(jam('hyena-droid-bomber')).toBe(5 + 4 + 3);
});
card('jammer', 'adds nothing against others', () => {
  expect(jam('tie-interceptor')).toBe(5 + 4);
});

/** The bonuses of a fighter that attacks with these friends around it. */
function helped(seat: 'P1' | 'P2', fighter: string, friend: string, near: boolean): number {
  const target = seat === 'P1' ? 'tie-fighter' : 'z-95-headhunter';
  const game = attacks(seat)
    .ship(seat, fighter, [16, 10])
    .ship(seat, friend, near ? [15, 11] : [13, 12])
    .ship(seat === 'P1' ? 'P2' : 'P1', target, [16, 9]);
  const roll = game.attack(seat, `${fighter}-1`, `laser-cannon>${target}-1`, 5);
  return Object.values(roll.bonuses).reduce((sum, bonus) => sum + bonus, 0);
}
rule('SB-151', 'Jedi Command helps adjacent friendly fighters, not the ship itself', () => {
  expect(helped('P1', 'x-wing-starfighter', 'obi-wan-kenobis-jedi-starfighter', true)).toBe(2);
  expect(helped('P1', 'obi-wan-kenobis-jedi-starfighter', 'x-wing-starfighter', true)).toBe(0);
});
card('jedi-command', 'adds its number for neighbours', () => {
  expect(helped('P1', 'jedi-starfighter', 'obi-wan-kenobis-jedi-starfighter', true)).toBe(2);
});
card('jedi-command', 'does not reach two squares', () => {
  expect(helped('P1', 'jedi-starfighter', 'obi-wan-kenobis-jedi-starfighter', false)).toBe(0);
});

function jedi(die: number): number {
  const game = attacks('P2')
    .ship('P2', 'imperial-star-destroyer', [16, 10])
    .ship('P1', 'anakin-skywalkers-jedi-starfighter', [15, 9]);
  game.attack(
    'P2',
    'imperial-star-destroyer-1',
    'point-defense>anakin-skywalkers-jedi-starfighter-1',
    die,
  );
  return game.dealt();
}
rule('SB-152', 'Jedi Evasion lowers the damage of every attack that hits, near or far', () => {
  expect([jedi(15), jedi(20)]).toEqual([0, 1]);
});
card('jedi-evasion', 'swallows a hit of one', () => {
  expect(jedi(15)).toBe(0);
});
card('jedi-evasion', 'does not swallow a critical hit', () => {
  expect(jedi(20)).toBe(1);
});

function bomb(range: number): number {
  const game = attacks('P1')
    .ship('P1', 'b-wing-starfighter', [16, 10])
    .ship('P2', 'imperial-star-destroyer', [16, 9 - range], { facing: 'north', counters: 0 });
  game.attack('P1', 'b-wing-starfighter-1', 'proton-torpedoes>imperial-star-destroyer-1', 18);
  return game.dealt();
}
rule('SB-153', 'Long-Range Bomber: the named weapon at two squares, at half damage', () => {
  expect([bomb(1), bomb(2)]).toEqual([3, 2]);
  const game = attacks('P1')
    .ship('P1', 'b-wing-starfighter', [16, 10])
    .ship('P2', 'imperial-star-destroyer', [16, 6])
    .ship('P2', 'tie-fighter', [18, 10])
    .choose('P1', 'done');
  expect(game.told('rolled')).toEqual([]);
});
card('long-range-bomber', 'reaches two squares with its weapon, at half damage', () => {
  expect(bomb(2)).toBe(2);
});
card('long-range-bomber', 'does not reach with other weapons, farther, or at fighters', () => {
  const game = attacks('P1')
    .ship('P1', 'b-wing-starfighter', [16, 10])
    .ship('P2', 'imperial-shuttle', [16, 8])
    .ship('P2', 'imperial-shuttle', [16, 13])
    .ship('P2', 'tie-fighter', [18, 10])
    .choose('P1', 'b-wing-starfighter-1');
  expect(game.offered('P1')).toEqual(['proton-torpedoes>imperial-shuttle-1', 'done']);
});

function mines(ship: string): number {
  const game = attacks('P2').ship('P2', ship, [16, 10]).ship('P1', 'x-wing-starfighter', [15, 9]);
  return game.attack('P2', `${ship}-1`, 'point-defense>x-wing-starfighter-1', 5).total;
}
rule('SB-154', 'Seismic Mines add 4 to the Point-Defense rating', () => {
  expect(mines('jango-fetts-slave-i')).toBe(5 + 2 + 4);
});
card('seismic-mines', 'add 4 to every Point-Defense attack', () => {
  expect(mines('jango-fetts-slave-i')).toBe(11);
});
card('seismic-mines', 'add nothing to weapons', () => {
  const game = attacks('P2')
    .ship('P2', 'jango-fetts-slave-i', [16, 10])
    .ship('P1', 'x-wing-starfighter', [15, 9]);
  expect(
    game.attack('P2', 'jango-fetts-slave-i-1', 'blaster-cannon>x-wing-starfighter-1', 5).bonuses,
  ).toEqual({});
});

rule('SB-155', 'Sensor Array helps adjacent friendly fighters', () => {
  expect(helped('P1', 'x-wing-starfighter', 'nebulon-b-frigate', true)).toBe(1);
  expect(helped('P1', 'x-wing-starfighter', 'nebulon-b-frigate', false)).toBe(0);
});
card('sensor-array', 'adds its number for neighbours', () => {
  expect(helped('P1', 'x-wing-starfighter', 'republic-cruiser', true)).toBe(1);
});
card('sensor-array', 'helps fighters only', () => {
  const game = attacks('P1')
    .ship('P1', 'rebel-transport', [16, 10])
    .ship('P1', 'republic-cruiser', [15, 10])
    .ship('P2', 'tie-fighter', [16, 9]);
  expect(game.attack('P1', 'rebel-transport-1', 'laser-cannon>tie-fighter-1', 5).bonuses).toEqual(
    {},
  );
});

rule('SB-156', 'Sith Command helps adjacent friendly fighters', () => {
  expect(helped('P2', 'tie-fighter', 'count-dookus-solar-sailer', true)).toBe(2);
  expect(helped('P2', 'tie-fighter', 'count-dookus-solar-sailer', false)).toBe(0);
});
card('sith-command', 'adds its number for neighbours', () => {
  expect(helped('P2', 'tie-fighter', 'asajj-ventresss-starfighter', true)).toBe(2);
});
card('sith-command', 'does not help the ship itself', () => {
  expect(helped('P2', 'asajj-ventresss-starfighter', 'tie-fighter', true)).toBe(0);
});

function beams(holder: string, mover: string): string {
  const game = table()
    .ship('P1', mover, [16, 12])
    .ship('P2', holder, [18, 8])
    .ship('P2', 'imperial-shuttle', [2, 2])
    .choose('P1', `${mover}-1`);
  return game.refusal('P1', mover.includes('cruiser') ? 'ahead,ahead' : '17,9');
}
rule('SB-157', 'Tractor Beams stop enemy nonfighters of the same size or smaller', () => {
  const path = (holder: string, mover: string, to: string): string =>
    table()
      .ship('P1', mover, [16, 11])
      .ship('P2', holder, [18, 8])
      .choose('P1', `${mover}-1`)
      .refusal('P1', to);
  // Class 2 holds class 2 and 3, not class 4.
  expect(path('imperial-star-destroyer', 'mon-calamari-cruiser', 'ahead,ahead')).toBe('SB-157');
  const corvette = table()
    .ship('P1', 'corellian-corvette', [0, 13])
    .ship('P2', 'imperial-star-destroyer', [1, 10])
    .choose('P1', 'corellian-corvette-1');
  expect([corvette.refusal('P1', '0,12'), corvette.refusal('P1', '0,11')]).toEqual([
    'legal',
    'SB-157',
  ]);
  expect(path('imperial-star-destroyer', 'x-wing-starfighter', '17,7')).toBe('legal');
  expect(path('super-star-destroyer-executor', 'mon-calamari-cruiser', 'ahead,ahead')).toBe(
    'SB-157',
  );
  expect(path('imperial-interdictor-cruiser', 'mon-calamari-cruiser', 'ahead,ahead')).toBe('legal');
});
card('tractor-beams', 'stop a ship in the first square beside them', () => {
  const game = table()
    .ship('P1', 'mon-calamari-cruiser', [16, 11])
    .ship('P2', 'victory-star-destroyer', [18, 8])
    .choose('P1', 'mon-calamari-cruiser-1', 'ahead');
  expect(game.told('stopped')).toEqual([
    { type: 'stopped', ship: 'mon-calamari-cruiser-1', by: ['tractor-beams'] },
  ]);
});
card('tractor-beams', 'do not hold a larger ship, or one that leaves', () => {
  expect(beams('victory-star-destroyer', 'mon-calamari-cruiser')).toBe('legal');
  const leaving = table()
    .ship('P1', 'mon-calamari-cruiser', [16, 9], { facing: 'west' })
    .ship('P2', 'victory-star-destroyer', [18, 8])
    .choose('P1', 'mon-calamari-cruiser-1');
  expect(leaving.refusal('P1', 'ahead,ahead')).toBe('legal');
});

rule('SB-158', 'Unique marks a one-of-a-kind ship', () => {
  const game = attacks('P2')
    .ship('P2', 'boba-fetts-slave-i', [16, 10])
    .ship('P1', 'outrider', [16, 2]);
  const roll = game.attack('P2', 'boba-fetts-slave-i-1', 'blaster-cannon>outrider-1', 5);
  expect(roll.bonuses).toEqual({ 'bounty-hunter': 4 });
});
