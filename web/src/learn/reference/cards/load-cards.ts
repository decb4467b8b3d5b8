import type { GameId } from '@parsecs/table';
import type { CardLister } from './card.ts';

/** Card lists come with the rules of their games, so each is loaded when it is opened. */
const LOADERS: Readonly<Record<GameId, () => Promise<CardLister>>> = {
  'super-teams': async () => (await import('./super-teams-cards.ts')).superTeamsCards,
  xwing: async () => (await import('./xwing-cards.ts')).xwingCards,
  'starship-battles': async () => (await import('./fleet-cards.ts')).fleetCards,
  'imperial-assault': async () => (await import('./assault-cards.ts')).assaultCards,
};

const LOADED = new Map<GameId, Promise<CardLister>>();

/** Always the same promise for a game. */
export function loadCards(game: GameId): Promise<CardLister> {
  const known = LOADED.get(game);
  if (known !== undefined) return known;
  const loading = LOADERS[game]();
  // A failed download may succeed when it is tried again.
  loading.catch(() => LOADED.delete(game));
  LOADED.set(game, loading);
  return loading;
}
