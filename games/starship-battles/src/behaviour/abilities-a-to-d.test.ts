import { card, rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { SHIPS, type ShipCard, shipCard } from '../index.ts';
import { type PlayTable, table } from '../testing/table.ts';
import { withAbility } from '../testing/with-ability.ts';

/** A position in which P1 or P2 attacks first. */
function attacks(seat: 'P1' | 'P2'): PlayTable {
  return table()
    .low(seat === 'P1' ? 'dark' : 'light')
    .phase('attack', seat);
}

rule('SB-131', 'most abilities apply by themselves, without a decision', () => {
  const game = attacks('P1')
    .ship('P1', 'millennium-falcon', [16, 10])
    .ship('P2', 'tie-fighter', [16, 9])
    .choose('P1', 'millennium-falcon-1', 'laser-cannon>tie-fighter-1');
  expect(game.offered('P1').filter((id) => id.startsWith('antifighter'))).toEqual([]);
  game.dice(5).choose('P1', ...(game.question() === 'P1 options' ? ['decline'] : []), 'roll');
  expect(game.told('rolled')[0]?.bonuses).toEqual({ 'antifighter-targeting': 7 });
});

rule('SB-132', 'an ability chooses its targets by the attack rules and by its own text', () => {
  const game = attacks('P1')
    .ship('P1', 'b-wing-starfighter', [16, 10])
    .ship('P1', 'rebel-transport', [18, 12])
    .ship('P2', 'tie-fighter', [16, 8])
    .ship('P2', 'imperial-shuttle', [14, 10])
    .ship('P2', 'imperial-shuttle', [16, 13])
    .ship('P2', 'imperial-star-destroyer', [18, 9])
    .choose('P1', 'b-wing-starfighter-1');
  expect(game.offered('P1')).toEqual([
    'proton-torpedoes>imperial-shuttle-1',
    'proton-torpedoes>imperial-star-destroyer-1',
    'done',
  ]);
  expect(game.refusal('P1', 'proton-torpedoes>rebel-transport-1')).toBe('SB-078');
  const missiles = attacks('P2')
    .ship('P2', 'tie-bomber', [16, 10])
    .ship('P1', 'x-wing-starfighter', [16, 8])
    .ship('P1', 'rebel-transport', [18, 10])
    .choose('P2', 'tie-bomber-1');
  expect(missiles.offered('P2')).toEqual(['concussion-missiles>rebel-transport-1', 'done']);
});

function initiative(): PlayTable {
  return table()
    .ship('P1', 'mon-calamari-cruiser-home-one', [5, 18])
    .ship('P2', 'imperial-shuttle', [5, 2])
    .phase('initiative');
}

rule('SB-133', 'an Advanced Communications Array may reroll the own die once, and keeps it', () => {
  const game = initiative().dice(4, 11, 17);
  expect(game.question()).toBe('P1 reroll');
  expect(game.offered('P1')).toEqual(['keep', 'reroll']);
  game.choose('P1', 'reroll');
  expect(game.told('initiative')).toMatchObject([{ low: 'dark' }]);
  expect(game.question()).toBe('P2 move');
  const worse = initiative().dice(14, 11, 2).choose('P1', 'reroll');
  expect(worse.told('initiative')).toMatchObject([{ low: 'light' }]);
  // Equal after the reroll: both roll again, without another right.
  const tied = initiative().dice(4, 11, 11, 3, 9).choose('P1', 'reroll');
  expect(tied.question()).toBe('P1 move');
  expect(tied.told('rerolled')).toHaveLength(1);
  // Both have one: the lower roller decides first, and the other one sees it.
  const both = table()
    .ship('P1', 'mon-calamari-cruiser-home-one', [5, 18])
    .ship('P1', 'mon-calamari-cruiser-home-one', [9, 18])
    .ship('P2', 'banking-clan-frigate', [5, 2])
    .phase('initiative')
    .dice(14, 6, 18, 2);
  expect(both.question()).toBe('P2 reroll');
  both.choose('P2', 'reroll');
  expect(both.question()).toBe('P1 reroll');
  both.choose('P1', 'reroll');
  expect(both.told('initiative')).toMatchObject([{ low: 'light' }]);
  const equal = table()
    .ship('P1', 'mon-calamari-cruiser-home-one', [5, 18])
    .ship('P2', 'banking-clan-frigate', [5, 2])
    .phase('initiative')
    .dice(8, 8);
  expect(equal.question()).toBe('P1 reroll');
});
card('advanced-communications-array', 'lets its fleet reroll the initiative', () => {
  const game = initiative().dice(4, 11, 2).choose('P1', 'reroll');
  expect(game.told('rerolled')).toMatchObject([{ seat: 0, faction: 'light', roll: 2 }]);
  expect(game.told('initiative')).toMatchObject([{ low: 'light' }]);
});
card('advanced-communications-array', 'does nothing for a fleet without one', () => {
  const game = table()
    .ship('P1', 'mon-calamari-cruiser', [5, 18])
    .ship('P2', 'imperial-shuttle', [5, 2])
    .phase('initiative')
    .dice(4, 11);
  expect(game.question()).toBe('P1 move');
});

function falcon(target: 'tie-fighter' | 'imperial-shuttle'): number {
  const game = attacks('P1').ship('P1', 'millennium-falcon', [16, 10]).ship('P2', target, [16, 9]);
  return game.attack('P1', 'millennium-falcon-1', `laser-cannon>${target}-1`, 5).total;
}
rule('SB-134', 'Antifighter Targeting adds to weapons against class 4 ships', () => {
  expect([falcon('tie-fighter'), falcon('imperial-shuttle')]).toEqual([17, 10]);
});
card('antifighter-targeting', 'adds its number against fighters', () => {
  expect(falcon('tie-fighter')).toBe(5 + 5 + 7);
});
card('antifighter-targeting', 'adds nothing against nonfighters', () => {
  expect(falcon('imperial-shuttle')).toBe(5 + 5);
});

function past(seat: 'P1' | 'P2', mover: string, guard: string): string {
  const game = table()
    .ship(seat, mover, [16, 10])
    .ship(seat === 'P1' ? 'P2' : 'P1', guard, [16, 8])
    .ship(
      seat === 'P1' ? 'P2' : 'P1',
      seat === 'P1' ? 'imperial-shuttle' : 'rebel-transport',
      [2, 2],
    )
    .ship(seat, seat === 'P1' ? 'rebel-transport' : 'imperial-shuttle', [30, 2])
    .low(seat === 'P1' ? 'light' : 'dark');
  return game.choose(seat, `${mover}-1`).refusal(seat, '16,6');
}
rule('SB-135', 'a fighter with Assault does not stop enemy fighters', () => {
  expect(past('P1', 'x-wing-starfighter', 'tie-fighter')).toBe('SB-063');
  expect(past('P1', 'x-wing-starfighter', 'tie-bomber')).toBe('legal');
  // It is stopped itself.
  expect(past('P1', 'y-wing-starfighter', 'tie-fighter')).toBe('SB-063');
});
card('assault', 'lets enemy fighters pass', () => {
  expect(past('P2', 'tie-fighter', 'y-wing-starfighter')).toBe('legal');
  expect(past('P2', 'tie-fighter', 'b-wing-starfighter')).toBe('legal');
});
card('assault', 'does not help the fighter that has it', () => {
  expect(past('P1', 'y-wing-starfighter', 'tie-fighter')).toBe('SB-063');
});

function bounty(target: string, where: readonly [number, number] = [16, 2]): number {
  const game = attacks('P2').ship('P2', 'boba-fetts-slave-i', [16, 10]).ship('P1', target, where);
  return game.attack('P2', 'boba-fetts-slave-i-1', `blaster-cannon>${target}-1`, 5, 'front').total;
}
rule('SB-136', 'Bounty Hunter adds to weapons against Unique ships', () => {
  expect([bounty('millennium-falcon'), bounty('rebel-transport')]).toEqual([15, 11]);
  const pd = attacks('P2')
    .ship('P2', 'jango-fetts-slave-i', [16, 10])
    .ship('P1', 'luke-skywalkers-x-wing', [16, 9]);
  expect(
    pd.attack('P2', 'jango-fetts-slave-i-1', 'point-defense>luke-skywalkers-x-wing-1', 5).bonuses,
  ).toEqual({ 'seismic-mines': 4 });
});
card('bounty-hunter', 'adds its number against Unique ships', () => {
  expect(bounty('luke-skywalkers-x-wing', [16, 9])).toBe(5 + 6 + 4);
});
card('bounty-hunter', 'adds nothing against others', () => {
  expect(bounty('x-wing-starfighter', [16, 9])).toBe(5 + 6);
});

function buzz(): PlayTable {
  return attacks('P2')
    .ship('P2', 'droid-tri-fighter', [16, 10])
    .ship('P2', 'droid-tri-fighter', [15, 10])
    .ship('P1', 'a-wing-starfighter', [16, 9]);
}
rule(
  'SB-137',
  'Buzz Droids: a target hit by the missiles has -1 Defense until the end of the round',
  () => {
    const game = buzz();
    expect(
      game.attack('P2', 'droid-tri-fighter-1', 'concussion-missiles>a-wing-starfighter-1', 19)
        .defense,
    ).toBe(17);
    expect(
      game.attack('P2', 'droid-tri-fighter-1', 'laser-cannon>a-wing-starfighter-1', 5),
    ).toMatchObject({
      defense: 16,
      defenses: { 'buzz-droids': -1 },
    });
    // Not with itself.
    game.attack('P2', 'droid-tri-fighter-2', 'concussion-missiles>a-wing-starfighter-1', 19);
    expect(
      game.attack('P2', 'droid-tri-fighter-2', 'laser-cannon>a-wing-starfighter-1', 5).defense,
    ).toBe(16);
    // All faces, for the round.
    const corvette = (facing: 'north' | 'south' | 'east'): PlayTable =>
      attacks('P2')
        .ship('P2', 'droid-tri-fighter', [16, 10])
        .ship('P1', 'corellian-corvette', [16, 9], { facing, done: ['buzzed'] });
    for (const facing of ['north', 'south', 'east'] as const) {
      expect(
        corvette(facing).attack('P2', 'droid-tri-fighter-1', 'laser-cannon>corellian-corvette-1', 5)
          .defenses,
      ).toEqual({ 'buzz-droids': -1 });
    }
    expect(corvette('north').damagePhase().see('corellian-corvette-1').done).toEqual([]);
  },
);
card('buzz-droids', 'lower the Defense also when the hit dealt nothing', () => {
  const game = attacks('P2')
    .ship('P2', 'droid-tri-fighter', [16, 10])
    .ship('P1', 'anakin-skywalkers-jedi-starfighter', [16, 9]);
  game.attack(
    'P2',
    'droid-tri-fighter-1',
    'concussion-missiles>anakin-skywalkers-jedi-starfighter-1',
    19,
  );
  expect(game.dealt()).toBe(0);
  expect(game.see('anakin-skywalkers-jedi-starfighter-1').done).toEqual(['buzzed']);
});
card('buzz-droids', 'do nothing with other weapons, or on a miss', () => {
  const game = buzz();
  game.attack('P2', 'droid-tri-fighter-1', 'laser-cannon>a-wing-starfighter-1', 19);
  game.attack('P2', 'droid-tri-fighter-1', 'concussion-missiles>a-wing-starfighter-1', 2);
  expect(game.see('a-wing-starfighter-1').done).toEqual([]);
});

function throughBeams(mover: string): string {
  const game = table()
    .ship('P2', mover, [0, 13])
    .ship('P1', 'venator-star-destroyer', [1, 10])
    .low('dark');
  return game.choose('P2', `${mover}-1`).refusal('P2', '0,11');
}
rule('SB-138', 'Cloak: the ship need not stop beside Tractor Beams', () => {
  expect(throughBeams('darth-mauls-sith-infiltrator')).toBe('legal');
});
card('cloak', 'passes Tractor Beams', () => {
  expect(throughBeams('darth-mauls-sith-infiltrator')).toBe('legal');
});
card('cloak', 'is nothing that other ships have', () => {
  expect(throughBeams('boba-fetts-slave-i')).toBe('SB-157');
});

function barrage(target: string, die: number): number {
  const game = attacks('P1')
    .ship('P1', 'corellian-corvette', [16, 20])
    .ship('P2', target, [16, 2], { facing: 'north', counters: 0 });
  game.attack('P1', 'corellian-corvette-1', `laser-cannon>${target}-1`, die);
  return game.dealt();
}
rule('SB-139', 'DR lowers the damage of each attack, never below nothing', () => {
  expect([
    barrage('super-star-destroyer-executor', 19),
    barrage('imperial-star-destroyer', 19),
  ]).toEqual([0, 1]);
  // After all increases: 1 + 1 (critical) - 1.
  expect(barrage('super-star-destroyer-executor', 20)).toBe(1);
  const thick = table({ ships: [withAbility('imperial-shuttle', { ability: 'dr', value: 3 })] })
    .ship('P1', 'corellian-corvette', [16, 20])
    .ship('P2', 'imperial-shuttle', [16, 2], { counters: 0 })
    .low('dark')
    .phase('attack', 'P1');
  thick.attack('P1', 'corellian-corvette-1', 'laser-cannon>imperial-shuttle-1', 19);
  expect(thick.told('damage-known')).toMatchObject([{ damage: 0, parts: { dr: 3 } }]);
});
card('dr', 'takes its number off every attack', () => {
  const game = attacks('P1')
    .ship('P1', 'mon-calamari-cruiser', [16, 20])
    .ship('P2', 'super-star-destroyer-executor', [16, 2], { counters: 0 });
  game.attack('P1', 'mon-calamari-cruiser-1', 'turbolasers>super-star-destroyer-executor-1', 18);
  expect(game.dealt()).toBe(2);
  game.attack('P1', 'mon-calamari-cruiser-1', 'ion-cannon>super-star-destroyer-executor-1', 18);
  expect(game.dealt()).toBe(2);
});
card('dr', 'makes no miss of a hit', () => {
  const game = attacks('P1')
    .ship('P1', 'corellian-corvette', [16, 20])
    .ship('P2', 'super-star-destroyer-executor', [16, 2], { counters: 0 });
  const roll = game.attack(
    'P1',
    'corellian-corvette-1',
    'laser-cannon>super-star-destroyer-executor-1',
    19,
  );
  expect([roll.result, game.dealt()]).toEqual(['hit', 0]);
});

rule('SB-140', 'a class 4 ship with Droid in its name is a droid fighter', () => {
  for (const { name, class: number, droid } of SHIPS) {
    expect(droid).toBe(number === 4 && /\bDroid\b/.test(name));
  }
  expect(SHIPS.filter(({ droid }) => droid)).toHaveLength(3);
});

rule('SB-140', 'the name makes a droid fighter, also on a card that says nothing of it', () => {
  const own = (name: string, like = 'tie-interceptor'): ShipCard => {
    const card = shipCard(like) as ShipCard;
    return { ...card, id: 'own-ship', name, faction: 'dark', uniqueName: null, droid: false };
  };
  const bonus = (card: ShipCard): number => {
    const game = table({ ships: [card] })
      .ship('P2', 'own-ship', [16, 10])
      .ship('P2', 'trade-federation-droid-control-ship', [4, 4])
      .ship('P1', 'x-wing-starfighter', [16, 9])
      .low('light')
      .phase('attack', 'P2');
    const shot = game.attack('P2', 'own-ship-1', 'laser-cannon>x-wing-starfighter-1', 10);
    return shot.bonuses['droid-control'] ?? 0;
  };
  expect(bonus(own('Scarab Droid Fighter'))).toBe(3);
  expect(bonus(own('Scarab droid'))).toBe(3);
  expect(bonus(own('Android Fighter'))).toBe(0);
  expect(bonus(own('Droid Gunship', 'millennium-falcon'))).toBe(0);
});

function droid(fighter: string, ...ships: readonly string[]): number {
  const game = attacks('P2')
    .ship('P2', fighter, [16, 10])
    .ship('P1', 'x-wing-starfighter', [16, 9]);
  for (const [index, ship] of ships.entries()) game.ship('P2', ship, [4 * index, 2]);
  return game.attack('P2', `${fighter}-1`, 'laser-cannon>x-wing-starfighter-1', 3).total;
}
rule('SB-141', 'Droid Control helps all friendly droid fighters; the highest value applies', () => {
  expect(droid('droid-tri-fighter')).toBe(7);
  expect(droid('droid-tri-fighter', 'trade-federation-droid-control-ship')).toBe(10);
  const both = ['invisible-hand', 'trade-federation-droid-control-ship'] as const;
  expect(droid('droid-tri-fighter', ...both)).toBe(10);
  expect(droid('droid-tri-fighter', ...both.toReversed())).toBe(10);
  expect(droid('tie-fighter', 'trade-federation-droid-control-ship')).toBe(5);
});
card('droid-control', 'helps droid fighters anywhere', () => {
  expect(droid('hyena-droid-bomber', 'invisible-hand')).toBe(3 + 2 + 1);
});
card('droid-control', 'does not help other fighters', () => {
  expect(droid('geonosian-starfighter', 'invisible-hand')).toBe(3 + 4);
});
