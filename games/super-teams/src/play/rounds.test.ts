import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import type { State } from '../state.ts';
import { playRandomGame, type Watch } from '../testing/games.ts';
import { table } from '../testing/table.ts';

const PLAYERS = [2, 3, 4] as const;

/** Long games, so that the deck runs out more than once. */
function watchLongGame(players: (typeof PLAYERS)[number], watch: Watch): void {
  playRandomGame({ players, board: 'long' }, `rounds of ${players}`, watch);
}

rule('ST-063', 'after six cards each the round ends and six new ones are dealt', () => {
  for (const players of PLAYERS) {
    let played = 0;
    let rounds = 0;
    watchLongGame(players, {
      event: (event) => {
        if (event.type === 'announced') played += 1;
        if (event.type === 'round-began') {
          expect(played).toBe(rounds * players * 6);
          rounds += 1;
          expect(event.round).toBe(rounds);
        }
        if (event.type === 'dealt') expect(event.count).toBe(6);
      },
    });
    expect(rounds).toBeGreaterThan(4);
  }
  const game = table().hand('P1', 'red-1').hand('P2', 'green-1');
  game.choose('P1', 'red-1/red-1').choose('P2', 'green-1/green-1');
  expect(game.state.round).toBe(2);
  expect([game.cards('P1'), game.cards('P2')].map((cards) => cards.length)).toEqual([6, 6]);
  expect(game.question()).toBe('P1 announce');
});

rule('ST-064', 'when the movement deck has run out all movement cards are shuffled anew', () => {
  const game = table({ players: 3 }).movementDeck().hand('P1', 'red-1').hand('P2').hand('P3');
  game.shuffle('movement deck', 'green-6', 'green-6', 'yellow-1');
  expect(game.state.movementDeck).toEqual([]);
  game.choose('P1', 'red-1/red-1');
  expect(game.told('movement-shuffled')).toEqual([{ type: 'movement-shuffled', count: 36 }]);
  // P2 is the first in hand-made rounds that end after P1.
  expect(game.cards('P2').slice(0, 3)).toEqual(['green-6', 'green-6', 'yellow-1']);
  expect(game.state.movementDiscard).toEqual([]);
  expect(game.state.movementDeck).toHaveLength(18);
});

/** The rounds that began with a shuffle. */
function shuffledRounds(players: (typeof PLAYERS)[number]): readonly number[] {
  const rounds: number[] = [];
  let dealt = 0;
  watchLongGame(players, {
    event: (event, state) => {
      if (event.type === 'round-began') dealt = 0;
      if (event.type === 'dealt') dealt += 1;
      if (event.type === 'movement-shuffled') {
        // Never in the middle of a deal.
        expect(dealt).toBe(0);
        rounds.push(state.round);
      }
    },
  });
  return rounds;
}

rule('ST-065', 'the printed numbers make the deck run out between rounds: after 4, 2 or 2', () => {
  expect(shuffledRounds(2).slice(0, 2)).toEqual([5, 9]);
  expect(shuffledRounds(3).slice(0, 2)).toEqual([3, 5]);
  expect(shuffledRounds(4).slice(0, 2)).toEqual([3, 5]);
});

rule('ST-066', 'all hands are empty then, so the new deck is the complete set', () => {
  for (const players of PLAYERS) {
    let hands: State['hands'] = [];
    let shuffles = 0;
    watchLongGame(players, {
      event: (event, state) => {
        if (event.type === 'round-began') hands = state.hands.map((hand) => [...hand]);
        if (event.type !== 'movement-shuffled') return;
        shuffles += 1;
        expect(hands.flat()).toEqual([]);
        expect(event.count).toBe(players === 3 ? 36 : 48);
      },
    });
    expect(shuffles).toBeGreaterThan(1);
  }
});

rule('ST-067', 'the player who started the first round starts every round', () => {
  for (const players of PLAYERS) {
    let starter = -1;
    let fresh = false;
    let rounds = 0;
    watchLongGame(players, {
      event: (event) => {
        if (event.type === 'began') starter = event.starter;
        if (event.type === 'round-began') fresh = true;
        if (event.type === 'announced' && fresh) {
          expect(event.seat).toBe(starter);
          fresh = false;
          rounds += 1;
        }
      },
    });
    expect(rounds).toBeGreaterThan(4);
  }
});

rule('ST-068', 'bonus cards stay from round to round, beside the six cards, without limit', () => {
  const many = [
    ...(['skilled-pilot', 'skilled-pilot', 'skilled-pilot', 'skilled-pilot'] as const),
    ...(['evasive-manoeuvre', 'evasive-manoeuvre', 'evasive-manoeuvre'] as const),
    ...(['mechanical-grab', 'mechanical-grab', 'mechanical-grab'] as const),
  ];
  const game = table()
    .hand('P1', 'red-2')
    .hand('P2', 'green-5')
    .bonus('P1', ...many);
  game.bonusDeck('evasive-manoeuvre').ship('yellow-1', 1).ship('yellow-2', 1).ship('red-2', 1);
  game.choose('P1', 'red-2/red-1').settle();
  game.choose('P2', 'green-5/green-1').decline('P1');
  expect(game.state.round).toBe(2);
  expect(game.cards('P1')).toHaveLength(6);
  expect(game.held('P1')).toEqual([...many, 'evasive-manoeuvre']);
});
