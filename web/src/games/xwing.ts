import { lazy } from 'react';
import { XWingScene } from '../art/scenes/xwing.tsx';
import type { BoardModule } from '../boards/contract.ts';
import { type GameManifest, untyped } from './manifest.ts';

export const xwing: GameManifest = {
  id: 'xwing',
  Scene: XWingScene,
  quickSetup: { sides: 'rebel', squadBuilding: false },
  loadBoard: async () =>
    (await import('../boards/xwing/module.tsx')).xwingBoard as unknown as BoardModule,
  NewGame: lazy(async () => ({
    default: (await import('../new-game/xwing-form.tsx')).XWingForm,
  })),
  loadLists: async () => (await import('../builder/xwing/squad-kind.tsx')).squadKind,
  loadTriggers: async () => untyped((await import('../coach/games/xwing.ts')).xwingTriggers),
  loadAchievements: async () =>
    untyped((await import('../progress/achievements/xwing.ts')).xwingAchievements),
  loadScenarios: async () => (await import('../learn/show/scenarios-xwing.ts')).FILES,
  loadCards: async () => (await import('../learn/reference/cards/xwing-cards.ts')).xwingCards,
  ruleSeries: [{ prefix: 'XW-', digits: 3, ruling: false }],
};
