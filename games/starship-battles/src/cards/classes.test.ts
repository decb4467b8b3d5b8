import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { starshipBattles } from '../game.ts';
import { distance, squareAt } from '../geometry/squares.ts';
import { SHIPS, shipCard } from '../index.ts';
import { newGame, seeds } from '../testing/games.ts';
import { table } from '../testing/table.ts';

const ofClass = (number: number): readonly string[] =>
  SHIPS.filter((card) => card.class === number).map(({ id }) => id);

rule('SB-020', 'class 1: Executor and Viscount, one square a round', () => {
  expect(ofClass(1)).toEqual([
    'mon-calamari-star-defender-viscount',
    'super-star-destroyer-executor',
  ]);
  const game = table()
    .ship('P1', 'mon-calamari-star-defender-viscount', [16, 15])
    .ship('P2', 'imperial-shuttle', [3, 3])
    .choose('P1', 'mon-calamari-star-defender-viscount-1');
  expect(game.offered('P1')).toEqual(['stay', 'ahead', 'left', 'right']);
  expect(game.refusal('P1', 'ahead,ahead')).toBe('SB-049');
});

rule(
  'SB-021',
  'class 2: large warships, never among the random Quick Start ships; two squares',
  () => {
    expect(ofClass(2)).toEqual(
      expect.arrayContaining(['imperial-star-destroyer', 'republic-assault-ship']),
    );
    for (const seed of seeds(20)) {
      const state = newGame({ mode: 'quick-start', sides: 'light' }, seed);
      const { ships } = starshipBattles.view(state, 'spectator');
      expect(ships.filter(({ card }) => shipCard(card)?.class === 2)).toEqual([]);
    }
    const game = table()
      .ship('P1', 'mon-calamari-cruiser', [16, 15])
      .ship('P2', 'imperial-shuttle', [3, 3])
      .choose('P1', 'mon-calamari-cruiser-1', 'ahead,ahead');
    expect(game.see('mon-calamari-cruiser-1').at).toEqual([16, 13]);
  },
);

rule('SB-022', 'class 3: transports and compact warships; three squares', () => {
  expect(ofClass(3)).toEqual(expect.arrayContaining(['boba-fetts-slave-i', 'millennium-falcon']));
  const game = table()
    .ship('P1', 'millennium-falcon', [16, 15])
    .ship('P2', 'imperial-shuttle', [3, 3])
    .choose('P1', 'millennium-falcon-1');
  expect(game.refusal('P1', '16,12')).toBe('legal');
  expect(game.refusal('P1', '16,11')).toBe('SB-049');
});

rule('SB-023', 'class 4: starfighters start in the pool and must be launched; four squares', () => {
  const state = newGame({ sides: 'light', fleets: ['random', 'random'] }, 'fighters');
  const { ships } = starshipBattles.view(state, 'spectator');
  const fighters = ships.filter(({ card }) => shipCard(card)?.class === 4);
  expect(fighters.length).toBeGreaterThan(0);
  expect(fighters.every(({ at }) => at === 'pool')).toBe(true);
  const game = table()
    .ship('P1', 'x-wing-starfighter', [16, 15])
    .pool('P1', 'x-wing-starfighter')
    .ship('P2', 'imperial-shuttle', [3, 3]);
  expect(game.refusal('P1', 'x-wing-starfighter-2')).toBe('SB-203');
  game.choose('P1', 'x-wing-starfighter-1');
  expect(game.refusal('P1', '20,11')).toBe('legal');
  expect(game.refusal('P1', '21,11')).toBe('SB-049');
});

rule('SB-024', 'a class 1 or 2 ship fills two by two squares, whatever its facing', () => {
  for (const facing of ['north', 'east', 'south', 'west'] as const) {
    const game = table()
      .ship('P1', 'mon-calamari-cruiser', [10, 10], { facing })
      .ship('P1', 'x-wing-starfighter', [13, 13])
      .ship('P2', 'imperial-shuttle', [3, 3])
      .choose('P1', 'x-wing-starfighter-1');
    const offered = game.offered('P1');
    for (const taken of ['10,10', '11,10', '10,11', '11,11']) expect(offered).not.toContain(taken);
    for (const free of ['9,10', '12,10', '10,9', '10,12']) expect(offered).toContain(free);
  }
});

rule('SB-025', 'a class 3 or 4 ship fills one square', () => {
  for (const ship of ['millennium-falcon', 'a-wing-starfighter']) {
    const game = table()
      .ship('P1', ship, [10, 10])
      .ship('P1', 'x-wing-starfighter', [13, 13])
      .ship('P2', 'imperial-shuttle', [3, 3])
      .choose('P1', 'x-wing-starfighter-1');
    expect(game.offered('P1')).not.toContain('10,10');
    expect(game.offered('P1')).toEqual(expect.arrayContaining(['11,10', '10,11', '11,11', '9,9']));
  }
});

rule('SB-026', 'a ship is in every square that a part of it lies in', () => {
  for (const [x, y] of [
    [10, 10],
    [11, 10],
    [10, 11],
    [11, 11],
  ] as const) {
    const crowded = table()
      .ship('P1', 'mon-calamari-cruiser', [10, 10])
      .ship('P1', 'x-wing-starfighter', [x, y])
      .ship('P2', 'imperial-shuttle', [3, 3]);
    expect(() => crowded.state).toThrow('share a square');
  }
});

rule('SB-027', 'no square holds two ships after a placement or a move', () => {
  const ships = [{ ship: 'rebel-transport', count: 2 }];
  const fleets = [{ faction: 'light', ships }, 'random'] as const;
  const state = newGame({ mode: 'quick-start', sides: 'light', fleets }, 'squares');
  const chance = { chance: { pick: () => 0, shuffle: () => undefined, draws: 0 } };
  const seat = starshipBattles.asked(state)[0] ?? 0;
  const place = starshipBattles.question(state, seat).answers[0];
  if (place === undefined) throw new Error('nowhere to deploy');
  starshipBattles.answer(state, seat, place, chance);
  const bow = starshipBattles.question(state, seat).answers[0];
  if (bow === undefined) throw new Error('no facing');
  starshipBattles.answer(state, seat, bow, chance);
  expect(starshipBattles.asked(state)).toEqual([seat]);
  expect(starshipBattles.check(state, seat, place.id)).toMatchObject({ refused: 'SB-027' });
  const game = table()
    .ship('P1', 'x-wing-starfighter', [10, 10])
    .ship('P1', 'y-wing-starfighter', [11, 10])
    .ship('P2', 'imperial-shuttle', [10, 11])
    .choose('P1', 'x-wing-starfighter-1');
  expect(game.offered('P1')).not.toContain('11,10');
  expect(game.offered('P1')).not.toContain('10,11');
});

rule('SB-028', 'squares that share an edge or a corner are adjacent', () => {
  const pointed = (x: number, y: number): boolean => {
    const game = table()
      .ship('P1', 'mon-calamari-cruiser', [10, 10])
      .ship('P2', 'tie-fighter', [x, y])
      .ship('P2', 'imperial-shuttle', [3, 3])
      .phase('attack', 'P1')
      .low('dark')
      .choose('P1', 'mon-calamari-cruiser-1');
    return game.offered('P1').includes('point-defense>tie-fighter-1');
  };
  let adjacent = 0;
  for (let y = 8; y <= 13; y += 1) {
    for (let x = 8; x <= 13; x += 1) {
      if (x >= 10 && x <= 11 && y >= 10 && y <= 11) continue;
      const touches = x >= 9 && x <= 12 && y >= 9 && y <= 12;
      expect(pointed(x, y)).toBe(touches);
      if (touches) adjacent += 1;
    }
  }
  // A large ship has twelve squares around it.
  expect(adjacent).toBe(12);
});

rule('SB-029', 'range counts squares to the target, a diagonal as one', () => {
  expect(distance(squareAt(5, 5), 1, squareAt(6, 6), 1)).toBe(1);
  expect(distance(squareAt(5, 5), 1, squareAt(7, 6), 1)).toBe(2);
  expect(distance(squareAt(5, 5), 2, squareAt(7, 5), 1)).toBe(1);
  expect(distance(squareAt(5, 5), 2, squareAt(8, 9), 2)).toBe(3);
  expect(distance(squareAt(8, 9), 2, squareAt(5, 5), 2)).toBe(3);
  const game = table()
    .ship('P1', 'b-wing-starfighter', [5, 5])
    .ship('P2', 'imperial-star-destroyer', [7, 7])
    .phase('attack', 'P1')
    .low('dark')
    .choose('P1', 'b-wing-starfighter-1', 'proton-torpedoes>imperial-star-destroyer-1');
  expect(game.told('declared')[0]?.range).toBe(2);
});

rule(
  'SB-030',
  'capital ships are class 1 and 2, fighters class 4, nonfighters class 1 to 3',
  () => {
    const game = table()
      .ship('P1', 'corellian-corvette', [5, 5])
      .ship('P2', 'super-star-destroyer-executor', [20, 2])
      .ship('P2', 'imperial-star-destroyer', [25, 2])
      .ship('P2', 'imperial-shuttle', [29, 2])
      .ship('P2', 'tie-fighter', [31, 2])
      .phase('attack', 'P1')
      .low('dark')
      .choose('P1', 'corellian-corvette-1');
    const far = game.offered('P1').filter((id) => id.startsWith('turbolasers'));
    expect(far).toEqual([
      'turbolasers>super-star-destroyer-executor-1',
      'turbolasers>imperial-star-destroyer-1',
      'turbolasers>imperial-shuttle-1',
    ]);
  },
);
