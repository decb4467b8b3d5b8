import { cardOf, type Event, shipCard } from '@parsecs/starship-battles';
import type { Collect } from '../facts.ts';
import { cardFacts, count, pieceFacts } from './counting.ts';

/** Damage belongs to the weapon that was declared before it. */
export const collectStarshipBattles: Collect = (game) => {
  const fielded = new Map<string, string>();
  const lost = new Set<string>();
  const used = new Set<string>();
  const damage: Record<string, number> = {};
  let source = 'other';
  const field = (ship: string): void => void fielded.set(ship, `ship.${cardOf(ship)}`);
  return {
    tell(told): void {
      const event = told as Event;
      for (const card of game.cardsOf(event)) used.add(card);
      switch (event.type) {
        case 'deployed':
        case 'launched':
          field(event.ship);
          break;
        case 'declared':
          source = `ship.${cardOf(event.ship)}/${event.weapon}`;
          break;
        case 'damaged':
          count(damage, source, event.counters);
          break;
        case 'destroyed':
        case 'fled':
          if (!event.returns) lost.add(event.ship);
          break;
        default:
      }
    },
    end: () => {
      const cards = [...new Set(fielded.values())].flatMap((kind) => {
        const { full } = shipCard(kind.slice('ship.'.length)) ?? {};
        return full === undefined
          ? []
          : [
              ...full.abilities.map(({ ability }) => ability),
              ...full.weapons.map(({ weapon }) => weapon),
            ];
      });
      return { pieces: pieceFacts(fielded, lost), damage, cards: cardFacts(cards, used) };
    },
  };
};
