import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import bonusCards from '../data/bonus-cards.json' with { type: 'json' };
import { BOARD_IDS, BOARDS, BONUS_KINDS, COLOURS, SHIPS, superTeams } from '../index.ts';
import { allBonusCards, allMovementCards, count, newGame, shipsOf } from '../testing/games.ts';
import { table } from '../testing/table.ts';
import { checkSetup } from './check-setup.ts';

rule('ST-001', 'the game is for two to four players', () => {
  expect(superTeams.seats).toEqual([2, 3, 4]);
  for (const players of [2, 3, 4]) expect(checkSetup({ players }).ok).toBe(true);
  for (const players of [0, 1, 5, 2.5, '2', undefined]) {
    expect(checkSetup({ players })).toMatchObject({
      ok: false,
      problems: [{ path: 'players', rule: 'ST-001' }],
    });
  }
});

rule('ST-002', 'a side that has all of its ships on the final planet first has won', () => {
  for (const board of BOARD_IDS) {
    const kinds = BOARDS[board].spaces.map((space) => space.kinds.join());
    expect(kinds.indexOf('start')).toBe(0);
    expect(kinds.lastIndexOf('start')).toBe(0);
    expect(kinds.indexOf('final')).toBe(kinds.length - 1);
  }
  const allButTwo = table().home('red-2', 'yellow-1').ship('red-1', 23).planetPaid();
  allButTwo.ship('yellow-2', 23).hand('P1', 'red-1', 'yellow-1').choose('P1', 'red-1/red-1');
  expect(allButTwo.winners()).toEqual([]);
  allButTwo.choose('P2', 'green-5/green-1').choose('P1', 'yellow-1/yellow-2');
  expect(allButTwo.winners()).toEqual(['P1']);
});

rule('ST-003', 'two or three players are sides of their own, four are two pairs', () => {
  const ships = (players: 2 | 3 | 4): readonly (readonly string[])[] => {
    const state = newGame({ players });
    return Array.from({ length: players }, (_, seat) =>
      superTeams.allies(state, seat).flatMap((ally) => shipsOf(state, ally)),
    );
  };
  expect(ships(2)).toEqual([
    ['red-1', 'red-2', 'yellow-1', 'yellow-2'],
    ['green-1', 'green-2', 'black-1', 'black-2'],
  ]);
  expect(ships(3)).toEqual([
    ['red-1', 'red-2'],
    ['yellow-1', 'yellow-2'],
    ['green-1', 'green-2'],
  ]);
  const [rebels, empire, ...partners] = ships(4);
  expect(rebels?.toSorted()).toEqual(['red-1', 'red-2', 'yellow-1', 'yellow-2']);
  expect(empire?.toSorted()).toEqual(['black-1', 'black-2', 'green-1', 'green-2']);
  expect(partners.map((side) => side.toSorted())).toEqual([rebels?.toSorted(), empire?.toSorted()]);
});

rule('ST-003', 'ships of one side are no opponents: a partner who flies past gives no Grab', () => {
  const game = table({ players: 4 }).ship('red-1', 5).ship('yellow-1', 7).hand('P1', 'red-5');
  game.bonus('P3', 'mechanical-grab').bonus('P2', 'mechanical-grab').ship('green-1', 7);
  game.choose('P1', 'red-5/red-1').settle();
  expect(game.question()).toBe('P2 grab');
  expect(game.decline('P2').question()).toBe('P2 announce');
});

rule('ST-004', 'every board shows the track, both planets and a slot for the bonus deck', () => {
  for (const board of BOARD_IDS) {
    const { spaces, path, size, radius, slots } = BOARDS[board];
    expect(path).toMatch(/^M [\d.]+ [\d.]+ C/);
    expect(size).toEqual({ width: 1000, height: 640 });
    expect(radius?.start).toBeGreaterThan(0);
    expect(radius?.final).toBeGreaterThan(0);
    expect(slots?.['bonusDeck']).toMatchObject({ width: 80, height: 56 });
    for (const { x, y } of spaces) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(1000);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(640);
    }
  }
});

rule('ST-005', 'there are 72 cards: 48 movement, 20 bonus and 4 team cards', () => {
  const state = newGame({ players: 4 });
  const movement = allMovementCards(state).length;
  const bonus = allBonusCards(state).length;
  // A team card says which colour a player has.
  const teams = state.rules.setup.colours.flat().length;
  expect([movement, bonus, teams]).toEqual([48, 20, 4]);
  expect(movement + bonus + teams).toBe(72);
});

rule('ST-006', 'twelve movement cards in each of four colours, values from 1 to 6', () => {
  const cards = allMovementCards(newGame({ players: 2 }));
  expect(count(cards.map((card) => card.split('-')[0]))).toEqual(
    new Map(COLOURS.map((colour) => [colour, 12])),
  );
  const values = new Set(cards.map((card) => card.split('-')[1]));
  expect([...values].sort().join('')).toBe('123456');
});

rule('ST-007', 'each value occurs exactly twice in each colour', () => {
  const faces = count(allMovementCards(newGame({ players: 4 })));
  expect(faces.size).toBe(24);
  expect([...faces.values()]).toEqual(Array.from({ length: 24 }, () => 2));
});

rule('ST-008', 'bonus cards come in five kinds', () => {
  expect([...BONUS_KINDS].sort()).toEqual([
    'evasive-manoeuvre',
    'light-speed',
    'mechanical-grab',
    'skilled-pilot',
    'speed-bonus',
  ]);
  expect(new Set(allBonusCards(newGame({ players: 3 }))).size).toBe(5);
});

rule('ST-009', 'there are four copies of each kind of bonus card, as the data say', () => {
  const copies = count(allBonusCards(newGame({ players: 2 })));
  for (const [bonus, kind] of BONUS_KINDS.entries()) {
    expect(copies.get(bonus)).toBe(4);
    expect(bonusCards.cards.find((card) => card.id === kind)?.count).toBe(4);
  }
});

rule('ST-010', 'everybody sees whose colour is whose; a team card does nothing in play', () => {
  const state = newGame({ players: 4 });
  for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
    const owners = superTeams.view(state, viewer).ships.map(({ id, owner }) => [id, owner]);
    expect(Object.fromEntries(owners)).toEqual({
      'red-1': 0,
      'red-2': 0,
      'green-1': 1,
      'green-2': 1,
      'yellow-1': 2,
      'yellow-2': 2,
      'black-1': 3,
      'black-2': 3,
    });
  }
  expect(superTeams.cards).toEqual(BONUS_KINDS);
});

rule('ST-011', 'there are eight ships, two of each colour', () => {
  const ships = superTeams.view(newGame({ players: 2 }), 'spectator').ships.map(({ id }) => id);
  expect(ships).toEqual(SHIPS);
  expect(count(ships.map((id) => id.split('-')[0]))).toEqual(
    new Map(COLOURS.map((colour) => [colour, 2])),
  );
});

rule('ST-012', 'the two ships of a colour are equal in play', () => {
  for (const colour of COLOURS) {
    const stories = ([1, 2] as const).map((which) => {
      const ship = `${colour}-${which}` as const;
      const game = table().ship(ship, 3).hand('P1', `${colour}-4`).bonusDeck('light-speed');
      game.choose('P1', `${colour}-4/${ship}`);
      return [game.at(ship), game.story(), game.held('P1'), game.held('P2')];
    });
    expect(stories[0]).toEqual(stories[1]);
    expect(stories[0]?.[0]).toBe(11);
  }
});
