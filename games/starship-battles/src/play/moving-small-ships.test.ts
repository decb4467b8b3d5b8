import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { type PlayTable, table } from '../testing/table.ts';

const XWING = 'x-wing-starfighter-1';

function xwing(): PlayTable {
  return table().ship('P1', 'x-wing-starfighter', [16, 10]).ship('P2', 'imperial-shuttle', [2, 2]);
}

rule(
  'SB-048',
  'a fleet moves all its ships in any order, launches, and then the other one does',
  () => {
    const game = table()
      .ship('P1', 'rebel-transport', [3, 20])
      .ship('P1', 'x-wing-starfighter', [9, 9])
      .pool('P1', 'y-wing-starfighter')
      .ship('P2', 'imperial-shuttle', [2, 2]);
    expect(game.offered('P1')).toEqual(['rebel-transport-1', XWING, 'done']);
    game.choose('P1', XWING, '9,8', 'rebel-transport-1', 'stay', 'west');
    expect(game.question()).toBe('P1 move');
    game.settle();
    expect(game.question()).toBe('P1 launch');
    game.choose('P1', 'y-wing-starfighter-1@rebel-transport-1', '3,19');
    game.settle();
    expect(game.question()).toBe('P2 move');
  },
);

rule('SB-049', 'each ship may move once a round, from no square up to its class', () => {
  const game = xwing().ship('P1', 'rebel-transport', [3, 20]);
  game.choose('P1', XWING);
  expect(game.offered('P1')).toHaveLength(81);
  expect(game.offered('P1')).toContain('stay');
  game.choose('P1', '18,12');
  expect(game.refusal('P1', XWING)).toBe('SB-049');
  // Moving is optional.
  game.choose('P1', 'done');
  expect(game.see('rebel-transport-1').at).toEqual([3, 20]);
});

rule('SB-054', 'class 3 and 4 ships move in any of eight directions', () => {
  const game = xwing().choose('P1', XWING);
  for (const square of ['15,9', '16,9', '17,9', '15,10', '17,10', '15,11', '16,11', '17,11']) {
    expect(game.refusal('P1', square)).toBe('legal');
  }
  expect(game.refusal('P1', 'ahead')).toBe('SB-054');
});

rule('SB-055', 'a diagonal square costs the same as any other', () => {
  const game = xwing().choose('P1', XWING);
  for (const square of ['12,6', '20,6', '12,14', '20,14', '20,13', '16,6']) {
    expect(game.refusal('P1', square)).toBe('legal');
  }
  expect(game.refusal('P1', '21,15')).toBe('SB-049');
});

rule(
  'SB-056',
  'the owner of a class 3 ship sets its facing at the end, also without moving',
  () => {
    const game = table()
      .ship('P1', 'millennium-falcon', [16, 10])
      .ship('P1', 'rebel-transport', [3, 20])
      .ship('P2', 'imperial-shuttle', [2, 2]);
    game.choose('P1', 'millennium-falcon-1', '18,9');
    expect(game.offered('P1')).toEqual(['north', 'east', 'south', 'west']);
    game.choose('P1', 'west', 'rebel-transport-1', 'stay', 'south');
    expect(game.see('millennium-falcon-1').facing).toBe('west');
    expect(game.see('rebel-transport-1').facing).toBe('south');
  },
);

rule(
  'SB-057',
  'a fighter has no facing: it is not asked, and its Defense is the same all round',
  () => {
    const game = xwing().choose('P1', XWING, '16,9');
    expect(game.question()).toBe('P1 move');
    for (const [x, y] of [
      [15, 9],
      [17, 11],
      [16, 11],
    ] as const) {
      const near = table()
        .ship('P1', 'x-wing-starfighter', [x, y])
        .ship('P2', 'tie-fighter', [16, 10])
        .ship('P2', 'imperial-shuttle', [2, 2])
        .phase('attack', 'P1')
        .low('dark')
        .choose('P1', XWING, 'laser-cannon>tie-fighter-1');
      expect(near.question()).toBe('P1 roll');
    }
  },
);

rule('SB-063', 'a fighter that enters a square beside an enemy fighter must stop there', () => {
  const game = xwing().ship('P2', 'tie-fighter', [16, 7]).choose('P1', XWING);
  expect(game.refusal('P1', '16,8')).toBe('legal');
  // Straight through the zone and out again.
  expect(game.refusal('P1', '16,6')).toBe('SB-063');
  expect(game.refusal('P1', '18,6')).toBe('legal');
  // Whoever starts beside an enemy may leave, and stops in the next square beside one.
  const beside = xwing().ship('P2', 'tie-fighter', [16, 9]).choose('P1', XWING);
  expect(beside.refusal('P1', '16,14')).toBe('legal');
  expect(beside.refusal('P1', '15,10')).toBe('legal');
  expect(beside.refusal('P1', '15,8')).toBe('legal');
  expect(beside.refusal('P1', '16,8')).toBe('SB-063');
  beside.choose('P1', '15,10');
  expect(beside.told('stopped')).toMatchObject([{ ship: XWING }]);
});

rule('SB-064', 'fighters pass freely beside class 1, 2 and 3 ships', () => {
  for (const ship of [
    'super-star-destroyer-executor',
    'imperial-star-destroyer',
    'imperial-shuttle',
  ]) {
    // Four squares aslant: there is no other way.
    const game = xwing().ship('P2', ship, [19, 9]).choose('P1', XWING);
    expect(game.refusal('P1', '20,6')).toBe('legal');
  }
});

rule('SB-065', 'class 1, 2 and 3 ships ignore the zones of fighters', () => {
  const falcon = table()
    .ship('P1', 'millennium-falcon', [16, 10])
    .ship('P2', 'tie-fighter', [19, 9])
    .choose('P1', 'millennium-falcon-1');
  // Three squares aslant: there is no other way.
  expect(falcon.refusal('P1', '19,7')).toBe('legal');
  const cruiser = table()
    .ship('P1', 'mon-calamari-cruiser', [15, 10])
    .ship('P2', 'tie-fighter', [17, 8])
    .choose('P1', 'mon-calamari-cruiser-1', 'ahead,ahead');
  expect(cruiser.see('mon-calamari-cruiser-1').at).toEqual([15, 8]);
});

rule('SB-205', 'a step that would stop a ship on a friend is illegal', () => {
  const alone = xwing().ship('P1', 'y-wing-starfighter', [16, 9]);
  expect(alone.choose('P1', XWING).refusal('P1', '16,9')).toBe('SB-058');
  const direct = xwing()
    .ship('P1', 'y-wing-starfighter', [16, 9])
    .ship('P2', 'tie-fighter', [16, 8]);
  expect(direct.choose('P1', XWING).refusal('P1', '16,9')).toBe('SB-205');
  // The same for a large ship beside Tractor Beams.
  const cruiser = table()
    .ship('P1', 'mon-calamari-cruiser', [16, 10])
    .ship('P1', 'x-wing-starfighter', [17, 9])
    .ship('P2', 'imperial-star-destroyer', [16, 7])
    .choose('P1', 'mon-calamari-cruiser-1');
  expect(cruiser.refusal('P1', 'ahead,left')).toBe('SB-205');
});

rule('SB-206', 'a diagonal step may lead between two enemies that touch at a corner', () => {
  // In a corner there is no other way.
  const game = table()
    .ship('P1', 'x-wing-starfighter', [0, 0])
    .ship('P2', 'imperial-shuttle', [1, 0])
    .ship('P2', 'imperial-shuttle', [0, 1])
    .choose('P1', XWING, '1,1');
  expect(game.see(XWING).at).toEqual([1, 1]);
  const engines = (blocked: boolean): string => {
    const cruiser = table()
      .ship('P1', 'mon-calamari-cruiser', [16, 10])
      .ship('P2', 'imperial-shuttle', [16, 9])
      .ship('P2', 'imperial-shuttle', [18, 11])
      .options('P1', 'power-to-engines');
    if (blocked) cruiser.ship('P2', 'imperial-shuttle', [18, 9]);
    return cruiser.choose('P1', 'mon-calamari-cruiser-1').refusal('P1', 'ahead-right');
  };
  // Only the squares of the new footprint count: (17,9), (18,9), (17,10), (18,10).
  expect([engines(false), engines(true)]).toEqual(['legal', 'SB-059']);
  // Enemy fighters in it are pushed aside.
  const pushing = table()
    .ship('P1', 'mon-calamari-cruiser', [16, 10])
    .ship('P2', 'tie-fighter', [18, 9])
    .ship('P2', 'tie-fighter', [16, 9])
    .options('P1', 'power-to-engines')
    .choose('P1', 'mon-calamari-cruiser-1', 'ahead-right')
    .choose('P2', 'tie-fighter-1>19,9');
  expect(pushing.question()).toBe('P1 move');
  expect(pushing.see('tie-fighter-2').at).toEqual([16, 9]);
});
