import { type View, ZONES } from '@parsecs/imperial-assault';
import type { Viewer } from '@parsecs/kernel';
import { useBoardTurn } from '../kit/use-board-turn.ts';
import { layoutOf, mapFileOf } from './layout.ts';

/** Whether the zone of a seat lies in the upper half of the printed map. */
function isAbove(view: View, seat: number): boolean | undefined {
  const file = mapFileOf(view);
  const zone = view.seats[seat]?.zone ?? null;
  if (file === undefined || zone === null) return undefined;
  const { grid } = layoutOf(file);
  const spaces = grid.zones[ZONES.indexOf(zone)] ?? [];
  const mean = spaces.reduce((sum, space) => sum + (grid.y[space] ?? 0), 0) / spaces.length;
  return mean < grid.height / 2;
}

/** The quarter turns that bring the viewer's own edge below, and how to turn the board around. */
export function useViewerTurn(view: View, viewer: Viewer): readonly [number, () => void] {
  const above = viewer === 'spectator' ? undefined : isAbove(view, viewer);
  return useBoardTurn(above === undefined ? undefined : above ? 2 : 0);
}
