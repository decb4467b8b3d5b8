import longBoard from '../data/board-long.json' with { type: 'json' };
import shortBoard from '../data/board-short.json' with { type: 'json' };
import standardBoard from '../data/board-standard.json' with { type: 'json' };
import type { Board, BoardId } from './board.ts';

export const BOARDS: Readonly<Record<BoardId, Board>> = {
  standard: standardBoard as unknown as Board,
  short: shortBoard as unknown as Board,
  long: longBoard as unknown as Board,
};

/** A setup names a ready-made board by its id and brings its own one along. */
export function boardOf({ board }: { readonly board: BoardId | Board }): Board {
  return typeof board === 'string' ? BOARDS[board] : board;
}
