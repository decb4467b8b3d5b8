import { at } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import { superTeams } from './index.ts';
import type { State } from './state.ts';
import { newGame } from './testing/games.ts';
import { table } from './testing/table.ts';

/** What is said about a fresh game after somebody has damaged it. */
function breachesAfter(damage: (state: State) => void): readonly string[] {
  const state = newGame({ players: 3, starter: 0, board: 'standard' });
  expect(superTeams.violations(state)).toEqual([]);
  damage(state);
  return superTeams.violations(state);
}

describe('a broken state is noticed', () => {
  const cases: readonly (readonly [string, (state: State) => void])[] = [
    ['movement cards lost or made', (state) => state.movementDeck.pop()],
    ['movement cards lost or made', (state) => (state.movementDeck[0] = 23)],
    ['bonus cards lost or made', (state) => state.bonusDeck.push(0)],
    [
      'the planet pile is neither whole nor gone',
      (state) => state.bonusDeck.push(state.planet.pop() ?? 0),
    ],
    ['the planet pile is neither whole nor gone', (state) => (state.planetPaid = true)],
    [
      'a player is cards ahead',
      (state) => state.movementDeck.push(...at(state.hands, 0).splice(0, 2)),
    ],
    ['black-1 should be in the box', (state) => (state.position[6] = 0)],
    ['red-1 is off the track', (state) => (state.position[0] = 37)],
    ['red-1 is off the track', (state) => (state.position[0] = -1)],
    ['red-1 rests on the Maw', (state) => (state.position[0] = 11)],
    ['red-1 has a wrong half', (state) => (state.position[0] = 4)],
    ['red-1 has a wrong half', (state) => (state.half[0] = 3)],
    ['over without a winner', (state) => (state.phase = 'over')],
    ['a winner in a game that goes on', (state) => state.winners.push(1)],
    ['the turn before was not cleared', (state) => (state.turn.ship = 2)],
    ['the turn before was not cleared', (state) => (state.asked = 1)],
    ['nothing was announced before boost', (state) => (state.phase = 'boost')],
  ];
  test.each(cases)('%s', (line, damage) => {
    expect(breachesAfter(damage)).toEqual([line]);
  });
});

describe('what players without a person go by', () => {
  test('a ship further ahead, a better space or a card is worth more', () => {
    const worth = (space: number, half?: 'hyperspace' | 'asteroid'): number =>
      superTeams.evaluate(table().ship('red-1', space, half).state, 0);
    expect(worth(5)).toBeGreaterThan(worth(4));
    expect(worth(3)).toBeGreaterThan(worth(5));
    expect(worth(6, 'hyperspace')).toBeGreaterThan(worth(6, 'asteroid'));
    const rich = superTeams.evaluate(table().bonus('P1', 'light-speed').state, 0);
    expect(rich).toBeGreaterThan(superTeams.evaluate(table().state, 0));
  });

  test('what helps one side harms the other, and partners agree', () => {
    const two = table().ship('red-1', 7).state;
    expect(superTeams.evaluate(two, 0) + superTeams.evaluate(two, 1)).toBeCloseTo(1, 12);
    const four = table({ players: 4 }).ship('red-1', 7).state;
    expect(superTeams.evaluate(four, 0)).toBe(superTeams.evaluate(four, 2));
  });

  test('winning is worth most, sharing half of it', () => {
    const end = (share: boolean): number => {
      const game = table().home('red-2', 'yellow-1', 'yellow-2', 'green-2', 'black-1', 'black-2');
      game.planetPaid().ship('red-1', 20).ship('green-1', 22).bonus('P2', 'mechanical-grab');
      game
        .hand('P1', 'red-5')
        .choose('P1', 'red-5/red-1')
        .choose('P2', share ? 'green-1' : 'decline');
      return superTeams.evaluate(game.state, 0);
    };
    expect(end(false)).toBe(1);
    expect(end(true)).toBe(0.5);
  });

  test('a position can be judged when nothing is half done', () => {
    const game = table().ship('red-1', 5).hand('P1', 'red-1').bonus('P1', 'speed-bonus');
    expect(superTeams.settled(game.state)).toBe(true);
    expect(superTeams.settled(game.choose('P1', 'red-1/red-1').state)).toBe(false);
    expect(superTeams.settled(game.decline('P1').state)).toBe(false);
    expect(superTeams.settled(game.choose('P1', 'asteroid').state)).toBe(true);
    expect(superTeams.round(table().round(3).state)).toBe(3);
  });
});
