import type { Game } from '@parsecs/kernel';
import type { GameId } from '../games.ts';
import { type Contest, contestsOf } from './contests.ts';

/**
 * What bots are measured on unless somebody says otherwise: different lists, boards and missions, each
 * of them even between equals (docs/balance.md).
 */
const BASKETS: Readonly<Record<GameId, readonly string[]>> = {
  'super-teams': ['2-players', '2-players-short', '2-players-long', '4-players'],
  xwing: ['falcon-and-slave', 'aces', 'swarm', 'mission-2', 'random'],
  'starship-battles': ['coruscant', 'patrol', 'skirmish', 'balanced'],
  'imperial-assault': [
    'first-skirmish',
    'close-to-home',
    'lost-knowledge',
    'reprogrammed',
    'black-boxes',
  ],
};

/** Somebody asked for a contest that the game does not have. */
export class UnknownContest extends Error {
  readonly contest: string;
  readonly known: readonly string[];

  constructor(contest: string, known: readonly string[]) {
    super(`no contest ${contest}`);
    this.contest = contest;
    this.known = known;
  }
}

/** All contests in which two sides meet. */
export function duelsOf(game: Game): readonly Contest[] {
  return contestsOf(game).filter(({ seatings }) =>
    seatings.every(({ sides }) => new Set(sides).size === 2),
  );
}

/** The contests with these names, or those of the game's basket. */
export function basketOf(game: Game, names: readonly string[] | undefined): readonly Contest[] {
  const all = duelsOf(game);
  const wanted = names ?? BASKETS[game.id as GameId];
  return wanted.map((name) => {
    const found = all.find((contest) => contest.name === name);
    if (found !== undefined) return found;
    throw new UnknownContest(
      name,
      all.map((contest) => contest.name),
    );
  });
}
