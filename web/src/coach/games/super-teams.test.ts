import { superTeams } from '@parsecs/super-teams';
import { type Case, proveTips } from '../testing/cases.ts';
import type { Position } from '../testing/moments.ts';
import type { Trigger } from '../trigger.ts';
import { superTeamsTriggers } from './super-teams.ts';

/** The strip of the worked examples: 3 is hyperspace, 4 asteroids, 6 both, 8 and 9 the Maw. */
const TRACK = 'S N B H A N HA N M M N B HN AN N B M M M H N A B N F';

interface Hold {
  readonly ships: Readonly<Record<string, number>>;
  readonly cards: readonly string[];
  readonly bonus?: Readonly<Record<string, readonly string[]>>;
  readonly planetPaid?: true;
}

/** The first player’s turn; red and yellow are theirs. */
function turn({ cards, ...rest }: Hold, then: Omit<Position, 'given'> = {}): Position {
  const hands = { P1: cards, P2: ['green-5'] };
  return { given: { setup: { players: 2 }, track: TRACK, hands, ...rest }, ...then };
}

const red3 = { cards: ['red-3'] };
const play = { composed: 'red-3/red-1' };

const CASES: Readonly<Record<string, Case>> = {
  hyperspace: {
    tells: turn({ ...red3, ships: { 'red-1': 3 } }, play),
    silent: turn({ ...red3, ships: { 'red-1': 3 } }, { composed: 'red-3/red-2' }),
  },
  asteroid: {
    tells: turn({ ...red3, ships: { 'red-1': 4 } }, play),
    silent: turn({ ...red3, ships: { 'red-1': 5 } }, play),
  },
  'other-side': {
    tells: turn({ cards: ['green-1'], ships: {} }, { composed: 'green-1/green-1' }),
    silent: turn({ cards: ['yellow-1'], ships: {} }, { composed: 'yellow-1/yellow-1' }),
  },
  joker: {
    tells: turn({ ...red3, ships: { 'red-1': 24, 'red-2': 24 }, planetPaid: true }),
    silent: turn({
      cards: ['yellow-3'],
      ships: { 'red-1': 24, 'red-2': 24 },
      planetPaid: true,
    }),
  },
  boost: {
    tells: turn(
      { ...red3, ships: { 'red-1': 4 }, bonus: { P1: ['skilled-pilot'] } },
      { when: ['red-3/red-1'] },
    ),
    // Whoever holds a card that does not fit is asked, too, so that being asked tells nothing.
    silent: turn(
      { ...red3, ships: { 'red-1': 4 }, bonus: { P1: ['evasive-manoeuvre'] } },
      { when: ['red-3/red-1'] },
    ),
  },
  evade: {
    tells: turn(
      { ...red3, ships: { 'red-1': 5 }, bonus: { P1: ['evasive-manoeuvre'] } },
      { when: ['red-3/red-1', 'decline'] },
    ),
    silent: turn(
      { ...red3, ships: { 'red-1': 5 }, bonus: { P1: ['mechanical-grab'] } },
      { when: ['red-3/red-1', 'decline'] },
    ),
  },
  grab: {
    tells: turn(
      {
        cards: ['red-4'],
        ships: { 'red-1': 10, 'green-1': 11 },
        bonus: { P2: ['mechanical-grab'] },
      },
      { when: ['red-4/red-1'] },
    ),
    silent: turn(
      { cards: ['red-4'], ships: { 'red-1': 10, 'green-1': 11 }, bonus: { P2: ['light-speed'] } },
      { when: ['red-4/red-1'] },
    ),
  },
  half: {
    tells: turn({ cards: ['red-1'], ships: { 'red-1': 5 } }, { when: ['red-1/red-1'] }),
    silent: turn({ cards: ['red-1'], ships: { 'red-1': 5 } }),
  },
  announce: {
    tells: turn({ ...red3, ships: {} }),
    silent: turn({ cards: ['red-1'], ships: { 'red-1': 5 } }, { when: ['red-1/red-1'] }),
  },
};

proveTips(superTeams, superTeamsTriggers as readonly unknown[] as readonly Trigger[], CASES);
