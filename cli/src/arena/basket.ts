import type { Game } from '@parsecs/kernel';
import type { GameId } from '@parsecs/table';
import { type Contest, contestsOf } from '../balance/contests.ts';
import { UsageError } from '../shell/usage-error.ts';

/** What bots are measured on unless somebody says otherwise: different lists, boards and missions. */
const BASKETS: Readonly<Record<GameId, readonly string[]>> = {
  'super-teams': ['2-players', '2-players-short', '2-players-long', '4-players'],
  xwing: ['falcon-and-slave', 'aces', 'swarm', 'mission-1', 'random'],
  'starship-battles': ['coruscant', 'patrol', 'skirmish', 'balanced'],
  'imperial-assault': [
    'first-skirmish',
    'close-to-home',
    'lost-knowledge',
    'reprogrammed',
    'hold-the-cores',
  ],
};

/** The contests with these names, or those of the game's basket; two sides meet in each. */
export function basketOf(game: Game, names: string | undefined): readonly Contest[] {
  const all = contestsOf(game).filter(({ seatings }) =>
    seatings.every(({ sides }) => new Set(sides).size === 2),
  );
  const wanted = names?.split(',').map((name) => name.trim()) ?? BASKETS[game.id as GameId];
  return wanted.map((name) => {
    const found = all.find((contest) => contest.name === name);
    if (found !== undefined) return found;
    throw new UsageError((texts) =>
      texts.t('cli:error.unknown-contest', {
        name,
        names: all.map((contest) => contest.name).join(', '),
      }),
    );
  });
}
