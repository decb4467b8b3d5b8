import type { BoardModule } from '../boards/contract.ts';
import { gameNamed } from './index.ts';

/** The board of a game, loaded when its table is opened. The frame never learns which one it is. */
export function loadBoard(id: string): Promise<BoardModule> {
  return gameNamed(id).loadBoard();
}
