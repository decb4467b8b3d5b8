import type { Viewer } from '@parsecs/kernel';
import type { View } from '@parsecs/xwing';
import { useBoardTurn } from '../kit/use-board-turn.ts';
import { rebelEdgeIn } from './ground.tsx';
import { seatRole } from './ships.ts';

/** The quarter turns that bring the viewer's own edge below, and how to turn the board around. */
export function useViewerTurn(view: View, viewer: Viewer): readonly [number, () => void] {
  const edge = rebelEdgeIn(view);
  const role = seatRole(view, viewer);
  const isKnown = edge !== undefined && role !== null;
  return useBoardTurn(isKnown ? edge + (role === 'imperial' ? 2 : 0) : undefined);
}
