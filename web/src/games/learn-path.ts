import { findGame } from './index.ts';

const OF_A_GAME = /^\/(?:new|build|learn)\/([^/]+)/;

/** How the game is played whose page this is; of all games the simplest where it is nobody's. */
export function learnPath(path: string): string {
  const [, game = ''] = OF_A_GAME.exec(path) ?? [];
  return `/learn/${findGame(game)?.id ?? 'super-teams'}`;
}
