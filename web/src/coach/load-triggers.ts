import type { GameId } from '@parsecs/table';
import type { Trigger } from './trigger.ts';

/** What is new in each game, loaded with its table. */
const LOADERS: Readonly<Record<GameId, () => Promise<readonly Trigger[]>>> = {
  'super-teams': async () => untyped((await import('./games/super-teams.ts')).superTeamsTriggers),
  xwing: async () => untyped((await import('./games/xwing.ts')).xwingTriggers),
  'starship-battles': async () =>
    untyped((await import('./games/starship-battles.ts')).starshipBattlesTriggers),
  'imperial-assault': async () =>
    untyped((await import('./games/imperial-assault.ts')).imperialAssaultTriggers),
};

/** The frame never learns which game is on. */
function untyped(triggers: readonly unknown[]): readonly Trigger[] {
  return triggers as readonly Trigger[];
}

export function loadTriggers(game: GameId): Promise<readonly Trigger[]> {
  return LOADERS[game]();
}
