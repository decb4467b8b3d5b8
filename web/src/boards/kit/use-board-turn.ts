import { useState } from 'react';
import { useKeys } from './use-keys.ts';

const QUARTERS = 4;

/** How a board lies: whose edge is below, and how far it was turned since, in quarter turns clockwise. */
export interface BoardTurn {
  readonly own: number;
  readonly since: number;
}

/**
 * Whoever looks first has their own edge before them, and it stays like that when the device is passed
 * on. Another pair of edges may be chosen after the game has begun: then the board is turned once more.
 */
export function turnFor(
  before: BoardTurn | undefined,
  own: number | undefined,
): BoardTurn | undefined {
  if (own === undefined) return before;
  const isNew = before === undefined || before.own % 2 !== own % 2;
  return isNew ? { own, since: 0 } : before;
}

export function turnAround(before: BoardTurn | undefined): BoardTurn {
  return { own: before?.own ?? 0, since: ((before?.since ?? 0) + 2) % QUARTERS };
}

export function quartersOf(turn: BoardTurn | undefined): number {
  return turn === undefined ? 0 : (turn.own + turn.since) % QUARTERS;
}

/**
 * The quarter turns at which the board lies, and how to turn it around (button, or F). `own` is the turn
 * that brings the viewer's edge below; nothing while nobody knows it.
 */
export function useBoardTurn(own: number | undefined): readonly [number, () => void] {
  const [kept, keep] = useState<BoardTurn>();
  const turn = turnFor(kept, own);
  if (turn !== kept) keep(turn);
  const around = (): void => keep(turnAround);
  useKeys(({ key }) => {
    if (key.toLowerCase() === 'f') around();
  });
  return [quartersOf(turn), around];
}
