import type { Game } from '@parsecs/kernel';

/** The games of the house. Each one's code is loaded when it is opened, not before. */
const LOADERS = {
  'super-teams': async (): Promise<Game> => (await import('@parsecs/super-teams')).superTeams,
  xwing: async (): Promise<Game> => (await import('@parsecs/xwing')).xwing,
  'starship-battles': async (): Promise<Game> =>
    (await import('@parsecs/starship-battles')).starshipBattles,
  'imperial-assault': async (): Promise<Game> =>
    (await import('@parsecs/imperial-assault')).imperialAssault,
} as const;

export type GameId = keyof typeof LOADERS;

export const GAME_IDS = Object.keys(LOADERS) as readonly GameId[];

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(LOADERS, id);
}

export function loadGame(id: GameId): Promise<Game> {
  return LOADERS[id]();
}
