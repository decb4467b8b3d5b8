import type { Event, View } from '@parsecs/xwing';
import type { HabitWatch } from '../habits.ts';

interface Flown {
  moves: number;
  bumps: number;
  rocks: number;
}

/** Maneuvers that ended early because a ship stood in the way, and those that touched an obstacle. */
export function watchXWing(): HabitWatch {
  const byShip = new Map<string, Flown>();
  const flownBy = (ship: string): Flown => {
    const known = byShip.get(ship) ?? { moves: 0, bumps: 0, rocks: 0 };
    byShip.set(ship, known);
    return known;
  };
  /** Whose maneuver was told last: what it touches is told after it, once for each obstacle. */
  let mover = '';
  return {
    tell(told): void {
      const event = told as Event;
      switch (event.type) {
        case 'moved': {
          const flown = flownBy(event.ship);
          flown.moves += 1;
          if (event.overlapped) flown.bumps += 1;
          mover = event.ship;
          break;
        }
        case 'obstacle-hit':
          if (event.ship === mover) flownBy(event.ship).rocks += 1;
          mover = '';
          break;
        default:
      }
    },
    end(view) {
      const { ships, seats } = view as View;
      return seats.map((_, seat) => {
        const own = ships
          .filter(({ owner }) => owner === seat)
          .map(({ id }) => byShip.get(id) ?? { moves: 0, bumps: 0, rocks: 0 });
        const total = (field: keyof Flown): number =>
          own.reduce((sum, flown) => sum + flown[field], 0);
        const of = total('moves');
        return { bumps: { times: total('bumps'), of }, rocks: { times: total('rocks'), of } };
      });
    },
  };
}
