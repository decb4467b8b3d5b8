import type { Chance } from '@parsecs/kernel';
import { superTeamsForPeer } from './game.ts';
import { type Call, listCalls } from './legal.ts';
import { loadLibrary, type PeerState } from './library.ts';
import { type Race, trackFor } from './race.ts';

export interface PeerPlayed {
  /** Calls made where there was more than one. */
  readonly decisions: number;
  readonly calls: number;
  readonly cards: number;
  readonly rounds: number;
  readonly winners: readonly number[];
}

/** Whoever must act now: the player in a stage, else the one whose turn it is. */
export interface Actor {
  readonly playerID: string;
  readonly stage: string | undefined;
}

export function actorOf({ ctx }: PeerState): Actor {
  for (const [playerID, stage] of Object.entries(ctx.activePlayers ?? {})) {
    return { playerID, stage };
  }
  return { playerID: ctx.currentPlayer, stage: undefined };
}

export function callsOf(state: PeerState, actor: Actor): readonly Call[] {
  const track = trackFor(state.ctx.numPlayers);
  return listCalls(state.G, track, Number(actor.playerID), actor.stage);
}

/** Drives games through the pure reducer of boardgame.io. */
export class PeerDriver {
  readonly #library: ReturnType<typeof loadLibrary> = loadLibrary();
  readonly #reduce: ReturnType<ReturnType<typeof loadLibrary>['CreateGameReducer']>;

  constructor() {
    this.#reduce = this.#library.CreateGameReducer({ game: superTeamsForPeer });
  }

  begin(seats: number, seed: string, given?: Race): PeerState {
    return this.#library.InitializeGame({
      game: { ...superTeamsForPeer, seed },
      numPlayers: seats,
      ...(given !== undefined && { setupData: given }),
    });
  }

  call(state: PeerState, playerID: string, { move, args }: Call): PeerState {
    return this.#reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
  }

  /** One whole game in which everybody does anything legal. */
  playRandomly(seats: number, seed: string, chance: Chance): PeerPlayed {
    let state = this.begin(seats, seed);
    let decisions = 0;
    let calls = 0;
    let cards = 0;
    while (state.ctx.gameover === undefined) {
      const actor = actorOf(state);
      const legal = callsOf(state, actor);
      const call = legal[legal.length === 1 ? 0 : chance.pick('bot', legal.length)];
      if (call === undefined) throw new Error('the peer is stuck');
      if (legal.length > 1) decisions += 1;
      if (call.move === 'announce') cards += 1;
      calls += 1;
      state = this.call(state, actor.playerID, call);
    }
    return { decisions, calls, cards, rounds: state.G.round, winners: state.G.winners };
  }
}
