import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { SHIPS, superTeams, VALUES } from '../index.ts';
import { newGame, playRandomGame, seeds } from '../testing/games.ts';
import { table } from '../testing/table.ts';

rule('ST-026', 'on your turn you play exactly one movement card from your hand', () => {
  const game = table().hand('P1', 'red-1', 'red-2', 'yellow-3').choose('P1', 'red-1/red-1');
  expect(game.cards('P1')).toEqual(['red-2', 'yellow-3']);
  expect(game.question()).toBe('P2 announce');
  expect(game.refusal('P1', 'red-2/red-1')).toBe('table');
  const other = table().hand('P1', 'red-1');
  expect(other.refused('P1', 'red-2/red-1')).toMatchObject({
    refused: 'ST-026',
    cause: 'not-in-hand',
  });
});

rule('ST-027', 'playing is compulsory: no passing, no swapping', () => {
  const game = table().hand('P1', 'green-1', 'black-6');
  expect(game.offered('P1')).toEqual([
    'green-1/green-1',
    'green-1/green-2',
    'black-6/black-1',
    'black-6/black-2',
  ]);
  expect(game.refused('P1', 'decline')).toMatchObject({ refused: 'ST-027', cause: 'no-pass' });
  expect(game.refused('P1', 'green-1/discard')).toMatchObject({
    refused: 'ST-027',
    cause: 'can-be-used',
  });
});

rule('ST-028', 'a card moves a ship of its colour forward by its value', () => {
  for (const value of VALUES) {
    const game = table().hand('P1', `red-${value}`).choose('P1', `red-${value}/red-1`);
    expect(game.told('moved')).toMatchObject([{ ship: 'red-1', from: 0, to: value, steps: value }]);
  }
  const game = table().hand('P1', 'red-1');
  expect(game.refused('P1', 'red-1/yellow-1')).toMatchObject({
    refused: 'ST-028',
    cause: 'wrong-colour',
  });
});

rule('ST-029', 'the colour may be your own, your partner’s or an opponent’s', () => {
  const start = () => table({ players: 4 }).hand('P1', 'red-1', 'yellow-1', 'green-1', 'black-1');
  expect(start().offered('P1')).toHaveLength(8);
  for (const colour of ['red', 'yellow', 'green', 'black'] as const) {
    const game = start().choose('P1', `${colour}-1/${colour}-2`);
    expect(game.at(`${colour}-2`)).toBe(1);
  }
});

rule('ST-030', 'with both ships of the colour racing the active player picks either one', () => {
  const start = () => table().hand('P1', 'red-2').ship('red-2', 5);
  expect(start().offered('P1')).toEqual(['red-2/red-1', 'red-2/red-2']);
  const first = start().bonusDeck('speed-bonus').choose('P1', 'red-2/red-1');
  expect([first.at('red-1'), first.at('red-2')]).toEqual([2, 5]);
  const second = start().choose('P1', 'red-2/red-2');
  expect([second.at('red-1'), second.at('red-2')]).toEqual([0, 7]);
});

rule('ST-031', 'the only ship of the colour still racing must be moved', () => {
  const game = table().home('red-1').planetPaid().hand('P1', 'red-4').ship('red-2', 10);
  expect(game.offered('P1')).toEqual(['red-4/red-2']);
});

rule('ST-032', 'the whole value goes to one ship and cannot be shortened', () => {
  const game = table().hand('P1', 'red-5').choose('P1', 'red-5/red-1');
  expect([game.at('red-1'), game.at('red-2')]).toEqual([5, 0]);
  // An answer names a card and one ship: there is no way to say how far.
  for (const answer of table().hand('P1', 'red-5', 'black-2').offered('P1')) {
    expect(answer).toMatch(/^[a-z]+-[1-6]\/[a-z]+-[12]$/);
  }
});

rule('ST-033', 'ships move forward; only the Maw throws them back', () => {
  let back = 0;
  for (const seed of seeds(20)) {
    playRandomGame({ players: 2, board: 'short' }, seed, {
      event: (event) => {
        if (event.type === 'moved' || event.type === 'evaded' || event.type === 'grabbed') {
          expect(event.to).toBeGreaterThan(event.from);
        }
        if (event.type === 'pushed-back') {
          back += 1;
          expect(event.to).toBeLessThan(event.from);
        }
      },
    });
  }
  expect(back).toBeGreaterThan(0);
});

rule('ST-034', 'any number of ships share a space and nobody blocks anybody', () => {
  const game = table({ players: 4 }).hand('P1', 'red-2').ship('red-1', 5);
  for (const ship of SHIPS.slice(1)) game.ship(ship, 7);
  game.choose('P1', 'red-2/red-1');
  expect(SHIPS.map((ship) => game.at(ship))).toEqual(SHIPS.map(() => 7));
  game.choose('P2', 'green-5/green-1');
  expect(game.told('moved').at(-1)).toMatchObject({ ship: 'green-1', from: 7, steps: 5 });
});

rule('ST-035', 'a ship on the final planet is never moved again', () => {
  const start = () => table().home('green-1', 'red-1').planetPaid().ship('green-2', 20);
  const game = start().hand('P1', 'red-6').ship('red-2', 20).bonus('P2', 'mechanical-grab');
  expect(game.refused('P1', 'red-6/red-1')).toMatchObject({
    refused: 'ST-035',
    cause: 'already-home',
  });
  game.choose('P1', 'red-6/red-2');
  expect(game.offered('P2')).toEqual(['decline', 'green-2']);
  expect(game.refusal('P2', 'green-1')).toBe('ST-035');
  const home = new Set<string>();
  for (const seed of seeds(10)) {
    home.clear();
    playRandomGame({ players: 4, board: 'short' }, seed, {
      event: (event) => {
        if (event.type === 'arrived') home.add(event.ship);
        if (event.type === 'announced' || event.type === 'grabbed') {
          expect(home).not.toContain(event.ship);
        }
      },
    });
  }
});

rule('ST-036', 'the played card goes to a face-up discard pile', () => {
  const game = table().hand('P1', 'red-1', 'yellow-3').hand('P2', 'black-6');
  game.choose('P1', 'yellow-3/yellow-1').choose('P2', 'black-6/black-1').choose('P2', 'asteroid');
  game.choose('P1', 'red-1/red-1');
  for (const viewer of [0, 1, 'spectator'] as const) {
    const seen = superTeams.view(game.state, viewer);
    expect(seen.movementDiscard).toEqual(['yellow-3', 'black-6', 'red-1']);
  }
});

rule('ST-037', 'hands are not refilled during a round', () => {
  const state = newGame({ players: 2, starter: 0 });
  expect(state.hands.map((hand) => hand.length)).toEqual([6, 6]);
  const sizes: string[] = [];
  playRandomGame({ players: 2, starter: 0 }, 'refill', {
    question: ({ kind }, { hands, round }) => {
      if (kind === 'announce' && round === 1) sizes.push(hands.map((hand) => hand.length).join(''));
    },
  });
  expect(sizes).toEqual(['66', '56', '55', '45', '44', '34', '33', '23', '22', '12', '11', '01']);
});
