import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { superTeams, VALUES } from '../index.ts';
import { playRandomGame, seeds } from '../testing/games.ts';
import { table } from '../testing/table.ts';

const ALL_FIVE = [
  'skilled-pilot',
  'light-speed',
  'evasive-manoeuvre',
  'mechanical-grab',
  'speed-bonus',
] as const;

const ALL_BUT_GRABS_AND_ONE_SPEED_BONUS = [
  ...(['skilled-pilot', 'skilled-pilot', 'skilled-pilot', 'skilled-pilot'] as const),
  ...(['light-speed', 'light-speed', 'light-speed', 'light-speed'] as const),
  ...(['evasive-manoeuvre', 'evasive-manoeuvre', 'evasive-manoeuvre'] as const),
  ...(['evasive-manoeuvre', 'speed-bonus', 'speed-bonus', 'speed-bonus'] as const),
];

rule('ST-076', 'the owner of a moving ship or the owner’s partner may play a bonus card', () => {
  const game = table({ players: 4 }).active('P1').hand('P1', 'red-3').ship('red-1', 1);
  for (const seat of ['P1', 'P2', 'P3', 'P4'] as const) game.bonus(seat, 'speed-bonus');
  game.choose('P1', 'red-3/red-1');
  expect(game.question()).toBe('P1 boost');
  expect(game.decline('P1').question()).toBe('P3 boost');
  // The opponents are not asked at all.
  expect(game.decline('P3').question()).toBe('P2 announce');
});

rule('ST-077', 'they may do so even when an opponent moves the ship', () => {
  const game = table().active('P2').hand('P2', 'red-3', 'black-1').ship('red-1', 1);
  game.bonus('P1', 'speed-bonus').choose('P2', 'red-3/red-1');
  expect(game.question()).toBe('P1 boost');
  expect(game.choose('P1', 'speed-bonus').at('red-1')).toBe(5);
});

rule('ST-078', 'the player who moves the ship has to apply the bonus card', () => {
  const game = table().active('P2').hand('P2', 'red-3', 'black-1').ship('red-1', 1);
  game.bonus('P1', 'light-speed').choose('P2', 'red-3/red-1').choose('P1', 'light-speed');
  // Nobody is asked between the card and the move.
  expect(game.story()).toEqual(['announced', 'boosted', 'moved', 'turn-began']);
  expect(game.told('moved')).toMatchObject([{ from: 1, to: 7, steps: 6, by: 'light-speed' }]);
});

rule('ST-079', 'a ship gets at most one bonus card a turn', () => {
  const maw = table().ship('red-1', 5).hand('P1', 'red-2');
  maw.bonus('P1', 'speed-bonus', 'speed-bonus', 'light-speed', 'evasive-manoeuvre');
  maw.choose('P1', 'red-2/red-1').choose('P1', 'speed-bonus');
  expect(maw.at('red-1')).toBe(7);
  expect(maw.question()).toBe('P2 announce');
  expect(maw.held('P1')).toEqual(['speed-bonus', 'light-speed', 'evasive-manoeuvre']);
  // Without a card before the move the same stop opens the window on the Maw.
  const free = table().ship('red-1', 5).hand('P1', 'red-3').bonus('P1', 'evasive-manoeuvre');
  expect(free.choose('P1', 'red-3/red-1').decline('P1').question()).toBe('P1 evade');
  // The partner cannot add a second card either.
  const pair = table({ players: 4 })
    .ship('red-1', 5)
    .hand('P1', 'red-2')
    .bonus('P1', 'speed-bonus');
  pair.bonus('P3', 'evasive-manoeuvre').choose('P1', 'red-2/red-1').choose('P1', 'speed-bonus');
  expect(pair.question()).toBe('P2 announce');
  // The limit is for a turn: next turn the ship may have a card again.
  const next = table()
    .ship('red-1', 10)
    .hand('P1', 'red-1', 'red-3')
    .bonusDeck('evasive-manoeuvre');
  next.bonus('P1', 'speed-bonus', 'speed-bonus').choose('P1', 'red-1/red-1');
  next.choose('P1', 'speed-bonus').choose('P1', 'normal').choose('P2', 'green-5/green-1').settle();
  next.choose('P1', 'red-3/red-1');
  expect(next.offered('P1')).toEqual(['decline', 'speed-bonus']);
});

rule('ST-080', 'nobody plays a bonus card for an opponent’s ship', () => {
  for (const players of [2, 3, 4] as const) {
    const game = table({ players }).active('P2').hand('P2', 'red-3').ship('red-1', 5);
    game
      .bonus('P2', ...ALL_FIVE)
      .choose('P2', 'red-3/red-1')
      .settle();
    // Neither before the move nor on the Maw.
    expect(game.story()).toEqual(['announced', 'moved', 'pushed-back', 'turn-began']);
  }
  const grab = table().hand('P1', 'red-5').bonus('P2', 'mechanical-grab');
  grab.choose('P1', 'red-5/red-1');
  expect(grab.refused('P2', 'yellow-1')).toMatchObject({
    refused: 'ST-080',
    cause: 'opponents-ship',
  });
});

rule('ST-081', 'playing a bonus card is always optional', () => {
  const windows = new Set<string>();
  for (const players of [2, 3, 4] as const) {
    for (const seed of seeds(8)) {
      playRandomGame({ players, board: 'short' }, seed, {
        question: ({ kind, answers }) => {
          if (kind !== 'boost' && kind !== 'evade' && kind !== 'grab') return;
          windows.add(kind);
          expect(answers.map((answer) => answer.id)).toContain('decline');
        },
      });
    }
  }
  expect([...windows].sort()).toEqual(['boost', 'evade', 'grab']);
});

rule('ST-082', 'three windows: before the move, on the Maw, and after coming to rest', () => {
  const game = table().ship('red-1', 5).ship('green-1', 5).hand('P1', 'red-3');
  game
    .bonus('P1', ...ALL_FIVE)
    .bonus('P2', ...ALL_FIVE)
    .choose('P1', 'red-3/red-1');
  expect(game.offered('P1')).toEqual(['decline', 'light-speed', 'speed-bonus']);
  expect(game.refusal('P1', 'evasive-manoeuvre')).toBe('ST-082');
  expect(game.refusal('P1', 'mechanical-grab')).toBe('ST-082');
  game.decline('P1');
  expect(game.question()).toBe('P1 evade');
  expect(game.offered('P1')).toEqual(['decline', 'evasive-manoeuvre']);
  expect(game.refusal('P1', 'speed-bonus')).toBe('ST-082');
  game.decline('P1');
  expect(game.question()).toBe('P2 grab');
  expect(game.offered('P2')).toEqual(['decline', 'green-1']);
  expect(game.refusal('P2', 'light-speed')).toBe('ST-082');
  const asteroid = table()
    .ship('red-1', 4)
    .hand('P1', 'red-3')
    .bonus('P1', ...ALL_FIVE);
  expect(asteroid.choose('P1', 'red-3/red-1').offered('P1')).toEqual(['decline', 'skilled-pilot']);
  expect(
    table()
      .hand('P1', 'red-3')
      .bonus('P1', ...ALL_FIVE)
      .refusal('P1', 'light-speed'),
  ).toBe('ST-082');
});

rule('ST-083', 'card, joker colour and ship cannot be taken back once they are announced', () => {
  const game = table().ship('red-1', 5).hand('P1', 'red-1', 'red-2').bonus('P1', 'speed-bonus');
  game.choose('P1', 'red-1/red-1');
  for (const change of ['red-1/red-2', 'red-2/red-1', 'red-1/discard']) {
    expect(game.refused('P1', change)).toMatchObject({
      refused: 'ST-083',
      cause: 'announcement-locked',
    });
  }
  expect(superTeams.view(game.state, 1).movementDiscard).toEqual(['red-1']);
  expect(game.decline('P1').question()).toBe('P1 half');
  expect(game.refusal('P1', 'red-2/red-1')).toBe('ST-083');
});

rule('ST-084', 'the owner is asked before the partner; the first card closes the window', () => {
  // P3 owns yellow, P1 is the partner; P1 is active, but the owner still comes first.
  const start = () =>
    table({ players: 4 })
      .hand('P1', 'yellow-3')
      .ship('yellow-1', 5)
      .bonus('P1', 'speed-bonus', 'evasive-manoeuvre')
      .bonus('P3', 'speed-bonus', 'evasive-manoeuvre')
      .choose('P1', 'yellow-3/yellow-1');
  expect(start().question()).toBe('P3 boost');
  const closed = start().choose('P3', 'speed-bonus');
  expect(closed.told('boosted')).toHaveLength(1);
  expect(closed.question()).toBe('P2 announce');
  const open = start().decline('P3');
  expect(open.question()).toBe('P1 boost');
  open.decline('P1');
  expect(open.question()).toBe('P3 evade');
  expect(open.decline('P3').question()).toBe('P1 evade');
  expect(open.choose('P1', 'evasive-manoeuvre').at('yellow-1')).toBe(10);
});

rule('ST-085', 'a bonus card may be played only if it would do something', () => {
  const offeredFrom = (space: number, value: (typeof VALUES)[number]): readonly string[] => {
    const game = table()
      .ship('red-1', space)
      .hand('P1', `red-${value}`)
      .bonus('P1', ...ALL_FIVE);
    game.choose('P1', `red-${value}/red-1`);
    return game.question() === 'P1 boost' ? game.offered('P1').slice(1) : [];
  };
  for (const value of VALUES) {
    expect(offeredFrom(5, value)).toEqual(['light-speed', 'speed-bonus']);
    expect(offeredFrom(3, value)).toEqual(['speed-bonus']);
    expect(offeredFrom(4, value)).toEqual(value === 1 ? [] : ['skilled-pilot']);
  }
});

rule('ST-086', 'a played bonus card is discarded at once, before any draw of the turn', () => {
  const game = table().ship('red-1', 3).hand('P1', 'red-3').bonus('P1', 'speed-bonus');
  game.choose('P1', 'red-3/red-1').choose('P1', 'speed-bonus');
  expect(game.told('moved')).toMatchObject([{ from: 3, to: 11 }]);
  expect(game.discarded()).toEqual(['speed-bonus']);
  const half = table().ship('red-1', 10).hand('P1', 'red-1').bonus('P1', 'speed-bonus');
  half.choose('P1', 'red-1/red-1').choose('P1', 'speed-bonus');
  expect(half.question()).toBe('P1 half');
  expect(half.discarded()).toEqual(['speed-bonus']);
  expect(half.held('P1')).toEqual([]);
  // With nothing else left, the card that was just played is drawn again.
  const last = table().ship('red-1', 10).hand('P1', 'red-4').bonus('P1', 'speed-bonus');
  last.bonus('P2', ...ALL_BUT_GRABS_AND_ONE_SPEED_BONUS);
  last.planet('mechanical-grab', 'mechanical-grab', 'mechanical-grab', 'mechanical-grab');
  last.shuffle('bonus deck', 'speed-bonus').choose('P1', 'red-4/red-1');
  last.choose('P1', 'speed-bonus').settle();
  expect(last.at('red-1')).toBe(15);
  expect(last.held('P1')).toEqual(['speed-bonus']);
});

rule('ST-087', 'a bonus card drawn in a turn cannot be played in that same turn', () => {
  // P1 draws a Grab for red-1 while red-2 is being passed by the grabbed green-1.
  const game = table().ship('red-1', 5).ship('green-1', 5).ship('red-2', 7).hand('P1', 'red-6');
  game.bonus('P2', 'mechanical-grab').bonusDeck('mechanical-grab', 'light-speed');
  game.choose('P1', 'red-6/red-1').choose('P2', 'green-1');
  expect(game.question()).toBe('P2 announce');
  expect(game.held('P1')).toEqual(['mechanical-grab']);
  expect(game.at('red-2')).toBe(7);
});

rule('ST-088', 'different ships may each receive one bonus card in the same turn', () => {
  const game = table().ship('red-1', 5).ship('green-1', 5).ship('black-1', 7).hand('P1', 'red-4');
  game.bonus('P1', 'speed-bonus').bonus('P2', 'mechanical-grab', 'mechanical-grab');
  game.choose('P1', 'red-4/red-1').choose('P1', 'speed-bonus');
  game.choose('P2', 'green-1').choose('P2', 'black-1');
  expect([game.at('red-1'), game.at('green-1'), game.at('black-1')]).toEqual([10, 10, 10]);
  expect(game.discarded()).toEqual(['speed-bonus', 'mechanical-grab', 'mechanical-grab']);
});

rule('ST-121', 'an effect is a change of the number of steps, however near the planet is', () => {
  // One step from the planet more steps lead nowhere else, but they are more steps.
  const near = table().ship('red-1', 23).hand('P1', 'red-1').planetPaid();
  near.bonus('P1', ...ALL_FIVE).choose('P1', 'red-1/red-1');
  expect(near.offered('P1')).toEqual(['decline', 'light-speed', 'speed-bonus']);
  // A printed 1 in an asteroid field stays a 1 with every card, so nobody is asked.
  const field = table()
    .ship('red-1', 4)
    .hand('P1', 'red-1')
    .bonus('P1', ...ALL_FIVE);
  expect(field.choose('P1', 'red-1/red-1').question()).toBe('P2 announce');
  expect(field.told('declined')).toEqual([]);
});
