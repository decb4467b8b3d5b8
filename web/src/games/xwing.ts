import { lazy } from 'react';
import { XWingScene } from '../art/scenes/xwing.tsx';
import type { BoardModule } from '../boards/contract.ts';
import type { GameManifest } from './manifest.ts';

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
  ruleSeries: [{ prefix: 'XW-', digits: 3, ruling: false }],
};
