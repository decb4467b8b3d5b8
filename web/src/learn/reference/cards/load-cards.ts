import type { GameId } from '@parsecs/table';
import { gameNamed } from '../../../games/index.ts';
import type { CardLister } from './card.ts';

const LOADED = new Map<GameId, Promise<CardLister>>();

/** Always the same promise for a game. */
export function loadCards(game: GameId): Promise<CardLister> {
  const known = LOADED.get(game);
  if (known !== undefined) return known;
  const loading = gameNamed(game).loadCards();
  // A failed download may succeed when it is tried again.
  loading.catch(() => LOADED.delete(game));
  LOADED.set(game, loading);
  return loading;
}
