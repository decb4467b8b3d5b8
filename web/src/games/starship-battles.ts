import { lazy } from 'react';
import { StarshipBattlesScene } from '../art/scenes/starship-battles.tsx';
import type { BoardModule } from '../boards/contract.ts';
import { type GameManifest, untyped } from './manifest.ts';

export const starshipBattles: GameManifest = {
  id: 'starship-battles',
  Scene: StarshipBattlesScene,
  quickSetup: { mode: 'quick-start', sides: 'light' },
  loadBoard: async () =>
    (await import('../boards/starship-battles/module.tsx'))
      .starshipBattlesBoard as unknown as BoardModule,
  NewGame: lazy(async () => ({
    default: (await import('../new-game/starship-battles-form.tsx')).StarshipBattlesForm,
  })),
  loadLists: async () => (await import('../builder/starship-battles/fleet-kind.tsx')).fleetKind,
  loadTriggers: async () =>
    untyped((await import('../coach/games/starship-battles.ts')).starshipBattlesTriggers),
  loadAchievements: async () =>
    untyped(
      (await import('../progress/achievements/starship-battles.ts')).starshipBattlesAchievements,
    ),
  loadScenarios: async () => (await import('../learn/show/scenarios-starship-battles.ts')).FILES,
  loadCards: async () => (await import('../learn/reference/cards/fleet-cards.ts')).fleetCards,
  ruleSeries: [{ prefix: 'SB-', digits: 3, ruling: false }],
};
