import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { type PlayTable, type ShipOptions, table } from '../testing/table.ts';

const RAS = 'republic-assault-ship-1';

/** A Republic Assault Ship (hull 5/3) at the start of the Damage phase. */
function damaged(options: ShipOptions): PlayTable {
  return table()
    .ship('P1', 'republic-assault-ship', [5, 15], options)
    .ship('P1', 'rebel-transport', [30, 20])
    .ship('P2', 'imperial-star-destroyer', [5, 3])
    .phase('damage')
    .seeded('damage');
}

rule('SB-115', 'damage of both sides is worked out at the same time, after all attacks', () => {
  const game = table()
    .ship('P1', 'corellian-corvette', [5, 10], { reduced: true, damage: 1 })
    .ship('P1', 'rebel-transport', [30, 20])
    .ship('P2', 'imperial-shuttle', [5, 7], { reduced: true, counters: 0 })
    .ship('P2', 'techno-union-starship', [30, 2])
    .low('dark')
    .phase('attack', 'P1');
  game.attack('P1', 'corellian-corvette-1', 'turbolasers>imperial-shuttle-1', 18);
  game.choose('P1', 'done', 'done');
  game.attack('P2', 'imperial-shuttle-1', 'laser-cannon>corellian-corvette-1', 18);
  game.damagePhase();
  expect(game.told('destroyed').map(({ ship }) => ship)).toEqual([
    'corellian-corvette-1',
    'imperial-shuttle-1',
  ]);
});

rule('SB-116', 'fewer counters than the full hull change nothing and stay', () => {
  expect(damaged({ damage: 4 }).see(RAS)).toMatchObject({ damage: 4, isReduced: false });
});

rule('SB-117', 'from the full hull on the card is turned and the rest stays', () => {
  expect(damaged({ damage: 5 }).see(RAS)).toMatchObject({ damage: 0, isReduced: true });
  expect(damaged({ damage: 7 }).see(RAS)).toMatchObject({ damage: 2, isReduced: true });
});

rule('SB-118', 'both hulls in one round destroy a ship at full strength', () => {
  expect(damaged({ damage: 8 }).see(RAS).at).toBe('gone');
  expect(damaged({ damage: 10 }).see(RAS).at).toBe('gone');
});

rule('SB-119', 'a reduced ship is destroyed by its reduced hull', () => {
  expect(damaged({ damage: 2, reduced: true }).see(RAS)).toMatchObject({
    damage: 2,
    isReduced: true,
  });
  expect(damaged({ damage: 3, reduced: true }).see(RAS).at).toBe('gone');
});

rule('SB-120', 'a ship without a reduced side is destroyed by its only hull value', () => {
  const after = (damage: number): unknown =>
    table()
      .ship('P1', 'x-wing-starfighter', [5, 15], { damage })
      .ship('P1', 'rebel-transport', [30, 20])
      .ship('P2', 'imperial-star-destroyer', [5, 3])
      .phase('damage')
      .seeded('damage')
      .see('x-wing-starfighter-1').at;
  expect([after(1), after(2)]).toEqual([[5, 15], 'gone']);
});

rule('SB-121', 'destroyed ships leave the map at once', () => {
  const game = damaged({ damage: 9 });
  expect(game.state.phase).not.toBe('damage');
  expect(game.see(RAS)).toMatchObject({ at: 'gone', damage: 0 });
  expect(game.told('destroyed')).toMatchObject([{ ship: RAS, returns: false }]);
});

rule(
  'SB-122',
  'from the flip on the ship has the values, weapons and abilities of that side',
  () => {
    const game = table()
      .ship('P1', 'mon-calamari-star-defender-viscount', [5, 15], { reduced: true })
      .pool('P1', 'x-wing-starfighter', 3)
      .ship('P2', 'imperial-star-destroyer', [5, 3]);
    const viscount = 'mon-calamari-star-defender-viscount-1';
    game.choose('P1', 'done');
    for (const square of ['5,14', '6,14']) {
      game.choose('P1', `${game.offered('P1').find((id) => id.includes('@'))}`, square);
    }
    expect(game.offered('P1').filter((id) => id.startsWith('x-wing'))).toEqual([]);
    game.until('P1 attack').choose('P1', viscount);
    const isd = 'imperial-star-destroyer-1';
    expect(game.refusal('P1', `barrage>${isd}`)).toBe('SB-016');
    expect(game.refusal('P1', `frontal-battery>${isd}`)).toBe('SB-016');
    // Turbolasers +4/3 now, against front 17.
    expect(game.attack('P1', viscount, `turbolasers>${isd}`, 13).total).toBe(17);
    expect(game.dealt()).toBe(3);
    // Point-Defense 4 instead of 8, front 16 instead of 18.
    const near = table()
      .ship('P1', 'mon-calamari-star-defender-viscount', [5, 15], { reduced: true })
      .ship('P2', 'tie-fighter', [5, 14])
      .ship('P2', 'imperial-star-destroyer', [5, 3])
      .low('dark')
      .phase('attack', 'P1');
    expect(near.attack('P1', viscount, 'point-defense>tie-fighter-1', 5).total).toBe(9);
    near.choose('P1', 'done').settle();
    expect(near.attack('P2', isd, `turbolasers>${viscount}`, 5).defense).toBe(16);
  },
);

rule('SB-123', 'a reduced ship never becomes full strength again', () => {
  const game = table()
    .ship('P1', 'mon-calamari-star-defender-viscount', [5, 15], { reduced: true, damage: 1 })
    .ship('P2', 'imperial-star-destroyer', [5, 3])
    .phase('damage');
  game.seeded().choose('P1', 'damage-control@mon-calamari-star-defender-viscount-1');
  expect(game.see('mon-calamari-star-defender-viscount-1')).toMatchObject({
    damage: 0,
    isReduced: true,
  });
});

rule('SB-124', 'counters stay with the card from round to round', () => {
  const game = damaged({ damage: 3 });
  game.damagePhase().damagePhase();
  expect(game.see(RAS)).toMatchObject({ damage: 3, isReduced: false });
});
