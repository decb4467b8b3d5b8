import type { ImperialAssault } from '@parsecs/imperial-assault';
import type { Achievement, Finished } from './finished.ts';

type Match = Finished<ImperialAssault>;

/** Victory points of the mission that show whoever went for it. */
const ENOUGH_POINTS = 10;
const MANY_CARDS = 5;
const FEW_ROUNDS = 4;

function ownGroups({ view, side }: Match): ReadonlySet<string> {
  return new Set(view.groups.flatMap(({ id, owner }) => (side.includes(owner) ? [id] : [])));
}

export const imperialAssaultAchievements: readonly Achievement<ImperialAssault>[] = [
  {
    id: 'whole-army',
    isEarned: (match) => {
      const own = ownGroups(match);
      return !match.events.some((event) => event.type === 'group-defeated' && own.has(event.group));
    },
  },
  {
    id: 'mission',
    isEarned: ({ events, side }) => {
      const points = events.reduce(
        (sum, event) =>
          event.type === 'scored' && event.by === 'mission' && side.includes(event.seat)
            ? sum + event.vp
            : sum,
        0,
      );
      return points >= ENOUGH_POINTS;
    },
  },
  {
    id: 'hand-played',
    isEarned: ({ events, seat }) =>
      events.filter((event) => event.type === 'played' && event.seat === seat).length >= MANY_CARDS,
  },
  { id: 'quick', isEarned: ({ rounds }) => rounds <= FEW_ROUNDS },
];
