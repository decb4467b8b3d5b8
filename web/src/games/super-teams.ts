import { lazy } from 'react';
import { SuperTeamsScene } from '../art/scenes/super-teams.tsx';
import type { BoardModule } from '../boards/contract.ts';
import type { GameManifest } from './manifest.ts';

export const superTeams: GameManifest = {
  id: 'super-teams',
  Scene: SuperTeamsScene,
  quickSetup: { players: 2 },
  loadBoard: async () =>
    (await import('../boards/super-teams/module.tsx')).superTeamsBoard as unknown as BoardModule,
  NewGame: lazy(async () => ({
    default: (await import('../new-game/super-teams-form.tsx')).SuperTeamsForm,
  })),
  ruleSeries: [
    { prefix: 'ST-', digits: 3, ruling: false },
    { prefix: 'EN-', digits: 2, ruling: true },
  ],
  LessonPicture: lazy(async () => ({
    default: (await import('../learn/lesson-picture.tsx')).LessonPicture,
  })),
  Reference: lazy(async () => ({
    default: (await import('../learn/super-teams-reference.tsx')).SuperTeamsReference,
  })),
};
