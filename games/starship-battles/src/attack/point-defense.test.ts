import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { type PlayTable, table } from '../testing/table.ts';

const CRUISER = 'mon-calamari-cruiser-1';

function surrounded(extra: (game: PlayTable) => PlayTable = (game) => game): PlayTable {
  return extra(table())
    .ship('P1', 'mon-calamari-cruiser', [16, 10])
    .ship('P2', 'tie-fighter', [15, 9])
    .ship('P2', 'tie-fighter', [18, 10])
    .ship('P2', 'tie-fighter', [19, 10])
    .ship('P2', 'imperial-shuttle', [18, 11])
    .phase('attack', 'P1')
    .low('dark')
    .choose('P1', CRUISER);
}

rule('SB-096', 'Point-Defense makes one attack against each adjacent enemy fighter', () => {
  const game = surrounded();
  game.attack('P1', CRUISER, 'point-defense>tie-fighter-1', 3);
  expect(game.refusal('P1', 'point-defense>tie-fighter-1')).toBe('SB-096');
  game.attack('P1', CRUISER, 'point-defense>tie-fighter-2', 3);
  expect(game.offered('P1').filter((id) => id.startsWith('point-defense'))).toEqual([]);
});

rule('SB-097', 'Point-Defense never attacks distant fighters or other classes', () => {
  const game = surrounded();
  expect(game.refusal('P1', 'point-defense>tie-fighter-3')).toBe('SB-097');
  expect(game.refusal('P1', 'point-defense>imperial-shuttle-1')).toBe('SB-097');
});

rule('SB-098', 'the rating is added to the die, a hit deals 1; weapon bonuses do not count', () => {
  const game = surrounded();
  const hit = game.attack('P1', CRUISER, 'point-defense>tie-fighter-1', 8);
  expect([hit.total, hit.defense, hit.result, game.dealt()]).toEqual([14, 14, 'hit', 1]);
  expect(game.attack('P1', CRUISER, 'point-defense>tie-fighter-2', 7).result).toBe('miss');
  const executor = table()
    .ship('P2', 'super-star-destroyer-executor', [16, 10])
    .ship('P1', 'x-wing-starfighter', [15, 9])
    .options('P2', 'power-to-weapons')
    .phase('attack', 'P2')
    .low('light');
  executor.attack(
    'P2',
    'super-star-destroyer-executor-1',
    'point-defense>x-wing-starfighter-1',
    15,
  );
  expect(executor.dealt()).toBe(1);
});

rule('SB-099', 'Point-Defense comes before the weapons of the ship, or not at all', () => {
  const game = surrounded();
  game.attack('P1', CRUISER, 'turbolasers>imperial-shuttle-1', 5, 'side');
  expect(game.offered('P1').some((id) => id.startsWith('point-defense'))).toBe(false);
  expect(game.refusal('P1', 'point-defense>tie-fighter-1')).toBe('SB-099');
  // All of it comes first, not only its first attack.
  const half = surrounded();
  half.attack('P1', CRUISER, 'point-defense>tie-fighter-1', 5);
  half.attack('P1', CRUISER, 'turbolasers>imperial-shuttle-1', 5, 'side');
  expect(half.refusal('P1', 'point-defense>tie-fighter-2')).toBe('SB-099');
});

rule('SB-100', 'Point-Defense uses up no weapon; the same fighters may be attacked again', () => {
  const game = surrounded();
  game.attack('P1', CRUISER, 'point-defense>tie-fighter-1', 19);
  expect(game.refusal('P1', 'turbolasers>tie-fighter-1')).toBe('legal');
  expect(game.refusal('P1', 'ion-cannon>tie-fighter-2')).toBe('legal');
  game.attack('P1', CRUISER, 'turbolasers>tie-fighter-1', 19);
  expect(game.see('tie-fighter-1').damage).toBe(4);
});

rule('SB-101', 'a fighter must touch an enemy to attack it or to be attacked', () => {
  const game = table()
    .ship('P1', 'x-wing-starfighter', [16, 10])
    .ship('P1', 'corellian-corvette', [3, 3])
    .ship('P2', 'imperial-shuttle', [16, 12])
    .ship('P2', 'tie-fighter', [17, 11])
    .phase('attack', 'P1')
    .low('dark')
    .choose('P1', 'x-wing-starfighter-1');
  expect(game.refusal('P1', 'laser-cannon>tie-fighter-1')).toBe('legal');
  expect(game.refusal('P1', 'laser-cannon>imperial-shuttle-1')).toBe('SB-101');
  game.choose('P1', 'done', 'corellian-corvette-1');
  expect(game.refusal('P1', 'turbolasers>tie-fighter-1')).toBe('SB-076');
});

rule(
  'SB-102',
  'fighters, Point-Defense and the weapons of adjacent ships can hit a fighter',
  () => {
    const game = surrounded((more) => more.ship('P1', 'a-wing-starfighter', [14, 8]));
    expect(game.refusal('P1', 'point-defense>tie-fighter-1')).toBe('legal');
    expect(game.refusal('P1', 'turbolasers>tie-fighter-1')).toBe('legal');
    game.choose('P1', 'done', 'a-wing-starfighter-1');
    expect(game.refusal('P1', 'laser-cannon>tie-fighter-1')).toBe('legal');
    expect(game.refusal('P1', 'concussion-missiles>tie-fighter-1')).toBe('legal');
    const venator = table()
      .ship('P1', 'venator-star-destroyer', [16, 10])
      .ship('P2', 'tie-fighter', [15, 9])
      .ship('P2', 'imperial-shuttle', [3, 3])
      .phase('attack', 'P1')
      .low('dark')
      .choose('P1', 'venator-star-destroyer-1');
    expect(venator.refusal('P1', 'proton-torpedoes>tie-fighter-1')).toBe('SB-113');
  },
);

rule('SB-103', 'whoever has a Point-Defense value may use it, a class 3 ship too', () => {
  const game = table()
    .ship('P2', 'jango-fetts-slave-i', [16, 10])
    .ship('P1', 'x-wing-starfighter', [15, 9])
    .phase('attack', 'P2')
    .low('light')
    .choose('P2', 'jango-fetts-slave-i-1');
  expect(game.refusal('P2', 'point-defense>x-wing-starfighter-1')).toBe('legal');
});

rule('SB-104', 'apart from contact, fighters follow the general attack rules', () => {
  const game = table()
    .ship('P1', 'x-wing-starfighter', [16, 10])
    .ship('P2', 'imperial-star-destroyer', [17, 10], { facing: 'east' })
    .ship('P2', 'tie-fighter', [15, 9])
    .phase('attack', 'P1')
    .low('dark');
  // Each weapon once, at different targets, against the attacked face (rear 13).
  const torpedo = game.attack(
    'P1',
    'x-wing-starfighter-1',
    'proton-torpedoes>imperial-star-destroyer-1',
    9,
  );
  expect(torpedo).toMatchObject({ defense: 13, result: 'hit' });
  expect(game.refusal('P1', 'proton-torpedoes>imperial-star-destroyer-1')).toBe('SB-074');
  expect(game.attack('P1', 'x-wing-starfighter-1', 'laser-cannon>tie-fighter-1', 1).result).toBe(
    'miss',
  );
});
