import { rule } from '@parsecs/kernel/testing';
import { expect, vi } from 'vitest';
import movementCards from './data/movement-cards.json' with { type: 'json' };
import { CARD_IDS, checkBoard, defaultSetup, superTeams, VALUES } from './index.ts';
import { allMovementCards, count, newGame, playRandomGame, seeds } from './testing/games.ts';
import { HOME, table } from './testing/table.ts';
import { boardFromTrack } from './track.ts';

const EXACT = { options: { exactFinish: true } } as const;

rule('EN-01', 'overshooting counts as arrival', () => {
  const game = table().ship('red-1', 20).ship('red-2', 19).hand('P1', 'red-6').planetPaid();
  expect(game.offered('P1')).toEqual(['red-6/red-1', 'red-6/red-2']);
  expect(game.choose('P1', 'red-6/red-2').at('red-2')).toBe(HOME);
});

rule('EN-01', 'with exact finishes no move and no bonus card leads past the planet', () => {
  const game = table(EXACT).ship('red-1', 20).ship('red-2', 10).hand('P1', 'red-6').planetPaid();
  expect(game.offered('P1')).toEqual(['red-6/red-2']);
  expect(game.refused('P1', 'red-6/red-1')).toMatchObject({
    refused: 'EN-01',
    cause: 'overshoots',
  });
  const boosts = table(EXACT).ship('red-1', 20).hand('P1', 'red-3').planetPaid();
  boosts.bonus('P1', 'light-speed', 'speed-bonus').choose('P1', 'red-3/red-1');
  expect(boosts.offered('P1')).toEqual(['decline', 'speed-bonus']);
  expect(boosts.refusal('P1', 'light-speed')).toBe('EN-01');
  expect(boosts.choose('P1', 'speed-bonus').at('red-1')).toBe(HOME);
  const exact = table(EXACT).ship('red-1', 20).hand('P1', 'red-4').planetPaid();
  exact.bonus('P1', 'light-speed', 'speed-bonus').choose('P1', 'red-4/red-1');
  expect(exact.at('red-1')).toBe(HOME);
});

rule('EN-01', 'with exact finishes a card that no ship can use is discarded without a move', () => {
  const game = table(EXACT).ship('red-1', 23).ship('red-2', 22).hand('P1', 'red-6', 'green-1');
  expect(game.offered('P1')).toEqual(['red-6/discard', 'green-1/green-1', 'green-1/green-2']);
  game.choose('P1', 'red-6/discard');
  expect(game.story()).toEqual(['wasted', 'turn-began']);
  expect(game.state.movementDiscard.map((card) => CARD_IDS[card])).toEqual(['red-6']);
  expect([game.at('red-1'), game.at('red-2')]).toEqual([23, 22]);
  expect(game.question()).toBe('P2 announce');
});

rule('EN-02', 'there is no pass in any game', () => {
  for (const seed of seeds(10)) {
    playRandomGame({ players: 4, board: 'short' }, seed, {
      question: ({ kind, answers }) => {
        if (kind === 'announce')
          for (const { kind: kindOf } of answers) expect(kindOf).toBe('announce');
      },
    });
  }
});

rule('EN-03', 'a card without a legal move cannot happen and is an internal error', () => {
  const game = table().hand('P1', 'red-1');
  game.state.position.fill(HOME);
  expect(() => superTeams.question(game.state, 0)).toThrow('cannot be played');
  // A written position in which the game would be over is not accepted in the first place.
  const won = table().home('red-1', 'red-2', 'yellow-1', 'yellow-2');
  expect(() => won.state).toThrow('given-already-won');
});

rule('EN-04', 'with three players no card of a finished or unused colour is ever in play', () => {
  for (const seed of seeds(15)) {
    playRandomGame({ players: 3, board: 'short' }, seed, {
      question: ({ kind }, { position, rules, hands }) => {
        if (kind !== 'announce') return;
        const home = (ship: number): boolean => position[ship] === rules.last;
        for (const colour of [0, 1, 2])
          expect(home(2 * colour) && home(2 * colour + 1)).toBe(false);
        for (const card of hands.flat()) expect(card).toBeLessThan(18);
      },
    });
  }
});

rule('EN-05', 'with other hand sizes the deal goes on after a shuffle of the discard', () => {
  // 48 cards: four rounds of ten, and the fifth deal finds eight.
  const story: string[] = [];
  playRandomGame({ players: 2, handSize: 5, board: 'long', starter: 0 }, 'five cards', {
    event: (event, state) => {
      if (state.round !== 5) return;
      if (event.type === 'dealt') story.push(`P${event.seat + 1} has ${event.count}`);
      if (event.type === 'movement-shuffled') story.push(`${event.count} shuffled`);
    },
    question: (_, state) => expect(superTeams.violations(state)).toEqual([]),
  });
  expect(story).toEqual(['P1 has 5', '40 shuffled', 'P2 has 5']);
});

rule('EN-06', 'the movement discard is reshuffled; the bonus cards are left alone', () => {
  let shuffles = 0;
  let bonus = '';
  playRandomGame({ players: 4, board: 'long' }, 'what is shuffled', {
    event: (event, state) => {
      const now = JSON.stringify([state.bonus, state.bonusDeck, state.bonusDiscard, state.planet]);
      if (event.type === 'round-began') bonus = now;
      if (event.type !== 'movement-shuffled') return;
      shuffles += 1;
      expect(event.count).toBe(48);
      expect(state.movementDiscard).toEqual([]);
      expect(now).toBe(bonus);
    },
  });
  expect(shuffles).toBeGreaterThan(1);
});

rule('EN-07', 'the starter is drawn from the seed or named, and stays for the later rounds', () => {
  for (const seed of seeds(5)) {
    expect(newGame({ players: 4 }, seed).active).toBe(newGame({ players: 4 }, seed).active);
  }
  const starters: number[] = [];
  let fresh = false;
  playRandomGame({ players: 4, starter: 2, handSize: 5 }, 'starters', {
    event: (event) => {
      if (event.type === 'round-began') fresh = true;
      if (event.type === 'announced' && fresh) starters.push(event.seat);
      if (event.type === 'announced') fresh = false;
    },
  });
  expect(starters.length).toBeGreaterThan(2);
  expect(new Set(starters)).toEqual(new Set([2]));
});

rule('EN-08', 'the number of copies of a bonus card is read from the data', async () => {
  const { ALL_BONUS_CARDS } = await import('./setup/cards.ts');
  expect(count(ALL_BONUS_CARDS)).toEqual(new Map([0, 1, 2, 3, 4].map((bonus) => [bonus, 4])));
  vi.resetModules();
  vi.doMock('./data/bonus-cards.json', () => ({
    default: { cards: [{ id: 'mechanical-grab', count: 2 }] },
  }));
  const changed = await import('./setup/cards.ts');
  expect(changed.ALL_BONUS_CARDS).toEqual([3, 3]);
  vi.doUnmock('./data/bonus-cards.json');
  vi.resetModules();
});

rule('EN-09', 'every value occurs twice in every colour', () => {
  expect(movementCards.copiesPerColourAndValue).toBe(2);
  const faces = count(allMovementCards(newGame({ players: 2 })));
  for (const card of CARD_IDS) expect(faces.get(card)).toBe(2);
});

rule('EN-10', 'any two colours make a team; by default red and yellow face green and black', () => {
  // Red and green against yellow and black: who is passed by a partner has nothing to grab.
  const colours = [['red'], ['yellow'], ['green'], ['black']] as const;
  const game = table({ players: 4, colours }).ship('red-1', 5).hand('P1', 'red-5');
  game.ship('green-1', 7).ship('yellow-1', 7).bonus('P3', 'mechanical-grab');
  game.bonus('P2', 'mechanical-grab').choose('P1', 'red-5/red-1').settle();
  expect(game.question()).toBe('P2 grab');
  expect(game.decline('P2').question()).toBe('P2 announce');
  expect(defaultSetup(4).colours.flat()).toEqual(['red', 'green', 'yellow', 'black']);
});

rule('EN-11', 'the mover is asked for the half at once, and it is kept with each ship', () => {
  const game = table().ship('red-1', 5).ship('red-2', 5).hand('P1', 'red-1', 'black-6');
  game.hand('P2', 'red-1', 'green-1').choose('P1', 'red-1/red-1');
  expect(game.question()).toBe('P1 half');
  game.choose('P1', 'hyperspace').choose('P2', 'red-1/red-2').choose('P2', 'asteroid');
  expect([game.at('red-1'), game.at('red-2')]).toEqual([
    [6, 'hyperspace'],
    [6, 'asteroid'],
  ]);
  expect(superTeams.view(game.state, 'spectator').ships.slice(0, 2)).toEqual([
    { id: 'red-1', owner: 0, at: 6, half: 'hyperspace' },
    { id: 'red-2', owner: 0, at: 6, half: 'asteroid' },
  ]);
});

rule('EN-12', 'on a dual space all three cards before the move go by the chosen half', () => {
  const offered = (
    space: number,
    half: 'hyperspace' | 'asteroid' | 'normal',
  ): readonly string[] => {
    const game = table().ship('red-1', space, half).hand('P1', 'red-2');
    game.bonus('P1', 'skilled-pilot', 'light-speed', 'speed-bonus').choose('P1', 'red-2/red-1');
    return game.offered('P1').slice(1);
  };
  expect(offered(6, 'hyperspace')).toEqual(['speed-bonus']);
  expect(offered(6, 'asteroid')).toEqual(['skilled-pilot']);
  expect(offered(12, 'normal')).toEqual(['light-speed', 'speed-bonus']);
  expect(offered(13, 'normal')).toEqual(['light-speed', 'speed-bonus']);
  expect(offered(13, 'asteroid')).toEqual(['skilled-pilot']);
});

rule('EN-13', 'a 3 with Speed Bonus is worth 8 from hyperspace, or 7 with the option', () => {
  const steps = (speedBonusOrder: 'add-then-double' | 'double-then-add'): number | undefined => {
    const game = table({ options: { speedBonusOrder } }).ship('red-1', 3).hand('P1', 'red-3');
    game.bonus('P1', 'speed-bonus').choose('P1', 'red-3/red-1').choose('P1', 'speed-bonus');
    return game.told('moved')[0]?.steps;
  };
  expect(steps('add-then-double')).toBe(8);
  expect(steps('double-then-add')).toBe(7);
});

rule('EN-14', 'what is offered never depends on the board ahead', () => {
  for (const value of VALUES) {
    const offers = [1, 5, 7, 10, 14, 20, 23].map((space) => {
      const game = table().ship('red-1', space).hand('P1', `red-${value}`);
      game.bonus('P1', 'skilled-pilot', 'light-speed', 'speed-bonus');
      return game.choose('P1', `red-${value}/red-1`).offered('P1').join();
    });
    expect(new Set(offers)).toEqual(new Set(['decline,light-speed,speed-bonus']));
  }
});

rule('EN-15', 'a draw with nothing left is skipped, the one before it is not', () => {
  const game = table().ship('red-1', 10).ship('green-1', 10).hand('P1', 'red-1');
  const hoard = ['skilled-pilot', 'light-speed', 'evasive-manoeuvre', 'speed-bonus'] as const;
  game.bonus(
    'P2',
    'mechanical-grab',
    ...hoard,
    ...hoard,
    ...hoard,
    ...hoard.slice(0, 2),
    'speed-bonus',
  );
  game.planet('mechanical-grab', 'mechanical-grab', 'mechanical-grab', 'evasive-manoeuvre');
  game.shuffle('bonus deck', 'mechanical-grab');
  expect(game.state.bonusDeck).toEqual([]);
  game.choose('P1', 'red-1/red-1').choose('P2', 'green-1').settle();
  // The Grab just played is shuffled and drawn by P1; for P2 there is nothing.
  expect(game.held('P1')).toEqual(['mechanical-grab']);
  expect(game.held('P2')).toHaveLength(15);
  expect(game.told('nothing-to-draw')).toMatchObject([{ seat: 1, ship: 'green-1' }]);
});

rule('EN-16', 'without a purely normal space behind, the way back ends at the start', () => {
  const track = 'S B M N H A HA HN AN N F';
  expect(checkBoard(boardFromTrack(track))).toMatchObject({
    ok: true,
    warnings: [{ cause: 'no-normal-behind', rule: 'EN-16' }],
  });
  const game = table({ track }).hand('P1', 'red-2').choose('P1', 'red-2/red-1');
  expect(game.at('red-1')).toBe(0);
});

rule('EN-16', 'with the option a dual space with a normal half counts, as normal', () => {
  const track = 'S N B HN M N H A HA AN N F';
  for (const mawNormalIncludesDual of [false, true]) {
    const game = table({ track, options: { mawNormalIncludesDual } }).ship('red-1', 1);
    game.hand('P1', 'red-3').choose('P1', 'red-3/red-1');
    expect(game.at('red-1')).toEqual(mawNormalIncludesDual ? [3, 'normal'] : 1);
    expect(game.question()).toBe('P2 announce');
  }
});
