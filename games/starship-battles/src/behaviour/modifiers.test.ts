import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { type PlayTable, table } from '../testing/table.ts';

function attacks(seat: 'P1' | 'P2'): PlayTable {
  return table()
    .low(seat === 'P1' ? 'dark' : 'light')
    .phase('attack', seat);
}

rule('SB-182', 'bonuses are added; most add up with each other, none with itself', () => {
  const game = attacks('P1')
    .ship('P1', 'x-wing-starfighter', [16, 10])
    .ship('P1', 'nebulon-b-frigate', [15, 11])
    .ship('P1', 'republic-cruiser', [16, 11])
    .ship('P1', 'obi-wan-kenobis-jedi-starfighter', [17, 11])
    .ship('P2', 'tie-fighter', [16, 9]);
  const { bonuses, total } = game.attack(
    'P1',
    'x-wing-starfighter-1',
    'laser-cannon>tie-fighter-1',
    5,
  );
  expect(bonuses).toEqual({ 'sensor-array': 1, 'jedi-command': 2 });
  expect(total).toBe(5 + 4 + 1 + 2);
});

rule('SB-183', 'different names add up; of the same name the highest counts', () => {
  const game = attacks('P2')
    .ship('P2', 'droid-tri-fighter', [16, 10])
    .ship('P2', 'asajj-ventresss-starfighter', [15, 11])
    .ship('P2', 'count-dookus-solar-sailer', [17, 11], { counters: 0 })
    .ship('P2', 'invisible-hand', [2, 2], { counters: 0 })
    .ship('P2', 'trade-federation-droid-control-ship', [5, 2], { counters: 0 })
    .ship('P1', 'a-wing-starfighter', [16, 9]);
  const roll = game.attack('P2', 'droid-tri-fighter-1', 'laser-cannon>a-wing-starfighter-1', 5);
  expect(roll.bonuses).toEqual({ 'droid-control': 3, 'sith-command': 2 });
  const higher = attacks('P2')
    .ship('P2', 'droid-tri-fighter', [16, 10])
    .ship('P2', 'trade-federation-droid-control-ship', [5, 2], { counters: 0 })
    .ship('P2', 'invisible-hand', [2, 2], { counters: 0 })
    .ship('P1', 'a-wing-starfighter', [16, 9]);
  expect(
    higher.attack('P2', 'droid-tri-fighter-1', 'laser-cannon>a-wing-starfighter-1', 5).bonuses,
  ).toEqual({ 'droid-control': 3 });
  // The sum of the book with a bonus of 4: +7 and +4 make +11.
  const falcon = table({ targetFightersBonus: 4 })
    .ship('P1', 'millennium-falcon', [16, 10])
    .ship('P2', 'tie-fighter', [16, 9])
    .options('P1', 'target-fighters')
    .low('dark')
    .phase('attack', 'P1');
  const sum = falcon.attack('P1', 'millennium-falcon-1', 'laser-cannon>tie-fighter-1', 2);
  expect(sum.total - 2 - 5).toBe(11);
});

rule('SB-184', 'what is halved is rounded up', () => {
  const dealt = (ship: string, weapon: string): number => {
    const game = attacks('P1')
      .ship('P1', ship, [16, 10])
      .ship('P2', 'victory-star-destroyer', [16, 7], { facing: 'north' })
      .options('P1', 'long-range-bombardment');
    game.attack('P1', `${ship}-1`, `${weapon}>victory-star-destroyer-1`, 15);
    return game.dealt();
  };
  // 1 is half of 1, 1 of 2, 2 of 3.
  expect(dealt('x-wing-starfighter', 'laser-cannon')).toBe(1);
  expect(dealt('x-wing-starfighter', 'proton-torpedoes')).toBe(1);
  expect(dealt('b-wing-starfighter', 'proton-torpedoes')).toBe(2);
});

rule('SB-185', 'rating, options and weapon bonuses, critical, half, then reductions', () => {
  const full = attacks('P1')
    .ship('P1', 'mon-calamari-star-defender-viscount', [16, 17], { counters: 0 })
    .ship('P2', 'super-star-destroyer-executor', [16, 3], { counters: 0 });
  full.attack(
    'P1',
    'mon-calamari-star-defender-viscount-1',
    'ion-cannon>super-star-destroyer-executor-1',
    20,
  );
  // 3 + 1 + 1 - 1
  expect(full.dealt()).toBe(4);
  const half = attacks('P1')
    .ship('P1', 'b-wing-starfighter', [16, 10])
    .ship('P2', 'super-star-destroyer-executor', [16, 7], { counters: 0, facing: 'north' });
  half.attack('P1', 'b-wing-starfighter-1', 'proton-torpedoes>super-star-destroyer-executor-1', 20);
  // (3 + 1) / 2 - 1
  expect(half.dealt()).toBe(1);
  const ion = attacks('P1')
    .ship('P1', 'b-wing-starfighter', [16, 10])
    .ship('P2', 'victory-star-destroyer', [16, 7], { facing: 'north' })
    .options('P1', 'long-range-bombardment');
  ion.attack('P1', 'b-wing-starfighter-1', 'ion-cannon>victory-star-destroyer-1', 18);
  // (1 + 1) / 2
  expect(ion.dealt()).toBe(1);
});

/** A cruiser moves onto three enemy fighters. */
function pushes(): PlayTable {
  return table()
    .ship('P1', 'mon-calamari-cruiser', [16, 10])
    .ship('P2', 'tie-fighter', [16, 9])
    .ship('P2', 'tie-interceptor', [17, 9])
    .ship('P2', 'imperial-shuttle', [2, 2])
    .choose('P1', 'mon-calamari-cruiser-1', 'ahead');
}

rule('SB-186', 'effects that happen together are resolved one after another', () => {
  const game = pushes();
  game.choose('P2', 'tie-fighter-1>16,8');
  expect(game.question()).toBe('P2 displace');
  // The square that the first one took is taken.
  expect(game.offered('P2')).not.toContain('tie-interceptor-1>16,8');
  expect(game.offered('P2')).toContain('tie-interceptor-1>17,8');
});

rule('SB-187', 'whose ships several effects touch, sets their order', () => {
  const first = (id: string): boolean =>
    pushes()
      .offered('P2')
      .some((answer) => answer.startsWith(id));
  expect([first('tie-fighter-1>'), first('tie-interceptor-1>')]).toEqual([true, true]);
  const game = pushes().choose('P2', 'tie-interceptor-1>16,8', 'tie-fighter-1>15,8');
  expect(game.told('displaced').map(({ ship }) => ship)).toEqual([
    'tie-interceptor-1',
    'tie-fighter-1',
  ]);
});

rule('SB-188', 'where both players may respond, the acting player decides first', () => {
  const game = attacks('P1')
    .ship('P1', 'mon-calamari-star-defender-viscount', [16, 17])
    .ship('P2', 'super-star-destroyer-executor', [16, 3])
    .choose(
      'P1',
      'mon-calamari-star-defender-viscount-1',
      'turbolasers>super-star-destroyer-executor-1',
    );
  expect(game.question()).toBe('P1 options');
  game.choose('P1', 'decline');
  expect(game.question()).toBe('P2 options');
});

rule('SB-189', 'the acting ship is the one at it, the acting player its owner', () => {
  const game = table()
    .ship('P1', 'mon-calamari-cruiser', [16, 10])
    .ship('P2', 'imperial-shuttle', [2, 2])
    .choose('P1', 'mon-calamari-cruiser-1');
  expect([game.active(), game.next()]).toEqual(['mon-calamari-cruiser-1', 'P1']);
  expect(game.refusal('P2', 'imperial-shuttle-1')).toBe('table');
  const other = table()
    .ship('P1', 'rebel-transport', [3, 3])
    .ship('P2', 'imperial-shuttle', [2, 2]);
  expect(other.refusal('P1', 'imperial-shuttle-1')).toBe('SB-189');
});

rule('SB-190', 'an immediate effect interrupts what is going on and comes first', () => {
  const game = attacks('P1')
    .ship('P1', 'mon-calamari-cruiser', [16, 17])
    .ship('P2', 'emperor-palpatines-shuttle', [16, 3], { counters: 0 })
    .ship('P2', 'tie-interceptor', [15, 3]);
  game.attack('P1', 'mon-calamari-cruiser-1', 'turbolasers>emperor-palpatines-shuttle-1', 18);
  expect(game.question()).toBe('P2 emperors-will');
  game.choose('P2', 'tie-interceptor-1');
  // Gone before the attack is over, not in the Damage phase; the rest stays, there is nobody left.
  expect(game.see('tie-interceptor-1').at).toBe('gone');
  expect(game.state.phase).toBe('attack');
  expect(game.see('emperor-palpatines-shuttle-1').damage).toBe(2);
  expect(game.question()).toBe('P1 fire');
});

rule(
  'SB-191',
  'windows after declaration, roll and damage, and before damage is worked out',
  () => {
    const kinds: string[] = [];
    const game = attacks('P1')
      .ship('P1', 'mon-calamari-star-defender-viscount', [16, 17], { damage: 1 })
      .ship('P2', 'emperor-palpatines-shuttle', [16, 3])
      .ship('P2', 'tie-defender', [15, 3])
      .choose(
        'P1',
        'mon-calamari-star-defender-viscount-1',
        'turbolasers>emperor-palpatines-shuttle-1',
      );
    kinds.push(game.question());
    game.choose('P1', 'decline').dice(18).choose('P1', 'roll');
    kinds.push(game.question());
    game.choose('P2', 'decline');
    kinds.push(game.question());
    game.choose('P2', 'decline').until('P1 damage-control');
    kinds.push(game.question());
    expect(kinds).toEqual(['P1 options', 'P2 fly-casual', 'P2 emperors-will', 'P1 damage-control']);
    // Whoever has no legal response is not asked.
    const plain = attacks('P1')
      .ship('P1', 'corellian-corvette', [16, 17])
      .ship('P2', 'techno-union-starship', [16, 3])
      .choose('P1', 'corellian-corvette-1', 'turbolasers>techno-union-starship-1');
    expect(plain.question()).toBe('P1 roll');
  },
);
