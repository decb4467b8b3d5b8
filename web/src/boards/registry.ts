import type { GameId } from '@parsecs/table';
import type { BoardModule } from './contract.ts';

/** The board of each game, loaded when its table is opened. The frame never learns which one it is. */
const LOADERS: Readonly<Partial<Record<GameId, () => Promise<BoardModule>>>> = {
  'super-teams': async () =>
    (await import('./super-teams/module.tsx')).superTeamsBoard as unknown as BoardModule,
  'starship-battles': async () =>
    (await import('./starship-battles/module.tsx')).starshipBattlesBoard as unknown as BoardModule,
  xwing: async () => (await import('./xwing/module.tsx')).xwingBoard as unknown as BoardModule,
  'imperial-assault': async () =>
    (await import('./imperial-assault/module.tsx')).imperialAssaultBoard as unknown as BoardModule,
};

export function loadBoard(id: GameId): Promise<BoardModule> {
  const load = LOADERS[id];
  if (load === undefined) throw new RangeError(`no board for the game ${id}`);
  return load();
}
