import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { facesToward } from '../geometry/faces.ts';
import { squareAt } from '../geometry/squares.ts';
import { type PlayTable, table } from '../testing/table.ts';
import { FACES } from '../vocabulary.ts';

const facesAt = (x: number, y: number, size = 1, targetSize = 1): readonly string[] => {
  const faces = facesToward(squareAt(10, 10), targetSize, 0, squareAt(x, y), size);
  return FACES.filter((_, face) => (faces & (1 << face)) !== 0);
};

rule(
  'SB-088',
  'a ship has a front, a rear and two sides, parted by the diagonals of its base',
  () => {
    expect(facesAt(10, 5)).toEqual(['front']);
    expect(facesAt(12, 5)).toEqual(['front']);
    expect(facesAt(10, 15)).toEqual(['rear']);
    expect(facesAt(15, 11)).toEqual(['side']);
    expect(facesAt(5, 9)).toEqual(['side']);
    // The middle of a large ship lies between its squares.
    expect(facesAt(10, 8, 1, 2)).toEqual(['front']);
    expect(facesAt(8, 10, 1, 2)).toEqual(['side']);
    const game = table()
      .ship('P1', 'corellian-corvette', [16, 20])
      .ship('P2', 'imperial-star-destroyer', [16, 3], { facing: 'east' })
      .phase('attack', 'P1')
      .low('dark')
      .choose('P1', 'corellian-corvette-1', 'turbolasers>imperial-star-destroyer-1');
    expect(game.told('face-named')).toMatchObject([{ face: 'side' }]);
  },
);

rule(
  'SB-089',
  'on a diagonal the attacker chooses; a large attacker is tested square by square',
  () => {
    expect(facesAt(13, 7)).toEqual(['front', 'side']);
    expect(facesAt(7, 13)).toEqual(['side', 'rear']);
    expect(facesAt(13, 6, 2)).toEqual(['front', 'side']);
    expect(facesAt(10, 5, 2)).toEqual(['front']);
    // One square of four on the diagonal.
    expect(facesAt(12, 6, 2)).toEqual(['front', 'side']);
    expect(facesAt(13, 9, 2)).toEqual(['side']);
    const game = table()
      .ship('P1', 'corellian-corvette', [13, 7])
      .ship('P2', 'imperial-shuttle', [10, 10], { facing: 'north' })
      .phase('attack', 'P1')
      .low('dark')
      .choose('P1', 'corellian-corvette-1', 'turbolasers>imperial-shuttle-1');
    expect(game.offered('P1')).toEqual(['front', 'side']);
    expect(game.refusal('P1', 'rear')).toBe('SB-089');
    game.choose('P1', 'side').dice(10).choose('P1', 'roll');
    expect(game.told('rolled')).toMatchObject([{ defense: 14, result: 'hit' }]);
  },
);

function viscount(facing: 'north' | 'east' = 'north'): PlayTable {
  return table()
    .ship('P1', 'mon-calamari-star-defender-viscount', [16, 10], { facing })
    .phase('attack', 'P1')
    .low('dark');
}
const VISCOUNT = 'mon-calamari-star-defender-viscount-1';
const lanes = (game: PlayTable, weapon: string): readonly string[] =>
  game
    .offered('P1')
    .filter((id) => id.startsWith(`${weapon}>`))
    .map((id) => id.slice(weapon.length + 1));

rule('SB-090', 'most weapons fire in all directions; the arc on the card decides', () => {
  const game = table()
    .ship('P2', 'commerce-guild-destroyer', [16, 10], { facing: 'south' })
    .ship('P1', 'rebel-transport', [3, 3])
    .ship('P1', 'rebel-transport', [16, 20])
    .phase('attack', 'P2')
    .low('light')
    .choose('P2', 'commerce-guild-destroyer-1');
  // Spine-mounted Turbolasers, Laser Cannon all round.
  expect(game.offered('P2')).toEqual([
    'laser-cannon>rebel-transport-1',
    'turbolasers>rebel-transport-2',
    'laser-cannon>rebel-transport-2',
    'done',
  ]);
  expect(game.refusal('P2', 'turbolasers>rebel-transport-1')).toBe('SB-092');
});

rule('SB-091', 'a broadside fires straight out of both sides, one target each', () => {
  const game = viscount()
    .ship('P2', 'imperial-shuttle', [3, 10])
    .ship('P2', 'imperial-shuttle', [8, 11])
    .ship('P2', 'imperial-shuttle', [30, 10])
    .ship('P2', 'imperial-shuttle', [30, 12])
    .ship('P2', 'imperial-shuttle', [16, 3])
    .ship('P2', 'imperial-shuttle', [16, 20])
    .choose('P1', VISCOUNT);
  expect(lanes(game, 'barrage')).toEqual([
    'imperial-shuttle-1',
    'imperial-shuttle-2',
    'imperial-shuttle-3',
  ]);
  expect(game.refusal('P1', 'barrage>imperial-shuttle-4')).toBe('SB-091');
  // Not the nearest: the attacker picks.
  game.attack('P1', VISCOUNT, 'barrage>imperial-shuttle-1', 5);
  expect(game.refusal('P1', 'barrage>imperial-shuttle-2')).toBe('SB-091');
  game.attack('P1', VISCOUNT, 'barrage>imperial-shuttle-3', 5);
  expect(lanes(game, 'barrage')).toEqual([]);
});

rule('SB-092', 'a spine weapon fires straight ahead or behind, at one target a round', () => {
  const game = table()
    .ship('P2', 'commerce-guild-destroyer', [16, 10], { facing: 'south' })
    .ship('P1', 'rebel-transport', [17, 3])
    .ship('P1', 'rebel-transport', [16, 20])
    .ship('P1', 'rebel-transport', [20, 10])
    .phase('attack', 'P2')
    .low('light')
    .choose('P2', 'commerce-guild-destroyer-1');
  const spine = (): readonly string[] =>
    game.offered('P2').filter((id) => id.startsWith('turbolasers'));
  expect(spine()).toEqual(['turbolasers>rebel-transport-1', 'turbolasers>rebel-transport-2']);
  expect(game.refusal('P2', 'turbolasers>rebel-transport-3')).toBe('SB-092');
  game.attack('P2', 'commerce-guild-destroyer-1', 'turbolasers>rebel-transport-1', 5);
  expect(spine()).toEqual([]);
  expect(game.refusal('P2', 'turbolasers>rebel-transport-2')).toBe('SB-074');
});

rule('SB-093', 'a frontal weapon fires straight ahead, as wide as the ship', () => {
  const game = viscount()
    .ship('P2', 'imperial-shuttle', [16, 3])
    .ship('P2', 'imperial-shuttle', [17, 1])
    .ship('P2', 'imperial-shuttle', [18, 1])
    .ship('P2', 'imperial-shuttle', [16, 20])
    .ship('P2', 'imperial-shuttle', [30, 10])
    .choose('P1', VISCOUNT);
  expect(lanes(game, 'frontal-battery')).toEqual(['imperial-shuttle-1', 'imperial-shuttle-2']);
  for (const number of [3, 4, 5]) {
    expect(game.refusal('P1', `frontal-battery>imperial-shuttle-${number}`)).toBe('SB-093');
  }
});

rule('SB-094', 'a target is in a lane with a single square of it', () => {
  const game = viscount()
    .ship('P2', 'imperial-star-destroyer', [17, 2])
    .ship('P2', 'imperial-star-destroyer', [14, 5])
    .choose('P1', VISCOUNT);
  expect(lanes(game, 'frontal-battery')).toEqual(['imperial-star-destroyer-1']);
  const offset = viscount().ship('P2', 'imperial-star-destroyer', [15, 2]).choose('P1', VISCOUNT);
  expect(lanes(offset, 'frontal-battery')).toEqual(['imperial-star-destroyer-1']);
});

rule('SB-095', 'a lane weapon needs a fighter beside the ship as well', () => {
  const game = viscount('east')
    .ship('P2', 'tie-fighter', [16, 9])
    .ship('P2', 'tie-fighter', [16, 7])
    .ship('P2', 'tie-fighter', [18, 9])
    .ship('P2', 'imperial-shuttle', [30, 20])
    .choose('P1', VISCOUNT);
  // Beside and in the lane; in the lane but far; beside but out of the lane.
  expect(lanes(game, 'barrage')).toEqual(['tie-fighter-1']);
  expect(game.refusal('P1', 'barrage>tie-fighter-2')).toBe('SB-076');
  expect(game.refusal('P1', 'barrage>tie-fighter-3')).toBe('SB-091');
});
