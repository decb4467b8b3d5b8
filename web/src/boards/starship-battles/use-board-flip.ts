import type { Viewer } from '@parsecs/kernel';
import type { View } from '@parsecs/starship-battles';
import { useBoardTurn } from '../kit/use-board-turn.ts';

/** Whether the board lies with the dark side's edge below, and how to turn it around. */
export function useBoardFlip(view: View, viewer: Viewer): readonly [boolean, () => void] {
  const side = viewer === 'spectator' ? null : (view.seats[viewer]?.faction ?? null);
  const [turn, flip] = useBoardTurn(side === null ? undefined : side === 'dark' ? 2 : 0);
  return [turn !== 0, flip];
}
