import { at, Match, type Seat, seededChance, type Viewer } from '@parsecs/kernel';
import { describe, expect, test } from 'vitest';
import type { SuperTeams } from './game-types.ts';
import { type Event, superTeams } from './index.ts';
import type { State } from './state.ts';
import { playRandomGame, setupOf, type WrittenSetup } from './testing/games.ts';
import { table } from './testing/table.ts';

/** A state in the middle of a game, after so many answers. */
function midGame(written: WrittenSetup, answers: number, seed: string): State {
  const match = new Match<SuperTeams>(superTeams, setupOf(written), seed);
  const will = seededChance(`${seed} will`);
  for (let given = 0; given < answers; given += 1) {
    const seat = superTeams.asked(match.state)[0];
    if (seat === undefined) break;
    const { answers: offered } = superTeams.question(match.state, seat);
    match.choose(seat, at(offered, will.pick('answer', offered.length)).id);
  }
  return match.state;
}

/** Deals what a viewer cannot see anew among the same places. */
function redeal(state: State, known: (seat: Seat) => boolean, seed: string): State {
  const other = superTeams.copy(state);
  const chance = seededChance(seed);
  const redistribute = (piles: readonly number[][]): void => {
    const cards = piles.flat();
    chance.shuffle('hidden cards', cards);
    for (const pile of piles) pile.splice(0, pile.length, ...cards.splice(0, pile.length));
  };
  const hidden = (hands: readonly number[][]): readonly number[][] =>
    hands.filter((_, seat) => !known(seat));
  redistribute([...hidden(other.hands), other.movementDeck]);
  redistribute([...hidden(other.bonus), other.bonusDeck, other.planet]);
  return other;
}

const SETUPS: readonly WrittenSetup[] = [
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 4, options: { openPartnerHands: true } },
];

describe('a view', () => {
  test.each(SETUPS)('of %j does not change when only hidden cards change', (written) => {
    const { players } = written;
    const open = written.options?.openPartnerHands === true;
    let changed = 0;
    for (const answers of [0, 15, 40, 70]) {
      const state = midGame(written, answers, `hidden ${answers}`);
      for (const viewer of [
        ...Array.from({ length: players }, (_, seat) => seat),
        'spectator',
      ] as const) {
        const known = (seat: Seat): boolean =>
          seat === viewer || (open && typeof viewer === 'number' && (seat + 2) % 4 === viewer);
        const other = redeal(state, known, `${answers} ${viewer}`);
        if (JSON.stringify(other) !== JSON.stringify(state)) changed += 1;
        expect(superTeams.view(other, viewer)).toEqual(superTeams.view(state, viewer));
        expect(superTeams.asked(other)).toEqual(superTeams.asked(state));
        if (typeof viewer === 'number' && superTeams.asked(state).includes(viewer)) {
          expect(superTeams.question(other, viewer)).toEqual(superTeams.question(state, viewer));
        }
      }
    }
    expect(changed).toBeGreaterThan(10);
  });

  test('of a spectator holds no hand and no order of a deck', () => {
    for (const players of [2, 3, 4] as const) {
      const state = midGame({ players }, 40, 'spectator');
      const { movementDiscard, bonusDiscard, setup, ships, turn, ...rest } = superTeams.view(
        state,
        'spectator',
      );
      // Outside the discards, the setup and the open move nothing names a card or a ship.
      const text = JSON.stringify(rest);
      expect(text).not.toMatch(/hand"|"bonus":|(red|yellow|green|black)-\d/);
      expect(text).not.toMatch(/pilot|light-speed|manoeuvre|grab"|speed-bonus/);
      expect(rest.movementDeck).toBe(state.movementDeck.length);
      expect(rest.planet).toBe(state.planet.length);
      expect(movementDiscard).toHaveLength(state.movementDiscard.length);
      expect(bonusDiscard).toHaveLength(state.bonusDiscard.length);
      expect(setup).toEqual(state.rules.setup);
      expect(ships).toHaveLength(players === 3 ? 6 : 8);
      expect(turn === null || turn.card.length > 0).toBe(true);
    }
  });

  test('shows a player the own cards and only the number of the others', () => {
    const game = table({ players: 3 }).hand('P1', 'red-1', 'green-4').hand('P2', 'yellow-2');
    game.bonus('P1', 'light-speed').bonus('P2', 'speed-bonus', 'speed-bonus').hand('P3', 'green-6');
    expect(superTeams.view(game.state, 0).seats).toEqual([
      {
        side: 0,
        movementCards: 2,
        bonusCards: 1,
        hand: ['red-1', 'green-4'],
        bonus: ['light-speed'],
      },
      { side: 1, movementCards: 1, bonusCards: 2 },
      { side: 2, movementCards: 1, bonusCards: 0 },
    ]);
  });

  test('is a list of what is open: what the state has besides stays hidden', () => {
    const state = midGame({ players: 4 }, 41, 'new field');
    const more = { ...state, secret: 'x', turn: { ...state.turn, secret: 'x' } };
    for (const viewer of [0, 3, 'spectator'] as const) {
      expect(superTeams.view(more, viewer)).toEqual(superTeams.view(state, viewer));
    }
  });

  test('names the colours whose cards are jokers, where the game has such', () => {
    const home = ['red-1', 'red-2', 'green-1'] as const;
    const two = table()
      .home(...home)
      .planetPaid();
    expect(superTeams.view(two.state, 0).jokers).toEqual(['red']);
    // ST-074: with three players a colour that is home has won.
    const three = table({ players: 3 }).home('green-1').planetPaid().hand('P1', 'red-1');
    expect(superTeams.view(three.state, 0).jokers).toEqual([]);
  });

  test('shows the move that is being made, all of it announced openly', () => {
    const game = table().ship('red-1', 4).ship('green-1', 5).hand('P1', 'red-2');
    game.bonus('P1', 'skilled-pilot').bonus('P2', 'mechanical-grab').choose('P1', 'red-2/red-1');
    expect(superTeams.view(game.state, 1).turn).toMatchObject({ card: 'red-2', ship: 'red-1' });
    game.choose('P1', 'skilled-pilot').choose('P1', 'asteroid').choose('P2', 'green-1');
    expect(superTeams.view(game.state, 'spectator').turn).toEqual({
      card: 'red-2',
      ship: 'red-1',
      boost: 'skilled-pilot',
      carded: ['red-1', 'green-1'],
      moved: [
        { ship: 'red-1', from: 4 },
        { ship: 'green-1', from: 5 },
      ],
      rest: 6,
      declines: 0,
      grabbed: 'green-1',
      rewardDue: false,
    });
  });
});

describe('told events', () => {
  const hiding = ['dealt', 'drew', 'planet-paid'] as const;
  const isHiding = (event: Event): event is Extract<Event, { type: (typeof hiding)[number] }> =>
    hiding.some((type) => type === event.type);

  test.each(SETUPS)('of %j show drawn cards to those who may see them', (written) => {
    const open = written.options?.openPartnerHands === true;
    const types = new Set<string>();
    playRandomGame({ ...written, board: 'standard' }, 'events', {
      event: (event, state) => {
        for (const viewer of [0, 1, written.players - 1, 'spectator'] satisfies readonly Viewer[]) {
          const seen = superTeams.viewEvent(event, viewer, state);
          if (!isHiding(event)) {
            expect(seen).toEqual(event);
            continue;
          }
          types.add(event.type);
          const partner = open && typeof viewer === 'number' && (event.seat + 2) % 4 === viewer;
          if (event.seat === viewer || partner) expect(seen).toEqual(event);
          else expect(JSON.stringify(seen)).not.toMatch(/card"|cards"/);
        }
      },
    });
    expect([...types].sort()).toEqual(['dealt', 'drew', 'planet-paid']);
  });

  test('of dealing and drawing count as revealing, those of open play do not', () => {
    playRandomGame({ players: 2 }, 'revealing', {
      event: (event) => expect('reveals' in event).toBe(isHiding(event)),
    });
  });
});
