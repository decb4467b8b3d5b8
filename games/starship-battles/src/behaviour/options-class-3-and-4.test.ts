import { card, rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { type PlayTable, table } from '../testing/table.ts';
import type { OptionId } from '../vocabulary.ts';

const VISCOUNT = 'mon-calamari-star-defender-viscount-1';

function attacks(seat: 'P1' | 'P2'): PlayTable {
  return table()
    .low(seat === 'P1' ? 'dark' : 'light')
    .phase('attack', seat);
}

/** Rolls a declared attack, everybody declining what is left to buy. */
function roll(game: PlayTable, die: number): PlayTable {
  while (game.question().endsWith('options')) game.choose(game.next(), 'decline');
  return game.dice(die).choose(game.next(), 'roll');
}

function casual(target: string, die = 19): PlayTable {
  const game = attacks('P2')
    .ship('P2', 'imperial-star-destroyer', [16, 3])
    .ship('P1', target, [16, 15])
    .ship('P1', 'republic-cruiser', [30, 20])
    .choose('P2', 'imperial-star-destroyer-1', `turbolasers>${target}-1`);
  return roll(game, die);
}
const FLY = 'fly-casual@republic-cruiser-1';
rule(
  'SB-176',
  'Fly Casual: a hit on a class 3 ship counts as a miss, after the roll is seen',
  () => {
    const game = casual('corellian-corvette');
    expect(game.question()).toBe('P1 fly-casual');
    game.choose('P1', FLY);
    expect(game.see('corellian-corvette-1').damage).toBe(0);
    expect(game.told('cancelled')).toHaveLength(1);
    // Once a round, although there is another counter.
    game.attack('P2', 'imperial-star-destroyer-1', 'ion-cannon>corellian-corvette-1', 19);
    expect(game.see('corellian-corvette-1').damage).toBe(3);
  },
);
card('fly-casual', 'works on a critical hit', () => {
  const game = casual('corellian-corvette', 20).choose('P1', FLY);
  expect(game.see('corellian-corvette-1').damage).toBe(0);
});
card('fly-casual', 'may be declined, and is for class 3 ships that were hit', () => {
  expect(
    casual('corellian-corvette').choose('P1', 'decline').see('corellian-corvette-1').damage,
  ).toBe(3);
  expect(casual('corellian-corvette', 2).question()).toBe('P2 fire');
  expect(casual('republic-assault-ship').question()).toBe('P2 fire');
});

function incoming(ship: string): PlayTable {
  return attacks('P1')
    .ship('P1', ship, [16, 10])
    .ship('P1', 'republic-cruiser', [30, 20])
    .ship('P2', 'tie-fighter', [16, 8])
    .ship('P2', 'tie-fighter', [16, 13])
    .ship('P2', 'imperial-shuttle', [2, 2]);
}
const INCOMING = 'incoming-fighters@republic-cruiser-1';
rule('SB-177', 'Incoming Fighters: class 3 ships attack fighters at up to two squares', () => {
  const game = incoming('corellian-corvette').choose('P1', INCOMING, 'corellian-corvette-1');
  expect(game.refusal('P1', 'turbolasers>tie-fighter-1')).toBe('legal');
  expect(game.refusal('P1', 'turbolasers>tie-fighter-2')).toBe('SB-076');
  // At full damage.
  game.attack('P1', 'corellian-corvette-1', 'turbolasers>tie-fighter-1', 15);
  expect(game.dealt()).toBe(2);
});
card('incoming-fighters', 'can also be bought between two attacks of a ship', () => {
  const game = incoming('corellian-corvette').choose('P1', 'corellian-corvette-1');
  expect(game.refusal('P1', 'laser-cannon>tie-fighter-1')).toBe('SB-076');
  game.choose('P1', INCOMING);
  expect(game.refusal('P1', 'laser-cannon>tie-fighter-1')).toBe('legal');
});
card('incoming-fighters', 'keeps bans, Point-Defense and other classes as they are', () => {
  const slave = attacks('P2')
    .ship('P2', 'virago', [16, 10])
    .ship('P2', 'jango-fetts-slave-i', [20, 10])
    .ship('P1', 'x-wing-starfighter', [18, 10])
    .options('P2', 'incoming-fighters')
    .choose('P2', 'virago-1');
  expect(slave.refusal('P2', 'proton-torpedoes>x-wing-starfighter-1')).toBe('SB-113');
  expect(slave.refusal('P2', 'laser-cannon>x-wing-starfighter-1')).toBe('legal');
  slave.choose('P2', 'done', 'jango-fetts-slave-i-1');
  expect(slave.refusal('P2', 'point-defense>x-wing-starfighter-1')).toBe('SB-097');
  expect(incoming('mon-calamari-cruiser').refusal('P1', INCOMING)).toBe('SB-177');
  const cruiser = incoming('mon-calamari-cruiser').options('P1', 'incoming-fighters');
  cruiser.choose('P1', 'mon-calamari-cruiser-1');
  expect(cruiser.refusal('P1', 'turbolasers>tie-fighter-1')).toBe('SB-076');
});

/** What an option adds for ships that are not of its class, against a fighter. */
function othersWith(option: OptionId, ...ships: readonly string[]): readonly string[] {
  return ships.flatMap((ship) => {
    const game = attacks('P1')
      .ship('P1', ship, [16, 10])
      .ship('P2', 'tie-fighter', [15, 9])
      .options('P1', option);
    const weapon = ship === 'mon-calamari-cruiser' ? 'turbolasers' : 'laser-cannon';
    return Object.keys(game.attack('P1', `${ship}-1`, `${weapon}>tie-fighter-1`, 5).bonuses);
  });
}

function targeting(bonus: 3 | 4, target: string): number {
  const game = table({ targetFightersBonus: bonus })
    .ship('P1', 'millennium-falcon', [16, 10])
    .ship('P2', target, [16, 9])
    .low('dark')
    .phase('attack', 'P1')
    .choose('P1', 'millennium-falcon-1', `laser-cannon>${target}-1`);
  if (game.question() === 'P1 options') game.choose('P1', 'target-fighters@millennium-falcon-1');
  return roll(game, 1).told('rolled')[0]?.total ?? 0;
}
rule('SB-178', 'Target Fighters: class 3 ships get +3 against fighters (+4 by agreement)', () => {
  expect([targeting(3, 'tie-fighter'), targeting(4, 'tie-fighter')]).toEqual([
    1 + 5 + 10,
    1 + 5 + 11,
  ]);
  expect(othersWith('target-fighters', 'x-wing-starfighter', 'mon-calamari-cruiser')).toEqual([]);
  const larger = attacks('P1')
    .ship('P1', 'millennium-falcon', [16, 10])
    .ship('P2', 'imperial-shuttle', [16, 9])
    .options('P1', 'target-fighters');
  expect(
    larger.attack('P1', 'millennium-falcon-1', 'laser-cannon>imperial-shuttle-1', 5).bonuses,
  ).toEqual({});
});
card('target-fighters', 'adds 3 against fighters', () => {
  expect(targeting(3, 'tie-interceptor')).toBe(1 + 5 + 7 + 3);
});
card('target-fighters', 'is not offered against other ships', () => {
  expect(targeting(3, 'imperial-shuttle')).toBe(1 + 5);
});

function formation(target: string, ...options: readonly OptionId[]): number {
  const game = attacks('P1')
    .ship('P1', 'e-wing-starfighter', [16, 10])
    .ship('P2', target, [16, 9])
    .options('P1', ...options);
  return game.attack('P1', 'e-wing-starfighter-1', `laser-cannon>${target}-1`, 5).total;
}
rule('SB-179', 'Attack Formation: all weapons of class 4 ships get +2 against fighters', () => {
  expect(formation('tie-fighter', 'attack-formation') - formation('tie-fighter')).toBe(2);
  expect(formation('imperial-shuttle', 'attack-formation')).toBe(formation('imperial-shuttle'));
  expect(othersWith('attack-formation', 'rebel-transport', 'mon-calamari-cruiser')).toEqual([]);
});
card('attack-formation', 'is offered to the attacker after the declaration', () => {
  const game = attacks('P1')
    .ship('P1', 'rogue-squadron-x-wing', [16, 10])
    .ship('P2', 'tie-fighter', [16, 9])
    .choose('P1', 'rogue-squadron-x-wing-1', 'laser-cannon>tie-fighter-1');
  game.choose('P1', 'attack-formation@rogue-squadron-x-wing-1');
  expect(roll(game, 5).told('rolled')[0]?.bonuses).toEqual({ 'attack-formation': 2 });
});
card('attack-formation', 'adds nothing against larger ships', () => {
  expect(formation('imperial-shuttle', 'attack-formation')).toBe(formation('imperial-shuttle'));
});

function evasive(): PlayTable {
  return attacks('P2')
    .ship('P2', 'imperial-star-destroyer', [16, 10])
    .ship('P2', 'tie-fighter', [14, 8])
    .ship('P1', 'x-wing-starfighter', [15, 9])
    .ship('P1', 'rogue-squadron-x-wing', [30, 20]);
}
const EVASIVE = 'evasive@rogue-squadron-x-wing-1';
rule('SB-180', 'Evasive: fighters get +2 Defense against Point-Defense only', () => {
  const game = evasive().choose(
    'P2',
    'imperial-star-destroyer-1',
    'point-defense>x-wing-starfighter-1',
  );
  game.choose('P1', EVASIVE);
  expect(roll(game, 10).told('rolled')).toMatchObject([{ total: 16, defense: 17, result: 'miss' }]);
  // Antifighter Targeting belongs to weapons.
  const hunted = attacks('P2')
    .ship('P2', 'hounds-tooth', [16, 10])
    .ship('P1', 'x-wing-starfighter', [15, 9])
    .options('P1', 'evasive');
  expect(
    hunted.attack('P2', 'hounds-tooth-1', 'laser-cannon>x-wing-starfighter-1', 5).defense,
  ).toBe(15);
});
card('evasive', 'works for the rest of the round', () => {
  const game = evasive().options('P1', 'evasive');
  expect(
    game.attack('P2', 'imperial-star-destroyer-1', 'point-defense>x-wing-starfighter-1', 5).defense,
  ).toBe(17);
});
card('evasive', 'does not work against weapons', () => {
  const game = evasive().options('P1', 'evasive');
  expect(game.attack('P2', 'tie-fighter-1', 'laser-cannon>x-wing-starfighter-1', 5).defense).toBe(
    15,
  );
  expect(
    game.attack('P2', 'imperial-star-destroyer-1', 'turbolasers>x-wing-starfighter-1', 5).defense,
  ).toBe(15);
});

function bombard(range: number, ...options: readonly OptionId[]): PlayTable {
  return attacks('P1')
    .ship('P1', 'x-wing-starfighter', [16, 10])
    .ship('P1', 'mon-calamari-star-defender-viscount', [30, 15])
    .ship('P2', 'victory-star-destroyer', [16, 9 - range], { facing: 'north' })
    .ship('P2', 'tie-fighter', [18, 11])
    .options('P1', ...options);
}
const BOMBARD = `long-range-bombardment@${VISCOUNT}`;
rule(
  'SB-181',
  'Long-Range Bombardment: fighters attack nonfighters at two squares, at half damage',
  () => {
    const game = bombard(2).choose('P1', BOMBARD, 'x-wing-starfighter-1');
    expect(game.offered('P1')).toEqual([
      'laser-cannon>victory-star-destroyer-1',
      'proton-torpedoes>victory-star-destroyer-1',
      'done',
    ]);
    game.attack('P1', 'x-wing-starfighter-1', 'proton-torpedoes>victory-star-destroyer-1', 15);
    expect(game.dealt()).toBe(1);
  },
);
card('long-range-bombardment', 'deals full damage to a neighbour', () => {
  const game = bombard(1, 'long-range-bombardment');
  game.attack('P1', 'x-wing-starfighter-1', 'proton-torpedoes>victory-star-destroyer-1', 15);
  expect(game.dealt()).toBe(2);
});
card('long-range-bombardment', 'does not reach fighters or three squares, nor halve twice', () => {
  expect(bombard(3).refusal('P1', BOMBARD)).toBe('SB-181');
  const game = attacks('P1')
    .ship('P1', 'b-wing-starfighter', [16, 10])
    .ship('P2', 'victory-star-destroyer', [16, 7], { facing: 'north' })
    .options('P1', 'long-range-bombardment');
  game.attack('P1', 'b-wing-starfighter-1', 'proton-torpedoes>victory-star-destroyer-1', 15);
  // Three counters become two: half of an odd number is rounded up.
  expect(game.dealt()).toBe(2);
  expect(Object.values(game.told('damage-known')[0]?.parts ?? {})).toEqual([-1]);
});
