import { type Event, shipCard, type View } from '@parsecs/starship-battles';
import type { HabitWatch } from '../habits.ts';

/** The rounds that decide most battles. */
const EARLY = 3;
/** Ships of these classes are capital ships, not fighters. */
const CAPITAL: ReadonlySet<number> = new Set([1, 2]);

/** Capital ships that flew in the first rounds, of all that were there, and fleets with any such ship. */
export function watchFleets(): HabitWatch {
  const flown = new Set<string>();
  let round = 0;
  return {
    tell(told): void {
      const event = told as Event;
      if (event.type === 'round-began') ({ round } = event);
      else if (event.type === 'moved' && round <= EARLY) flown.add(event.ship);
    },
    end(view) {
      const { ships, seats } = view as View;
      return seats.map((_, seat) => {
        const capital = ships.filter(
          ({ owner, card }) => owner === seat && CAPITAL.has(shipCard(card)?.class ?? 0),
        );
        const times = capital.filter(({ id }) => flown.has(id)).length;
        return {
          'capital-ships-fly-early': { times, of: capital.length },
          'fleets-fly-early': { times: Math.min(times, 1), of: Math.min(capital.length, 1) },
        };
      });
    },
  };
}
