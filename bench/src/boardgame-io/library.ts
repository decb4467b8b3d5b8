import { createRequire } from 'node:module';
import type { Ctx, Game } from 'boardgame.io';
import type { Race } from './race.ts';

/** The state of a match in boardgame.io, as far as a driver looks into it. */
export interface PeerState {
  readonly G: Race;
  readonly ctx: Ctx;
}

export interface PeerAction {
  readonly type: 'MAKE_MOVE';
  readonly payload: {
    readonly type: string;
    readonly args: readonly number[];
    readonly playerID: string;
  };
}

type PeerGame = Game<Race, Record<string, unknown>, Race>;

interface Library {
  readonly CreateGameReducer: (options: {
    readonly game: PeerGame;
  }) => (state: PeerState, action: PeerAction) => PeerState;
  readonly InitializeGame: (options: {
    readonly game: PeerGame;
    readonly numPlayers: number;
    readonly setupData?: Race;
  }) => PeerState;
}

/** Its package has no ESM entry for this part, so it is required. */
export function loadLibrary(): Library {
  return createRequire(import.meta.url)('boardgame.io/internal') as Library;
}

/** boardgame.io checks itself on every move unless told that it is in production. */
export async function inProduction<T>(run: () => T | Promise<T>): Promise<T> {
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  try {
    return await run();
  } finally {
    if (before === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = before;
  }
}
