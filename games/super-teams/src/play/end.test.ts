import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { superTeams } from '../index.ts';
import { HOME, table } from '../testing/table.ts';

rule('ST-114', 'the game ends when all ships of a side are home, be it four or two', () => {
  const three = table().home('red-2', 'yellow-1').ship('yellow-2', 23).ship('red-1', 23);
  three.planetPaid().hand('P1', 'red-1', 'black-1').choose('P1', 'red-1/red-1');
  expect(superTeams.outcome(three.state)).toBeUndefined();
  const four = table().home('red-2', 'yellow-1', 'yellow-2').ship('red-1', 23).planetPaid();
  four.hand('P1', 'red-1', 'black-1').choose('P1', 'red-1/red-1');
  expect(superTeams.outcome(four.state)).toEqual({ winners: [0], rule: 'ST-114' });
  expect(superTeams.asked(four.state)).toEqual([]);
  const two = table({ players: 3 }).home('red-2').ship('red-1', 23).planetPaid();
  two.hand('P1', 'red-1').choose('P1', 'red-1/red-1');
  expect(two.winners()).toEqual(['P1']);
  const colour = table({ players: 4 }).home('red-2').ship('red-1', 23).planetPaid();
  colour.hand('P1', 'red-1').choose('P1', 'red-1/red-1');
  expect(colour.winners()).toEqual([]);
});

rule('ST-115', 'all players of that side win', () => {
  const game = table({ players: 4 }).home('red-1', 'red-2', 'yellow-1').ship('yellow-2', 23);
  game.planetPaid().hand('P1', 'yellow-1').choose('P1', 'yellow-1/yellow-2');
  expect(game.winners()).toEqual(['P1', 'P3']);
});

rule('ST-116', 'the check comes after the Grab window, and the round is not played out', () => {
  const game = table().home('red-2', 'yellow-1', 'yellow-2').ship('red-1', 23).planetPaid();
  game.ship('green-1', 23).bonus('P2', 'mechanical-grab').hand('P1', 'red-1', 'red-2');
  game.choose('P1', 'red-1/red-1');
  expect(game.question()).toBe('P2 grab');
  expect(superTeams.outcome(game.state)).toBeUndefined();
  game.decline('P2');
  expect(game.winners()).toEqual(['P1']);
  expect(game.cards('P1')).toEqual(['red-2']);
  expect(game.cards('P2')).toHaveLength(1);
  expect(game.refusal('P2', 'decline')).toBe('table');
});

rule('ST-117', 'sides whose last ships come home in the same turn share the win', () => {
  const game = table().home('red-2', 'yellow-1', 'yellow-2', 'green-2', 'black-1', 'black-2');
  game.planetPaid().ship('red-1', 20).ship('green-1', 22).bonus('P2', 'mechanical-grab');
  game.hand('P1', 'red-5').choose('P1', 'red-5/red-1').choose('P2', 'green-1');
  expect(game.winners()).toEqual(['P1', 'P2']);
});

rule('ST-118', 'with three players all three sides can share the win', () => {
  const game = table({ players: 3 }).home('red-2', 'yellow-2', 'green-2').planetPaid();
  game.ship('red-1', 20).ship('yellow-1', 20).ship('green-1', 22).hand('P1', 'red-6');
  game.bonus('P2', 'mechanical-grab').bonus('P3', 'mechanical-grab');
  game.choose('P1', 'red-6/red-1').choose('P2', 'yellow-1').choose('P3', 'green-1');
  expect(game.winners()).toEqual(['P1', 'P2', 'P3']);
});

rule('ST-119', 'a side can win on somebody else’s turn', () => {
  const moved = table().active('P2').home('red-2', 'yellow-1', 'yellow-2').ship('red-1', 23);
  moved.planetPaid().hand('P2', 'red-1').choose('P2', 'red-1/red-1');
  expect(moved.winners()).toEqual(['P1']);
  const grabbed = table({ players: 3 }).home('yellow-1').ship('yellow-2', 22).ship('red-1', 20);
  grabbed.planetPaid().bonus('P2', 'mechanical-grab').hand('P1', 'red-4');
  grabbed.choose('P1', 'red-4/red-1').choose('P2', 'yellow-2');
  expect(grabbed.at('red-1')).toBe(HOME);
  expect(grabbed.winners()).toEqual(['P2']);
});

rule('ST-120', 'there is no ranking behind the winners', () => {
  const game = table({ players: 3 }).home('red-2', 'green-1').ship('red-1', 23).planetPaid();
  game.hand('P1', 'red-1').choose('P1', 'red-1/red-1');
  const outcome = superTeams.outcome(game.state);
  expect(outcome).toEqual({ winners: [0], rule: 'ST-114' });
  expect(superTeams.view(game.state, 'spectator').winners).toEqual([0]);
  expect(superTeams.evaluate(game.state, 1)).toBe(superTeams.evaluate(game.state, 2));
});
