import { rule } from '@parsecs/kernel/testing';
import { expect, test } from 'vitest';
import { COLOURS, defaultSetup, SHIPS, superTeams } from '../index.ts';
import { allBonusCards, allMovementCards, newGame, seeds, shipsOf } from '../testing/games.ts';
import { table } from '../testing/table.ts';
import { checkSetup } from './check-setup.ts';

const PLAYERS = [2, 3, 4] as const;

rule('ST-014', 'every player picks a colour of their own and gets its two ships', () => {
  const state = newGame({ players: 3, colours: [['black'], ['red'], ['green']] });
  expect(shipsOf(state, 0)).toEqual(['black-1', 'black-2']);
  expect(shipsOf(state, 1)).toEqual(['red-1', 'red-2']);
  expect(shipsOf(state, 2)).toEqual(['green-1', 'green-2']);
  const wrong = [
    [['red'], ['red'], ['green']],
    [['red'], ['blue'], ['green']],
    [['red'], ['green']],
  ];
  for (const colours of [...wrong, [['red', 'black'], ['yellow'], ['green']], 'red']) {
    expect(checkSetup({ players: 3, colours })).toMatchObject({
      ok: false,
      problems: [{ rule: 'ST-014' }],
    });
  }
});

rule('ST-015', 'two players pick two colours each, so that all four are in play', () => {
  const state = newGame({
    players: 2,
    colours: [
      ['black', 'red'],
      ['green', 'yellow'],
    ],
  });
  expect(shipsOf(state, 0)).toEqual(['red-1', 'red-2', 'black-1', 'black-2']);
  expect(shipsOf(state, 1)).toEqual(['yellow-1', 'yellow-2', 'green-1', 'green-2']);
  expect(allMovementCards(state)).toHaveLength(48);
  for (const colours of [
    [['red'], ['green']],
    [
      ['red', 'red'],
      ['green', 'black'],
    ],
  ]) {
    expect(checkSetup({ players: 2, colours })).toMatchObject({
      ok: false,
      problems: [{ rule: 'ST-015' }],
    });
  }
});

rule('ST-016', 'with three players the fourth colour stays in the box, ships and cards', () => {
  for (const left of COLOURS) {
    const colours = COLOURS.filter((colour) => colour !== left).map((colour) => [colour]);
    const state = newGame({ players: 3, colours });
    expect(allMovementCards(state)).toHaveLength(36);
    expect(allMovementCards(state).filter((card) => card.startsWith(left))).toEqual([]);
    const ships = superTeams.view(state, 'spectator').ships.map(({ id }) => id);
    expect(ships).toEqual(SHIPS.filter((id) => !id.startsWith(left)));
  }
  const game = table({ players: 3 }).hand('P1', 'red-2');
  expect(game.refused('P1', 'red-2/black-1')).toMatchObject({
    refused: 'ST-016',
    cause: 'not-in-play',
  });
});

rule('ST-017', 'four players form two teams that alternate around the table', () => {
  const state = newGame({ players: 4 });
  expect(superTeams.allies(state, 0)).toEqual([0, 2]);
  expect(superTeams.allies(state, 1)).toEqual([1, 3]);
  expect(superTeams.allies(state, 2)).toEqual([0, 2]);
  expect(superTeams.allies(state, 3)).toEqual([1, 3]);
});

rule('ST-018', 'any colours may be paired; red and yellow by default', () => {
  for (const first of COLOURS) {
    for (const partner of COLOURS.filter((colour) => colour !== first)) {
      const [left, right] = COLOURS.filter((colour) => colour !== first && colour !== partner);
      const checked = checkSetup({ players: 4, colours: [[first], [left], [partner], [right]] });
      expect(checked.ok).toBe(true);
    }
  }
  const [p1, p2, p3, p4] = defaultSetup(4).colours;
  expect([p1, p3].flat()).toEqual(['red', 'yellow']);
  expect([p2, p4].flat()).toEqual(['green', 'black']);
  expect(defaultSetup(2).colours).toEqual([
    ['red', 'yellow'],
    ['green', 'black'],
  ]);
});

rule('ST-019', 'all ships in play begin on the start planet', () => {
  for (const players of PLAYERS) {
    const { ships } = superTeams.view(newGame({ players }), 'spectator');
    expect(ships).toHaveLength(players === 3 ? 6 : 8);
    expect(ships.map((ship) => ship.at)).toEqual(ships.map(() => 0));
  }
});

rule('ST-020', 'two bonus cards for each player wait face down on the final planet', () => {
  for (const players of PLAYERS) {
    const piles = seeds(8).map((seed) => newGame({ players }, seed).planet);
    for (const pile of piles) expect(pile).toHaveLength(2 * players);
    expect(new Set(piles.map((pile) => pile.join())).size).toBeGreaterThan(4);
    const seen = superTeams.view(newGame({ players }), 0);
    expect(seen.planet).toBe(2 * players);
  }
});

rule('ST-021', 'the other bonus cards form the bonus deck', () => {
  const sizes = PLAYERS.map((players) => {
    const state = newGame({ players });
    expect(allBonusCards(state)).toHaveLength(20);
    expect(state.bonusDiscard).toEqual([]);
    return state.bonusDeck.length;
  });
  expect(sizes).toEqual([16, 14, 12]);
  expect(new Set(seeds(8).map((seed) => newGame({ players: 2 }, seed).bonusDeck.join())).size).toBe(
    8,
  );
});

rule('ST-022', 'everybody is dealt six shuffled movement cards, the rest is the deck', () => {
  const sizes = PLAYERS.map((players) => {
    const state = newGame({ players });
    expect(state.hands.map((hand) => hand.length)).toEqual(state.hands.map(() => 6));
    expect(state.movementDiscard).toEqual([]);
    return state.movementDeck.length;
  });
  expect(sizes).toEqual([36, 18, 24]);
  const hands = seeds(8).map((seed) => newGame({ players: 2 }, seed).hands[0]?.join());
  expect(new Set(hands).size).toBe(8);
});

rule('ST-023', 'the host names the player who starts, or chance does', () => {
  for (const starter of [0, 1, 2, 3]) {
    const state = newGame({ players: 4, starter });
    expect(superTeams.asked(state)).toEqual([starter]);
  }
  const drawn = seeds(40).map((seed) => newGame({ players: 4 }, seed).active);
  expect([...new Set(drawn)].sort()).toEqual([0, 1, 2, 3]);
  for (const starter of [-1, 4, 1.5, 'me', null]) {
    expect(checkSetup({ players: 4, starter })).toMatchObject({
      ok: false,
      problems: [{ path: 'starter', rule: 'ST-023' }],
    });
  }
});

rule('ST-024', 'play goes clockwise, one turn at a time', () => {
  for (const players of PLAYERS) {
    const game = table({ players }).active('P2').hand('P1', 'red-1', 'red-2');
    const order = Array.from({ length: players + 1 }, () => {
      const seat = game.next();
      game.choose(seat, game.offered(seat)[0] ?? '').settle();
      if (game.question().endsWith('half')) {
        game.choose(seat, game.offered(seat)[0] ?? '');
      }
      return seat;
    });
    const clockwise = { 2: 'P2 P1 P2', 3: 'P2 P3 P1 P2', 4: 'P2 P3 P4 P1 P2' };
    expect(order.join(' ')).toBe(clockwise[players]);
  }
});

rule('ST-025', 'nobody holds bonus cards at the start', () => {
  for (const players of PLAYERS) {
    expect(newGame({ players }).bonus.flat()).toEqual([]);
  }
});

test('what does not belong into a setup is named', () => {
  expect(checkSetup({ players: 2, seed: 'x', bord: 'short' })).toEqual({
    ok: false,
    problems: [
      { path: 'seed', cause: 'unknown-field' },
      { path: 'bord', cause: 'unknown-field' },
    ],
  });
  expect(checkSetup('2-players')).toEqual({
    ok: false,
    problems: [{ path: '', cause: 'setup-not-an-object' }],
  });
  expect(checkSetup({ players: 2, options: [] })).toMatchObject({
    ok: false,
    problems: [{ path: 'options', cause: 'setup-not-an-object' }],
  });
});

test('ready-made setups: every board for every number of players, the usual one first', () => {
  const boards = Object.entries(superTeams.setups).map(([name, { board }]) => [name, board]);
  expect(boards).toEqual([
    ['2-players', 'standard'],
    ['2-players-short', 'short'],
    ['2-players-long', 'long'],
    ['3-players', 'long'],
    ['3-players-standard', 'standard'],
    ['3-players-short', 'short'],
    ['4-players', 'standard'],
    ['4-players-short', 'short'],
    ['4-players-long', 'long'],
  ]);
});
