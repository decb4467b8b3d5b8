import { card, rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { SHIPS } from '../index.ts';
import { type PlayTable, table } from '../testing/table.ts';
import type { WeaponId } from '../vocabulary.ts';
import { declarationsOf } from './catalogue.ts';

/** One ship against an enemy straight ahead, abeam and astern, and a fighter beside it. */
function range(
  seat: 'P1' | 'P2',
  ship: string,
  extra: (game: PlayTable) => PlayTable = (game) => game,
): PlayTable {
  const foe = seat === 'P1' ? 'P2' : 'P1';
  const target = seat === 'P1' ? 'imperial-shuttle' : 'rebel-transport';
  const fighter = seat === 'P1' ? 'tie-fighter' : 'x-wing-starfighter';
  return extra(table())
    .ship(seat, ship, [16, 10], { facing: 'north' })
    .ship(foe, target, [16, 2])
    .ship(foe, target, [30, 10])
    .ship(foe, target, [16, 20])
    .ship(foe, target, [28, 20])
    .ship(foe, fighter, [15, 9])
    .low(seat === 'P1' ? 'dark' : 'light')
    .phase('attack', seat)
    .choose(seat, `${ship}-1`);
}

/** Which of them a weapon may attack: ahead, abeam, astern, elsewhere, and the fighter. */
function reach(seat: 'P1' | 'P2', ship: string, weapon: WeaponId): readonly string[] {
  const game = range(seat, ship);
  return game
    .offered(seat)
    .filter((id) => id.startsWith(`${weapon}>`))
    .map((id) => {
      const target = id.slice(weapon.length + 1);
      const number = Number(target.slice(-1));
      return /fighter|wing/.test(target)
        ? 'fighter'
        : (['ahead', 'abeam', 'astern', 'aslant'][number - 1] ?? '');
    });
}

const EVERYWHERE = ['ahead', 'abeam', 'astern', 'aslant'];

function usualArcOf(weapon: WeaponId): string | undefined {
  const mount = declarationsOf(weapon).find(({ window }) => window === 'arc');
  return mount?.window === 'arc' ? mount.arc : undefined;
}

rule('SB-105', 'Turbolasers: all directions, no special effect', () => {
  expect(reach('P1', 'mon-calamari-cruiser', 'turbolasers')).toEqual([...EVERYWHERE, 'fighter']);
  const game = range('P1', 'mon-calamari-cruiser');
  expect(
    game.attack('P1', 'mon-calamari-cruiser-1', 'turbolasers>imperial-shuttle-1', 12).bonuses,
  ).toEqual({});
  expect(game.dealt()).toBe(3);
});

card('turbolasers', 'attack in every direction for their rating', () => {
  expect(reach('P1', 'corellian-corvette', 'turbolasers')).toEqual([...EVERYWHERE, 'fighter']);
  expect(usualArcOf('turbolasers')).toBe('any');
});
card('turbolasers', 'have no bonus against anybody', () => {
  const game = range('P1', 'corellian-corvette');
  game.attack('P1', 'corellian-corvette-1', 'turbolasers>imperial-shuttle-1', 15);
  expect(game.told('damage-known')[0]?.parts).toEqual({});
});

rule('SB-106', 'Laser Cannon: all directions, no special effect', () => {
  expect(reach('P1', 'rebel-transport', 'laser-cannon')).toEqual([...EVERYWHERE, 'fighter']);
  const game = range('P1', 'rebel-transport');
  expect(
    game.attack('P1', 'rebel-transport-1', 'laser-cannon>imperial-shuttle-1', 12).bonuses,
  ).toEqual({});
  expect(game.dealt()).toBe(1);
});

card('laser-cannon', 'attacks in every direction for its rating', () => {
  expect(reach('P1', 'rebel-transport', 'laser-cannon')).toEqual([...EVERYWHERE, 'fighter']);
});
card('laser-cannon', 'has no bonus against anybody', () => {
  const game = range('P1', 'rebel-transport');
  expect(game.attack('P1', 'rebel-transport-1', 'laser-cannon>tie-fighter-1', 12).total).toBe(15);
  expect(game.told('damage-known')[0]?.parts).toEqual({});
});

rule('SB-107', 'Blaster Cannon: all directions, no special effect', () => {
  expect(reach('P2', 'imperial-shuttle', 'blaster-cannon')).toEqual([...EVERYWHERE, 'fighter']);
  const game = range('P2', 'imperial-shuttle');
  expect(
    game.attack('P2', 'imperial-shuttle-1', 'blaster-cannon>rebel-transport-1', 12).bonuses,
  ).toEqual({});
  expect(game.dealt()).toBe(1);
});

card('blaster-cannon', 'attacks in every direction for its rating', () => {
  expect(reach('P2', 'imperial-shuttle', 'blaster-cannon')).toEqual([...EVERYWHERE, 'fighter']);
});
card('blaster-cannon', 'has no bonus against anybody', () => {
  const game = range('P2', 'imperial-shuttle');
  expect(
    game.attack('P2', 'imperial-shuttle-1', 'blaster-cannon>x-wing-starfighter-1', 12).total,
  ).toBe(15);
});

function ion(reduced: boolean): number {
  const game = table()
    .ship('P1', 'mon-calamari-cruiser', [16, 10])
    .ship('P2', 'imperial-star-destroyer', [16, 2], { reduced, damage: 3 })
    .low('dark')
    .phase('attack', 'P1');
  game.attack('P1', 'mon-calamari-cruiser-1', 'ion-cannon>imperial-star-destroyer-1', 18);
  return game.dealt();
}

rule('SB-108', 'Ion Cannon: one damage more against a ship at full strength', () => {
  expect([ion(false), ion(true)]).toEqual([3, 2]);
});
card('ion-cannon', 'deals one more to a ship at full strength, however damaged', () => {
  expect(ion(false)).toBe(3);
});
card('ion-cannon', 'deals its rating to a reduced ship', () => {
  expect(ion(true)).toBe(2);
});

rule('SB-109', 'Barrage is mounted on both sides of the largest ships', () => {
  expect(reach('P1', 'mon-calamari-cruiser-home-one', 'barrage')).toEqual(['abeam']);
  for (const { full } of SHIPS) {
    const barrage = full.weapons.find(({ weapon }) => weapon === 'barrage');
    if (barrage !== undefined) expect(barrage.arc).toBe('broadside');
  }
});
card('barrage', 'fires out of the sides', () => {
  expect(reach('P1', 'rebel-assault-frigate', 'barrage')).toEqual(['abeam']);
  expect(usualArcOf('barrage')).toBe('broadside');
});
card('barrage', 'does not fire ahead, astern or aslant', () => {
  const game = range('P1', 'rebel-assault-frigate');
  for (const number of [1, 3, 4]) {
    expect(game.refusal('P1', `barrage>imperial-shuttle-${number}`)).toBe('SB-091');
  }
});

rule('SB-110', 'Proton Barrage: out of the sides, never at class 4 ships', () => {
  expect(reach('P2', 'invisible-hand', 'proton-barrage')).toEqual(['abeam']);
  const game = range('P2', 'invisible-hand', (more) =>
    more.ship('P1', 'x-wing-starfighter', [15, 10]),
  );
  expect(game.refusal('P2', 'proton-barrage>x-wing-starfighter-1')).toBe('SB-110');
});
card('proton-barrage', 'fires out of both sides in a round', () => {
  const game = range('P2', 'invisible-hand', (more) => more.ship('P1', 'rebel-transport', [2, 11]));
  game.attack('P2', 'invisible-hand-1', 'proton-barrage>rebel-transport-3', 10);
  expect(game.refusal('P2', 'proton-barrage>rebel-transport-1')).toBe('legal');
});
card('proton-barrage', 'cannot attack a fighter, even beside it', () => {
  const game = range('P2', 'invisible-hand', (more) =>
    more.ship('P1', 'x-wing-starfighter', [18, 10]),
  );
  expect(game.refusal('P2', 'proton-barrage>x-wing-starfighter-1')).toBe('SB-110');
});

rule('SB-111', 'Frontal Battery: straight ahead only', () => {
  expect(reach('P1', 'republic-dreadnaught', 'frontal-battery')).toEqual(['ahead']);
});
card('frontal-battery', 'fires ahead', () => {
  expect(reach('P1', 'mon-calamari-star-defender-viscount', 'frontal-battery')).toEqual(['ahead']);
});
card('frontal-battery', 'does not fire abeam or astern', () => {
  const game = range('P1', 'mon-calamari-star-defender-viscount');
  for (const number of [2, 3, 4]) {
    expect(game.refusal('P1', `frontal-battery>imperial-shuttle-${number}`)).toBe('SB-093');
  }
});

rule('SB-112', 'Concussion Missiles: +2 Attack against class 1, 2 and 3 ships', () => {
  const game = range('P1', 'millennium-falcon');
  const missiles = game.attack(
    'P1',
    'millennium-falcon-1',
    'concussion-missiles>imperial-shuttle-1',
    9,
  );
  expect([missiles.total, missiles.bonuses]).toEqual([14, { 'concussion-missiles': 2 }]);
  for (const target of ['imperial-star-destroyer', 'super-star-destroyer-executor']) {
    const large = table()
      .ship('P1', 'millennium-falcon', [16, 10])
      .ship('P2', target, [16, 2])
      .low('dark')
      .phase('attack', 'P1');
    const shot = `concussion-missiles>${target}-1`;
    expect(large.attack('P1', 'millennium-falcon-1', shot, 9).total).toBe(14);
  }
});
card('concussion-missiles', 'have +2 against nonfighters', () => {
  const game = range('P2', 'hounds-tooth');
  expect(
    game.attack('P2', 'hounds-tooth-1', 'concussion-missiles>rebel-transport-1', 9).total,
  ).toBe(14);
});
card('concussion-missiles', 'have no bonus of their own against fighters', () => {
  const game = table()
    .ship('P1', 'a-wing-starfighter', [16, 10])
    .ship('P2', 'tie-fighter', [15, 9])
    .low('dark')
    .phase('attack', 'P1');
  const roll = game.attack('P1', 'a-wing-starfighter-1', 'concussion-missiles>tie-fighter-1', 9);
  expect([roll.total, roll.bonuses]).toEqual([11, {}]);
});

rule('SB-113', 'Proton Torpedoes cannot attack class 4 ships', () => {
  expect(reach('P1', 'venator-star-destroyer', 'proton-torpedoes')).toEqual(EVERYWHERE);
  expect(
    range('P1', 'venator-star-destroyer').refusal('P1', 'proton-torpedoes>tie-fighter-1'),
  ).toBe('SB-113');
});
card('proton-torpedoes', 'attack nonfighters in every direction', () => {
  expect(reach('P2', 'virago', 'proton-torpedoes')).toEqual(EVERYWHERE);
});
card('proton-torpedoes', 'do not attack fighters', () => {
  expect(range('P2', 'virago').refusal('P2', 'proton-torpedoes>x-wing-starfighter-1')).toBe(
    'SB-113',
  );
});

function vulture(): PlayTable {
  return table()
    .ship('P2', 'vulture-droid-starfighter', [16, 10])
    .ship('P1', 'rebel-transport', [17, 10])
    .ship('P1', 'x-wing-starfighter', [15, 10])
    .low('light')
    .phase('attack', 'P2')
    .choose('P2', 'vulture-droid-starfighter-1');
}

rule('SB-114', 'Energy Torpedoes cannot attack class 4 ships', () => {
  expect(vulture().refusal('P2', 'energy-torpedoes>x-wing-starfighter-1')).toBe('SB-114');
  expect(vulture().refusal('P2', 'energy-torpedoes>rebel-transport-1')).toBe('legal');
});
card('energy-torpedoes', 'attack nonfighters for their rating', () => {
  const game = vulture();
  const roll = game.attack(
    'P2',
    'vulture-droid-starfighter-1',
    'energy-torpedoes>rebel-transport-1',
    14,
  );
  expect([roll.total, game.dealt()]).toEqual([15, 1]);
});
card('energy-torpedoes', 'do not attack fighters', () => {
  expect(
    vulture()
      .offered('P2')
      .filter((id) => id.startsWith('energy-torpedoes')),
  ).toEqual(['energy-torpedoes>rebel-transport-1']);
});
