import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { HOME, type PlayTable, table } from '../testing/table.ts';

rule('ST-099', 'a Grab is triggered when a ship of another side moves past one of yours', () => {
  const game = table({ players: 4 }).ship('green-1', 5).hand('P2', 'green-5').active('P2');
  game.ship('red-1', 7).ship('yellow-1', 6, 'asteroid').ship('black-1', 7);
  for (const seat of ['P1', 'P2', 'P3', 'P4'] as const) game.bonus(seat, 'mechanical-grab');
  game.choose('P2', 'green-5/green-1').settle();
  // Own and partner's ships for team A; the passed ship of the mover's own team is none.
  expect(game.question()).toBe('P3 grab');
  expect(game.offered('P3')).toEqual(['decline', 'red-1', 'yellow-1']);
  expect(game.decline('P3').question()).toBe('P1 grab');
  expect(game.offered('P1')).toEqual(['decline', 'red-1', 'yellow-1']);
  expect(game.decline('P1').question()).toBe('P3 announce');
});

rule('ST-100', 'starting from the same space counts as being passed', () => {
  const game = table().hand('P1', 'red-1').bonus('P2', 'mechanical-grab');
  game.ship('green-2', 1).ship('black-1', 1).ship('black-2', 1).choose('P1', 'red-1/red-1');
  expect(game.offered('P2')).toEqual(['decline', 'green-1']);
});

rule('ST-101', 'the passed ship moves to the space where the rival ship stopped', () => {
  const game = table().ship('red-1', 5).ship('green-1', 7).hand('P1', 'red-5');
  game.bonus('P2', 'mechanical-grab').choose('P1', 'red-5/red-1').choose('P2', 'green-1');
  expect(game.at('green-1')).toBe(10);
  expect(game.told('grabbed')).toEqual([
    { type: 'grabbed', seat: 1, ship: 'green-1', from: 7, to: 10 },
  ]);
});

rule('ST-102', 'it does not matter who moved the rival ship', () => {
  for (const mover of ['P1', 'P2', 'P3', 'P4'] as const) {
    const game = table({ players: 4 }).active(mover).hand(mover, 'red-5', 'red-6');
    game.ship('red-1', 5).ship('green-1', 7).bonus('P2', 'mechanical-grab');
    game.choose(mover, 'red-5/red-1').choose('P2', 'green-1');
    expect(game.at('green-1')).toBe(10);
  }
});

rule('ST-103', 'the target is where the rival really came to rest, bonus card or not', () => {
  const start = () => table().ship('red-1', 7).ship('green-1', 7).bonus('P2', 'mechanical-grab');
  const evaded = start().hand('P1', 'red-2').bonus('P1', 'evasive-manoeuvre');
  evaded.choose('P1', 'red-2/red-1').choose('P1', 'evasive-manoeuvre').choose('P2', 'green-1');
  expect(evaded.at('green-1')).toBe(10);
  const boosted = start().hand('P1', 'red-2').bonus('P1', 'speed-bonus');
  boosted.choose('P1', 'red-2/red-1').choose('P1', 'speed-bonus').choose('P2', 'green-1');
  expect(boosted.at('green-1')).toBe(10);
  const thrown = table().ship('red-1', 5).ship('green-1', 5).bonus('P2', 'mechanical-grab');
  thrown.hand('P1', 'red-4').choose('P1', 'red-4/red-1').choose('P2', 'green-1');
  expect(thrown.at('green-1')).toBe(7);
});

rule('ST-104', 'several passed ships may be pulled by several Grabs, one for each', () => {
  const game = table().ship('red-1', 5).hand('P1', 'red-5');
  game.ship('green-1', 5).ship('green-2', 7).ship('black-1', 7);
  game.bonus('P2', 'mechanical-grab', 'mechanical-grab', 'mechanical-grab');
  game.choose('P1', 'red-5/red-1').choose('P2', 'green-1').choose('P2', 'green-2');
  expect(game.offered('P2')).toEqual(['decline', 'black-1']);
  game.choose('P2', 'black-1');
  expect([game.at('green-1'), game.at('green-2'), game.at('black-1')]).toEqual([10, 10, 10]);
  expect(game.held('P2')).toEqual([]);
});

rule('ST-105', 'either partner may play the Grab for either partner’s ship', () => {
  for (const seat of ['P2', 'P4'] as const) {
    for (const ship of ['green-1', 'black-1'] as const) {
      const game = table({ players: 4 }).ship('red-1', 5).ship(ship, 7).hand('P1', 'red-5');
      game.bonus(seat, 'mechanical-grab').choose('P1', 'red-5/red-1').choose(seat, ship);
      expect(game.at(ship)).toBe(10);
    }
  }
});

rule('ST-106', 'stopping on the same space is not passing', () => {
  const level = table().ship('red-1', 5).ship('green-1', 7).hand('P1', 'red-2');
  level.bonus('P2', 'mechanical-grab').choose('P1', 'red-2/red-1');
  expect(level.question()).toBe('P2 announce');
  const both = table().ship('red-1', 5).ship('green-1', 7).ship('green-2', 5).hand('P1', 'red-2');
  both.bonus('P2', 'mechanical-grab').choose('P1', 'red-2/red-1');
  expect(both.refused('P2', 'green-1')).toMatchObject({
    refused: 'ST-106',
    cause: 'level-not-passed',
  });
});

rule('ST-107', 'passed is who stood at or ahead of the start and behind the place of rest', () => {
  const passed = (from: number, card: 'red-1' | 'red-2' | 'red-4' | 'red-5'): readonly string[] => {
    const game = table().ship('red-1', from).hand('P1', card).bonus('P2', 'mechanical-grab');
    game.ship('green-1', 1).ship('green-2', 5).ship('black-1', 7).ship('black-2', 10);
    game.choose('P1', `${card}/red-1`);
    return game.question() === 'P2 grab' ? game.offered('P2').slice(1) : [];
  };
  expect(passed(5, 'red-5')).toEqual(['green-2', 'black-1']);
  expect(passed(2, 'red-5')).toEqual(['green-2']);
  // Thrown back to 7: the ship on 7 is level, though the mover had been on 9.
  expect(passed(5, 'red-4')).toEqual(['green-2']);
  // From 7 to 9 and back to 7: nobody was passed, not even who started on the same space.
  expect(passed(7, 'red-2')).toEqual([]);
  const ahead = table().ship('red-1', 5).hand('P1', 'red-5').bonus('P2', 'mechanical-grab');
  ahead.ship('green-1', 7).ship('green-2', 14).choose('P1', 'red-5/red-1');
  expect(ahead.refusal('P2', 'green-2')).toBe('ST-107');
  expect(ahead.refusal('P2', 'black-1')).toBe('ST-107');
});

rule('ST-108', 'a grabbed ship stops there: draw, half and arrival apply', () => {
  const bonus = table().ship('red-1', 10).ship('green-1', 10).hand('P1', 'red-1');
  bonus.bonus('P2', 'mechanical-grab').bonusDeck('speed-bonus', 'light-speed');
  bonus.choose('P1', 'red-1/red-1').choose('P2', 'green-1');
  expect([bonus.held('P1'), bonus.held('P2')]).toEqual([['speed-bonus'], ['light-speed']]);
  const dual = table().ship('red-1', 5).ship('green-1', 5).hand('P1', 'red-1');
  dual.bonus('P2', 'mechanical-grab').choose('P1', 'red-1/red-1').choose('P1', 'asteroid');
  dual.choose('P2', 'green-1');
  expect(dual.question()).toBe('P2 grab-half');
  expect(dual.offered('P2')).toEqual(['hyperspace', 'asteroid']);
  expect(dual.choose('P2', 'hyperspace').at('green-1')).toEqual([6, 'hyperspace']);
  const planet = table().ship('red-1', 23).ship('green-1', 23).hand('P1', 'red-1').planetPaid();
  planet.bonus('P2', 'mechanical-grab').choose('P1', 'red-1/red-1').choose('P2', 'green-1');
  expect(planet.told('arrived').map(({ ship }) => ship)).toEqual(['red-1', 'green-1']);
});

function chain(): PlayTable {
  const game = table().ship('red-1', 5).ship('green-1', 5).ship('red-2', 7).hand('P1', 'red-5');
  game.bonus('P1', 'mechanical-grab').bonus('P2', 'mechanical-grab');
  return game.choose('P1', 'red-5/red-1').settle();
}

rule('ST-109', 'a Grab may be answered with a Grab: a grabbed ship moves past others too', () => {
  const game = chain();
  expect(game.question()).toBe('P2 grab');
  game.choose('P2', 'green-1');
  expect(game.question()).toBe('P1 grab');
  expect(game.offered('P1')).toEqual(['decline', 'red-2']);
  expect(game.choose('P1', 'red-2').at('red-2')).toBe(10);
  // Without the Grab of P2 nothing of another side passed red-2.
  expect(chain().decline('P2').question()).toBe('P2 announce');
});

rule('ST-110', 'the active player first, then clockwise, until everybody declines in a row', () => {
  const game = table({ players: 4 }).active('P3').hand('P3', 'green-5').ship('green-1', 5);
  game.ship('red-1', 5).ship('yellow-1', 7).ship('yellow-2', 7).ship('red-2', 10);
  game.bonus('P1', 'mechanical-grab', 'mechanical-grab').bonus('P3', 'mechanical-grab');
  game.choose('P3', 'green-5/green-1');
  expect(game.question()).toBe('P3 grab');
  expect(game.decline('P3').question()).toBe('P1 grab');
  // Somebody played, so P3 is asked once more, and then P1 again.
  expect(game.choose('P1', 'red-1').question()).toBe('P3 grab');
  expect(game.decline('P3').question()).toBe('P1 grab');
  expect(game.choose('P1', 'yellow-1').question()).toBe('P3 grab');
  expect(game.decline('P3').question()).toBe('P4 announce');
});

rule('ST-110', 'whoever has played a Grab may play the next when the others decline', () => {
  const game = table({ players: 3 }).ship('red-1', 5).hand('P1', 'red-5');
  game.ship('yellow-1', 5).ship('yellow-2', 7).ship('green-1', 7);
  game.bonus('P2', 'mechanical-grab', 'mechanical-grab').bonus('P3', 'mechanical-grab');
  expect(game.choose('P1', 'red-5/red-1').question()).toBe('P2 grab');
  expect(game.choose('P2', 'yellow-1').question()).toBe('P3 grab');
  expect(game.decline('P3').question()).toBe('P2 grab');
  expect(game.choose('P2', 'yellow-2').question()).toBe('P3 grab');
});

rule('ST-111', 'the Grab is the one card of the grabbed ship for that turn', () => {
  const game = table().ship('red-1', 5).ship('green-1', 5).ship('green-2', 5).hand('P1', 'red-5');
  game.bonus('P2', 'mechanical-grab', 'mechanical-grab');
  game.choose('P1', 'red-5/red-1').choose('P2', 'green-1').settle();
  expect(game.offered('P2')).toEqual(['decline', 'green-2']);
  expect(game.refused('P2', 'green-1')).toMatchObject({ refused: 'ST-079', cause: 'had-card' });
});

rule('ST-112', 'with three players both other sides may grab the same mover', () => {
  const game = table({ players: 3 }).ship('red-1', 5).hand('P1', 'red-5');
  game.ship('yellow-1', 5).ship('green-1', 7);
  game.bonus('P2', 'mechanical-grab').bonus('P3', 'mechanical-grab');
  game.choose('P1', 'red-5/red-1').choose('P2', 'yellow-1').choose('P3', 'green-1');
  expect([game.at('red-1'), game.at('yellow-1'), game.at('green-1')]).toEqual([10, 10, 10]);
});

rule('ST-113', 'a Grab may carry a ship to the final planet', () => {
  const game = table().ship('red-1', 20).ship('green-1', 22).hand('P1', 'red-6').planetPaid();
  game.bonus('P2', 'mechanical-grab').choose('P1', 'red-6/red-1').choose('P2', 'green-1');
  expect(game.at('green-1')).toBe(HOME);
  expect(game.told('arrived')).toHaveLength(2);
});

rule('ST-122', 'one Grab at a time: the ship moves and has its half before the next', () => {
  const game = table({ players: 3 }).ship('red-1', 5).hand('P1', 'red-1');
  game.ship('yellow-1', 5).ship('yellow-2', 5).ship('green-1', 5);
  game.bonus('P2', 'mechanical-grab', 'mechanical-grab').bonus('P3', 'mechanical-grab');
  game.choose('P1', 'red-1/red-1').choose('P1', 'hyperspace').choose('P2', 'yellow-1');
  // P2 does not go on at once: first the half, then P3, then P2 again.
  expect(game.question()).toBe('P2 grab-half');
  expect(game.refusal('P2', 'yellow-2')).toBe('table');
  expect(game.choose('P2', 'asteroid').question()).toBe('P3 grab');
  expect(game.at('yellow-1')).toEqual([6, 'asteroid']);
  expect(game.decline('P3').offered('P2')).toEqual(['decline', 'yellow-2']);
});
