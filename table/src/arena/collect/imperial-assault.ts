import type { Event, Setup } from '@parsecs/imperial-assault';
import { readPiece } from '@parsecs/imperial-assault/words';
import type { Collect } from '../facts.ts';
import { cardFacts, count, pieceFacts } from './counting.ts';

function cardOf(figure: string): string {
  const piece = readPiece(figure);
  return piece === undefined ? 'other' : `deployment.${piece.card}`;
}

/** Attacks belong to the card of the figure, all other damage to its cause. */
export const collectImperialAssault: Collect = (_game, setup) => {
  const { armies } = setup as Setup;
  const fielded = new Map<string, string>();
  const lost = new Set<string>();
  const used = new Set<string>();
  const damage: Record<string, number> = {};
  return {
    tell(told): void {
      const event = told as Event;
      switch (event.type) {
        case 'deployed':
          fielded.set(event.figure, cardOf(event.figure));
          break;
        case 'hit':
          count(damage, cardOf(event.figure), event.damage);
          break;
        case 'damaged':
          count(damage, `cause.${event.by}`, event.damage);
          break;
        case 'defeated':
          lost.add(event.target);
          break;
        case 'played':
          used.add(`command.${event.card}`);
          break;
        default:
      }
    },
    end: () => {
      const cards = armies.flatMap((army) =>
        typeof army === 'object' ? army.commands.map((id) => `command.${id}`) : [],
      );
      return { pieces: pieceFacts(fielded, lost), damage, cards: cardFacts(cards, used) };
    },
  };
};
