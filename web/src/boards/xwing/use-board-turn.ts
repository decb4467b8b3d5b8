import type { Viewer } from '@parsecs/kernel';
import { EDGES, type View } from '@parsecs/xwing';
import { useEffect, useState } from 'react';
import { useLatest } from '../use-latest.ts';
import { rebelEdgeIn } from './ground.tsx';
import { seatSide } from './ships.ts';

/**
 * Whoever looks first has their own edge before them. It stays like that when the device is passed
 * on, until somebody turns the board around (button, or F).
 */
export function useBoardTurn(view: View, viewer: Viewer): readonly [number, () => void] {
  const [turn, setTurn] = useState<{ readonly base: number; readonly half: number }>();
  const edge = rebelEdgeIn(view);
  const side = seatSide(view, viewer);
  const own =
    edge === undefined || side === null ? undefined : edge + (side === 'imperial' ? 2 : 0);
  // The edge may be chosen after the game has begun: then the board is turned once more.
  if (
    own !== undefined &&
    (turn === undefined || (turn.base !== own && isEdgeNew(turn.base, own)))
  ) {
    setTurn({ base: own, half: 0 });
  }
  const flip = (): void =>
    setTurn((old) => ({ base: old?.base ?? 0, half: ((old?.half ?? 0) + 2) % EDGES.length }));
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
  return [((turn?.base ?? 0) + (turn?.half ?? 0)) % EDGES.length, flip];
}

/** Another pair of edges was chosen; the same pair only means that somebody else looks. */
function isEdgeNew(before: number, now: number): boolean {
  return before % 2 !== now % 2;
}
