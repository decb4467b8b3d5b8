import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { CARD_IDS } from '../index.ts';
import { playRandomGame, seeds } from '../testing/games.ts';
import { table } from '../testing/table.ts';

const OTHERS = ['red-1', 'red-2', 'yellow-1', 'yellow-2', 'black-1', 'black-2'];

rule('ST-069', 'with two or four players the cards of a finished colour are jokers', () => {
  for (const players of [2, 4] as const) {
    const game = table({ players }).home('green-1', 'green-2').planetPaid().hand('P1', 'green-3');
    expect(game.offered('P1')).toEqual(OTHERS.map((ship) => `green-3/${ship}`));
    game.choose('P1', 'green-3/red-1');
    expect(game.told('announced')).toMatchObject([{ card: 'green-3', joker: true }]);
  }
});

rule('ST-070', 'whoever plays a joker chooses the colour, and its value stays', () => {
  for (const ship of ['red-2', 'yellow-1', 'black-2'] as const) {
    const game = table().home('green-1', 'green-2').planetPaid().hand('P1', 'green-5');
    expect(game.choose('P1', `green-5/${ship}`).at(ship)).toBe(5);
  }
  const doubled = table().home('green-1', 'green-2').planetPaid().hand('P1', 'green-2');
  expect(doubled.ship('red-1', 3).choose('P1', 'green-2/red-1').at('red-1')).toBe(7);
});

rule('ST-071', 'the named colour needs a ship still racing; it may be an opponent’s', () => {
  const game = table({ players: 4 }).home('green-1', 'green-2', 'yellow-1', 'yellow-2', 'red-1');
  game.planetPaid().active('P4').hand('P4', 'green-3');
  expect(game.offered('P4')).toEqual(['green-3/red-2', 'green-3/black-1', 'green-3/black-2']);
  expect(game.refusal('P4', 'green-3/yellow-1')).toBe('ST-035');
  expect(game.refusal('P4', 'green-3/green-1')).toBe('ST-035');
  expect(game.choose('P4', 'green-3/red-2').at('red-2')).toBe(3);
});

rule('ST-072', 'cards become jokers in all hands the moment the second ship is home', () => {
  const game = table()
    .home('green-1')
    .planetPaid()
    .ship('green-2', 23)
    .hand('P1', 'green-1', 'green-4');
  game.hand('P2', 'green-6', 'green-5');
  expect(game.offered('P1')).toEqual(['green-1/green-2', 'green-4/green-2']);
  game.choose('P1', 'green-1/green-2');
  expect(game.told('colour-finished')).toMatchObject([{ colour: 'green', jokers: true }]);
  expect(game.offered('P2')).toEqual([
    ...OTHERS.map((ship) => `green-6/${ship}`),
    ...OTHERS.map((ship) => `green-5/${ship}`),
  ]);
  game.choose('P2', 'green-5/black-1');
  expect(game.offered('P1')).toEqual(OTHERS.map((ship) => `green-4/${ship}`));
});

rule('ST-073', 'one finished ship is not enough', () => {
  const game = table().home('green-1').planetPaid().hand('P1', 'green-3');
  expect(game.offered('P1')).toEqual(['green-3/green-2']);
  expect(game.refusal('P1', 'green-3/red-1')).toBe('ST-028');
  game.choose('P1', 'green-3/green-2');
  expect(game.told('announced')).toMatchObject([{ joker: false }]);
});

rule('ST-074', 'with three players a colour whose ships are both home has won', () => {
  const game = table({ players: 3 }).home('yellow-1').planetPaid().ship('yellow-2', 23);
  game.active('P3').hand('P3', 'yellow-1').choose('P3', 'yellow-1/yellow-2');
  expect(game.winners()).toEqual(['P2']);
  expect(game.told('colour-finished')).toMatchObject([{ jokers: false }]);
  for (const seed of seeds(15)) {
    playRandomGame({ players: 3, board: 'short' }, seed, {
      event: (event) => {
        if (event.type === 'announced') expect(event.joker).toBe(false);
      },
    });
  }
});

rule('ST-075', 'every card in hand is playable on every turn of every game', () => {
  let jokers = 0;
  for (const players of [2, 3, 4] as const) {
    for (const seed of seeds(15)) {
      playRandomGame({ players, board: 'short' }, seed, {
        question: ({ kind, seat, answers }, { hands }) => {
          if (kind !== 'announce') return;
          const playable = new Set(
            answers.map((answer) => (answer.kind === 'announce' ? answer.card : answer.id)),
          );
          expect(playable).toEqual(new Set(hands[seat]?.map((card) => CARD_IDS[card])));
        },
        event: (event) => {
          if (event.type === 'announced' && event.joker) jokers += 1;
        },
      });
    }
  }
  expect(jokers).toBeGreaterThan(10);
});
