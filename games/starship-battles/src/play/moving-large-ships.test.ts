import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { type PlayTable, table } from '../testing/table.ts';

const CRUISER = 'mon-calamari-cruiser-1';

function cruiser(): PlayTable {
  return table()
    .ship('P1', 'mon-calamari-cruiser', [16, 10])
    .ship('P2', 'imperial-shuttle', [2, 2]);
}

rule('SB-050', 'the direction of the bow matters: faces and arcs turn with it', () => {
  const against = (facing: 'north' | 'south' | 'east'): number | undefined => {
    const game = table()
      .ship('P1', 'corellian-corvette', [16, 20])
      .ship('P2', 'imperial-star-destroyer', [16, 3], { facing })
      .phase('attack', 'P1')
      .low('dark');
    return game.attack('P1', 'corellian-corvette-1', 'turbolasers>imperial-star-destroyer-1', 10)
      .defense;
  };
  expect([against('south'), against('east'), against('north')]).toEqual([17, 15, 13]);
});

rule('SB-051', 'a step is one square ahead, or a quarter turn and one square ahead', () => {
  const game = cruiser().choose('P1', CRUISER);
  expect(game.offered('P1').filter((id) => !id.includes(','))).toEqual([
    'stay',
    'ahead',
    'left',
    'right',
  ]);
  expect(game.offered('P1')).toHaveLength(1 + 3 + 9);
  expect(game.refusal('P1', '16,9')).toBe('SB-051');
  for (const [path, at, facing] of [
    ['ahead', [16, 9], 'north'],
    ['left', [15, 10], 'west'],
    ['right', [17, 10], 'east'],
    ['left,left', [15, 11], 'south'],
    ['ahead,right', [17, 9], 'east'],
    ['right,left', [17, 9], 'north'],
  ] as const) {
    const moved = cruiser().choose('P1', CRUISER, path).see(CRUISER);
    expect([moved.at, moved.facing]).toEqual([at, facing]);
  }
});

rule('SB-052', 'a large ship never turns on the spot or after its last square', () => {
  const game = cruiser().choose('P1', CRUISER);
  for (const facing of ['north', 'east', 'south', 'west']) {
    expect(game.refusal('P1', facing)).toBe('table');
  }
  game.choose('P1', 'stay');
  expect(game.see(CRUISER).facing).toBe('north');
  expect(game.question()).toBe('P1 move');
  // At the end it faces the way it moved.
  expect(cruiser().choose('P1', CRUISER, 'ahead,left').see(CRUISER).facing).toBe('west');
});

rule('SB-053', 'class 1 and 2 ships do not move diagonally without Power to Engines', () => {
  const game = cruiser().choose('P1', CRUISER);
  expect(game.refusal('P1', 'ahead-left')).toBe('SB-053');
  expect(game.refusal('P1', 'ahead,right-right')).toBe('SB-053');
  const engines = cruiser().options('P1', 'power-to-engines').choose('P1', CRUISER);
  expect(engines.refusal('P1', 'ahead-left')).toBe('legal');
  // Class 1 ships never do.
  const viscount = table()
    .ship('P1', 'mon-calamari-star-defender-viscount', [16, 10])
    .ship('P2', 'imperial-shuttle', [2, 2])
    .options('P1', 'power-to-engines')
    .choose('P1', 'mon-calamari-star-defender-viscount-1');
  expect(viscount.refusal('P1', 'ahead-left')).toBe('SB-053');
});

rule('SB-058', 'a ship may pass through friends but not end its move there', () => {
  const game = cruiser().ship('P1', 'rebel-transport', [17, 9]).choose('P1', CRUISER);
  expect(game.refusal('P1', 'ahead')).toBe('SB-058');
  expect(game.refusal('P1', 'ahead,ahead')).toBe('SB-058');
  expect(game.refusal('P1', 'ahead,left')).toBe('legal');
  const fighter = table()
    .ship('P1', 'x-wing-starfighter', [16, 10])
    .ship('P1', 'mon-calamari-cruiser', [16, 8])
    .ship('P1', 'mon-calamari-cruiser', [14, 8])
    .ship('P1', 'mon-calamari-cruiser', [18, 8])
    .ship('P2', 'imperial-shuttle', [2, 2])
    .choose('P1', 'x-wing-starfighter-1');
  expect(fighter.refusal('P1', '16,9')).toBe('SB-058');
  expect(fighter.refusal('P1', '16,7')).toBe('legal');
});

rule('SB-059', 'no ship enters or passes a square held by an enemy', () => {
  const game = cruiser().ship('P2', 'imperial-shuttle', [17, 9]).choose('P1', CRUISER);
  expect(game.refusal('P1', 'ahead')).toBe('SB-059');
  expect(game.refusal('P1', 'ahead,left')).toBe('SB-059');
  expect(game.refusal('P1', 'left,right')).toBe('legal');
  const falcon = table()
    .ship('P1', 'millennium-falcon', [16, 10])
    .ship('P2', 'tie-fighter', [16, 9])
    .ship('P2', 'imperial-shuttle', [2, 2])
    .choose('P1', 'millennium-falcon-1');
  expect(falcon.refusal('P1', '16,9')).toBe('SB-059');
  // The way around would be four squares.
  const edge = (wall: number): string =>
    table()
      .ship('P1', 'millennium-falcon', [0, 10])
      .ship('P2', 'imperial-shuttle', [0, 9])
      .ship('P2', 'imperial-shuttle', [wall, 9])
      .choose('P1', 'millennium-falcon-1')
      .refusal('P1', '0,8');
  expect([edge(1), edge(2)]).toEqual(['SB-059', 'legal']);
});

rule('SB-060', 'class 1 and 2 ships push enemy fighters aside, class 3 ships do not', () => {
  const game = cruiser().ship('P2', 'tie-fighter', [16, 9]);
  game.choose('P1', CRUISER, 'ahead');
  expect(game.question()).toBe('P2 displace');
  game.choose('P2', 'tie-fighter-1>15,9');
  expect(game.see(CRUISER).at).toEqual([16, 9]);
  expect(game.see('tie-fighter-1').at).toEqual([15, 9]);
  const viscount = table()
    .ship('P1', 'mon-calamari-star-defender-viscount', [16, 10])
    .ship('P2', 'tie-fighter', [16, 9])
    .choose('P1', 'mon-calamari-star-defender-viscount-1', 'ahead');
  expect(viscount.question()).toBe('P2 displace');
  // Friendly fighters are passed, not pushed.
  const friend = cruiser().ship('P1', 'x-wing-starfighter', [16, 9]).choose('P1', CRUISER);
  expect(friend.refusal('P1', 'ahead')).toBe('SB-058');
  expect(friend.refusal('P1', 'ahead,right')).toBe('legal');
  const falcon = table()
    .ship('P1', 'millennium-falcon', [16, 10])
    .ship('P2', 'tie-fighter', [16, 9])
    .choose('P1', 'millennium-falcon-1');
  expect(falcon.refusal('P1', '16,9')).toBe('SB-059');
});

rule('SB-060', 'the push is made at every step', () => {
  const game = cruiser().ship('P2', 'tie-fighter', [16, 9]).ship('P2', 'tie-fighter', [17, 8]);
  game.choose('P1', CRUISER, 'ahead,ahead');
  expect(game.question()).toBe('P2 displace');
  expect(game.see(CRUISER).at).toEqual([16, 9]);
  game.choose('P2', 'tie-fighter-1>16,8');
  // The second step meets both.
  expect(game.see(CRUISER).at).toEqual([16, 8]);
  expect(game.offered('P2').some((id) => id.startsWith('tie-fighter-1>'))).toBe(true);
  expect(game.offered('P2').some((id) => id.startsWith('tie-fighter-2>'))).toBe(true);
  game.choose('P2', 'tie-fighter-2>18,8', 'tie-fighter-1>15,8');
  expect(game.question()).toBe('P1 move');
});

rule('SB-061', 'its owner puts it on one of the nearest free squares, never off the map', () => {
  const game = cruiser().ship('P2', 'tie-fighter', [16, 9]).choose('P1', CRUISER, 'ahead');
  expect(game.offered('P2')).toEqual(
    ['15,8', '16,8', '17,8', '15,9', '15,10'].map((square) => `tie-fighter-1>${square}`),
  );
  expect(game.refusal('P2', 'tie-fighter-1>14,9')).toBe('SB-061');
  expect(game.next()).toBe('P2');
  const corner = table()
    .ship('P1', 'mon-calamari-cruiser', [0, 1])
    .ship('P1', 'rebel-transport', [2, 1])
    .ship('P1', 'rebel-transport', [2, 0])
    .ship('P2', 'tie-fighter', [0, 0])
    .ship('P2', 'imperial-shuttle', [20, 2])
    .choose('P1', CRUISER, 'ahead');
  expect(corner.offered('P2')).toEqual([
    'tie-fighter-1>0,2',
    'tie-fighter-1>1,2',
    'tie-fighter-1>2,2',
  ]);
  // A push is not a move: the fighter may still move.
  corner.choose('P2', 'tie-fighter-1>0,2').choose('P1', 'done').settle();
  expect(corner.refusal('P2', 'tie-fighter-1')).toBe('legal');
  // So it may end beside an enemy fighter.
  const beside = cruiser()
    .ship('P1', 'x-wing-starfighter', [15, 7])
    .ship('P2', 'tie-fighter', [16, 9])
    .choose('P1', CRUISER, 'ahead');
  beside.choose('P2', 'tie-fighter-1>15,8');
  expect(beside.told('stopped')).toEqual([]);
});

rule('SB-062', 'a ship that leaves the map has fled and counts as destroyed', () => {
  const game = table()
    .ship('P1', 'mon-calamari-cruiser', [16, 1])
    .ship('P1', 'rebel-transport', [3, 20])
    .ship('P2', 'imperial-shuttle', [30, 20]);
  game.choose('P1', CRUISER);
  expect(game.offered('P1')).not.toContain('flee');
  expect(game.offered('P1')).toContain('ahead,flee');
  expect(game.refusal('P1', 'ahead,ahead')).toBe('SB-062');
  game.choose('P1', 'ahead,flee');
  expect(game.see(CRUISER).at).toBe('gone');
  expect(game.state.lost).toEqual([39, 0]);
  // A single square of it off the map is enough, at any edge.
  for (const [facing, where] of [
    ['north', [16, 0]],
    ['east', [32, 10]],
    ['south', [16, 20]],
    ['west', [0, 10]],
  ] as const) {
    const leaving = table()
      .ship('P1', 'mon-calamari-cruiser', where, { facing })
      .ship('P2', 'imperial-shuttle', [30, 17])
      .choose('P1', CRUISER);
    expect(leaving.refusal('P1', 'ahead')).toBe('SB-062');
    expect(leaving.refusal('P1', 'flee')).toBe('legal');
  }
  const edge = table()
    .ship('P1', 'rebel-transport', [0, 20])
    .ship('P1', 'x-wing-starfighter', [4, 4])
    .ship('P2', 'imperial-shuttle', [30, 20])
    .choose('P1', 'rebel-transport-1', 'flee');
  expect(edge.see('rebel-transport-1').at).toBe('gone');
  expect(edge.refusal('P1', 'rebel-transport-1')).toBe('SB-203');
});
