import type { GameId } from '@parsecs/table';
import type { Achievement } from './finished.ts';

/** What can be earned in each game, loaded when a match of it is over. */
const LOADERS: Readonly<Record<GameId, () => Promise<readonly Achievement[]>>> = {
  'super-teams': async () => untyped((await import('./super-teams.ts')).superTeamsAchievements),
  xwing: async () => untyped((await import('./xwing.ts')).xwingAchievements),
  'starship-battles': async () =>
    untyped((await import('./starship-battles.ts')).starshipBattlesAchievements),
  'imperial-assault': async () =>
    untyped((await import('./imperial-assault.ts')).imperialAssaultAchievements),
};

/** The frame never learns which game is on. */
function untyped(achievements: readonly unknown[]): readonly Achievement[] {
  return achievements as readonly Achievement[];
}

export function loadAchievements(game: GameId): Promise<readonly Achievement[]> {
  return LOADERS[game]();
}
