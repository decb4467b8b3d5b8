import type { Viewer } from '@parsecs/kernel';
import type { View } from '@parsecs/xwing';
import { useState } from 'react';
import { type BoardTurn, quartersOf, turnAround } from '../kit/use-board-turn.ts';
import { useKeys } from '../kit/use-keys.ts';
import { rebelEdgeIn } from './ground.tsx';
import { seatRole } from './ships.ts';

/**
 * The quarter turns that bring the edge of whoever is asked below, and how to turn the board around.
 * Ships are flown from one's own edge, so a device that is passed on is turned for the next one;
 * nobody's eyes leave it as it lies.
 */
export function useViewerTurn(view: View, viewer: Viewer): readonly [number, () => void] {
  const [kept, keep] = useState<BoardTurn>();
  const edge = rebelEdgeIn(view);
  const role = seatRole(view, viewer);
  const own =
    edge === undefined || role === null ? undefined : edge + (role === 'imperial' ? 2 : 0);
  const turn = own === undefined || kept?.own === own ? kept : { own, since: 0 };
  if (turn !== kept) keep(turn);
  const around = (): void => keep(turnAround);
  useKeys(({ key }) => {
    if (key.toLowerCase() === 'f') around();
  });
  return [quartersOf(turn), around];
}
