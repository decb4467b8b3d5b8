import { areAllies, type Setup, type ShipView, type View, xwing } from '@parsecs/xwing';
import { countNames, type SketchMark } from '../../shell/glance.ts';
import type { Texts } from '../../shell/texts.tsx';
import type { BoardGlance } from '../contract.ts';
import { nameOfPilot } from './words.ts';

/** What makes a battle the one it is called. */
const TELLING = ['mission', 'squadBuilding', 'points', 'collection', 'squads'] as const;

function isAlike(one: Setup, other: Setup): boolean {
  return TELLING.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));
}

function titleOf(texts: Texts, setup: Setup): string {
  if (setup.mission !== 0) return texts.t(`xwing:mission.${setup.mission}.name`);
  const ready = Object.entries(xwing.setups).find(([, known]) => isAlike(known, setup));
  if (ready !== undefined) return texts.t(`xwing:setup.${ready[0]}.name`);
  return setup.points === 'free'
    ? texts.t('shell:new.no-limit')
    : texts.t('xwing-board:squad.points', { count: setup.points });
}

export function glance(texts: Texts, view: View): BoardGlance {
  const { width, height } = view.setup;
  const rocks = view.obstacles.map(({ at }): SketchMark => {
    return { shape: 'rock', tone: 'neutral', x: at.x, y: height - at.y, size: 42 };
  });
  const armyOf = (seat: number): string =>
    countNames(
      view.ships
        .filter(({ owner }) => areAllies(owner, seat))
        .map((ship) => nameOfPilot(texts, ship)),
    );
  return {
    title: titleOf(texts, view.setup),
    armyOf,
    sketch: { width, height, marks: [...rocks, ...view.ships.flatMap((s) => markOf(s, height))] },
  };
}

function markOf({ at, role }: ShipView, height: number): readonly SketchMark[] {
  if (at === null) return [];
  return [{ shape: 'arrow', tone: role, x: at.x, y: height - at.y, size: 34, turn: at.heading }];
}
