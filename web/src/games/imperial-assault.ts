import { lazy } from 'react';
import { ImperialAssaultScene } from '../art/scenes/imperial-assault.tsx';
import type { BoardModule } from '../boards/contract.ts';
import { type GameManifest, untyped } from './manifest.ts';

export const imperialAssault: GameManifest = {
  id: 'imperial-assault',
  Scene: ImperialAssaultScene,
  quickSetup: {
    armies: ['first-skirmish-rebels', 'first-skirmish-empire'],
    mission: 'mos-eisley-outskirts-a',
  },
  loadBoard: async () =>
    (await import('../boards/imperial-assault/module.tsx'))
      .imperialAssaultBoard as unknown as BoardModule,
  NewGame: lazy(async () => ({
    default: (await import('../new-game/imperial-assault-form.tsx')).ImperialAssaultForm,
  })),
  loadLists: async () => (await import('../builder/imperial-assault/army-kind.tsx')).armyKind,
  loadTriggers: async () =>
    untyped((await import('../coach/games/imperial-assault.ts')).imperialAssaultTriggers),
  loadAchievements: async () =>
    untyped(
      (await import('../progress/achievements/imperial-assault.ts')).imperialAssaultAchievements,
    ),
  loadScenarios: async () => (await import('../learn/show/scenarios-imperial-assault.ts')).FILES,
  loadCards: async () => (await import('../learn/reference/cards/assault-cards.ts')).assaultCards,
  ruleSeries: [{ prefix: 'IA-', digits: 3, ruling: false }],
};
