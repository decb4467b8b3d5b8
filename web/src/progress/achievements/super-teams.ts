import type { SuperTeams } from '@parsecs/super-teams';
import type { Achievement, Finished } from './finished.ts';

type Match = Finished<SuperTeams>;

/** As far as a card of 4 flies in hyperspace. */
const FAR = 8;

function ownShips({ view, side }: Match): ReadonlySet<string> {
  return new Set(view.ships.flatMap(({ id, owner }) => (side.includes(owner) ? [id] : [])));
}

export const superTeamsAchievements: readonly Achievement<SuperTeams>[] = [
  {
    id: 'none-but-mine',
    isEarned: (match) => {
      const own = ownShips(match);
      return !match.events.some(({ type, ...event }) => {
        return type === 'arrived' && 'ship' in event && !own.has(event.ship);
      });
    },
  },
  {
    id: 'never-back',
    isEarned: (match) => {
      const own = ownShips(match);
      return !match.events.some((event) => event.type === 'pushed-back' && own.has(event.ship));
    },
  },
  {
    id: 'far',
    isEarned: (match) => {
      const own = ownShips(match);
      return match.events.some(
        (event) =>
          event.type === 'moved' &&
          event.by === 'hyperspace' &&
          event.steps >= FAR &&
          own.has(event.ship),
      );
    },
  },
  {
    id: 'grabbed',
    isEarned: ({ events, seat }) =>
      events.some((event) => event.type === 'grabbed' && event.seat === seat),
  },
];
