import { type GameId, loadGame } from '@parsecs/table';
import type { WantedSeat } from '@parsecs/table/wire';
import type { WantedTable } from '../tables/new-table.ts';

/** A table of the first ready-made set-up for so many seats. */
export async function wantedTable(
  id: GameId,
  seats: readonly WantedSeat[],
  extra: Partial<WantedTable> = {},
): Promise<WantedTable> {
  const game = await loadGame(id);
  const setup = Object.values(game.setups).find((one) => game.seatsOf(one) === seats.length);
  const plain = { practice: false, pace: 0, listed: false, name: 'Leia' };
  return { game: id, setup, seats, ...plain, ...extra };
}
