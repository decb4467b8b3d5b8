import { type View, ZONES } from '@parsecs/imperial-assault';
import type { Viewer } from '@parsecs/kernel';
import { useEffect, useState } from 'react';
import { useLatest } from '../use-latest.ts';
import { mapFileOf, planOf } from './plan.ts';

/** Whether the zone of a seat lies in the upper half of the printed map. */
function isAbove(view: View, seat: number): boolean | undefined {
  const file = mapFileOf(view);
  const zone = view.seats[seat]?.zone ?? null;
  if (file === undefined || zone === null) return undefined;
  const { grid } = planOf(file, false);
  const spaces = grid.zones[ZONES.indexOf(zone)] ?? [];
  const mean = spaces.reduce((sum, space) => sum + (grid.y[space] ?? 0), 0) / spaces.length;
  return mean < grid.height / 2;
}

/**
 * Whoever looks first has their own zone before them. It stays like that when the device is passed
 * on, until somebody turns the board around (button, or F).
 */
export function useBoardFlip(view: View, viewer: Viewer): readonly [boolean, () => void] {
  const [flipped, setFlipped] = useState<boolean>();
  const above = viewer === 'spectator' ? undefined : isAbove(view, viewer);
  if (flipped === undefined && above !== undefined) setFlipped(above);
  const flip = (): void => setFlipped((old) => !(old ?? false));
  const latest = useLatest(flip);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea')) return;
      if (event.key.toLowerCase() === 'f') latest.current();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [latest]);
  return [flipped ?? false, flip];
}
