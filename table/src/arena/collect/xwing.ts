import type { Event, View } from '@parsecs/xwing';
import type { Collect } from '../facts.ts';
import { cardFacts, count, pieceFacts } from './counting.ts';

const SHUTTLE = 'shuttle';

/** A ship and its weapon, or what else does damage. */
type Cause = { readonly ship: string; readonly weapon: string } | { readonly source: string };

const OTHER = { source: 'other' };

/** Damage belongs to the attack, bomb or rock that was told of before it. */
export const collectXWing: Collect = (game) => {
  const lost = new Set<string>();
  const used = new Set<string>();
  const done = new Map<string, { readonly cause: Cause; damage: number }>();
  let cause: Cause = OTHER;
  let target = '';
  const suffer = (ship: string): void => {
    const from = target === '' || ship === target ? cause : OTHER;
    const key = JSON.stringify(from);
    const known = done.get(key) ?? { cause: from, damage: 0 };
    known.damage += 1;
    done.set(key, known);
  };
  const begin = (next: Cause, at = ''): void => {
    cause = next;
    target = at;
  };
  return {
    tell(told): void {
      const event = told as Event;
      for (const card of game.cardsOf(event)) used.add(card);
      switch (event.type) {
        case 'attack-declared':
          begin({ ship: event.ship, weapon: event.weapon }, event.target);
          break;
        case 'bomb-detonated':
          begin({ source: `upgrade.${event.bomb}` });
          used.add(`upgrade.${event.bomb}`);
          break;
        case 'obstacle-hit':
          begin({ source: 'obstacle' }, event.ship);
          break;
        case 'activated':
        case 'phase-began':
          begin(OTHER);
          break;
        case 'shield-lost':
        case 'damage-dealt':
        case 'damage-marked':
          suffer(event.ship);
          break;
        case 'destroyed':
        case 'fled':
          lost.add(event.ship);
          break;
        default:
      }
    },
    end(view) {
      const { ships } = view as View;
      const nameOf = (id: string): string => {
        const pilot = ships.find((ship) => ship.id === id)?.pilot ?? null;
        return pilot === null ? SHUTTLE : `pilot.${pilot}`;
      };
      const damage: Record<string, number> = {};
      for (const { cause: from, damage: amount } of done.values()) {
        const source =
          'source' in from
            ? from.source
            : from.weapon === 'primary'
              ? nameOf(from.ship)
              : `upgrade.${from.weapon}`;
        count(damage, source, amount);
      }
      const cards = ships.flatMap(({ id, upgrades }) => [
        nameOf(id),
        ...upgrades.map((upgrade) => `upgrade.${upgrade.id}`),
      ]);
      return {
        pieces: pieceFacts(
          ships.map(({ id }) => [id, nameOf(id)]),
          lost,
        ),
        damage,
        cards: cardFacts(
          cards.filter((card) => game.cards.includes(card)),
          used,
        ),
      };
    },
  };
};
