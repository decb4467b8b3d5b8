import { imperialAssault } from './imperial-assault.ts';
import type { GameManifest } from './manifest.ts';
import { starshipBattles } from './starship-battles.ts';
import { superTeams } from './super-teams.ts';
import { xwing } from './xwing.ts';

/** The games of the page, in the order of the home page. */
export const GAMES: readonly GameManifest[] = [superTeams, xwing, starshipBattles, imperialAssault];

export function gameNamed(id: string): GameManifest {
  const game = findGame(id);
  if (game === undefined) throw new RangeError(`no manifest of the game ${id}`);
  return game;
}

export function findGame(id: string): GameManifest | undefined {
  return GAMES.find((game) => game.id === id);
}
