import type { StarshipBattles } from '@parsecs/starship-battles';
import type { Achievement, Finished } from './finished.ts';

type Match = Finished<StarshipBattles>;

function ownShips({ view, side }: Match): ReadonlySet<string> {
  return new Set(view.ships.flatMap(({ id, owner }) => (side.includes(owner) ? [id] : [])));
}

/** Hits of Point-Defense that make a screen. */
const SCREEN = 3;
/** Fighters that make a wave. */
const WAVE = 4;

export const starshipBattlesAchievements: readonly Achievement<StarshipBattles>[] = [
  {
    id: 'whole-fleet',
    isEarned: (match) => {
      const own = ownShips(match);
      return !match.events.some(
        (event) =>
          (event.type === 'destroyed' || event.type === 'fled') &&
          !event.returns &&
          own.has(event.ship),
      );
    },
  },
  {
    id: 'under-way',
    isEarned: (match) => {
      const own = ownShips(match);
      const moved = new Set(
        match.events.flatMap((event) => (event.type === 'moved' ? [event.ship] : [])),
      );
      const deployed = match.events.flatMap((event) =>
        event.type === 'deployed' && own.has(event.ship) ? [event.ship] : [],
      );
      return deployed.length > 1 && deployed.every((ship) => moved.has(ship));
    },
  },
  {
    id: 'screen',
    isEarned: (match) => {
      const own = ownShips(match);
      const hits = match.events.filter(
        (event) =>
          event.type === 'rolled' &&
          event.weapon === 'point-defense' &&
          event.result !== 'miss' &&
          own.has(event.ship),
      );
      return hits.length >= SCREEN;
    },
  },
  {
    id: 'wave',
    isEarned: (match) => {
      const own = ownShips(match);
      const launched = match.events.filter(
        (event) => event.type === 'launched' && own.has(event.ship),
      );
      return launched.length >= WAVE;
    },
  },
];
