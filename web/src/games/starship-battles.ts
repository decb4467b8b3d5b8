import { lazy } from 'react';
import { StarshipBattlesScene } from '../art/scenes/starship-battles.tsx';
import type { BoardModule } from '../boards/contract.ts';
import type { GameManifest } from './manifest.ts';

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
  ruleSeries: [{ prefix: 'SB-', digits: 3, ruling: false }],
};
