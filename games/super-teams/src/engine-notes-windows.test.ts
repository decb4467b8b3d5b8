import { rule } from '@parsecs/kernel/testing';
import { expect } from 'vitest';
import { type BonusKind, CARD_IDS, checkBoard, superTeams } from './index.ts';
import { allMovementCards, newGame, playRandomGame, seeds } from './testing/games.ts';
import { HOME, type PlayTable, table } from './testing/table.ts';
import { boardFromTrack } from './track.ts';

rule('EN-17', 'an Evasive Manoeuvre leads to the first purely normal space, however far', () => {
  const track = 'S N M M HN AN HA B H A B N F';
  const game = table({ track })
    .ship('red-1', 1)
    .hand('P1', 'red-2')
    .bonus('P1', 'evasive-manoeuvre');
  game.choose('P1', 'red-2/red-1').choose('P1', 'evasive-manoeuvre');
  expect(game.at('red-1')).toBe(11);
  expect(game.story()).not.toContain('drew');
  // Without a normal space ahead it is the final planet, and the ship has arrived.
  const open = 'S N B H A HA HN AN N M B F';
  expect(checkBoard(boardFromTrack(open))).toMatchObject({
    ok: true,
    warnings: [{ cause: 'no-normal-ahead', rule: 'EN-16' }],
  });
  const end = table({ track: open }).ship('red-1', 8).hand('P1', 'red-1');
  end
    .bonus('P1', 'evasive-manoeuvre')
    .choose('P1', 'red-1/red-1')
    .choose('P1', 'evasive-manoeuvre');
  expect(end.at('red-1')).toBe(11);
  expect(end.told('arrived')).toHaveLength(1);
});

rule('EN-17', 'with the option it stops at a dual space with a normal half, on that half', () => {
  const track = 'S N M M B AN HN HA H A B N F';
  for (const mawNormalIncludesDual of [false, true]) {
    const game = table({ track, options: { mawNormalIncludesDual } }).ship('red-1', 1);
    game.hand('P1', 'red-2').bonus('P1', 'evasive-manoeuvre').choose('P1', 'red-2/red-1');
    game.choose('P1', 'evasive-manoeuvre');
    expect(game.at('red-1')).toEqual(mawNormalIncludesDual ? [5, 'normal'] : 11);
    expect(game.question()).toBe('P2 announce');
  }
});

rule('EN-18', 'passing is judged by where the mover finally rests, also after a push-back', () => {
  const game = table()
    .ship('red-1', 15)
    .ship('green-1', 14)
    .ship('green-2', 15)
    .hand('P1', 'red-2');
  game.bonus('P2', 'mechanical-grab').choose('P1', 'red-2/red-1');
  // It had flown past green-2, but is back on 14, level with green-1: no Grab.
  expect(game.at('red-1')).toBe(14);
  expect(game.question()).toBe('P2 announce');
});

rule('EN-19', 'a grabbed ship triggers its landing space, and never lands on the Maw', () => {
  const maw = new Set<number>();
  let grabs = 0;
  for (const seed of seeds(30)) {
    playRandomGame({ players: 4, board: 'short' }, seed, {
      event: (event, { rules }) => {
        if (event.type !== 'grabbed') return;
        grabs += 1;
        if (rules.kind[event.to] === 5) maw.add(event.to);
      },
    });
  }
  expect(grabs).toBeGreaterThan(20);
  expect([...maw]).toEqual([]);
  const game = table().ship('red-1', 23).ship('green-1', 23).hand('P1', 'red-1');
  game.bonus('P2', 'mechanical-grab').choose('P1', 'red-1/red-1').choose('P2', 'green-1');
  expect(game.at('green-1')).toBe(HOME);
});

rule('EN-20', 'the player of the Grab picks the half, or the option gives the target’s', () => {
  const start = (grabHalf: 'grabber' | 'same-as-target'): PlayTable =>
    table({ options: { grabHalf } })
      .ship('red-1', 5)
      .ship('green-1', 5)
      .hand('P1', 'red-1')
      .bonus('P2', 'mechanical-grab')
      .choose('P1', 'red-1/red-1')
      .choose('P1', 'asteroid')
      .choose('P2', 'green-1');
  const chosen = start('grabber');
  expect(chosen.question()).toBe('P2 grab-half');
  expect(chosen.choose('P2', 'hyperspace').at('green-1')).toEqual([6, 'hyperspace']);
  const same = start('same-as-target');
  expect(same.question()).toBe('P2 announce');
  expect(same.at('green-1')).toEqual([6, 'asteroid']);
});

rule('EN-21', 'a Grab may be answered by a Grab, unless the option forbids chains', () => {
  const start = (grabChain: boolean): PlayTable => {
    const game = table({ options: { grabChain } }).ship('red-1', 5).ship('red-2', 7);
    game.ship('green-1', 5).ship('black-1', 5).hand('P1', 'red-5').bonus('P1', 'mechanical-grab');
    return game
      .bonus('P2', 'mechanical-grab', 'mechanical-grab')
      .choose('P1', 'red-5/red-1')
      .settle();
  };
  expect(start(true).choose('P2', 'green-1').question()).toBe('P1 grab');
  const plain = start(false).choose('P2', 'green-1');
  // P1 is skipped, but the second Grab on the same mover is no chain.
  expect(plain.question()).toBe('P2 grab');
  expect(plain.choose('P2', 'black-1').question()).toBe('P2 announce');
  expect(plain.held('P1')).toEqual(['mechanical-grab']);
});

rule('EN-22', 'owner and partner before the move and on the Maw; for Grabs clockwise', () => {
  const game = table({ players: 4 }).active('P4').hand('P4', 'green-4').ship('green-1', 5);
  game.ship('red-1', 5).ship('yellow-1', 5);
  for (const seat of ['P1', 'P2', 'P3', 'P4'] as const) game.bonus(seat, 'mechanical-grab');
  const questions: string[] = [];
  game.choose('P4', 'green-4/green-1');
  while (!game.question().endsWith('announce')) {
    questions.push(game.question());
    game.decline(game.next());
  }
  const order = 'P2 boost, P4 boost, P2 evade, P4 evade, P1 grab, P3 grab';
  expect(questions.join(', ')).toBe(order);
  // The active player comes first even though it is the partner of the owner of the passed ship.
  const active = table({ players: 4 }).active('P4').hand('P4', 'red-5').ship('red-1', 5);
  active.ship('green-1', 5).bonus('P2', 'mechanical-grab').bonus('P4', 'mechanical-grab');
  expect(active.choose('P4', 'red-5/red-1').question()).toBe('P4 grab');
  expect(active.decline('P4').question()).toBe('P2 grab');
});

rule('EN-23', 'draws come after the Grabs in the order of movement', () => {
  const game = table({ players: 3 }).ship('red-1', 10).ship('yellow-1', 10).ship('green-1', 10);
  game.hand('P1', 'red-1').bonus('P2', 'mechanical-grab').bonus('P3', 'mechanical-grab');
  game.bonusDeck('light-speed', 'speed-bonus', 'skilled-pilot').choose('P1', 'red-1/red-1');
  game.decline('P2').choose('P3', 'green-1');
  expect(game.told('drew')).toEqual([]);
  game.choose('P2', 'yellow-1');
  expect(game.told('drew').map(({ ship, card }) => `${ship} ${card}`)).toEqual([
    'red-1 light-speed',
    'green-1 speed-bonus',
    'yellow-1 skilled-pilot',
  ]);
});

rule('EN-23', 'with the option they come at once, and serve in the very same Grab window', () => {
  const early = { options: { rewardTiming: 'before-grabs' } } as const;
  const game = table(early)
    .ship('red-1', 5)
    .ship('green-1', 5)
    .ship('red-2', 7)
    .hand('P1', 'red-6');
  game.bonus('P2', 'mechanical-grab').bonusDeck('mechanical-grab', 'light-speed', 'skilled-pilot');
  game.choose('P1', 'red-6/red-1');
  expect(game.held('P1')).toEqual(['mechanical-grab']);
  game.choose('P2', 'green-1');
  expect(game.held('P2')).toEqual(['light-speed']);
  expect(game.question()).toBe('P1 grab');
  game.choose('P1', 'red-2');
  expect(game.told('drew').map(({ ship }) => ship)).toEqual(['red-1', 'green-1', 'red-2']);
  const planet = table(early).ship('red-1', 23).ship('green-1', 23).hand('P1', 'red-1');
  planet.planet('mechanical-grab', 'light-speed', 'mechanical-grab', 'light-speed');
  expect(planet.choose('P1', 'red-1/red-1').question()).toBe('P2 grab');
  expect(planet.choose('P2', 'green-1').told('planet-paid')).toHaveLength(2);
});

rule('EN-24', 'all sides complete after the Grabs win; without Grabs it can only be one', () => {
  let shared = 0;
  for (const seed of seeds(150)) {
    let grabbed = false;
    const state = playRandomGame({ players: 3, board: 'short' }, seed, {
      event: (event) => {
        if (event.type === 'announced') grabbed = false;
        if (event.type === 'grabbed') grabbed = true;
      },
    });
    if (state.winners.length < 2) continue;
    shared += 1;
    expect(grabbed).toBe(true);
  }
  expect(shared).toBeGreaterThan(2);
});

rule('EN-25', 'hands are hidden also between partners, unless the option opens them', () => {
  for (const openPartnerHands of [false, true]) {
    const state = newGame({ players: 4, options: { openPartnerHands } });
    const sees = [0, 1, 2, 3].map(
      (seat) => superTeams.view(state, 0).seats[seat]?.hand !== undefined,
    );
    expect(sees).toEqual([true, false, openPartnerHands, false]);
    for (const { hand, bonus } of superTeams.view(state, 'spectator').seats) {
      expect([hand, bonus]).toEqual([undefined, undefined]);
    }
  }
});

rule('EN-26', 'both discards are public, with the newest card on top', () => {
  const game = table()
    .ship('red-1', 5)
    .ship('green-1', 5)
    .hand('P1', 'red-4')
    .hand('P2', 'black-1');
  game.bonus('P1', 'speed-bonus').bonus('P2', 'mechanical-grab').choose('P1', 'red-4/red-1');
  game.choose('P1', 'speed-bonus').choose('P2', 'green-1').choose('P2', 'black-1/black-1');
  for (const viewer of [0, 1, 'spectator'] as const) {
    const { movementDiscard, bonusDiscard } = superTeams.view(game.state, viewer);
    expect(movementDiscard).toEqual(['red-4', 'black-1']);
    expect(bonusDiscard).toEqual(['speed-bonus', 'mechanical-grab']);
  }
});

rule('EN-27', 'a joker names its colour with the ship, whose owner keeps all bonus rights', () => {
  const game = table().home('green-1', 'green-2').planetPaid().active('P2').hand('P2', 'green-3');
  game.ship('red-1', 1).bonus('P1', 'speed-bonus');
  for (const id of game.offered('P2')) expect(id).toMatch(/^green-3\/(red|yellow|black)-[12]$/);
  expect(game.choose('P2', 'green-3/red-1').question()).toBe('P1 boost');
  expect(game.choose('P1', 'speed-bonus').at('red-1')).toBe(5);
});

rule('EN-28', 'one player with two colours still has one card for each ship', () => {
  const game = table().ship('red-1', 5).hand('P1', 'red-3');
  game.bonus('P1', 'speed-bonus', 'evasive-manoeuvre').choose('P1', 'red-3/red-1').decline('P1');
  // There is no partner to be asked in between.
  expect(game.question()).toBe('P1 evade');
  const boosted = table().ship('red-1', 5).hand('P1', 'red-2');
  boosted.bonus('P1', 'speed-bonus', 'evasive-manoeuvre').choose('P1', 'red-2/red-1');
  expect(boosted.choose('P1', 'speed-bonus').question()).toBe('P2 announce');
});

rule('EN-29', 'who is asked does not depend on what is held, only on what everybody knows', () => {
  const kinds: readonly BonusKind[] = ['skilled-pilot', 'evasive-manoeuvre', 'mechanical-grab'];
  const stories = kinds.map((held) => {
    const game = table().active('P2').hand('P2', 'red-3', 'red-6').ship('red-1', 5);
    game.ship('yellow-1', 5).bonus('P1', held).bonus('P2', held).choose('P2', 'red-3/red-1');
    const questions: string[] = [];
    while (!game.question().endsWith('announce')) {
      const seat = game.next() === 'P1' ? 0 : 1;
      expect(superTeams.question(game.state, seat).guarded).toBe(true);
      questions.push(game.question());
      game.decline(game.next());
    }
    return [questions, game.story()];
  });
  expect(stories[0]?.[0]).toEqual(['P1 boost', 'P1 evade']);
  expect(stories[1]).toEqual(stories[0]);
  expect(stories[2]).toEqual(stories[0]);
  // Grabs alike: whoever has a passed ship and any bonus card is asked.
  const grab = table()
    .ship('red-1', 5)
    .ship('green-1', 5)
    .hand('P1', 'red-5')
    .bonus('P2', 'light-speed');
  expect(grab.choose('P1', 'red-5/red-1').question()).toBe('P2 grab');
  expect(grab.offered('P2')).toEqual(['decline']);
  // Questions that everybody can see through are not guarded.
  expect(superTeams.question(table().state, 0).guarded).toBeUndefined();
});

rule('EN-30', 'no special card: the movement cards are the 24 faces, twice', () => {
  const cards = allMovementCards(newGame({ players: 4 }));
  expect(cards).toHaveLength(48);
  expect([...new Set(cards)].sort()).toEqual([...CARD_IDS].sort());
});
