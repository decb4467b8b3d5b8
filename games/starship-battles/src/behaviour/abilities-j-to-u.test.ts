import { card, rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { type PlayTable, table } from '../testing/table.ts';
import { withAbility } from '../testing/with-ability.ts';

function attacks(seat: 'P1' | 'P2'): PlayTable {
  return table()
    .low(seat === 'P1' ? 'dark' : 'light')
    .phase('attack', seat);
}

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
/** What this ship gives a larger friend beside it, and an enemy fighter beside it. */
function strangersTo(seat: 'P1' | 'P2', helper: string): readonly unknown[] {
  const foe = seat === 'P1' ? 'P2' : 'P1';
  const friend = seat === 'P1' ? 'rebel-transport' : 'imperial-shuttle';
  const enemy = seat === 'P1' ? 'tie-fighter' : 'x-wing-starfighter';
  const lay = (first: 'P1' | 'P2'): PlayTable =>
    attacks(first)
      .ship(seat, helper, [15, 10])
      .ship(seat, friend, [16, 10], { counters: 0 })
      .ship(foe, enemy, [16, 9]);
  return [
    lay(seat).attack(seat, `${friend}-1`, `laser-cannon>${enemy}-1`, 5).bonuses,
    lay(foe).attack(foe, `${enemy}-1`, `laser-cannon>${friend}-1`, 5).bonuses,
  ];
}
rule('SB-151', 'Jedi Command helps adjacent friendly fighters, not the ship itself', () => {
  expect(helped('P1', 'x-wing-starfighter', 'obi-wan-kenobis-jedi-starfighter', true)).toBe(2);
  expect(strangersTo('P1', 'obi-wan-kenobis-jedi-starfighter')).toEqual([{}, {}]);
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
  const far = attacks('P2')
    .ship('P2', 'virago', [16, 10])
    .ship('P1', 'anakin-skywalkers-jedi-starfighter', [16, 8])
    .options('P2', 'incoming-fighters');
  far.attack('P2', 'virago-1', 'laser-cannon>anakin-skywalkers-jedi-starfighter-1', 15);
  expect(far.dealt()).toBe(1);
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
  const far = attacks('P1')
    .ship('P1', 'b-wing-starfighter', [16, 10])
    .ship('P2', 'imperial-star-destroyer', [16, 6]);
  expect(far.refusal('P1', 'b-wing-starfighter-1')).toBe('SB-073');
  // Concussion Missiles may attack fighters, but not from afar.
  const missiles = attacks('P2')
    .ship('P2', 'tie-bomber', [16, 10])
    .ship('P1', 'x-wing-starfighter', [16, 8])
    .ship('P1', 'rebel-transport', [18, 10])
    .choose('P2', 'tie-bomber-1');
  expect(missiles.refusal('P2', 'concussion-missiles>rebel-transport-1')).toBe('legal');
  expect(missiles.refusal('P2', 'concussion-missiles>x-wing-starfighter-1')).toBe('SB-101');
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
  const game = attacks('P2')
    .ship('P2', 'jango-fetts-slave-i', [16, 10])
    .ship('P1', 'x-wing-starfighter', [15, 9])
    .ship('P1', 'x-wing-starfighter', [17, 9]);
  const totals = [1, 2].map(
    (number) =>
      game.attack('P2', 'jango-fetts-slave-i-1', `point-defense>x-wing-starfighter-${number}`, 5)
        .total,
  );
  expect(totals).toEqual([11, 11]);
  // The mines are no attack of their own.
  expect(game.offered('P2').filter((id) => id.startsWith('point-defense'))).toEqual([]);
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
  expect(strangersTo('P1', 'nebulon-b-frigate')).toEqual([{}, {}]);
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
  expect(strangersTo('P2', 'asajj-ventresss-starfighter')).toEqual([{}, {}]);
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
  const viscount = table()
    .ship('P1', 'mon-calamari-star-defender-viscount', [16, 11])
    .ship('P2', 'imperial-star-destroyer', [18, 8])
    .choose('P1', 'mon-calamari-star-defender-viscount-1', 'ahead');
  expect(viscount.told('stopped')).toEqual([]);
  // Class 3 holds class 3, not class 2.
  const small = (mover: string, to: string): string =>
    table({ ships: [withAbility('imperial-shuttle', { ability: 'tractor-beams' })] })
      .ship('P1', mover, [0, 13])
      .ship('P2', 'imperial-shuttle', [2, 11])
      .choose('P1', `${mover}-1`)
      .refusal('P1', to);
  expect(small('mon-calamari-cruiser', 'ahead,ahead')).toBe('legal');
  expect([small('corellian-corvette', '1,12'), small('corellian-corvette', '2,10')]).toEqual([
    'legal',
    'SB-157',
  ]);
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
