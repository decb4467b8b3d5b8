import { card, rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { shipCard } from '../index.ts';
import { type PlayTable, table } from '../testing/table.ts';
import { withAbility } from '../testing/with-ability.ts';

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
    .ship('P2', 'techno-union-starship', [15, 8 - distance])
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
rule('SB-142', 'the reductions of the ship come first, those of the fighter not at all', () => {
  const game = table({
    ships: [
      withAbility('emperor-palpatines-shuttle', { ability: 'evasion', value: 1 }),
      withAbility('tie-defender', { ability: 'dr', value: 1 }),
    ],
  })
    .ship('P1', 'corellian-corvette', [16, 10])
    .ship('P2', 'emperor-palpatines-shuttle', [16, 3], { counters: 0 })
    .ship('P2', 'tie-defender', [17, 3])
    .low('dark')
    .phase('attack', 'P1');
  game.attack('P1', 'corellian-corvette-1', `turbolasers>${PALPATINE}`, 18);
  game.choose('P2', 'tie-defender-1');
  // Turbolasers deal 2: one is evaded, one moved.
  expect([game.see('tie-defender-1').damage, game.see(PALPATINE).damage]).toEqual([1, 0]);
  expect(game.question()).toBe('P1 fire');
});
/** The Corvette deals 2 from afar; who has Jedi Evasion is told. */
function willAndEvasion(evader: string): PlayTable {
  const game = table({ ships: [withAbility(evader, { ability: 'jedi-evasion', value: 1 })] })
    .ship('P1', 'corellian-corvette', [16, 10])
    .ship('P2', 'emperor-palpatines-shuttle', [16, 3], { counters: 0 })
    .ship('P2', 'tie-defender', [17, 3])
    .low('dark')
    .phase('attack', 'P1');
  game.attack('P1', 'corellian-corvette-1', `turbolasers>${PALPATINE}`, 18);
  return game;
}
rule(
  'SB-152',
  'counters moved by another effect are no attack: Jedi Evasion lets them pass',
  () => {
    const game = willAndEvasion('tie-defender').choose('P2', 'tie-defender-1', 'decline');
    expect([game.see('tie-defender-1').damage, game.see(PALPATINE).damage]).toEqual([1, 1]);
    const both = willAndEvasion('tie-defender').choose('P2', 'tie-defender-1', 'tie-defender-1');
    expect(both.see('tie-defender-1').at).toBe('gone');
  },
);
rule('SB-152', 'Jedi Evasion of the attacked ship works before anything is moved', () => {
  const game = willAndEvasion('emperor-palpatines-shuttle').choose('P2', 'tie-defender-1');
  expect([game.see('tie-defender-1').damage, game.see(PALPATINE).damage]).toEqual([1, 0]);
  expect(game.question()).toBe('P1 fire');
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
  expect(later.question()).toBe('P2 move');
  expect(later.told('initiative')).toMatchObject([{ low: 'dark', by: 'roll' }]);
});
rule('SB-148', 'Interdict works for either side; where both have it, the dice decide', () => {
  const first = (dark: string): PlayTable =>
    table({ ships: [withAbility('mon-calamari-cruiser', { ability: 'interdict' })] })
      .ship('P1', 'mon-calamari-cruiser', [5, 18])
      .ship('P2', dark, [5, 2])
      .phase('initiative')
      .dice(4, 11);
  expect(first('banking-clan-frigate').question()).toBe('P2 move');
  const both = first('imperial-interdictor-cruiser');
  expect(both.question()).toBe('P1 move');
  expect(both.told('initiative')).toMatchObject([{ low: 'light', by: 'roll' }]);
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
card('interdict', 'does nothing on a side of the card that does not show it', () => {
  const interdictor = shipCard('imperial-interdictor-cruiser');
  if (interdictor === undefined || interdictor.reduced === null) throw new Error('no reduced side');
  const plain = { ...interdictor, reduced: { ...interdictor.reduced, abilities: [] } };
  const initiative = (reduced: boolean): unknown => {
    const game = table({ ships: [plain] })
      .ship('P1', 'rebel-transport', [4, 20])
      .ship('P2', 'imperial-interdictor-cruiser', [5, 2], { reduced })
      .phase('initiative')
      .seeded();
    expect(game.question()).toContain('move');
    return game.told('initiative')[0]?.by;
  };
  expect([initiative(false), initiative(true)]).toEqual(['interdict', 'roll']);
});

card('interdict', 'does nothing once the ship is gone', () => {
  const game = table()
    .ship('P2', 'trade-federation-battleship', [16, 4])
    .ship('P2', 'imperial-interdictor-cruiser', [4, 4], { damage: 9 })
    .pool('P2', 'tie-interceptor', 8)
    .ship('P1', 'rebel-transport', [3, 20])
    .phase('damage')
    .seeded();
  expect(game.see('imperial-interdictor-cruiser-1').at).toBe('gone');
  game.until('P2 launch');
  for (let launched = 0; launched < 3; launched += 1) {
    game.choose('P2', game.offered('P2')[0] ?? '');
    game.choose('P2', game.offered('P2')[0] ?? '');
  }
  expect(game.offered('P2')).toEqual(['done']);
});
