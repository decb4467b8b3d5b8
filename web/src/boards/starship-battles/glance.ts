import {
  MAPS,
  type Setup,
  type ShipView,
  starshipBattles,
  type View,
} from '@parsecs/starship-battles';
import { countNames, type SketchMark } from '../../shell/glance.ts';
import type { Texts } from '../../shell/texts.tsx';
import type { BoardGlance } from '../contract.ts';
import { shortNameOf } from './words.ts';

/** What makes a battle the one it is called. */
const TELLING = ['mode', 'map', 'points', 'fleets'] as const;

function isAlike(one: Setup, other: Setup): boolean {
  return TELLING.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));
}

function titleOf(texts: Texts, setup: Setup): string {
  const ready = Object.entries(starshipBattles.setups).find(([, known]) => isAlike(known, setup));
  return ready === undefined
    ? texts.t(`starship-battles:map.${setup.map}.name`)
    : texts.t(`starship-battles:setup.${ready[0]}.name`);
}

export function glance(texts: Texts, view: View): BoardGlance {
  const { columns, rows } = MAPS[view.setup.map];
  const armyOf = (seat: number): string =>
    countNames(
      view.ships
        .filter(({ owner }) => owner % 2 === seat % 2)
        .map((ship) => shortNameOf(texts, view, ship, false)),
    );
  return {
    title: titleOf(texts, view.setup),
    armyOf,
    sketch: { width: columns, height: rows, marks: view.ships.flatMap((s) => markOf(s, view)) },
  };
}

function markOf({ at, owner, counters }: ShipView, view: View): readonly SketchMark[] {
  if (typeof at === 'string') return [];
  const isLight = view.seats[owner]?.faction === 'light';
  return [
    {
      shape: isLight ? 'disc' : 'diamond',
      tone: isLight ? 'rebel' : 'imperial',
      x: at[0] + 0.5,
      y: at[1] + 0.5,
      size: counters > 0 ? 0.55 : 0.45,
    },
  ];
}
