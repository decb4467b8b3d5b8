import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { playRandomGame, seeds } from '../testing/games.ts';
import { type PlayTable, table } from '../testing/table.ts';

function duel(): PlayTable {
  return table().ship('P1', 'corellian-corvette', [5, 15]).ship('P2', 'imperial-shuttle', [5, 3]);
}

rule('SB-040', 'a round has four phases: Initiative, Move, Attack, Damage', () => {
  const phases: string[] = [];
  playRandomGame({ sides: 'light', fleets: ['random', 'random'], points: 60 }, 'phases', {
    question: (_question, { phase, round }) => {
      const now = `${round} ${phase}`;
      if (phases.at(-1) !== now) phases.push(now);
    },
    event: (event) => {
      if (event.type === 'initiative') phases.push('initiative');
      if (event.type === 'round-ended') phases.push('damage');
    },
  });
  expect(phases.slice(1, 9)).toEqual([
    'initiative',
    '1 move',
    '1 attack',
    'damage',
    'initiative',
    '2 move',
    '2 attack',
    'damage',
  ]);
});

rule('SB-041', 'each player rolls a d20 at the start of every round', () => {
  const game = duel().phase('initiative').dice(4, 11);
  expect(game.state.round).toBe(1);
  expect(game.told('initiative-rolled')).toMatchObject([
    { faction: 'light', roll: 4 },
    { faction: 'dark', roll: 11 },
  ]);
  game.finish().dice(6, 2).finish();
  expect(game.told('initiative-rolled')).toHaveLength(4);
  expect(game.state.round).toBe(2);
});

rule('SB-042', 'equal initiative rolls are rolled again', () => {
  const game = duel().phase('initiative').dice(7, 7, 12, 12, 3, 5);
  expect(game.question()).toBe('P1 move');
  expect(game.told('initiative-rolled')).toHaveLength(6);
  expect(game.told('initiative')).toMatchObject([{ low: 'light', by: 'roll' }]);
});

rule('SB-043', 'the lower result moves first and attacks second', () => {
  const game = duel().phase('initiative').dice(15, 7);
  expect(game.question()).toBe('P2 move');
  game.choose('P2', 'done').settle();
  expect(game.question()).toBe('P1 move');
  game.choose('P1', 'done').settle();
  expect(game.question()).toBe('P1 attack');
  game.choose('P1', 'done');
  expect(game.question()).toBe('P2 attack');
});

rule('SB-044', 'the higher result moves second and attacks first', () => {
  const game = duel().phase('initiative').dice(7, 15);
  expect(game.question()).toBe('P1 move');
  game.choose('P1', 'done').settle().choose('P2', 'done').settle();
  expect(game.question()).toBe('P2 attack');
});

rule('SB-045', 'the order holds for the round; a new check opens the next', () => {
  const game = duel().phase('initiative').dice(15, 7);
  expect(game.question()).toBe('P2 move');
  game.finish();
  expect(game.question()).toBe('P1 attack');
  game.dice(2, 19).finish();
  expect(game.state.round).toBe(2);
  expect(game.question()).toBe('P1 move');
});

rule('SB-046', 'ships move in the Move phase, attack in the Attack phase, and nothing else', () => {
  const game = duel();
  expect(game.refusal('P1', 'turbolasers>imperial-shuttle-1')).toBe('SB-046');
  game.choose('P1', 'corellian-corvette-1', '5,14', 'north').finish();
  expect(game.question()).toBe('P2 attack');
  game.choose('P2', 'imperial-shuttle-1');
  expect(game.refusal('P2', '5,4')).toBe('table');
  game.attack('P2', 'imperial-shuttle-1', 'laser-cannon>corellian-corvette-1', 20);
  expect(game.see('corellian-corvette-1').damage).toBe(2);
  for (const seed of seeds(3)) {
    playRandomGame({ sides: 'light', fleets: ['random', 'random'], points: 100 }, seed, {
      event: ({ type }, { phase }) => {
        if (type === 'moved' || type === 'launched') expect(phase).toBe('move');
        if (type === 'rolled') expect(phase).toBe('attack');
        if (type === 'reduced') expect(phase).toBe('damage');
      },
    });
  }
});

rule('SB-047', 'after the Damage phase a new round begins, until one side is gone', () => {
  const game = duel().seeded('rounds').phase('initiative');
  for (let round = 1; round <= 3; round += 1) {
    expect(game.state.round).toBe(round);
    game.finish().finish();
  }
  expect(game.told('round-ended').map(({ round }) => round)).toEqual([1, 2, 3]);
});
