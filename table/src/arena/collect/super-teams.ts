import type { Event, Setup } from '@parsecs/super-teams';
import { BONUS_KINDS } from '@parsecs/super-teams/words';
import type { Collect } from '../facts.ts';
import { cardFacts, count, pieceFacts } from './counting.ts';

/** Ships come home or do not; steps take the place of damage. */
export const collectSuperTeams: Collect = (game, setup) => {
  const { colours } = setup as Setup;
  const steps: Record<string, number> = {};
  const home = new Set<string>();
  const used = new Set<string>();
  return {
    tell(told): void {
      const event = told as Event;
      if (event.type === 'moved') count(steps, `move.${event.by}`, event.to - event.from);
      if (event.type === 'arrived') home.add(event.ship);
      for (const card of game.cardsOf(event)) used.add(`bonus.${card}`);
    },
    end: () => {
      const ships = colours.flat().flatMap((colour) => [`${colour}-1`, `${colour}-2`]);
      const away = new Set(ships.filter((ship) => !home.has(ship)));
      return {
        pieces: pieceFacts(
          ships.map((ship) => [ship, `ship.${ship}`]),
          away,
        ),
        damage: steps,
        cards: cardFacts(
          BONUS_KINDS.map((kind) => `bonus.${kind}`),
          used,
        ),
      };
    },
  };
};
