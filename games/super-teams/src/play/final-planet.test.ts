import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { superTeams, VALUES } from '../index.ts';
import { newGame, seeds } from '../testing/games.ts';
import { HOME, table } from '../testing/table.ts';

rule('ST-057', 'enough steps are enough: a surplus is lost', () => {
  for (const value of VALUES) {
    const game = table().ship('red-1', 23).hand('P1', `red-${value}`).planetPaid();
    game.choose('P1', `red-${value}/red-1`);
    expect(game.at('red-1')).toBe(HOME);
    expect(game.told('moved')).toMatchObject([{ from: 23, to: HOME, steps: value }]);
  }
  const short = table().ship('red-1', 20).hand('P1', 'red-3').choose('P1', 'red-3/red-1');
  expect(short.at('red-1')).toBe(23);
});

rule('ST-058', 'the first arrival of the game gives every player two cards of the pile', () => {
  for (const players of [2, 3, 4] as const) {
    const game = table({ players }).ship('red-1', 23).hand('P1', 'red-1');
    expect(game.state.planet).toHaveLength(2 * players);
    game.choose('P1', 'red-1/red-1');
    expect(game.state.bonus.map((held) => held.length)).toEqual(game.state.bonus.map(() => 2));
    expect(game.told('planet-paid').map(({ seat, count }) => [seat, count])).toHaveLength(players);
  }
  // Random ones: the pile was shuffled when the game began.
  const tops = seeds(10).map((seed) => newGame({ players: 2 }, seed).planet.slice(0, 2).join());
  expect(new Set(tops).size).toBeGreaterThan(3);
});

rule('ST-059', 'that happens once a game and uses up the pile', () => {
  const game = table().ship('red-1', 23).ship('green-1', 23).hand('P1', 'red-1', 'yellow-1');
  game.planet('evasive-manoeuvre', 'evasive-manoeuvre', 'evasive-manoeuvre', 'evasive-manoeuvre');
  game.hand('P2', 'green-1', 'black-6').choose('P1', 'red-1/red-1');
  expect(game.state.planet).toEqual([]);
  game.choose('P2', 'green-1/green-1').settle();
  expect(game.at('green-1')).toBe(HOME);
  expect(game.told('planet-paid')).toHaveLength(2);
  expect(game.held('P1')).toHaveLength(2);
  expect(game.held('P2')).toHaveLength(2);
});

rule('ST-060', 'it does not matter whose ship arrived or who moved it', () => {
  for (const ship of ['red-1', 'green-1'] as const) {
    for (const mover of ['P1', 'P2'] as const) {
      const card = ship === 'red-1' ? 'red-1' : 'green-1';
      const game = table().active(mover).ship(ship, 23).hand(mover, card, 'black-6');
      game.choose(mover, `${card}/${ship}`);
      expect(game.held('P1')).toHaveLength(2);
      expect(game.held('P2')).toHaveLength(2);
    }
  }
});

rule('ST-061', 'the reward is paid after the Grabs, and not at all when the game has ended', () => {
  const game = table().ship('red-1', 23).ship('green-1', 23).hand('P1', 'red-1');
  game.bonus('P2', 'mechanical-grab').choose('P1', 'red-1/red-1');
  expect(game.question()).toBe('P2 grab');
  expect(game.told('planet-paid')).toEqual([]);
  game.decline('P2');
  expect(game.told('planet-paid')).toHaveLength(2);

  const over = table({ players: 3 }).ship('red-1', 23).hand('P1', 'red-1');
  over.ship('yellow-1', 23).ship('yellow-2', 23).bonus('P2', 'mechanical-grab', 'mechanical-grab');
  over.choose('P1', 'red-1/red-1').choose('P2', 'yellow-1').choose('P2', 'yellow-2');
  expect(over.winners()).toEqual(['P2']);
  expect(over.told('planet-paid')).toEqual([]);
  expect(over.state.planet).toHaveLength(6);
});

rule('ST-062', 'the final planet does nothing else', () => {
  const game = table().home('yellow-1').planetPaid().ship('red-1', 23).hand('P1', 'red-1');
  game.choose('P1', 'red-1/red-1');
  expect(game.story()).toEqual(['announced', 'moved', 'arrived', 'turn-began']);
  expect(game.held('P1')).toEqual([]);
  expect(superTeams.view(game.state, 'spectator').ships[0]).toEqual({
    id: 'red-1',
    owner: 0,
    at: HOME,
  });
});
