import { lazy } from 'react';
import { SuperTeamsScene } from '../art/scenes/super-teams.tsx';
import type { BoardModule } from '../boards/contract.ts';
import { type GameManifest, untyped } from './manifest.ts';

export const superTeams: GameManifest = {
  id: 'super-teams',
  Scene: SuperTeamsScene,
  quickSetup: { players: 2 },
  loadBoard: async () =>
    (await import('../boards/super-teams/module.tsx')).superTeamsBoard as unknown as BoardModule,
  NewGame: lazy(async () => ({
    default: (await import('../new-game/super-teams-form.tsx')).SuperTeamsForm,
  })),
  loadTriggers: async () =>
    untyped((await import('../coach/games/super-teams.ts')).superTeamsTriggers),
  loadAchievements: async () =>
    untyped((await import('../progress/achievements/super-teams.ts')).superTeamsAchievements),
  loadScenarios: async () => (await import('../learn/show/scenarios-super-teams.ts')).FILES,
  loadCards: async () =>
    (await import('../learn/reference/cards/super-teams-cards.ts')).superTeamsCards,
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
