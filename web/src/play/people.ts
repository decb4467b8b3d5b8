import type { Viewer } from '@parsecs/kernel';
import type { People, Texts } from '@parsecs/lang';
import type { GameId, SeatSpec } from '@parsecs/table';
import { seatNames } from '../shell/seat-name.ts';

/** Who sits where, for sentences read by this viewer. */
export function peopleOf(
  texts: Texts,
  game: GameId,
  seats: readonly SeatSpec[],
  viewer: Viewer,
): People {
  const names = seatNames(texts, game, seats);
  const name = (seat: number): string =>
    names[seat] ?? texts.t('table:player', { number: seat + 1 });
  return viewer === 'spectator' ? { name } : { name, me: viewer };
}
