import { type Event, readManoeuvre, type XWing } from '@parsecs/xwing';
import type { Achievement, Finished } from './finished.ts';

type Match = Finished<XWing>;

function ownShips({ view, side }: Match): ReadonlySet<string> {
  return new Set(view.ships.flatMap(({ id, owner }) => (side.includes(owner) ? [id] : [])));
}

/** The events of each round. */
function byRound(events: readonly Event[]): readonly (readonly Event[])[] {
  const rounds: Event[][] = [];
  for (const event of events) {
    if (event.type === 'round-began') rounds.push([]);
    rounds.at(-1)?.push(event);
  }
  return rounds;
}

/** A ship of the side has turned about and hit somebody before the round was over. */
function turnsAndHits(events: readonly Event[], own: ReadonlySet<string>): boolean {
  const turned = new Set<string>();
  for (const event of events) {
    if (event.type === 'moved' && readManoeuvre(event.manoeuvre)?.bearing === 'koiogran') {
      turned.add(event.ship);
    }
    if (event.type === 'attack-hit' && own.has(event.ship) && turned.has(event.ship)) return true;
  }
  return false;
}

/** An enemy was destroyed in a round in which several ships of the side had attacked it. */
function focusesFire(events: readonly Event[], own: ReadonlySet<string>): boolean {
  const attackers = new Map<string, Set<string>>();
  for (const event of events) {
    if (event.type === 'attack-declared' && own.has(event.ship)) {
      const before = attackers.get(event.target) ?? new Set();
      attackers.set(event.target, before.add(event.ship));
    }
    if (event.type === 'destroyed' && (attackers.get(event.ship)?.size ?? 0) > 1) return true;
  }
  return false;
}

export const xwingAchievements: readonly Achievement<XWing>[] = [
  {
    id: 'whole-squad',
    isEarned: (match) => {
      const own = ownShips(match);
      return !match.events.some(({ type, ...event }) => {
        const isLoss = type === 'destroyed' || type === 'fled';
        return isLoss && 'ship' in event && own.has(event.ship);
      });
    },
  },
  {
    id: 'about-turn',
    isEarned: (match) => {
      const own = ownShips(match);
      return byRound(match.events).some((round) => turnsAndHits(round, own));
    },
  },
  {
    id: 'clear-way',
    isEarned: (match) => {
      const own = ownShips(match);
      return !match.events.some(
        (event) =>
          (event.type === 'moved' && event.overlapped && own.has(event.ship)) ||
          (event.type === 'obstacle-hit' && own.has(event.ship)),
      );
    },
  },
  {
    id: 'together',
    isEarned: (match) => {
      const own = ownShips(match);
      return byRound(match.events).some((round) => focusesFire(round, own));
    },
  },
];
