import type { GameId } from '@parsecs/table';
import type { OddsKind } from '../kind.ts';

/** A game's sums are loaded when it is asked about. */
const LOADERS: Readonly<Record<GameId, () => Promise<OddsKind>>> = {
  'super-teams': async () => (await import('./super-teams.ts')).superTeamsOdds,
  xwing: async () => (await import('./xwing.ts')).xwingOdds,
  'starship-battles': async () => (await import('./starship-battles.ts')).starshipBattlesOdds,
  'imperial-assault': async () => (await import('./imperial-assault.ts')).imperialAssaultOdds,
};

const begun = new Map<GameId, Promise<OddsKind>>();

/** Always the same promise for a game. */
export function loadKind(game: GameId): Promise<OddsKind> {
  const known = begun.get(game);
  if (known !== undefined) return known;
  const loading = LOADERS[game]();
  // A download that failed may succeed when it is tried again.
  loading.catch(() => begun.delete(game));
  begun.set(game, loading);
  return loading;
}
