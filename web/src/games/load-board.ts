import type { BoardModule } from '../boards/contract.ts';
import { findGame } from './index.ts';

/** The board of a game, loaded when its table is opened. The frame never learns which one it is. */
export function loadBoard(id: string): Promise<BoardModule> {
  const game = findGame(id);
  if (game === undefined) throw new RangeError(`no board for the game ${id}`);
  return game.loadBoard();
}
