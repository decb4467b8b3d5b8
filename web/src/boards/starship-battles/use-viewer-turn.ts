import type { Viewer } from '@parsecs/kernel';
import type { View } from '@parsecs/starship-battles';
import { useBoardTurn } from '../kit/use-board-turn.ts';

/** The quarter turns that bring the viewer's own edge below, and how to turn the board around. */
export function useViewerTurn(view: View, viewer: Viewer): readonly [number, () => void] {
  const side = viewer === 'spectator' ? null : (view.seats[viewer]?.faction ?? null);
  return useBoardTurn(side === null ? undefined : side === 'dark' ? 2 : 0);
}
