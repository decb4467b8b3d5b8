import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { playRandomGame, seeds } from '../testing/games.ts';
import { type PlayTable, table } from '../testing/table.ts';

const CRUISER = 'mon-calamari-cruiser-1';
const HOME_ONE = 'mon-calamari-cruiser-home-one-1';

function carriers(): PlayTable {
  return table()
    .ship('P1', 'mon-calamari-cruiser', [16, 18])
    .ship('P1', 'mon-calamari-cruiser-home-one', [20, 18])
    .ship('P1', 'corellian-corvette', [25, 18])
    .pool('P1', 'x-wing-starfighter', 4)
    .pool('P1', 'y-wing-starfighter', 2)
    .ship('P2', 'banking-clan-frigate', [16, 2]);
}

rule('SB-066', 'all fighters of a fleet form one pool, open to any carrier', () => {
  const game = carriers().choose('P1', 'done');
  expect(game.offered('P1').filter((id) => id.includes('wing'))).toEqual([
    `x-wing-starfighter-1@${CRUISER}`,
    `y-wing-starfighter-1@${CRUISER}`,
    `x-wing-starfighter-1@${HOME_ONE}`,
    `y-wing-starfighter-1@${HOME_ONE}`,
  ]);
  expect(game.refusal('P1', `x-wing-starfighter-9@${CRUISER}`)).toBe('table');
});

rule('SB-067', 'a fleet launches after all its moves, in its own part of the Move phase', () => {
  const game = carriers();
  expect(game.refusal('P1', `x-wing-starfighter-1@${CRUISER}`)).toBe('SB-067');
  game.choose('P1', 'done');
  expect(game.refusal('P1', CRUISER)).toBe('table');
  game.choose('P1', `x-wing-starfighter-1@${CRUISER}`, '15,17', 'done');
  expect(game.question()).toBe('P2 move');
});

rule('SB-068', 'launched fighters stand in empty squares beside the carrier', () => {
  const game = carriers().ship('P1', 'rebel-transport', [15, 17]);
  game.choose('P1', 'done', `x-wing-starfighter-1@${CRUISER}`);
  expect(game.offered('P1')).toHaveLength(11);
  expect(game.refusal('P1', '15,17')).toBe('SB-068');
  expect(game.refusal('P1', '14,17')).toBe('SB-068');
  game.choose('P1', '16,17');
  expect(game.see('x-wing-starfighter-1').at).toEqual([16, 17]);
  // Where nothing is free nothing can be launched.
  const boxed = table()
    .ship('P1', 'rebel-transport', [0, 21])
    .ship('P1', 'corellian-corvette', [0, 20])
    .ship('P1', 'corellian-corvette', [1, 20])
    .ship('P1', 'corellian-corvette', [1, 21])
    .pool('P1', 'x-wing-starfighter')
    .ship('P2', 'imperial-shuttle', [16, 2])
    .choose('P1', 'done');
  expect(boxed.offered('P1')).toEqual(['done']);
  expect(boxed.refusal('P1', 'x-wing-starfighter-1@rebel-transport-1')).toBe('SB-068');
});

rule('SB-069', 'a ship launches at most its Fighter Launch number; without it none', () => {
  const game = carriers().choose('P1', 'done');
  game.choose('P1', `x-wing-starfighter-1@${CRUISER}`, '16,17');
  game.choose('P1', `y-wing-starfighter-1@${CRUISER}`, '17,17');
  expect(game.refused('P1', `x-wing-starfighter-2@${CRUISER}`)).toMatchObject({
    refused: 'SB-069',
    cause: 'launch-limit',
  });
  expect(game.refused('P1', 'x-wing-starfighter-2@corellian-corvette-1')).toMatchObject({
    refused: 'SB-069',
    cause: 'not-a-carrier',
  });
  for (const square of ['20,17', '21,17', '22,17']) {
    game.choose('P1', game.offered('P1')[0] ?? '', square);
  }
  expect(game.offered('P1').filter((id) => id.includes('wing'))).toEqual([]);
  // The limit is for each round.
  game.damagePhase().until('P1 launch');
  expect(game.refusal('P1', `y-wing-starfighter-2@${CRUISER}`)).toBe('legal');
});

rule(
  'SB-070',
  'a fighter cannot move in the round of its launch, but attack and be attacked',
  () => {
    const game = table()
      .ship('P1', 'mon-calamari-cruiser', [16, 10])
      .pool('P1', 'x-wing-starfighter')
      .ship('P2', 'imperial-shuttle', [19, 11])
      .choose('P1', 'done', `x-wing-starfighter-1@${CRUISER}`, '18,11');
    expect(game.see('x-wing-starfighter-1').done).toEqual(['launched']);
    game.finish();
    expect(game.question()).toBe('P2 attack');
    game.choose('P2', 'imperial-shuttle-1');
    expect(game.refusal('P2', 'laser-cannon>x-wing-starfighter-1')).toBe('legal');
    game.choose('P2', 'done', 'done');
    expect(game.refusal('P1', 'x-wing-starfighter-1')).toBe('legal');
    const again = table()
      .ship('P1', 'x-wing-starfighter', [9, 9], { done: ['launched'] })
      .ship('P2', 'imperial-shuttle', [2, 2]);
    expect(again.refusal('P1', 'x-wing-starfighter-1')).toBe('SB-070');
  },
);

rule('SB-071', 'a destroyed fighter does not return to the pool, but for Infinite', () => {
  const game = table()
    .ship('P1', 'mon-calamari-cruiser', [16, 10])
    .ship('P2', 'tie-interceptor', [18, 11], { damage: 1 })
    .ship('P2', 'tie-fighter', [18, 10], { damage: 1 })
    .ship('P2', 'imperial-star-destroyer', [2, 2])
    .phase('damage')
    .seeded();
  expect(game.see('tie-interceptor-1').at).toBe('gone');
  expect(game.see('tie-fighter-1').at).toBe('pool');
});

rule('SB-072', 'no fighter ever lands: only the lost return to the pool', () => {
  for (const seed of seeds(4)) {
    playRandomGame({ sides: 'light', fleets: ['random', 'random'], points: 120 }, seed, {
      question: ({ answers, kind }) => {
        if (kind !== 'move' && kind !== 'path') return;
        expect(answers.some(({ id }) => id.includes('@') && !id.startsWith('power'))).toBe(false);
      },
    });
  }
  const beside = table()
    .ship('P1', 'mon-calamari-cruiser', [16, 10])
    .ship('P1', 'x-wing-starfighter', [18, 10])
    .ship('P2', 'imperial-shuttle', [2, 2])
    .choose('P1', 'x-wing-starfighter-1');
  expect(beside.refusal('P1', '17,10')).toBe('SB-058');
});
